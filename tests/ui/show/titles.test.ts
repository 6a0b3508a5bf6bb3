// What the cards of the story are called for a class.
import { beforeAll, expect, test } from 'vitest';
import { golden } from '../../golden.ts';
import { replay } from '../../replay.ts';
import { gameOf } from '../../games.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { eventsAt, rollsOf, sceneAt } from '../../../src/presentation/scenes.ts';
import { stepTitle } from '../../../src/ui/playing/projector/stepTitle.ts';
import { createFormatContext } from '../../../src/presentation/text/formatters.ts';

beforeAll(() => changeLanguage('en'));
const opened = (record: string): OpenMatch => {
  const match = golden(record);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const rest = { redo: [], seen: {}, note: null, unsaved: false } as const;
  return { id: record, game, match, steps, ply: steps.length - 1, viewer: 'all', ...rest };
};
const titlesOf = (record: string): { title: string; type: string }[] => {
  const open = opened(record);
  return open.match.entries.map(({ action }, i) => {
    const roll = rollsOf(eventsAt(open, i + 1)).at(-1);
    const formatContext = createFormatContext(open.match.players, sceneAt(open, i), sceneAt(open, i + 1));
    return { title: stepTitle(open, i + 1, roll, formatContext), type: (action as { type: string }).type };
  });
};
// Sabotage: by the stage alone a shot, a walk and a pass in it were all called "Shooting".
test('a card says in a word or two what was done or what came of it, not in which stage', () => {
  for (const record of [
    'siege.over-last',
    'toy-soldiers.over-last',
    'sci-fi.over-last',
    'flick.over-five',
    'stratego.over-flag',
  ]) {
    const all = titlesOf(record);
    expect(all.filter(({ title }) => title === '' || title.split(/\s/).length > 4)).toEqual([]);
    const shots = all.filter(({ type }) => ['fire', 'shoot', 'strike', 'move'].includes(type));
    for (const { title } of shots) expect(title).not.toMatch(/^(Shooting|Choice|Three actions|Battle|Field .)$/);
  }
});
