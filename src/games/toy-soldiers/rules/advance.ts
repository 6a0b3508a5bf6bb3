import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import { clampToLength, pathLength } from '../../../geometry/path.ts';
import type { Mm, Point } from '../../../geometry/point.ts';
import { baseDistance, enemiesOf, isNear, must, nearestTo } from './lookups.ts';
import { refuseSelect, refuseWalk } from './movement.ts';
import { MEASURE, type Of, type SoldierOnField, type State, no, gameMessage } from '../types.ts';
import { endMove } from './victory.ts';

/** The length of an advance. It begins only farther than this from every enemy (TS-18). */
export const ADVANCE: Mm = 4 * MEASURE;
/** The least distance from every enemy at which an advance ends (TS-18). */
export const KEPT: Mm = 2 * MEASURE;
/** The step in which a shorter path is searched, mm. */
const STEP: Mm = 5;

/** Whether soldiers far from all enemies advance in this match (TS-18). */
export const isAdvancePlayed = ({ options, seats }: State): boolean =>
  options.advance === 'always' || (options.advance === 'shared' && seats.length > 2);
const isClear = (state: State, who: SoldierOnField, at: Point, limit: Mm): boolean =>
  enemiesOf(state, who.seat).every((enemy) => !isNear(state, enemy.at, at, limit));
/** Whether a soldier advances instead of rolling for movement (TS-18). */
export const mayAdvance = (state: State, who: SoldierOnField): boolean =>
  isAdvancePlayed(state) && isClear(state, who, who.at, ADVANCE);
/** Returns a path cut to the longest part that an advance may take. */
export const clampAdvance = (state: State, who: SoldierOnField, path: readonly Point[]): readonly Point[] => {
  for (let length = Math.min(ADVANCE, pathLength(path)); length > 0; length -= STEP) {
    const cut = clampToLength(path, length);
    if (isClear(state, who, cut.at(-1) ?? who.at, KEPT) && !refuseWalk(state, who, cut, ADVANCE)) return cut;
  }
  return path.slice(0, 1);
};

/** Returns why a soldier cannot advance along a path: an enemy is too near, or it is no path of its movement (TS-08, TS-18). */
export const refuseAdvance = (state: State, { id, path }: Of<'advance'>): Refusal | null => {
  const refused = refuseSelect(state, id);
  if (refused) return refused;
  const who = must(state, id);
  const nearest = nearestTo(state, who);
  if (!mayAdvance(state, who))
    return no('TS-18', 'no.advance', { who: { piece: id } }, nearest ? brokenMeasure(who.at, nearest.at) : {});
  const barred = refuseWalk(state, who, path, ADVANCE);
  if (barred) {
    const way = barred.instead as { readonly path: readonly Point[] } | undefined;
    const cut = way && clampAdvance(state, who, way.path);
    return { ...barred, ...(cut ? { instead: { type: 'advance', id, path: cut } } : {}) };
  }
  const end = path.at(-1) ?? who.at;
  if (isClear(state, who, end, KEPT)) return null;
  const there = nearestTo(state, { ...who, at: end });
  const short = there ? Math.ceil(KEPT - baseDistance(state, there.at, end)) : 0;
  const instead = { type: 'advance', id, path: clampAdvance(state, who, path) };
  const values = { who: { piece: there?.id ?? id }, far: { mm: KEPT }, short: { mm: short } };
  return no('TS-18', 'no.advanceEnd', values, { at: end, instead });
};
/** Advances a soldier without a roll. The turn passes, but the soldier stays ready (TS-18). */
export const advance = (state: State, { id, path }: Of<'advance'>, events: EventLog): State => {
  const end = path.at(-1);
  if (!end || pathLength(path) === 0) return endMove(state, id, events);
  events.push({
    kind: 'moved',
    rule: 'TS-18',
    id,
    path: path.map(({ x, y }) => ({ x, y })),
    text: gameMessage('event.advances', { who: { piece: id }, far: { mm: pathLength(path) } }),
  });
  const soldiers = state.soldiers.map((each) => (each.id === id ? { ...each, at: end } : each));
  return endMove({ ...state, soldiers }, id, events, 'ready');
};
