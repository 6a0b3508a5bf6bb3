// The clock of the open match (MERA-02): it is measured here, outside the rules, and only while somebody in play decides.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchClock } from '../../src/core/clockSchema.ts';
import { enabledChoices } from '../../src/core/choice.ts';
import type { Match } from '../../src/core/match.ts';
import { asView } from '../../src/core/view.ts';
import { NOTHING_SHOWN } from '../../src/store/matchStore.ts';
import { gameOf } from '../games.ts';
import { matchOf, play } from '../walk.ts';
import { arrive, create, leave, tab, until } from './playing.ts';
import type { Tab } from './tabs.ts';

let now = 0;
let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  arrive();
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(leave);

const SIDE: MatchClock = { kind: 'side', seconds: 600, end: 'lost' };
/** A match in play with a clock: its set-up is done, and the seat to act may do so many things. */
const inPlay = (clock: MatchClock = SIDE, game = 'toy-soldiers', most = Infinity): Match => {
  const rules = gameOf(game);
  if (!rules) throw new Error('There is no such game.');
  const match = matchOf(rules, 'clock', game === 'toy-soldiers' ? { squad: 3 } : {});
  for (const { turn, view, entry } of play(rules, match, 400)) {
    if (!turn.opening && !turn.midway && enabledChoices(rules.choices(asView(view))).length <= most)
      return { ...match, clock };
    match.entries.push(entry);
  }
  throw new Error('Nobody came into play.');
};
interface TimedTab extends Tab {
  readonly clock: typeof import('../../src/store/clock/clockStore.ts');
}
/** Opens a tab with the clock's own modules. */
const timedTab = async (): Promise<TimedTab> => {
  const opened = await tab();
  return { ...opened, clock: await import('../../src/store/clock/clockStore.ts') };
};
const opened = async (match: Match): Promise<{ at: TimedTab; id: string }> => {
  const at = await timedTab();
  const id = await create(at, match);
  await at.opening.openMatch(id);
  return { at, id };
};
const stateOf = ({ table }: Tab) => table.useMatchStore.getState();
const runs = ({ clock }: TimedTab): boolean => clock.useClock.getState().since !== null;
const actor = ({ table }: Tab) => {
  const turn = table.currentTurn(table.currentMatch());
  return 'to' in turn ? turn.to : null;
};
const left = (at: TimedTab, seat = actor(at) ?? 'blue') => at.clock.timeLeftNow(at.table.currentMatch(), seat);
/** A full move of a soldier that does nothing: the turn passes. */
const skip = async (at: Tab): Promise<void> => {
  const open = at.table.currentMatch();
  const choice = open.game
    .choices(open.game.view(at.table.stateAtPly(open), actor(at) ?? 'all'))
    .find((each) => each.kind === 'do' && (each.action as { type: string }).type === 'skip');
  if (choice?.kind === 'do') await at.play.performAction(choice.action);
};

// Sabotage: the clock ran as soon as the match was opened.
test('an opened match waits until the player goes on; then each action keeps its time', async () => {
  const { at } = await opened(inPlay());
  now += 5000;
  expect([runs(at), left(at)]).toEqual([false, 600_000]);
  at.clock.goOn();
  now += 7000;
  expect([runs(at), left(at)]).toEqual([true, 593_000]);
  const [seat, before] = [actor(at), at.table.currentMatch().match.entries.length];
  await skip(at);
  expect(at.table.currentMatch().match.entries[before]).toMatchObject({ at: 70 });
  expect(actor(at)).not.toBe(seat);
  now += 2000;
  expect(left(at, seat ?? 'blue')).toBe(593_000);
  expect(left(at)).toBe(598_000);
});
test('a match without a clock keeps no times', async () => {
  const { clock: _, ...match } = inPlay();
  const { at } = await opened(match);
  at.clock.goOn();
  now += 7000;
  await skip(at);
  expect(at.table.currentMatch().match.entries.every((entry) => !('at' in entry))).toBe(true);
});

