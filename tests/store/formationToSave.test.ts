// A line-up made by hand can be named until its player acts; one that the app made cannot.
import { asView } from '../../src/core/view.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { enabledChoices } from '../../src/core/choice.ts';
import { gameOf } from '../games.ts';
import { arrive, create, leave, newMatch, play, tab } from './playing.ts';

beforeEach(() => {
  arrive();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(leave);

test('what somebody has lined up is there to be named until he acts, and what the app has lined up is not', async () => {
  const one = await tab();
  const { formationToSave } = await import('../../src/store/formations.ts');
  const match = newMatch();
  const game = gameOf(match.game);
  if (!game) throw new Error('There is no such game.');
  const ready = playSetup(game, match, { lots: true, lines: true }).match;
  await one.opening.openMatch(await create(one, ready));
  const offered = () =>
    match.players.filter((player) => formationToSave(one.table.currentMatch(), player) !== null).length;
  expect(offered()).toBe(0);
  one.opening.closeMatch();

  await one.opening.openMatch(await create(one, match));
  for (let ply = 0; ply < ready.entries.length; ply++) {
    const open = one.table.currentMatch();
    const turn = one.table.currentTurn(open);
    if (!('to' in turn)) break;
    const choices = enabledChoices(game.choices(asView(one.table.stateAtPly(open))));
    const choice = choices.find(({ opening }) => opening === 'lines') ?? choices[0];
    if (choice) await one.play.performAction(choice.kind === 'do' ? choice.action : choice.example());
  }
  expect(offered()).toBe(2);
  await play(one, 12);
  expect(offered()).toBeLessThan(2);
});
