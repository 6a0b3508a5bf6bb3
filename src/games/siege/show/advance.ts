import type { AdvanceMove } from '../../../core/game.ts';
import { opponentOf } from '../../../core/seat.ts';
import { clampToLength, pathLength } from '../../../geometry/path.ts';
import { type Deg, distance, type Mm, type Point, roundHalfUp } from '../../../geometry/point.ts';
import { rotatedPoint } from '../../../geometry/rotation.ts';
import { dangerAt, isWorse, reachesSomebody } from '../rules/dangers.ts';
import { freshOf, reachOf, warriorsOf, withPiece } from '../rules/lookups.ts';
import { refuseGate } from '../rules/movement.ts';
import { pathUpTo } from '../rules/routes.ts';
import { topAt } from '../fortress/ground.ts';
import type { Action, PieceOnField, State } from '../types.ts';

/** The fewest warriors that advance together: one alone is moved by hand. */
const LEAST = 2;
/** The shortest path worth taking, and how far apart the danger on a path is looked at, mm. */
const WORTH: Mm = 20;
const LOOKS: Mm = 7;
/** The directions tried, from straight at the nearest enemy. */
const ASIDE: readonly Deg[] = [0, -25, 25, -50, 50];

const nearestEnemy = (state: State, { at, seat }: PieceOnField): PieceOnField | undefined =>
  warriorsOf(state, opponentOf(state.seats, seat)).toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
const whole = ({ x, y }: Point): Point => ({ x: roundHalfUp(x), y: roundHalfUp(y) });
/** Returns the part of a straight path on which a warrior is in no more danger than where it is. */
const safePart = (state: State, who: PieceOnField, path: readonly Point[]): readonly Point[] => {
  const [now, far] = [dangerAt(state, who, who.at), pathLength(path)];
  let safe = 0;
  for (let gone = Math.min(LOOKS, far); gone > safe; gone = Math.min(gone + LOOKS, far)) {
    const at = clampToLength(path, gone).at(-1);
    if (!at || isWorse(dangerAt(state, who, whole(at)), now)) break;
    safe = gone;
  }
  const end = clampToLength(path, safe).at(-1);
  return end && safe > 0 ? [who.at, whole(end)] : [who.at];
};
/** Returns the path of one warrior towards the nearest enemy, as far as it is safe and free. Null if none is worth taking. */
const pathOf = (state: State, who: PieceOnField): readonly Point[] | null => {
  const enemy = nearestEnemy(state, who);
  if (!enemy) return null;
  const far = distance(who.at, enemy.at);
  const reach = reachOf(state, who);
  let best: { path: readonly Point[]; gain: Mm } | null = null;
  for (const aside of ASIDE) {
    const [, end] = clampToLength([who.at, rotatedPoint(enemy.at, who.at, aside)], reach);
    if (!end) continue;
    // Rounding to whole mm must not make the path longer than the steps.
    const free = pathUpTo(state, who, [who.at, whole(end)], reach).slice(0, 2);
    const path = pathUpTo(state, who, safePart(state, who, free), reach);
    const gain = far - distance(path.at(-1) ?? who.at, enemy.at);
    if (gain > (best?.gain ?? WORTH)) best = { path, gain };
    if (aside === 0 && gain > 0.9 * Math.min(reach, far)) break;
  }
  return best?.path ?? null;
};
/** Whether a warrior only has a way to go: on the ground, out of reach of every enemy and of the gate. */
const onlyGoes = (state: State, who: PieceOnField): boolean =>
  who.kind === 'warrior' &&
  topAt(state, who.at) === null &&
  !reachesSomebody(state, who) &&
  dangerAt(state, who, who.at).attackers === 0 &&
  refuseGate(state, who.id) !== null;
/**
 * Returns the moves of all warriors that cannot reach anybody yet, front first, so that no one blocks another. Each goes towards
 * its nearest enemy and stops before it would be in more danger. Empty with fewer than two, and outside the manoeuvre (SI-16).
 */
export const advance = (state: State): readonly AdvanceMove<Action>[] => {
  if (state.stage.at !== 'move' || state.owed.length > 0) return [];
  const going = freshOf(state, state.active).filter((who) => onlyGoes(state, who));
  if (going.length < LEAST) return [];
  const far = (who: PieceOnField): Mm => distance(nearestEnemy(state, who)?.at ?? who.at, who.at);
  const moves: AdvanceMove<Action>[] = [];
  let after = state;
  for (const who of going.toSorted((a, b) => far(a) - far(b))) {
    const path = pathOf(after, who);
    const at = path?.at(-1);
    if (!path || !at) continue;
    moves.push({ piece: who.id, path, action: { type: 'walk', id: who.id, path: path.map(({ x, y }) => ({ x, y })) } });
    after = withPiece(after, who.id, { at, moved: true });
  }
  return moves.length < LEAST ? [] : moves;
};
