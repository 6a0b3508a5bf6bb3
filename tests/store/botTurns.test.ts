// The store itself lets bots play: at once if nobody watches, else when the screen has shown what was done.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RANDOM_BOT } from '../../src/core/botLevels.ts';
import { enabledChoices } from '../../src/core/choice.ts';
import type { Match } from '../../src/core/match.ts';
import { createTimeline } from '../../src/presentation/createTimeline.ts';
import { decide } from '../../src/store/botSearch.ts';
import type { BotRequest, ToWorker } from '../../src/store/workers/protocol.ts';
import { Mute } from './mute.ts';
import { arrive, create, leave, newMatch, nowIn, play, tab } from './playing.ts';
import type { Tab } from './tabs.ts';

/** Lets enough tasks of the page pass for a bot to begin. */
const settle = async (): Promise<void> => {
  for (let tasks = 0; tasks < 20; tasks++) await new Promise((resolve) => setTimeout(resolve));
};
const withBots = (match: Match, ...seats: readonly string[]): Match => ({
  ...match,
  players: match.players.map((player) => (seats.includes(player.seat) ? { ...player, bot: RANDOM_BOT } : player)),
});
/** The first thing that the seat to move may do. */
const anyAction = ({ table }: Tab): unknown => {
  const open = table.currentMatch();
  const turn = table.currentTurn(open);
  if (!('to' in turn)) throw new Error('The match is over.');
  const view = open.game.view(table.stateAtPly(open, open.steps.length - 1), turn.to);
  const [choice] = enabledChoices(open.game.choices(view)).filter(({ opening }) => opening !== 'lines');
  return choice?.kind === 'do' ? choice.action : choice?.example();
};
const stateOf = ({ table }: Tab) => table.useMatchStore.getState();
const stepsOf = ({ table }: Tab): number => table.currentMatch().steps.length;
const asked = (): number => Mute.all.reduce((sum, worker) => sum + worker.asked.length, 0);
/** Lets the person at the screen play until a bot is to move. */
const playToBot = async (at: Tab): Promise<void> => {
  for (;;) {
    const turn = at.table.currentTurn(at.table.currentMatch());
    if (!('to' in turn) || at.table.currentMatch().match.players.find(({ seat }) => seat === turn.to)?.bot) return;
    await play(at);
  }
};

beforeEach(() => {
  Mute.all = [];
  arrive();
  vi.stubGlobal('Worker', Mute);
});
afterEach(leave);

describe('a match of two bots', () => {
  /** A worker that searches at once, in the page itself. */
  class Searching extends Mute {
    override postMessage(message: ToWorker): void {
      super.postMessage(message);
      queueMicrotask(() => this.answers(decide(message.request as BotRequest, () => true)));
    }
  }
  test('is played to its end if nobody watches, with no screen at all', async () => {
    vi.stubGlobal('Worker', Searching);
    const at = await tab();
    await at.opening.openMatch(await create(at, withBots(newMatch(), 'blue', 'red')));
    await vi.waitFor(() => expect(at.table.currentTurn(at.table.currentMatch())).toHaveProperty('over'), {
      timeout: 60_000,
      interval: 20,
    });
    expect(stateOf(at)).toMatchObject({ thinking: null, stalled: false, watch: null });
    expect(nowIn(at).actions).toBe(stepsOf(at) - 1);
  });
  test('stops when it is closed', async () => {
    vi.stubGlobal('Worker', Searching);
    const at = await tab();
    const id = await create(at, withBots(newMatch(), 'blue', 'red'));
    await at.opening.openMatch(id);
    await vi.waitFor(() => expect(stepsOf(at)).toBeGreaterThan(3), { interval: 1 });
    at.opening.closeMatch();
    await settle();
    const left = asked();
    await settle();
    expect(asked()).toBe(left);
    expect(stateOf(at)).toMatchObject({ open: null, watch: null, thinking: null });
  });
});

