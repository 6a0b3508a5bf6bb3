import { expect, test } from 'vitest';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { eventsAt } from '../../../src/presentation/scenes.ts';
import { createSpokenContext } from '../../../src/presentation/text/formatters.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import type { Listener } from '../../../src/ui/playing/spoken/context.ts';
import { eventTexts } from '../../../src/ui/playing/spoken/eventTexts.ts';
import { gameOf } from '../../games.ts';
import { matchOf, playOut } from '../../walk.ts';

const listener: Listener = (...scenes) => ({
  ...createSpokenContext([], ...scenes),
  bearings: { ahead: { x: 0, y: -1 }, right: { x: 1, y: 0 } },
  detail: 'normal',
});
// Sabotage: with the table of the match as it is shown, each move spoke the distance from before it.
test('while a move is still shown, its distance is spoken as it will be', async () => {
  await changeLanguage('en');
  const game = gameOf('toy-soldiers');
  if (!game) throw new Error('There is no such game.');
  const { match, steps } = playOut(game, matchOf(game, 'spoken'), 60, { blue: 'plain', red: 'plain' });
  const open = { game, match, steps, viewer: 'all', ply: 0 } as unknown as OpenMatch;
  let moves = 0;
  let changed = 0;
  for (const [ply, step] of steps.entries()) {
    const before = steps[ply - 1];
    if (!before || !eventsAt(open, ply).some(({ kind }) => kind === 'moved')) continue;
    const shown = { ...open, steps: steps.with(ply, { ...step, state: before.state }) } as OpenMatch;
    const settled = eventTexts(open, { ply, from: 0 }, listener);
    expect(eventTexts(shown, { ply, from: 0 }, listener, open)).toEqual(settled);
    changed += eventTexts(shown, { ply, from: 0 }, listener).join() === settled.join() ? 0 : 1;
    moves++;
  }
  expect(moves).toBeGreaterThan(3);
  expect(changed).toBeGreaterThan(3);
});
