import { describe, expect, test } from 'vitest';
import { isVisibleTo } from '../../src/core/event.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';
import { type LuckChain, luckChains, luckBalance, matchStats, luckiestChain } from '../../src/core/matchStats.ts';
import { gameOf } from '../games.ts';
import { pathLength } from '../../src/geometry/path.ts';

const played = (record: string) => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  return { game, match, steps: replay(game, match).steps };
};

describe('the facts of a match', () => {
  // Sabotage: a step was counted twice when it was asked for again.
  test('ways, dice, turns and losses are those of its events, at every step and whatever was asked before', () => {
    const { game, steps } = played('toy-soldiers.over-last');
    const half = steps.slice(0, 60);
    expect(matchStats(game, half, 'all')).toEqual(matchStats(game, structuredClone(half), 'all'));
    const whole = matchStats(game, steps, 'all');
    expect(whole).toEqual(matchStats(game, structuredClone(steps), 'all'));
    expect(matchStats(game, steps, 'all')).toBe(whole);
    const events = steps.flatMap((step) => step.events);
    const moved = events.filter((event) => event.kind === 'moved');
    for (const id of new Set(moved.map((event) => event.id))) {
      const far = moved.reduce((sum, event) => sum + (event.id === id ? pathLength(event.path) : 0), 0);
      expect(whole.pieces[id]?.walked).toBeCloseTo(far, 6);
    }
    // Red has won: all of Blue's have fallen.
    expect([whole.seats.blue?.lost, whole.seats.red?.lost]).toEqual([6, 3]);
    expect(Math.abs((whole.seats.blue?.turns ?? 0) - (whole.seats.red?.turns ?? 0))).toBeLessThanOrEqual(1);
  });
  // Sabotage: those whom a resignation took from the table were counted among the fallen.
  test('whoever only leaves the table with a side that gives up is not lost', () => {
    const { game, steps } = played('toy-soldiers.over-resigned');
    const felled = steps.flatMap(({ events }) =>
      events.filter((event) => event.kind === 'removed' && event.text.key === 'toy-soldiers:event.falls'),
    ).length;
    const { seats } = matchStats(game, steps, 'all');
    expect(Object.values(seats).reduce((sum, { lost }) => sum + lost, 0)).toBe(felled);
    expect(steps.at(-1)?.events.some((event) => event.kind === 'removed' && event.withdrawn)).toBe(true);
  });
  // Sabotage: the dice were counted by throw.
  test('every die of a throw counts', () => {
    const { game, steps } = played('sci-fi.over-resigned');
    const throws = steps.flatMap(({ events }) => events.filter((event) => event.kind === 'rolled'));
    const dice = throws.reduce((sum, { dice }) => sum + dice.length, 0);
    expect(dice).toBeGreaterThan(throws.length);
    const { seats } = matchStats(game, steps, 'all');
    expect(Object.values(seats).reduce((sum, each) => sum + each.dice, 0)).toBe(dice);
  });
  // Sabotage: the set-ups of both sides were counted, so that two turns were told after a single move.
  test('set-ups and lots are no turns, in any game', () => {
    const records = ['stratego.over-flag', 'toy-soldiers.over-last', 'sci-fi.over-last', 'siege.over-last'];
    for (const record of [...records, 'flick.over-points']) {
      const { game, steps } = played(record);
      const begun = steps.findIndex(({ state }) => {
        const turn = game.turn(state);
        return 'to' in turn && !turn.opening;
      });
      expect(begun, record).toBeGreaterThan(0);
      expect(
        Object.values(matchStats(game, steps.slice(0, begun + 1), 'all').seats).filter(({ turns }) => turns > 0),
      ).toEqual([]);
      const first = matchStats(game, steps.slice(0, begun + 2), 'all').seats;
      expect(
        Object.values(first).reduce((sum, { turns }) => sum + turns, 0),
        record,
      ).toBe(1);
    }
  });
  // Sabotage: the answer was a turn like any other, so that the other side had one more.
  test.each(['toy-soldiers', 'sci-fi', 'siege', 'stratego', 'flick'])('%s: an answer to a draw is no turn', (id) => {
    const { game, steps, match } = played(`${id}.over-agreed`);
    const answer = match.entries.findIndex(({ action }) => (action as { type: string }).type === 'acceptDraw');
    expect(answer).toBeGreaterThan(0);
    const turnsAt = (ply: number): number =>
      Object.values(matchStats(game, steps.slice(0, ply + 1), 'all').seats).reduce((sum, { turns }) => sum + turns, 0);
    expect(turnsAt(answer + 1)).toBe(turnsAt(answer));
  });
  test('a viewer’s tally knows nothing that only another may hear of', () => {
    const { game, steps } = played('stratego.over-flag');
    const heard = steps.map((step) => ({ ...step, events: step.events.filter((event) => isVisibleTo(event, 'red')) }));
    expect(matchStats(game, steps, 'red')).toEqual(matchStats(game, heard, 'red'));
  });
});

describe('luck', () => {
  const { game, match, steps } = played('toy-soldiers.over-last');
  const chances = [...luckChains(game, match.entries, steps)];
  // Sabotage: what the odds gave was read after the throw.
  test('each chain of throws has its losses and what the odds gave for them', () => {
    expect(chances.length).toBeGreaterThan(20);
    const lost = chances.reduce((sum, each) => sum + (each.lost.blue ?? 0), 0);
    expect(lost, 'nobody falls but by dice').toBe(6);
    for (const { expected, from, to } of chances) {
      expect(to).toBeGreaterThanOrEqual(from);
      for (const n of Object.values(expected)) expect(n).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(
      chances.some(({ expected }) => (expected.red ?? 0) > 0 && (expected.blue ?? 0) > 0),
      'both may fall',
    ).toBe(true);
  });
  // Sabotage: a throw whose victims do not bear on one another was left out.
  test('a grenade, whose victims are thrown for one by one, counts as any other throw', () => {
    const { game, match, steps } = played('sci-fi.over-both');
    const thrown = match.entries.findIndex(({ action }) => (action as { type: string }).type === 'grenade') + 1;
    expect(thrown).toBeGreaterThan(0);
    const found = [...luckChains(game, match.entries, steps)].find(({ from, to }) => from <= thrown && thrown <= to);
    expect(Object.values(found?.expected ?? {}).every((n) => n > 0)).toBe(true);
    expect(Object.keys(found?.expected ?? {})).not.toEqual([]);
  });
  test('a side’s luck is what fell of the others above the odds; its best throw gave it the most', () => {
    const chance = (blue: number, due: number): LuckChain => ({
      from: 1,
      to: 2,
      lost: { blue },
      expected: { blue: due, red: 0.1 },
    });
    const list = [chance(1, 0.75), chance(0, 0.5), chance(1, 0.25)];
    expect(luckBalance(list, 'red')).toBeCloseTo(0.5);
    expect(luckBalance(list, 'blue')).toBeCloseTo(-0.3);
    expect(luckiestChain(list, 'red')).toBe(list[2]);
    expect(luckiestChain([chance(0, 0.5)], 'red')).toBeNull();
  });
});
