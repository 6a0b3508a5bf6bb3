import type { TableEvent } from '../../../core/event.ts';
import type { Seat } from '../../../core/seat.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { eventsAt } from '../../../presentation/scenes.ts';
import { visibleSteps } from '../../../presentation/visibleSteps.ts';

/** The kind of mark that a step has, by its gravest event. */
export type TimeMarkKind = 'fell' | 'struck' | 'shot' | 'threw' | 'went' | 'did';
/** Grouped steps on the time bar: the first and last number, their seat (null if several), and the gravest kind. */
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
/** Returns two groups of steps as one. */
const joined = (one: TimeMark, other: TimeMark): TimeMark => ({
  from: one.from,
  to: other.to,
  seat: one.seat === other.seat ? one.seat : null,
  sort: gravest([one.sort, other.sort]),
});
/**
 * Groups marks so that there are at most `max`. Consecutive marks of one seat are joined first, then as many neighbours as
 * necessary. None is left out.
 */
export const groupMarks = (marks: readonly TimeMark[], max: number): readonly TimeMark[] => {
  if (marks.length <= max) return marks;
  const runs: TimeMark[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last && last.seat === mark.seat) runs[runs.length - 1] = joined(last, mark);
    else runs.push(mark);
  }
  const each = Math.ceil(runs.length / max);
  return Array.from({ length: Math.ceil(runs.length / each) }, (_, i) =>
    runs.slice(i * each, (i + 1) * each).reduce(joined),
  );
};
/** Returns the marks of the steps that the viewer may see, by number: who acted, and the gravest event. */
export const timeMarks = (open: OpenMatch): TimeMark[] =>
  visibleSteps(open).flatMap((ply, number) => {
    const turn = ply > 0 ? open.game.turn(stateAtPly(open, ply - 1)) : null;
    if (!turn || 'over' in turn) return [];
    const sort = gravest(eventsAt(open, ply).flatMap(({ kind }) => BY_KIND[kind] ?? []));
    return [{ from: number, to: number, seat: turn.to, sort }];
  });
