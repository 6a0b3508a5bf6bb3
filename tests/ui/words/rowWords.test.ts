import { beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../../src/core/seat.ts';
import { formatDateTime, changeLanguage } from '../../../src/i18n/index.ts';
import { copyText, endText } from '../../../src/ui/home/matchRowText.ts';
import { matchOf } from '../../walk.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  return changeLanguage('en');
});
const { entries: _, ...match } = matchOf(toySoldiers, 'row');
const head = {
  ...match,
  players: [
    { seat: 'blue' as const, name: 'Anna' },
    { seat: 'red' as const, name: '' },
  ],
};
const ended = (won?: readonly Seat[]) => endText({ head, won });

test('a finished match says who has won, by the typed name or the seat', () => {
  expect(ended(['blue'])).toBe('Anna won');
  expect(ended(['red'])).toBe('Red won');
  expect(ended(['blue', 'red'])).toBe('Anna, Red won');
  expect(ended([])).toBe('draw');
  expect(ended()).toBe('finished');
});
test('a copy names its match while that is here', () => {
  expect(copyText({ updated: 0 })).toBe(`copy of the match from ${formatDateTime(0)}`);
  expect(copyText(undefined)).toBe('copy');
});
