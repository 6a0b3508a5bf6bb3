import { expect, test } from 'vitest';
import { href, parseRoute } from '../../src/ui/route.ts';

test('an address names a screen; what is no good address names nothing and is no error', () => {
  for (const route of [
    { at: 'home' },
    { at: 'setup', game: 'sci-fi' },
    { at: 'match', id: 'a b/ц%' },
    { at: 'match', id: 'a', record: true },
    { at: 'sharedMatch', code: 'a-B_c' },
    { at: 'sharedMatch', code: 'a-B_c', ply: 0 },
    { at: 'rules', game: 'flick' },
    { at: 'rules', game: 'flick', rule: 'FF-03' },
    { at: 'print', game: 'flick' },
    { at: 'print', game: 'flick', sheet: 'worksheet', lesson: 'own.a/b' },
    { at: 'teachers' },
    { at: 'teachers', page: 'schools' },
  ] as const)
    expect(parseRoute(href(route))).toEqual(route);
  expect(parseRoute('#/match/%')).toEqual({ at: 'match', id: '%' });
  expect(parseRoute('#/new/%E0%A4%A')).toEqual({ at: 'setup', game: '%E0%A4%A' });
  expect(parseRoute('#/sharedmatch/a/-1')).toEqual({ at: 'sharedMatch', code: 'a' });
  for (const none of ['', '#', '#/']) expect(parseRoute(none)).toEqual({ at: 'home' });
  // Sabotage: an address that names nothing led home without a word.
  for (const lost of ['#/%', '#/nowhere', '#/new', '#/match', '#/teachers/nothing'])
    expect(parseRoute(lost)).toEqual({ at: 'home', lost: true });
});
