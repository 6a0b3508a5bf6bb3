import { deepEqual } from '../equality.ts';
import { litRows, type OutcomeRow, type ShotEvent } from '../event.ts';
import type { AnyGame } from '../game.ts';
import type { View } from '../view.ts';
import type { Message } from '../message.ts';
import type { Forecast } from '../odds/odds.ts';
import type { PieceNode, Scene } from '../scene.ts';
import { pointOfPose } from './pose.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';

/**
 * One outcome of the tries: the rows of the shot's table, the lasting effects, and who was pushed how far, shortest to longest
 * (mm; `least` 0 if not always).
 */
export interface AimTestOutcome {
  readonly p: number;
  readonly rows: readonly OutcomeRow[];
  /** The keys (`kind:ids`) of the lasting effects. */
  readonly effects: readonly string[];
  readonly texts: readonly Message[];
  readonly pushed: readonly { readonly id: string; readonly least: Mm; readonly most: Mm }[];
}
/** The result of an aim test: outcomes with their shares, the most frequent first, and where moved pieces ended. */
export interface AimTest {
  readonly outcomes: readonly AimTestOutcome[];
  /** The probability of each lasting effect, keyed as in `Forecast`. */
  readonly effects: Readonly<Record<string, number>>;
  readonly ghosts: readonly PieceNode[];
  /** Whole degrees a flicked body turned in the first try, anticlockwise positive. If requested, on an empty field. Null if it is not a flick. */
  readonly spun: number | null;
  /** The path with a steady hand, until it touches another body. */
  readonly steadyPath: readonly Point[];
  /** Where the shells of the tries first touched anything, mm. Empty for a flick. */
  readonly landings: readonly Point[];
  /** Set while only the first try is known: its spin and the steady-hand path. */
  readonly pending?: true;
}

/**
 * A piece counts as pushed from this distance on (mm); less would be shown as 0 cm. The second value is the tolerance for being
 * where the shot left it.
 */
const MIN_PUSH: Mm = 5;
const REST_TOLERANCE: Mm = 2;
const piecesOf = ({ nodes }: Scene): PieceNode[] => nodes.filter((node): node is PieceNode => node.kind === 'piece');
const piecesIn = (game: AnyGame, view: View<unknown>): PieceNode[] => piecesOf(game.scene(view));
/** Returns the pieces that the shot pushed, without the flicked one. */
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
/**
 * Returns the outcome of the tries that matches a shot between two scenes, by lasting effects, and by who was pushed if possible.
 * Null if none matches.
 */
export const matchingOutcome = (
  aimTest: AimTest,
  shot: ShotEvent,
  lasting: readonly string[],
  [before, after]: readonly [Scene, Scene],
): AimTestOutcome | null => {
  const pieces = new Map(piecesOf(before).map((piece) => [piece.id, piece]));
  const pushed = pushedBy(shot, pieces, piecesOf(after)).map(({ id }) => id);
  const alike = aimTest.outcomes.filter(
    ({ rows, effects }) => deepEqual(rows, litRows(shot)) && deepEqual(effects, lasting),
  );
  return (
    alike.find((outcome) =>
      deepEqual(
        outcome.pushed.map(({ id }) => id),
        pushed,
      ),
    ) ??
    alike[0] ??
    null
  );
};
/** Merges who was pushed in two tries, from the shorter to the longer distance. */
const mergePushRanges = (one: AimTestOutcome['pushed'], other: AimTestOutcome['pushed']): AimTestOutcome['pushed'] =>
  [...new Set([...one, ...other].map(({ id }) => id))].map((id) => {
    const ways = [one, other].map((pushed) => pushed.find((each) => each.id === id) ?? { least: 0, most: 0 });
    return {
      id,
      least: Math.min(...ways.map(({ least: min }) => min)),
      most: Math.max(...ways.map(({ most: max }) => max)),
    };
  });

/** Returns where flicked bodies came to rest in the tries, off the field too, before the rules moved them. */
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

/** What the sampled shots of an aim test have shown. `rests` is where each flick left the bodies it moved. */
interface SampledShots extends Partial<Pick<AimTest, 'spun' | 'steadyPath' | 'landings'>> {
  readonly rests?: readonly ShotEvent['result']['rest'][];
}
/** Summarizes sampled odds by their texts. */
export const summarizeAimTest = (
  game: AnyGame,
  view: View<unknown>,
  odds: Forecast,
  { spun = null, steadyPath = [], landings = [], rests = [] }: SampledShots = {},
): AimTest => {
  if (odds.kind !== 'odds') return { outcomes: [], effects: {}, ghosts: [], spun, steadyPath, landings };
  const before = new Map(piecesIn(game, view).map((node) => [node.id, node]));
  const merged = new Map<string, AimTestOutcome>();
  const ghosts = restingPieces(before, rests);
  for (const { p, texts, effects, state, shot } of odds.outcomes) {
    const after = piecesIn(game, state);
    const pushed = shot ? pushedBy(shot, before, after) : [];
    const rows = shot ? litRows(shot) : [];
    // If there is a lasting effect, who else was pushed does not make a different outcome.
    const key = JSON.stringify([rows, texts, effects.length > 0 || pushed.map(({ id }) => id)]);
    const old = merged.get(key);
    merged.set(
      key,
      old ? { ...old, p: p + old.p, pushed: mergePushRanges(old.pushed, pushed) } : { p, rows, effects, texts, pushed },
    );
    const moved = after.filter((node) => !deepEqual(before.get(node.id), node));
    ghosts.push(...moved.filter(({ out, waits, pose }) => !out && !waits && !pose));
  }
  const outcomes = [...merged.values()].sort((a, b) => b.p - a.p);
  return { outcomes, effects: odds.effects, ghosts, spun, steadyPath, landings };
};