describe('a bot whose turn it is', () => {
  let at: Tab;
  let id = '';
  const open = async (watched: boolean, ...bots: string[]): Promise<void> => {
    id = await create(at, withBots(newMatch(), ...bots));
    await at.opening.openMatch(id, watched ? at.table.NOTHING_SHOWN : null);
    await settle();
  };
  beforeEach(async () => {
    at = await tab();
  });

  test('waits until the last step has been shown, and is asked once', async () => {
    await open(true, 'blue');
    const watch = at.table.createWatcher();
    expect([stateOf(at).watch, asked()]).toEqual([at.table.NOTHING_SHOWN, 0]);
    watch({ shownTo: stepsOf(at) - 2, paused: false });
    await settle();
    expect(asked()).toBe(0);
    watch({ shownTo: stepsOf(at) - 1, paused: false });
    await settle();
    expect([asked(), stateOf(at).thinking]).toEqual([1, 0]);
    watch({ shownTo: stepsOf(at) - 1, paused: false });
    await settle();
    expect(asked()).toBe(1);
  });
  test('waits again after its action until that has been shown too', async () => {
    await open(true, 'blue', 'red');
    const watch = at.table.createWatcher();
    watch({ shownTo: 0, paused: false });
    await settle();
    Mute.last?.answers({ action: anyAction(at), thoughts: [] });
    await settle();
    expect([stepsOf(at), stateOf(at).thinking, asked()]).toEqual([2, null, 1]);
    watch({ shownTo: 1, paused: false });
    await settle();
    expect(asked()).toBe(2);
  });
  test('waits for the timeline of a screen: it thinks as soon as the person’s action has been seen', async () => {
    await open(true, 'red');
    let time = 0;
    let due: (() => void) | null = null;
    const after = (ms: number, call: () => void): (() => void) => {
      due = () => {
        [due, time] = [null, time + ms];
        call();
      };
      return () => (due = null);
    };
    const inputNow = () =>
      ({ open: at.table.currentMatch(), pace: 'slow', reducedMotion: false, wall: false, paused: false }) as const;
    const ports = { clock: { now: () => time, after }, play: () => undefined, watch: at.table.createWatcher() };
    const timeline = createTimeline(ports, inputNow());
    const forget = at.table.useMatchStore.subscribe(({ open }, before) => {
      if (open && open !== before.open) timeline.update(inputNow());
    });
    timeline.update(inputNow());
    await playToBot(at);
    await settle();
    const showing = () => timeline.view(timeline.store.getState(), inputNow()).showing;
    expect([showing()?.held, asked()]).toEqual([false, 0]);
    while (showing() && !showing()?.held) (due as (() => void) | null)?.();
    await settle();
    expect([showing()?.held, asked()]).toEqual([true, 1]);
    forget();
    timeline.stop();
  });
  test('waits while a dialog covers the table', async () => {
    await open(true, 'blue');
    const watch = at.table.createWatcher();
    watch({ shownTo: 0, paused: true });
    await settle();
    expect(asked()).toBe(0);
    watch({ shownTo: 0, paused: false });
    await settle();
    expect(asked()).toBe(1);
  });
  test('plays on at once when the screen is left, but not for the screen that has come after it', async () => {
    await open(true, 'blue');
    const [old, next] = [at.table.createWatcher(), at.table.createWatcher()];
    old(at.table.NOTHING_SHOWN);
    next({ ...at.table.NOTHING_SHOWN });
    old(null);
    await settle();
    expect(asked()).toBe(0);
    next(null);
    await settle();
    expect([stateOf(at).watch, asked()]).toEqual([null, 1]);
  });
  test('is not asked in a past position, but again at the last one', async () => {
    await open(true, 'red');
    await playToBot(at);
    at.play.showPly(0);
    at.table.useMatchStore.setState({ watch: null });
    await settle();
    expect(asked()).toBe(0);
    at.play.showPly(stepsOf(at) - 1);
    await settle();
    expect(asked()).toBe(1);
  });
  test('is not asked in a match that another tab plays', async () => {
    await open(false);
    const other = await tab();
    await other.opening.openMatch(id);
    expect(nowIn(other).held).toBe('away');
    const players = withBots(newMatch(), 'blue', 'red').players;
    const { open: watched } = stateOf(other);
    if (watched) other.table.useMatchStore.setState({ open: { ...watched, match: { ...watched.match, players } } });
    await settle();
    expect(asked()).toBe(0);
  });
  test('that has stalled waits until it is asked again by hand', async () => {
    await open(false, 'blue');
    Mute.last?.answers({ action: { type: 'cheat' }, thoughts: [] });
    await settle();
    expect([stateOf(at).stalled, asked()]).toEqual([true, 1]);
    await settle();
    expect(asked()).toBe(1);
    const { letBotPlay } = await import('../../src/store/botDriver.ts');
    void letBotPlay();
    await settle();
    expect([stateOf(at).stalled, asked()]).toEqual([false, 2]);
  });
  test('is asked about the position after an undo: the answer to the one before it is dropped', async () => {
    await open(false, 'red');
    await playToBot(at);
    await settle();
    const [thought, before] = [asked(), stepsOf(at)];
    expect([thought, stateOf(at).thinking]).toEqual([1, 0]);
    const action = anyAction(at);
    expect(await at.play.undo()).toBeNull();
    expect(stepsOf(at)).toBeLessThan(before);
    Mute.last?.answers({ action, thoughts: [] });
    await settle();
    expect([stateOf(at).thinking, stepsOf(at) < before, asked()]).toEqual([null, true, 1]);
    await playToBot(at);
    await settle();
    expect(asked()).toBe(2);
  });
  test('is not asked once a person has taken the seat, and is asked when the seat is given back', async () => {
    await open(true, 'blue');
    await at.play.assignSeat('blue', null);
    at.table.useMatchStore.setState({ watch: null });
    await settle();
    expect(asked()).toBe(0);
    await at.play.assignSeat('blue', RANDOM_BOT);
    await settle();
    expect(asked()).toBe(1);
  });
  test('of a match that was closed reports nothing on the next one, whose bot thinks meanwhile', async () => {
    await open(false, 'blue');
    const action = anyAction(at);
    const first = Mute.last;
    await open(false, 'blue');
    // The worker answers one request after another.
    first?.reports({ done: 0.5, thoughts: [{ action, why: { key: 'core:noBot' } }] });
    expect(stateOf(at)).toMatchObject({ thinking: 0, canHurry: false });
    first?.answers({ action, thoughts: [] });
    await settle();
    expect([stateOf(at).thinking, stepsOf(at), asked()]).toEqual([0, 1, 2]);
  });
});