// Sabotages: the watch was not asked; a hidden page was not noticed; the class was not asked.
test('it stops in menus, while something is shown, in a hidden page and before a class', async () => {
  const at = await timedTab();
  await at.opening.openMatch(await create(at, inPlay()), NOTHING_SHOWN);
  const watch = at.table.createWatcher();
  const last = at.table.currentMatch().steps.length - 1;
  at.clock.goOn();
  expect(runs(at)).toBe(false);
  watch({ shownTo: last, paused: false });
  expect(runs(at)).toBe(true);
  now += 1000;
  watch({ shownTo: last, paused: true });
  now += 50_000;
  expect([runs(at), left(at)]).toEqual([false, 599_000]);
  watch({ shownTo: last - 1, paused: false });
  expect(runs(at)).toBe(false);
  watch({ shownTo: last, paused: false });
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  now += 50_000;
  expect([runs(at), left(at)]).toEqual([false, 599_000]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(runs(at)).toBe(true);
  at.table.useMatchStore.setState({ inClass: true });
  expect(runs(at)).toBe(false);
  at.table.useMatchStore.setState({ inClass: false, simulating: true });
  expect(runs(at)).toBe(false);
  at.table.useMatchStore.setState({ simulating: false, thinking: 0 });
  expect(runs(at)).toBe(false);
  at.table.useMatchStore.setState({ thinking: null });
  now += 1000;
  expect(left(at)).toBe(598_000);
});

// Sabotage: the curtain was not asked; the time ran while the screen was passed on.
test('it stops behind the curtain, and opening that goes on', async () => {
  const { at } = await opened(inPlay(SIDE, 'stratego'));
  expect([stateOf(at).open?.viewer, runs(at)]).toEqual(['public', false]);
  at.play.liftCurtain();
  now += 3000;
  expect([runs(at), left(at)]).toEqual([true, 597_000]);
  at.play.dropCurtain();
  now += 3000;
  expect([runs(at), left(at)]).toEqual([false, 597_000]);
});

// Sabotages: a reload began at nothing; a reload ran on at once.
test('a reload neither steals nor gives time', async () => {
  const { at, id } = await opened(inPlay());
  at.clock.goOn();
  now += 9000;
  at.opening.closeMatch();
  now += 60_000;
  const again = await timedTab();
  await again.opening.openMatch(id);
  now += 60_000;
  expect([runs(again), left(again)]).toEqual([false, 591_000]);
  again.clock.goOn();
  now += 1000;
  expect(left(again)).toBe(590_000);
  await skip(again);
  again.opening.closeMatch();
  const third = await timedTab();
  await third.opening.openMatch(id);
  expect(left(third)).toBe(600_000);
});
// Sabotage: the tab that took over went on from what it had read when it was opened.
test('another tab goes on from the time that was used here', async () => {
  const { at: one, id } = await opened(inPlay());
  const two = await timedTab();
  await two.opening.openMatch(id);
  one.clock.goOn();
  now += 4000;
  two.opening.takeOver();
  await until(two, { held: 'here' });
  await until(one, { held: 'away' });
  now += 60_000;
  expect([runs(one), runs(two)]).toEqual([false, false]);
  expect(left(two)).toBe(596_000);
  two.clock.goOn();
  now += 1000;
  one.opening.takeOver();
  await until(one, { held: 'here' });
  await until(two, { held: 'away' });
  expect([runs(one), left(one)]).toEqual([false, 595_000]);
  one.clock.goOn();
  // A tab that still reads what the other has left drops an action.
  await soon(async () => {
    await skip(one);
    expect(one.table.currentMatch().match.entries.at(-1)).toMatchObject({ at: 50 });
  });
});

test('undo gives the time back, and redo takes it again', async () => {
  const { at } = await opened({ ...inPlay(), takeBack: 'free' });
  const seat = actor(at) ?? 'blue';
  at.clock.goOn();
  now += 8000;
  await skip(at);
  expect(left(at, seat)).toBe(592_000);
  now += 3000;
  await at.play.undo();
  expect(left(at, seat)).toBe(600_000);
  await at.play.redo();
  expect(left(at, seat)).toBe(592_000);
});

/** Lets all but a moment of a side's time have gone. */
const almostUp = async (clock: MatchClock, match = inPlay(clock)): Promise<TimedTab> => {
  vi.mocked(performance.now).mockRestore();
  const at = await timedTab();
  const id = await create(at, match);
  const used = { match: id, ply: match.entries.length, ms: clock.seconds * 1000 - 30 };
  localStorage.setItem('mera.clock', JSON.stringify(used));
  await at.opening.openMatch(id);
  at.clock.goOn();
  return at;
};
/** Waits for what comes about within ten seconds: a busy machine is slow. */
const soon = (come: () => void | Promise<void>): Promise<void> => vi.waitFor(come, { timeout: 10_000, interval: 10 });
const actions = ({ table }: Tab): unknown[] => table.currentMatch().match.entries.map(({ action }) => action);
test('whose time is up has lost', async () => {
  const at = await almostUp(SIDE);
  const seat = actor(at);
  await soon(() => expect(actor(at)).toBeNull());
  expect(actions(at).at(-1)).toEqual({ type: 'timeUp', end: 'lost' });
  expect(at.table.currentTurn(at.table.currentMatch())).toMatchObject({
    over: { winners: [expect.not.stringMatching(seat ?? '')] },
  });
  expect(runs(at)).toBe(false);
});
test('or the turn passes, and the next one has its own time', async () => {
  const at = await almostUp({ kind: 'turn', seconds: 60, end: 'pass' });
  const [seat, before] = [actor(at), actions(at).length];
  await soon(() => expect(actor(at)).not.toBe(seat));
  expect(actions(at).slice(before)).toEqual([{ type: 'timeUp', end: 'pass' }]);
  expect(left(at)).toBeGreaterThan(55_000);
});
// Sabotage: a side without any time passed its turn at once, and so did the other.
test('a turn never passes where time is given once for all turns', async () => {
  const at = await almostUp({ kind: 'side', seconds: 60, end: 'pass' });
  const before = actions(at).length;
  await soon(() => expect(left(at)).toBeLessThan(-20));
  expect(actions(at)).toHaveLength(before);
});
test('it passes too while a player looks back', async () => {
  const at = await almostUp({ kind: 'turn', seconds: 60, end: 'pass' });
  const seat = actor(at);
  at.play.showPly(0);
  await soon(() => expect(actor(at)).not.toBe(seat));
  expect(at.table.isAtLatest(at.table.currentMatch())).toBe(true);
});
test('or it is only shown, and play goes on', async () => {
  const at = await almostUp({ kind: 'turn', seconds: 60, end: 'shown' });
  const before = actions(at).length;
  await soon(() => expect(left(at)).toBeLessThan(-20));
  expect(actions(at)).toHaveLength(before);
  expect(runs(at)).toBe(true);
});
// Sabotage: nothing was done where the turn cannot pass yet.
test('where the turn cannot pass yet, the only thing to do is done first', async () => {
  const clock: MatchClock = { kind: 'turn', seconds: 60, end: 'pass' };
  const match = inPlay(clock, 'siege', 1);
  const at = await almostUp(clock, match);
  const seat = actor(at);
  await soon(() => expect(actor(at)).not.toBe(seat));
  expect(actions(at).slice(match.entries.length)).toEqual([{ type: 'cast' }, { type: 'timeUp', end: 'pass' }]);
});
