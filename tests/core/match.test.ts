import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { initialStep, firstRoll, forcedAction, type Match, runEntry, undoTarget } from '../../src/core/match.ts';
import { replay } from '../replay.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Game } from '../../src/core/game.ts';
import { type Go, type Race, race } from './race.ts';

const match = (
  entries: readonly { action: unknown; dice?: number[] }[],
  takeBack: Match['takeBack'] = 'free',
): Match => ({
  format: 1,
  game: 'race',
  rulesVersion: 1,
  options: { goal: 20 },
  seed: 'seed',
  takeBack,
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
  ],
  entries: [...entries],
});
const go = (type: Go['type'], ...dice: number[]) =>
  dice.length > 0 ? { action: { type }, dice } : { action: { type } };
// Sabotage: against a bot its answer alone was taken back, and given again at once.
test('what a bot has answered is taken back with what it answered; between bots step by step', () => {
  const seated = (record: Match, ...bots: readonly Seat[]): Match => ({
    ...record,
    players: record.players.map((player) => (bots.includes(player.seat) ? { ...player, bot: 'plain' } : player)),
  });
  const played = match([go('rest'), go('rest'), go('rest'), go('rest')]);
  expect(backFrom(played)).toBe(3);
  expect(backFrom(seated(played, 'red'))).toBe(2);
  expect(backFrom(seated(played, 'blue', 'red'))).toBe(3);
  expect(backFrom(seated(played, 'blue'))).toBe(3);
  expect(backFrom(seated(match([go('rest')]), 'blue'))).toBe('nothing');
  expect(backFrom(seated(match([go('rest'), go('run', 3)], 'until-luck'), 'red'))).toBe('luck');
});
// Sabotage: a match that begins lined up was taken back to the empty table.
test('what the app has laid out is not taken back, what was played since is', () => {
  const played = match([go('rest'), go('rest'), go('rest')]);
  expect(backFrom({ ...played, begins: 2 })).toBe(2);
  expect(backFrom({ ...played, begins: 3 })).toBe('nothing');
  expect(backFrom({ ...match([go('run', 3)], 'until-luck'), begins: 1 }), 'a lot of its own').toBe('nothing');
});
const backFrom = (record: Match) => undoTarget(race, record, replay(race, record).steps);

describe('a match', () => {
  test('replays every entry; typed dice decide', () => {
    const { steps, stopped } = replay(race, match([go('run', 4), go('run', 6, 1), go('run', 1), go('up')]));
    expect(stopped).toBeUndefined();
    expect(steps.map(({ state }) => (state as { places: number[] }).places)).toEqual([
      [0, 0],
      [3, 0],
      [3, 8],
      [3, 8],
      [3, 8],
    ]);
    expect(steps.map((step) => step.luck)).toEqual([false, true, true, true, false]);
  });
  test('stops at the last entry that fits, and says why', () => {
    const cases = [
      [go('run', 4, 4), 'core:tooManyDice'],
      [go('run', 6), 'core:diceMissing'],
      [{ action: { type: 'fly' } }, 'core:badAction'],
      [go('up'), 'race:no'],
    ] as const;
    for (const [bad, why] of cases) {
      const { steps, stopped } = replay(race, match([go('run', 4), bad, go('rest')]));
      expect(steps.length).toBe(2);
      expect(stopped?.text.key).toBe(why);
    }
  });
  test('asks for one die after the other', () => {
    const { state } = initialStep(race, match([]));
    expect(runEntry(race, 's', 1, state, { action: { type: 'run' }, dice: [] })).toMatchObject({
      ask: { rule: 'RA-01' },
      typed: 0,
    });
    expect(runEntry(race, 's', 1, state, { action: { type: 'run' }, dice: [6] })).toMatchObject({ typed: 1 });
    expect(runEntry(race, 's', 1, state, { action: { type: 'run' }, dice: [6, 3] })).toHaveProperty('step');
    expect(firstRoll(race, asView(state), { type: 'run' })?.rule).toBe('RA-01');
    expect(firstRoll(race, asView(state), { type: 'rest' })).toBeNull();
  });
  test('what nobody has to choose is forced: midway, alone and without luck', () => {
    const { steps } = replay(race, match([go('run', 1), go('up')]));
    expect(steps.map((step) => forcedAction(race, step.state))).toEqual([null, { type: 'up' }, null]);
  });
  test('taking back goes to the last decision; what followed of itself goes with it', () => {
    expect(backFrom(match([]))).toBe('nothing');
    expect(backFrom(match([go('rest'), go('rest')]))).toBe(1);
    expect(backFrom(match([go('rest'), go('run', 1), go('up')]))).toBe(1);
    expect(backFrom(match([go('rest'), go('rest')], 'off'))).toBe('off');
    expect(backFrom(match([go('run', 3), go('rest')], 'until-luck'))).toBe(1);
    expect(backFrom(match([go('rest'), go('run', 3)], 'until-luck'))).toBe('luck');
    expect(backFrom(match([go('rest'), go('run', 1), go('up')], 'until-luck'))).toBe('luck');
  });
  test('with secrets neither what was learned nor a turn passed on nor the end is taken back, and each is told as what it is', () => {
    const backIn = (record: Match, learned: readonly Seat[] = []) => {
      const secret: Game<Race, Go, { goal: number }> = {
        ...race,
        secrets: true,
        determinize: (view) => view,
        apply: (state, action, luck) => {
          const step = race.apply(state, action, luck);
          const events = step.events.map((event) => (event.kind === 'rolled' ? event : { ...event, learned }));
          return { ...step, events };
        },
      };
      return undoTarget(secret, record, replay(secret, record).steps);
    };
    expect(backIn(match([go('rest')]))).toBe('passed');
    expect(backIn(match([go('run', 1)]))).toBe(0);
    expect(backIn(match([go('run', 1)]), ['blue'])).toBe('learned');
    const sprint = go('run', 6, 1);
    expect(backIn(match([sprint, go('rest'), sprint, go('rest'), sprint]))).toBe('ended');
  });
});
