// The first ready match of each game, lined up as the app lines it up, as `npm run bench -- looks` opens it.
import type { Choice } from '../../src/core/choice.ts';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { GAMES } from '../games.ts';
import { distance } from '../../src/geometry/point.ts';
import { matchToText } from '../../src/storage/matchFile.ts';
import { radiusOf, seenRadiusOf } from '../../src/table/figures/pieces.ts';
import { piecesOnTable } from '../../src/table/figures/piecesOnTable.ts';
import { matchOf, type PlayedOut, playOut } from '../walk.ts';

/** A piece on the table: where (mm), and the radii (mm) of its base and of its drawing. */
interface Standing {
  readonly id: string;
  readonly at: PieceNode['at'];
  readonly base: number;
  readonly drawn: number;
}
/** A match cut short at a moment, as a file, and all who stand on its field then. */
interface Cut {
  readonly file: string;
  readonly pieces: readonly Standing[];
}
/** The first ready match of a game: when all are lined up, and where somebody can first be attacked or aimed at. */
export interface FirstMatch {
  readonly game: string;
  /** Played with distances, not on squares. */
  readonly measured: boolean;
  readonly start: Cut;
  readonly pick: Cut & { readonly piece: string; readonly targets: readonly string[] };
}

const MOST_PLIES = 400;
const isLinedUp = ({ rail, nodes }: Scene): boolean =>
  rail === undefined && !nodes.some((node) => node.kind === 'piece' && node.waits);
const seenIn = (game: AnyGame, { steps }: PlayedOut, ply: number): Scene => {
  const state = steps[ply]?.state;
  const turn = game.turn(state);
  return game.scene(game.view(state, 'to' in turn ? turn.to : 'public'));
};
const cut = (game: AnyGame, played: PlayedOut, ply: number): Cut => ({
  file: matchToText({ ...played.match, entries: played.match.entries.slice(0, ply) }),
  pieces: piecesOnTable(seenIn(game, played, ply))
    .filter(({ out }) => !out)
    .map((piece) => ({ id: piece.id, at: piece.at, base: radiusOf(piece), drawn: seenRadiusOf(piece) })),
});
/** Who may be picked now that can attack somebody, or be aimed, and whom, the nearest first. */
const attackIn = (scene: Scene, choices: readonly Choice<unknown>[]): { piece: string; targets: string[] } | null => {
  const open = choices.filter((choice) => !choice.disabled && choice.piece !== undefined);
  const attack = open.find((choice) => choice.kind === 'do' && typeof choice.target === 'string');
  const piece = (attack ?? open.find(({ kind }) => kind === 'aim'))?.piece;
  if (piece === undefined) return null;
  const targets = open.flatMap((choice) =>
    choice.piece === piece && choice.kind === 'do' && typeof choice.target === 'string' ? [choice.target] : [],
  );
  const at = (id: string): PieceNode['at'] => piecesOnTable(scene).find((each) => each.id === id)?.at ?? { x: 0, y: 0 };
  const far = (id: string): number => distance(at(id), at(piece));
  return { piece, targets: [...new Set(targets)].toSorted((a, b) => far(a) - far(b)) };
};

const firstOf = (game: AnyGame): FirstMatch => {
  const { match } = playSetup(game, matchOf(game, 'looks', game.presets?.[0]?.options ?? {}), {
    lots: true,
    lines: true,
  });
  const bot = Object.keys(game.bots)[0] ?? 'random';
  const played = playOut(game, match, MOST_PLIES, { blue: bot, red: bot });
  const start = played.steps.findIndex((_, ply) => isLinedUp(seenIn(game, played, ply)));
  for (let ply = Math.max(0, start); ply < played.steps.length; ply++) {
    const state = played.steps[ply]?.state;
    const turn = game.turn(state);
    const found = 'to' in turn ? attackIn(seenIn(game, played, ply), game.choices(game.view(state, turn.to))) : null;
    if (!found) continue;
    const measured = seenIn(game, played, start).boards === undefined;
    return { game: game.id, measured, start: cut(game, played, start), pick: { ...cut(game, played, ply), ...found } };
  }
  throw new Error(`In ${MOST_PLIES} plies of ${game.id} nobody could be attacked.`);
};
/** The first ready matches of the games of these ids, of all if there are none. */
export const firstMatches = (ids: readonly string[]): FirstMatch[] =>
  GAMES.filter(({ id }) => ids.length === 0 || ids.includes(id)).map(firstOf);
