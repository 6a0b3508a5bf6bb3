import { beforeAll, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { LANGUAGES, ruleIds, changeLanguage } from '../../src/i18n/index.ts';
import { chaptersOf, matches, splitAtMatches, splitAtWords } from '../../src/ui/rulebook/chapters.ts';
import { exampleOf, shownRules } from '../../src/ui/rulebook/examples.ts';
import { MIN_EXAMPLES, VIEW } from '../../src/ui/rulebook/exampleMoment.ts';

beforeAll(() => changeLanguage('en'));

test('the chapters of a rulebook hold every rule once, in order; a book without chapters is one without a name', async () => {
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    for (const { id } of GAMES) {
      const chapters = chaptersOf(id);
      expect(chapters.flatMap(({ rules }) => rules)).toEqual(ruleIds(id));
      const names = chapters.map(({ name }) => name);
      if (names.length > 1) expect(names.every((name) => name !== null && name !== '')).toBe(true);
    }
    expect(chaptersOf('toy-soldiers').length).toBeGreaterThan(1);
    expect(chaptersOf('sea-battle').map(({ name }) => name)).toEqual([null]);
  }
});

test('a rule is found by its id, its name and its text, whatever the case, with ё for е', () => {
  const entry = { rule: 'TS-12', name: 'Ответный удар', text: 'Боец отвечает Своему противнику, всё просто.' };
  for (const query of ['', ' ', 'ts-12', 'ответный', 'СВОЕМУ', 'все просто']) expect(matches(entry, query)).toBe(true);
  expect(matches(entry, 'пушка')).toBe(false);
  // Within a word it is another word.
  expect(matches(entry, 'ветный')).toBe(false);
});

test('an id is found without its dash, and no part of it is', () => {
  const entry = { rule: 'TS-12', name: 'Контратака', text: 'Боец отвечает Своему противнику.' };
  for (const query of ['ts12', 'TS 12']) expect(matches(entry, query), query).toBe(true);
  expect(matches(entry, 'S-1')).toBe(false);
});

test('what is found is cut out of the text, which stays whole', () => {
  expect(splitAtMatches('Counter, then counter', 'COUNTER ')).toEqual(['', 'Counter', ', then ', 'counter', '']);
  expect(splitAtMatches('Все ещё', 'еще')).toEqual(['Все ', 'ещё', '']);
  expect(splitAtMatches('no such word', 'x')).toEqual(['no such word']);
  expect(splitAtMatches('anything', ' ')).toEqual(['anything']);
  expect(splitAtMatches('The gun has begun', 'gun')).toEqual(['The ', 'gun', ' has begun']);
  expect(splitAtWords('Guns: two guns.', (word) => word.toLowerCase() === 'guns')).toEqual([
    '',
    'Guns',
    ': two ',
    'guns',
    '.',
  ]);
  expect(splitAtWords('nothing', () => false)).toEqual(['nothing']);
});

// Sabotage: a moment's number of actions was one less than it is.
test('each example of a rule is a moment of a match that can be played again, in which the rule was told', async () => {
  for (const { id } of GAMES.filter((game) => game.id !== 'sea-battle')) {
    const rules = await shownRules(id);
    expect(rules.size, `${id}: node scripts/examples.mjs makes its examples`).toBeGreaterThan(5);
    for (const rule of rules) {
      const example = await exampleOf(id, rule);
      expect(
        example?.moment.beats.flatMap(({ events }) => events.map((event) => event.rule)),
        `${id} ${rule}: after a change of the rules run node scripts/examples.mjs`,
      ).toContain(rule);
    }
  }
  expect(await exampleOf('sea-battle', 'SB-01')).toBeNull();
});

// Sabotage: the picture was framed by all whom the match had.
test('an example is framed to whom its rule is about: its steps go in order, and figures are so large in it that they are seen', async () => {
  const crowded: string[] = [];
  for (const { id } of GAMES.filter((game) => game.id !== 'sea-battle')) {
    for (const rule of await shownRules(id)) {
      const moment = (await exampleOf(id, rule))?.moment;
      const order = moment?.beats.map(({ ply, shownEvents }) => ply * 1000 + shownEvents) ?? [];
      expect(order, `${id} ${rule}`).toEqual(order.toSorted((a, b) => a - b));
      if (moment?.crop && (2 * moment.r * VIEW.width) / moment.crop.width < MIN_EXAMPLES) crowded.push(rule);
    }
  }
  // A way across half the field is shown whole.
  expect(crowded.length, crowded.join(' ')).toBeLessThanOrEqual(2);
});
