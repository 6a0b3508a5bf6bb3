// The goals "nothing happens" and "is chosen", judged from recorded matches of every kind of game.
import { describe, expect, test } from 'vitest';
import { subjectsOf, type TableEvent } from '../../src/core/event.ts';
import { replaySteps, type TimelineStep } from '../../src/core/match.ts';
import type { PieceNode } from '../../src/core/scene.ts';
import { areMet } from '../../src/lessons/judge.ts';
import { gameOf } from '../games.ts';
import { golden } from '../golden.ts';

/** The steps of a record, and what is judged of one of its actions. */
const record = (name: string) => {
  const match = golden(name);
  const game = gameOf(match.game);
  if (!game) throw new Error('There is no such game.');
  const steps = [...replaySteps(game, { ...match, options: game.schema.options.parse(match.options) })];
  const piecesAt = ({ state }: TimelineStep) =>
    game.scene(game.view(state, 'all')).nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.out);
  /** The first action with such an event, and the table before it. */
  const first = (is: (event: TableEvent, all: readonly TableEvent[]) => boolean) => {
    const i = steps.findIndex(({ events }, k) => k > 0 && events.some((event) => is(event, events)));
    const span = steps.slice(i - 1, i + 1);
    const event = steps[i]?.events.find((each) => is(each, steps[i]?.events ?? []));
    if (i < 1 || !event) throw new Error('The record has no such action.');
    return { span, event };
  };
  const nothing = (span: readonly TimelineStep[], ...ids: string[]): boolean =>
    areMet([{ kind: 'nothing', ...(ids.length > 0 ? { ids } : {}) }], game, span);
  const chosen = (span: readonly TimelineStep[], ...ids: string[]): boolean =>
    areMet([{ kind: 'chosen', ids }], game, span);
  return { steps, piecesAt, first, nothing, chosen };
};
const cueOf = (event: TableEvent) => (event.kind === 'rolled' ? event.thrown.dealt : undefined);
const lost = (events: readonly TableEvent[]) => events.some(({ kind }) => kind === 'removed');

describe('an attack with dice', () => {
  const { first, nothing, chosen, piecesAt } = record('sci-fi.over-last');
  test('that removes its target has chosen attacker and target, and has changed the target alone', () => {
    const { span, event } = first((each, all) => cueOf(each)?.how === 'shot' && lost(all));
    const { by = '', on = '' } = cueOf(event) ?? {};
    const other = piecesAt(span[0] as TimelineStep).find(({ id }) => id !== by && id !== on)?.id ?? '';
    expect([chosen(span, by), chosen(span, on), chosen(span, other), chosen(span, other, on)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([nothing(span, on), nothing(span, other), nothing(span)]).toEqual([false, true, false]);
  });
  test('that misses changes nothing', () => {
    const { span, event } = first(
      (each, all) => cueOf(each)?.how === 'shot' && all.every(({ kind }) => kind === 'rolled' || kind === 'said'),
    );
    const on = cueOf(event)?.on ?? '';
    expect([nothing(span, on), nothing(span), chosen(span, on)]).toEqual([true, true, true]);
  });
  test('that has not come yet is neither', () => {
    const { span, event } = first((each) => cueOf(each) !== undefined);
    const on = cueOf(event)?.on ?? '';
    const [before] = span as [TimelineStep];
    // Sabotage: before the first action everything stayed as it was, and the step was met at once.
    expect([nothing([before]), nothing([before], on), chosen([before], on)]).toEqual([false, false, false]);
  });
  test('leaves nobody who is not there as it was', () => {
    const { span } = first((each) => cueOf(each) !== undefined);
    expect(nothing(span, 'nobody')).toBe(false);
  });
});
test('a piece that moves does not stay, and has been chosen', () => {
  const { first, nothing, chosen } = record('stratego.over-flag');
  const { span, event } = first(({ kind }, all) => kind === 'moved' && !lost(all));
  const id = event.kind === 'moved' ? event.id : '';
  expect([nothing(span, id), nothing(span), chosen(span, id)]).toEqual([false, false, true]);
});
test('a fight without dice has chosen both', () => {
  const { first, chosen } = record('stratego.over-flag');
  const { span, event } = first((each) => 'table' in each && each.table !== undefined);
  // Sabotage: only who moved had been chosen, and the attacked piece had not.
  expect(('ids' in event ? event.ids : []).map((id) => chosen(span, id))).toEqual([true, true]);
});
test('a flick moves what it pushes, although no event says so', () => {
  const { first, nothing, chosen, piecesAt, steps } = record('flick.over-points');
  const placesAt = (step: TimelineStep | undefined) =>
    new Map(step ? piecesAt(step).map(({ id, at }) => [id, JSON.stringify(at)]) : []);
  /** The pieces that a flick moved without an event for each. */
  const pushedBy = (shot: TableEvent): string[] => {
    const i = steps.findIndex(({ events }) => events.includes(shot));
    const named = (steps[i]?.events ?? []).flatMap(subjectsOf);
    const [before, after] = [placesAt(steps[i - 1]), placesAt(steps[i])];
    return [...before].flatMap(([id, at]) => (!named.includes(id) && after.get(id) !== at ? [id] : []));
  };
  const { span, event } = first((each) => each.kind === 'shot' && pushedBy(each).length > 0);
  if (event.kind !== 'shot') throw new Error('There is no flick.');
  const [before, after] = [placesAt(span[0]), placesAt(span[1])];
  const still = [...before].flatMap(([id, at]) => (after.get(id) === at ? [id] : []));
  // Sabotage: by the events alone the pushed pieces had stayed.
  expect(pushedBy(event).filter((id) => nothing(span, id))).toEqual([]);
  expect([nothing(span, ...still), chosen(span, event.by)]).toEqual([true, true]);
});
