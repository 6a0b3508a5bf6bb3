import { litRows, type OutcomeRow, type ShotEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import type { View } from '../view.ts';
import type { Message } from '../message.ts';
import type { Forecast } from '../odds/odds.ts';
import type { PieceNode, Scene } from '../scene.ts';
import { pointOfPose } from './pose.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';

/** One way in which tries came out: the rows of the shot's table, what lasts of it, and who was pushed how far, from the shortest to the longest way (mm; `least` 0 where he was not always). */
export interface AimTestOutcome {
  readonly p: number;
  readonly rows: readonly OutcomeRow[];
  /** What lasts of it, in signs (`kind:ids`). */
  readonly effects: readonly string[];
  readonly texts: readonly Message[];
  readonly pushed: readonly { readonly id: string; readonly least: Mm; readonly most: Mm }[];
}
/** What came of the tries: in words with their shares, the most frequent first, and where the pieces lay that had moved. */
export interface AimTest {
  readonly outcomes: readonly AimTestOutcome[];
  /** How likely each thing that lasts comes upon whom, as `Forecast` tells it. */
  readonly effects: Readonly<Record<string, number>>;
  readonly ghosts: readonly PieceNode[];
  /** Whole degrees that a flicked body turned in the first try, + against the clock: on its own as it was at last led, if that was asked for; null where it is no flick. */
  readonly spun: number | null;
  /** The way of what is aimed were the hand firm, until it touches another body. */
  readonly steadyPath: readonly Point[];
  /** Where the shells of the tries first touched anything, mm; none of a flick. */
  readonly landings: readonly Point[];
  /** Set while the first try alone is known: its spin and the way of a firm hand. */
  readonly pending?: true;
}

/** From so far (mm) on a piece counts as pushed, for less is told as 0 cm; so near the place where the shot left it it still lies there. */
const MIN_PUSH: Mm = 5;
const REST_TOLERANCE: Mm = 2;
const piecesOf = ({ nodes }: Scene): PieceNode[] => nodes.filter((node): node is PieceNode => node.kind === 'piece');
const piecesIn = (game: AnyGame, view: View<unknown>): PieceNode[] => piecesOf(game.scene(view));
/** Who lies elsewhere because the shot pushed him there, but not him who was flicked. */
const pushedBy = (
  { act, result }: ShotEvent,
  before: ReadonlyMap<string, PieceNode>,
  after: readonly PieceNode[],
): AimTestOutcome['pushed'] =>
  after.flatMap((piece) => {
    const [was, rest] = [before.get(piece.id), result.rest[piece.id]];
    if (!was || !rest || piece.out || piece.id === act.id || distance(piece.at, pointOfPose(rest)) > REST_TOLERANCE)
      return [];
    const far = distance(was.at, piece.at);
    return far < MIN_PUSH ? [] : [{ id: piece.id, least: far, most: far }];
  });
/** The outcome of the tries that a shot has come to, fired between these scenes, with what lasts of it in signs: alike in who was pushed too if there is such a one; null where no try came out so. */
export const matchingOutcome = (
  aimTest: AimTest,
  shot: ShotEvent,
  lasting: readonly string[],
  [before, after]: readonly [Scene, Scene],
): AimTestOutcome | null => {
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const pieces = new Map(piecesOf(before).map((piece) => [piece.id, piece]));
  const pushed = pushedBy(shot, pieces, piecesOf(after)).map(({ id }) => id);
  const alike = aimTest.outcomes.filter(({ rows, effects }) => same(rows, litRows(shot)) && same(effects, lasting));
  return (
    alike.find((outcome) =>
      same(
        outcome.pushed.map(({ id }) => id),
        pushed,
      ),
    ) ??
    alike[0] ??
    null
  );
};
/** Who was pushed in either of two tries: from the shorter to the longer way. */
const mergePushRanges = (one: AimTestOutcome['pushed'], other: AimTestOutcome['pushed']): AimTestOutcome['pushed'] =>
  [...new Set([...one, ...other].map(({ id }) => id))].map((id) => {
    const ways = [one, other].map((pushed) => pushed.find((each) => each.id === id) ?? { least: 0, most: 0 });
    return {
      id,
      least: Math.min(...ways.map(({ least: min }) => min)),
      most: Math.max(...ways.map(({ most: max }) => max)),
    };
  });

/** Where flicked bodies came to rest in the tries, off the field too: not where the rules have put them then. */
const restingPieces = (
  before: ReadonlyMap<string, PieceNode>,
  rests: readonly ShotEvent['result']['rest'][],
): PieceNode[] =>
  rests.flatMap((rest) =>
    Object.entries(rest).flatMap(([id, pose]) => {
      const was = before.get(id);
      return was?.pose ? [{ ...was, pose, at: pointOfPose(pose) }] : [];
    }),
  );

/** Gathers sampled odds by what is told of them; `rests`: where each flick left the bodies that it moved. */
export const summarizeAimTest = (
  game: AnyGame,
  view: View<unknown>,
  odds: Forecast,
  spun: number | null,
  steadyPath: AimTest['steadyPath'] = [],
  landings: AimTest['landings'] = [],
  rests: readonly ShotEvent['result']['rest'][] = [],
): AimTest => {
  if (odds.kind !== 'odds') return { outcomes: [], effects: {}, ghosts: [], spun, steadyPath, landings };
  const before = new Map(piecesIn(game, view).map((node) => [node.id, node]));
  const told = new Map<string, AimTestOutcome>();
  const ghosts = restingPieces(before, rests);
  for (const { p, texts, effects, state, shot } of odds.outcomes) {
    const after = piecesIn(game, state);
    const pushed = shot ? pushedBy(shot, before, after) : [];
    const rows = shot ? litRows(shot) : [];
    // Where something lasts, who was pushed besides makes no other outcome of it.
    const key = JSON.stringify([rows, texts, effects.length > 0 || pushed.map(({ id }) => id)]);
    const old = told.get(key);
    told.set(
      key,
      old ? { ...old, p: p + old.p, pushed: mergePushRanges(old.pushed, pushed) } : { p, rows, effects, texts, pushed },
    );
    const moved = after.filter((node) => JSON.stringify(before.get(node.id)) !== JSON.stringify(node));
    ghosts.push(...moved.filter(({ out, waits, pose }) => !out && !waits && !pose));
  }
  const outcomes = [...told.values()].sort((a, b) => b.p - a.p);
  return { outcomes, effects: odds.effects, ghosts, spun, steadyPath, landings };
};
