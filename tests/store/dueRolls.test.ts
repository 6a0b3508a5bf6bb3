// Rolls without a choice are made by the app, as a part of the press before them.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import type { Match } from '../../src/core/match.ts';
import type { State } from '../../src/games/toy-soldiers/types.ts';
import { gameOf } from '../games.ts';
import { matchOf, play } from '../walk.ts';
import { arrive, create, leave, nowIn, tab } from './playing.ts';

beforeEach(arrive);
afterEach(leave);

const game = gameOf('toy-soldiers') as AnyGame;
const stageOf = (state: unknown): string => (state as State).stage.at;
/** A match of two people just before an action after which a soldier must defend, and that action. */
const attacked = (): { readonly match: Match; readonly action: unknown } => {
  const match = matchOf(game, 'due', { squad: 2, terrain: 'none', field: 'custom', width: 60, depth: 60 });
  const bots = { blue: 'plain', red: 'plain' };
  for (const { entry, after } of play(game, match, 400, bots)) {
    if (stageOf(after.state) === 'defend') return { match, action: entry.action };
    match.entries.push(entry);
  }
  throw new Error('Nobody was attacked.');
};

// Sabotage: without `rolls` in the turn, the defence waited for a press.
test('TS-11 the defence is rolled with the attack, and one undo takes back both', async () => {
  const one = await tab();
  const { match, action } = attacked();
  const before = match.entries.length;
  await one.opening.openMatch(await create(one, match));
  await one.play.performAction(action);
  const open = one.table.currentMatch();
  expect(['defend', 'counter']).not.toContain(stageOf(one.table.stateAtPly(open)));
  expect(open.match.entries[before + 1]).toMatchObject({ action: { type: 'defend' }, joined: true });
  expect(await one.play.undo()).toBeNull();
  expect(nowIn(one).actions).toBe(before);
});
test('TS-11 with real dice the defence waits for the player', async () => {
  const one = await tab();
  const { useSettings } = await import('../../src/store/settings.ts');
  const { dice } = useSettings.getState();
  useSettings.setState({ dice: 'hand' });
  const { match, action } = attacked();
  await one.opening.openMatch(await create(one, match));
  await one.play.performAction(action, []);
  expect(stageOf(one.table.stateAtPly(one.table.currentMatch()))).toBe('defend');
  useSettings.setState({ dice });
});
// Sabotage: without `inClass` in the rule the defence was rolled before the class could vote on it.
test('TS-11 before a class the defence waits for the desk', async () => {
  const one = await tab();
  const { match, action } = attacked();
  await one.opening.openMatch(await create(one, match));
  one.table.useMatchStore.setState({ inClass: true });
  await one.play.performAction(action);
  expect(stageOf(one.table.stateAtPly(one.table.currentMatch()))).toBe('defend');
  await one.play.performAction({ type: 'defend' });
  expect(stageOf(one.table.stateAtPly(one.table.currentMatch()))).not.toBe('defend');
});
