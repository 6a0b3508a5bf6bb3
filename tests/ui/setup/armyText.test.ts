import { afterAll, expect, test } from 'vitest';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { armyText } from '../../../src/ui/newMatch/army/armyText.ts';

afterAll(() => changeLanguage('en'));
const ARMY = ['rifleman', 'sergeant', 'rifleman', 'tank'] as const;
const plain = (text: string): string => text.replace(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll('\u00a0', ' ');

test('an army is a list by kind with counts and points, in both languages', async () => {
  await changeLanguage('en');
  const english = plain(armyText('sci-fi', ARMY, 500)).split('\n');
  expect(english[0]).toMatch(/^Sci-Fi Skirmish: \d+ of 500 points, 4 pieces$/);
  expect(english.slice(1)).toEqual([
    '',
    'Fighters',
    expect.stringMatching(/^2 × Rifleman: \d+ points$/),
    expect.stringMatching(/^1 × Sergeant: \d+ points$/),
    '',
    'Machines',
    expect.stringMatching(/^1 × Tank: \d+ points$/),
  ]);
  await changeLanguage('ru');
  const russian = armyText('sci-fi', ARMY, 500);
  expect(russian).toMatch(/[а-я]/);
  expect(russian).not.toMatch(/[a-z]/i);
});
