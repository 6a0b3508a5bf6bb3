import { afterAll, expect, test } from 'vitest';
import { endReason } from '../../src/presentation/text/endReason.ts';
import { changeLanguage, formatMessage } from '../../src/i18n/index.ts';
import endings from '../records/endings.json' with { type: 'json' };
import { gameOf } from '../games.ts';

afterAll(() => changeLanguage('en'));
// Sabotage: without its `how.` a draw was told twice, as a head and before its reason.
test.each(['en', 'ru'] as const)(
  'below who has won, or that it is a draw, stands only how it came to that: %s',
  async (language) => {
    await changeLanguage(language);
    const told = endings.flatMap(({ game, why }) => {
      if (!gameOf(game)) return [];
      const values = { n: 5, most: 30, own: 3, other: 1, seat: 'S', loser: 'L' };
      return [formatMessage(endReason({ key: `${game}:${why}`, values }))];
    });
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((text) => /draw|wins|ничья|побед/iu.test(text))).toEqual([]);
  },
);
