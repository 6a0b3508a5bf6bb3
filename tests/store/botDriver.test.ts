// A bot that says nothing is given up, and may be asked once more: the worker is played by hand, the clock too.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import { initialStep } from '../../src/core/match.ts';
import { gameOf } from '../games.ts';
import { hurryUpBot, letBotPlay } from '../../src/store/botDriver.ts';
import { botReasonAt } from '../../src/store/botReasons.ts';
import { assignSeat } from '../../src/store/matchActions.ts';
import { type OpenMatch, currentMatch, humanSeats, stateAtPly, useMatchStore } from '../../src/store/matchStore.ts';
import { matchOf } from '../walk.ts';
import { Mute } from './mute.ts';

/** A bot that sends nothing for so long is given up, ms. */
const SILENCE = 21_000;

const opened = (id: string): OpenMatch => {
  const game = gameOf('flick');
  if (!game) throw new Error('There is no such game.');
  const plain = matchOf(game, 'silent');
  const match = { ...plain, players: plain.players.map((player) => ({ ...player, bot: 'plain' })) };
  const steps = [initialStep(game, match)];
  const rest = { redo: [], ply: 0, viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  return { id, game, match, steps, ...rest };
};
const now = () => {
  const { thinking, stalled, open } = useMatchStore.getState();
  return { thinking, stalled, note: open?.note?.key };
};
/** The seed by which the bot that is asked now is to draw. */
const seedAsked = (): unknown => (Mute.last?.asked.at(-1) as { seed: string } | undefined)?.seed;
const GIVEN_UP = { thinking: null, stalled: true, note: 'core:noBot' };
const THINKS = { stalled: false, note: undefined };

/** Lets the bot play, up to the moment at which a worker thinks. */
const startThinking = async (): Promise<{ readonly played: Promise<void> }> => {
  const played = letBotPlay();
  await vi.advanceTimersByTimeAsync(0);
  Mute.last?.sends({ kind: 'ready' });
  return { played };
};

beforeEach(() => {
  Mute.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Mute);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  useMatchStore.setState({ open: opened('one'), thinking: null, stalled: false });
});
afterEach(async () => {
  // Whoever still thinks is silent for too long: the next test begins with a worker of its own.
  await vi.advanceTimersByTimeAsync(SILENCE);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a bot draws by its own seed where the match has one, else by the seed of the match', async () => {
  const open = opened('own');
  for (const [match, seed] of [
    [open.match, 'silent'],
    [{ ...open.match, botSeed: 'its own' }, 'its own'],
  ] as const) {
    useMatchStore.setState({ open: { ...open, match } });
    const { played } = await startThinking();
    expect(seedAsked()).toBe(seed);
    await vi.advanceTimersByTimeAsync(SILENCE);
    await played;
  }
});

describe('a silent bot', () => {
  test('is given up after twenty seconds and not before: its worker is ended, and the table says so', async () => {
    const { played } = await startThinking();
    const [worker] = Mute.all;
    expect(worker?.asked).toMatchObject([{ game: 'flick', bot: 'plain', seat: 'blue', ply: 1 }]);
    await vi.advanceTimersByTimeAsync(SILENCE - 1000);
    expect([now(), worker?.ended]).toEqual([{ ...THINKS, thinking: 0 }, false]);
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect([now(), worker?.ended]).toEqual([GIVEN_UP, true]);
    expect(useMatchStore.getState().open?.steps).toHaveLength(1);
  });

  test('is not silent while it tells how far it has come', async () => {
    const { played } = await startThinking();
    const [worker] = Mute.all;
    for (const done of [0.25, 0.5, 0.75]) {
      await vi.advanceTimersByTimeAsync(SILENCE - 1000);
      worker?.reports({ done, thoughts: [] });
      expect(now()).toEqual({ ...THINKS, thinking: done });
    }
    await vi.advanceTimersByTimeAsync(SILENCE);
    await played;
    expect(now()).toEqual(GIVEN_UP);
  });

  test('is asked once more by a new worker; what the old one says then is not heard', async () => {
    const { played: first } = await startThinking();
    await vi.advanceTimersByTimeAsync(SILENCE);
    await first;
    const { played: second } = await startThinking();
    const [old, fresh] = Mute.all;
    expect([Mute.all.length, fresh?.asked.length, now()]).toEqual([2, 1, { ...THINKS, thinking: 0, note: undefined }]);
    old?.reports({ done: 0.9, thoughts: [] });
    expect(now().thinking).toBe(0);
    await vi.advanceTimersByTimeAsync(SILENCE);
    await second;
    expect([now(), fresh?.ended]).toEqual([GIVEN_UP, true]);
  });

  test('of a match that has been left says nothing on the next one', async () => {
    const { played } = await startThinking();
    useMatchStore.setState({ open: opened('two') });
    await vi.advanceTimersByTimeAsync(SILENCE);
    await played;
    expect(now()).toEqual({ thinking: null, stalled: false, note: undefined });
  });
});

