// What one press has done is taken back, and done again, by one press.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { siege } from '../../src/games/siege/index.ts';
import { matchOf } from '../walk.ts';
import { arrive, create, leave, nowIn, play, tab } from './playing.ts';
import type { Tab } from './tabs.ts';

beforeEach(arrive);
afterEach(leave);

const game = siege as unknown as AnyGame;
/** Opens a siege at the Attacker's first manoeuvre. */
const besieged = async (one: Tab): Promise<string> => {
  const { match } = playSetup(game, matchOf(game, 'joined', { shooting: 'virtual' }), { lots: true, lines: true });
  const id = await create(one, match);
  await one.opening.openMatch(id);
  await one.play.performAction({ type: 'hold' });
  return id;
};
const advance = async (one: Tab): Promise<number> => {
  const open = one.table.currentMatch();
  const moves = game.advance?.(game.view(one.table.stateAtPly(open), 'all')) ?? [];
  const { performTogether } = await import('../../src/store/joinedActions.ts');
  expect(await performTogether(moves.map(({ action }) => action))).toEqual({ done: true });
  return moves.length;
};

// Sabotage: with entries that are not joined, undo took back the last man only.
test('one undo takes back all moves of an advance, one redo makes them again, and an own action before stays', async () => {
  const one = await tab();
  await besieged(one);
  const before = nowIn(one).actions ?? 0;
  const moved = await advance(one);
  expect(moved).toBeGreaterThan(2);
  expect(nowIn(one).actions).toBe(before + moved);
  expect(await one.play.undo()).toBeNull();
  expect(nowIn(one).actions).toBe(before);
  expect(await one.play.redo()).toBe(true);
  expect(nowIn(one).actions).toBe(before + moved);
  await play(one);
  await one.play.undo();
  expect(nowIn(one).actions).toBe(before + moved);
});

test('it is kept with the match, so that it also holds when the match is opened again', async () => {
  const one = await tab();
  const id = await besieged(one);
  const before = nowIn(one).actions ?? 0;
  await advance(one);
  one.opening.closeMatch();
  await one.opening.openMatch(id);
  expect(await one.play.undo()).toBeNull();
  expect(nowIn(one).actions).toBe(before);
});

test('what is refused ends it, and what was done before stays', async () => {
  const one = await tab();
  await besieged(one);
  const before = nowIn(one).actions ?? 0;
  const { performTogether } = await import('../../src/store/joinedActions.ts');
  const stay = (id: string) => {
    const { state } = one.table.currentMatch().steps.at(-1) as { state: { pieces: { id: string; at: object }[] } };
    return { type: 'walk', id, path: [state.pieces.find((piece) => piece.id === id)?.at] };
  };
  const result = await performTogether([stay('blue1'), stay('blue1'), stay('blue2')]);
  expect(result).toHaveProperty('refused');
  expect(nowIn(one).actions).toBe(before + 1);
});
