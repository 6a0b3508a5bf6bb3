// What a seat remembers of a match: the ranks shown by fights, whatever the display option, and how each piece has moved (ST-08,
// ST-13).
import type { SeenStep } from '../../../core/game.ts';
import { RANKS, type Piece, type Rank, type Side, type State } from '../types.ts';

/** One move as both sides saw it. If it was an attack, `to` is the enemy's cell. */
export interface SeenMove {
  readonly id: string;
  readonly seat: Side;
  readonly from: number;
  readonly to: number;
  readonly attack: boolean;
  /** The pieces before it. */
  readonly before: readonly Piece[];
  /** The ranks shown before it, by piece. */
  readonly known: ReadonlyMap<string, Rank>;
}
/** All ranks ever shown, and all moves in order. */
export interface Memory {
  readonly known: ReadonlyMap<string, Rank>;
  readonly moves: readonly SeenMove[];
}

const isRank = (emblem: string | undefined): emblem is Rank => RANKS.some((rank) => rank === emblem);
/** Returns the ranks shown by a step, by piece. */
const shownIn = ({ events }: SeenStep<State>): (readonly [string, Rank])[] =>
  events.flatMap((event) =>
    event.kind !== 'revealed'
      ? []
      : Object.entries(event.faces ?? {}).flatMap(([id, { emblem }]) =>
          isRank(emblem) ? [[id, emblem] as const] : [],
        ),
  );
/** Returns the move between two views, or null. */
const moveIn = (before: State, after: State, known: ReadonlyMap<string, Rank>): SeenMove | null => {
  if (before.stage.at !== 'play') return null;
  const code = after.recent.at(-1);
  const moved = before.pieces.find(
    (piece, i) => piece.seat === before.active && piece.cell !== null && after.pieces[i]?.cell !== piece.cell,
  );
  if (!moved || moved.cell === null) return null;
  const there = after.pieces.find(({ id }) => id === moved.id)?.cell ?? null;
  const fallen = before.pieces.find(
    ({ cell, seat }, i) => seat !== moved.seat && cell !== null && after.pieces[i]?.cell === null,
  );
  const to = there ?? (code === undefined ? (fallen?.cell ?? null) : code % 100);
  if (to === null) return null;
  const attack = before.pieces.some(({ seat, cell }) => seat !== moved.seat && cell === to);
  return { id: moved.id, seat: moved.seat, from: moved.cell, to, attack, before: before.pieces, known };
};
/** Returns all that a seat remembers of what it has seen. */
export const memoryOf = (past: readonly SeenStep<State>[]): Memory => {
  const actions: SeenMove[] = [];
  let known: ReadonlyMap<string, Rank> = new Map();
  past.forEach((look, i) => {
    const before = past[i - 1]?.view;
    const action = before ? moveIn(before, look.view, known) : null;
    if (action) actions.push(action);
    const shown = shownIn(look);
    if (shown.length > 0) known = new Map([...known, ...shown]);
  });
  return { known, moves: actions };
};
