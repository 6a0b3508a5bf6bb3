// The page of a match to save and print.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { lossesIn } from '../../src/core/event.ts';
import { luckBalance, luckChains } from '../../src/core/matchStats.ts';
import type { Match } from '../../src/core/match.ts';
import { changeLanguage, t } from '../../src/i18n/index.ts';
import { reportActions, reportMoments } from '../../src/presentation/reportMoments.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { ReportPage } from '../../src/ui/report/ReportPage.tsx';
import { luckRows } from '../../src/ui/report/reportRows.ts';
import { GAMES, gameOf } from '../games.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';

beforeAll(() => changeLanguage('en'));
const openOf = (match: Match): OpenMatch => {
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  const ply = steps.length - 1;
  return { id: 'x', game, match, steps, redo: [], ply, viewer: 'all', seen: {}, note: null, unsaved: false };
};
const LAST = 'toy-soldiers.over-last';
const pageOf = (open: OpenMatch): string => {
  const chances = [...luckChains(open.game, open.match.entries, open.steps)];
  const moments = reportMoments(open, chances);
  const pictures = ['start', ...moments, 'end'].map(() => ({ src: 'data:,', width: 1200, height: 720 }));
  return renderToStaticMarkup(createElement(ReportPage, { open, moments, pictures, chances, made: '' }));
};

test('the key moments are in order, with the first loss and the last one, and a page has 6 to 10 pictures', () => {
  const open = openOf(golden(LAST));
  const moments = reportMoments(open, []);
  expect(moments.map(({ from }) => from)).toEqual(moments.map(({ from }) => from).toSorted((a, b) => a - b));
  const losing = reportActions(open).filter(({ events }) => events.some((event) => lossesIn(event).length > 0));
  expect(moments).toContainEqual(losing[0]);
  expect(moments).toContainEqual(losing.at(-1));
  const pictures = pageOf(open).match(/<img /g) ?? [];
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  expect(pictures.length).toBeLessThanOrEqual(10);
});
// Sabotage: without the fill, a match that ends by agreement after a few quiet moves had two pictures.
test('a quiet match has moments too', () => {
  const match = golden('siege.over-agreed');
  const open = openOf({ ...match, entries: match.entries.slice(0, 24) });
  expect(reportMoments(open, []).length).toBeGreaterThanOrEqual(4);
});
test('the luck of a side is that of the whole match, and each row says its rolls', () => {
  const open = openOf(golden(LAST));
  const chances = [...luckChains(open.game, open.match.entries, open.steps)];
  const rows = luckRows(open, chances);
  const sums = rows.reduce((sum, { luck }) => sum.map((each, i) => each + (luck[i] ?? 0)), [0, 0]);
  open.match.players.forEach(({ seat }, i) => expect(sums[i]).toBeCloseTo(luckBalance(chances, seat), 8));
  for (const { dice, outcome, what } of rows) {
    expect(what).not.toBe('');
    expect(outcome === '').toBe(dice.length === 0);
  }
});
test.each(GAMES.map(({ id }) => id))('a page of %s says the result, the seed and what differs in the rules', (id) => {
  const name = { 'toy-soldiers': LAST, 'sci-fi': 'sci-fi.over-agreed', flick: 'flick.over-points' }[id];
  const open = openOf(golden(name ?? `${id}.over-agreed`));
  const page = pageOf(open);
  expect(page).toContain(`<h1>`);
  expect(page).toContain(t('ending.seed', { seed: open.match.seed }));
  expect(page.match(/.{30}(?:undefined|\{\{|NaN).{30}/g) ?? []).toEqual([]);
});
test('an unfinished match gives neither its seed nor a result', () => {
  const match = golden(LAST);
  const page = pageOf(openOf({ ...match, seed: 'golden 0', entries: match.entries.slice(0, 70) }));
  expect(page).toContain(t('report.unfinished'));
  expect(page).not.toContain('golden 0');
});
// Sabotage: with `dangerouslySetInnerHTML` for the name, the tag stood in the page.
test('names that are typed are escaped', () => {
  const match = golden(LAST);
  const hostile = ['<img src=x onerror=alert(1)>', '"></bdi><script>alert(1)</script>'];
  const players = match.players.map((player, i) => ({ ...player, name: hostile[i] ?? '' }));
  const page = pageOf(openOf({ ...match, players }));
  expect(page).not.toMatch(/<script|<img src=x|<img(?![^>]* src="data:,)/);
  expect(page).toContain('&lt;script&gt;');
});
