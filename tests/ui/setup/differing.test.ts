import { beforeAll, describe, expect, test } from 'vitest';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { closestPreset, settingText } from '../../../src/ui/starting/closestPreset.ts';
import { fieldsOf, type Values } from '../../../src/ui/starting/form.ts';

const fields = fieldsOf(sciFi);
const usual: Values = Object.fromEntries(fields.map(({ key, preset }) => [key, preset]));
const presets = sciFi.presets ?? [];
const ready = (id: string): Values => ({
  ...usual,
  ...(presets.find((preset) => preset.id === id)?.options as Values | undefined),
});

describe('what a set-up is like', () => {
  test('the usual, where nothing was changed', () => {
    expect(closestPreset(fields, usual, usual, presets)).toMatchObject({ preset: null, differs: [] });
  });
  test.each(presets.map(({ id }) => id))('the ready match %s, and nothing differs', (id) => {
    expect(closestPreset(fields, ready(id), usual, presets)).toMatchObject({ preset: { id }, differs: [] });
  });
  test('the ready match from which the fewest differ, told in the order of the form', () => {
    const values = { ...ready('dice'), slow: true, step: '7' };
    const like = closestPreset(fields, values, usual, presets);
    expect(like.preset?.id).toBe('dice');
    expect(like.differs.map(({ key }) => key)).toEqual(['step', 'slow']);
  });
  // Sabotage: an option that does not matter with the others was told.
  test('what does not matter does not differ', () => {
    const values = { ...usual, points: 300 };
    expect(closestPreset(fields, values, usual, presets).differs).toEqual([]);
  });
});

describe('an option in a few words', () => {
  beforeAll(() => changeLanguage('en'));
  const told = (key: string, value: unknown): string => {
    const field = fields.find((each) => each.key === key);
    if (!field) throw new Error(`No option ${key}.`);
    return settingText(sciFi, field, { ...usual, [key]: value });
  };
  test.each([
    ['slow', true, 'Shorter moves'],
    ['fairStart', false, 'Fair start: off'],
    ['step', '7', '1 step is: 7\u00a0cm'],
    ['stalemate', 40, 'Draw after this many quiet turns (0 = never): 40'],
  ])('%s %s', (key, value, words) => {
    expect(told(key, value)).toBe(words);
  });
  test('what is put together in an editor is only named', () => {
    expect(told('custom', {})).toBe('Custom armies');
  });
  test('in the words of its game', () => {
    const [squad] = fieldsOf(toySoldiers);
    expect(squad && settingText(toySoldiers, squad, { squad: 4 })).toBe('Soldiers per side: 4');
  });
});