test('what is no action of the game is not played, and nothing of it is told', async () => {
  const { played } = await startThinking();
  Mute.last?.answers({ action: { type: 'cheat', id: 'blue/1' }, thoughts: [] });
  await played;
  expect([now(), currentMatch().steps.length, currentMatch().note]).toEqual([GIVEN_UP, 1, { key: 'core:noBot' }]);
});

test('who will not wait presses: what the bot thinks best so far is done, and its worker is ended', async () => {
  const { game } = currentMatch();
  const [choice] = enabledChoices(game.choices(game.view(stateAtPly(currentMatch()), 'blue')));
  const action = choice?.kind === 'do' ? choice.action : choice?.example();
  const { played } = await startThinking();
  hurryUpBot();
  expect([useMatchStore.getState().canHurry, currentMatch().steps.length]).toEqual([false, 1]);
  Mute.last?.reports({ done: 0.1, thoughts: [{ action, why: { key: 'core:noBot' } }] });
  expect(useMatchStore.getState().canHurry).toBe(true);
  const { last } = Mute;
  hurryUpBot();
  await played;
  expect(last?.ended).toBe(true);
  expect(currentMatch().match.entries[0]?.action).toEqual(action);
  expect(botReasonAt(currentMatch(), 1)).toEqual({ key: 'core:noBot' });
  expect(useMatchStore.getState()).toMatchObject({ thinking: null, canHurry: false });
});

test('a seat goes to a person while its bot thinks: the answer is dropped; given back, the bot plays', async () => {
  const stepsAfter = async (meanwhile?: () => Promise<void>): Promise<number> => {
    const { played } = await startThinking();
    await meanwhile?.();
    const { game } = currentMatch();
    const [choice] = enabledChoices(game.choices(game.view(stateAtPly(currentMatch()), 'blue')));
    Mute.last?.answers({ action: choice?.kind === 'do' ? choice.action : choice?.example(), thoughts: [] });
    await played;
    return currentMatch().steps.length;
  };
  expect(await stepsAfter(() => assignSeat('blue', null))).toBe(1);
  expect(humanSeats(currentMatch().match)).toEqual(['blue']);
  expect(now()).toMatchObject({ thinking: null, stalled: false });
  await assignSeat('blue', 'plain');
  expect(humanSeats(currentMatch().match)).toEqual([]);
  expect(await stepsAfter()).toBeGreaterThan(1);
});

test('a seat goes to a person while its bot’s action is being kept: first the action stands, then the seat is his', async () => {
  const { game } = currentMatch();
  const { played } = await startThinking();
  const [choice] = enabledChoices(game.choices(game.view(stateAtPly(currentMatch()), 'blue')));
  const lengths: number[] = [];
  const forget = useMatchStore.subscribe(({ open }) => {
    if (open && humanSeats(open.match).includes('blue')) lengths.push(open.steps.length);
  });
  Mute.last?.answers({ action: choice?.kind === 'do' ? choice.action : choice?.example(), thoughts: [] });
  // The answer is on its way to the store, and nothing has been played yet.
  for (let turns = 0; turns < 6; turns++) await Promise.resolve();
  expect(currentMatch().steps).toHaveLength(1);
  await assignSeat('blue', null);
  await played;
  forget();
  const length = currentMatch().steps.length;
  expect(length).toBeGreaterThan(1);
  expect(lengths.length).toBeGreaterThan(0);
  expect(new Set(lengths)).toEqual(new Set([length]));
});
