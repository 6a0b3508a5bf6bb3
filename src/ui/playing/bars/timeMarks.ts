import type { TableEvent } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { eventsAt } from '../../../presentation/scenes.ts';
import { turnsAt } from '../../../presentation/scoreHistory.ts';
import { visibleSteps } from '../../../presentation/visibleSteps.ts';

/** The kind of mark that a step has, by its gravest event. */
export type TimeMarkKind = 'fell' | 'struck' | 'shot' | 'threw' | 'went' | 'did';
/** Grouped steps on the time bar: the first and last number, the gravest kind, and its seat (null if several). */
export interface TimeMark {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat | null;
  readonly sort: TimeMarkKind;
}
const SORTS: readonly TimeMarkKind[] = ['fell', 'struck', 'shot', 'threw', 'went', 'did'];
const BY_KIND: Readonly<Partial<Record<TableEvent['kind'], TimeMarkKind>>> = {
  removed: 'fell',
  hit: 'struck',
  wounded: 'struck',
  shot: 'shot',
  rolled: 'threw',
  moved: 'went',
};
const gravest = (sorts: readonly TimeMarkKind[]): TimeMarkKind => SORTS.find((sort) => sorts.includes(sort)) ?? 'did';
/** Returns two neighbouring groups as one. The seat is that of the gravest step, or null if several seats have one. */
export const joinMarks = (one: TimeMark, other: TimeMark): TimeMark => {
  const sort = gravest([one.sort, other.sort]);
  const seats = [one, other].filter((each) => each.sort === sort).map(({ seat }) => seat);
  return {
    from: one.from,
    to: other.to,
    sort,
    seat: seats.every((seat) => seat === seats[0]) ? (seats[0] ?? null) : null,
  };
};
/** Returns the marks of the steps that the viewer may see, by number: who acted, and the gravest event. */
export const timeMarks = (open: OpenMatch): TimeMark[] =>
  visibleSteps(open).flatMap((ply, number) => {
    const turn = ply > 0 ? open.game.turn(stateAtPly(open, ply - 1)) : null;
    if (!turn || 'over' in turn) return [];
    const sort = gravest(eventsAt(open, ply).flatMap(({ kind }) => BY_KIND[kind] ?? []));
    return [{ from: number, to: number, seat: turn.to, sort }];
  });
/** The step with which a turn begins, and the turn's number. Turns of all sides count, as in the chart of the end. */
export interface TurnStart {
  readonly step: number;
  readonly turn: number;
}
/** Returns where the turns begin among the steps that the viewer may see. */
export const turnStarts = (open: OpenMatch): TurnStart[] => {
  let before = 0;
  return visibleSteps(open).flatMap((ply, step) => {
    const turn = turnsAt(open, ply);
    if (turn === before) return [];
    before = turn;
    return [{ step, turn }];
  });
};
