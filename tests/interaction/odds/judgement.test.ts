import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/core/odds/forecast.ts';
import type { Outcome } from '../../../src/core/odds/odds.ts';
import { matchOf, playOut } from '../../walk.ts';
import { enabledChoices } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { RollRequest } from '../../../src/core/luck.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { gameOf } from '../../games.ts';
import type { Seat } from '../../../src/core/seat.ts';
import { oddsRows } from '../../../src/interaction/odds/rows.ts';
import { endsAtOnce, judgeForecast } from '../../../src/interaction/odds/judgement.ts';
import { ruleTableLines } from '../../../src/presentation/text/ruleTable.ts';

const sciFi = gameOf('sci-fi') as AnyGame;
/** The first shot that may be fired in a match between bots, with its odds. */
const firstShot = () => {
  const [bot = 'random'] = Object.keys(sciFi.bots);
  const { steps } = playOut(sciFi, matchOf(sciFi, 'worth', sciFi.presets?.[0]?.options ?? {}), 200, {
    blue: bot,
    red: bot,
  });
  for (const { state } of steps) {
    const turn = sciFi.turn(state);
    if (!('to' in turn)) continue;
    const view = sciFi.view(state, turn.to);
    for (const choice of enabledChoices(sciFi.choices(view))) {
      if (choice.kind !== 'do' || typeof choice.target !== 'string') continue;
      const odds = forecast(sciFi, view, choice.action);
      const kinds = odds.kind === 'odds' ? Object.keys(odds.effects).map((sign) => sign.split(':')[0]) : [];
      if (odds.kind === 'odds' && kinds.includes('wounded') && kinds.includes('removed'))
        return { odds, scene: sciFi.scene(view), seat: turn.to };
    }
  }
  throw new Error('Nobody could shoot.');
};

describe('odds judged for whoever acts', () => {
  const { odds, scene, seat } = firstShot();
  const meaningsFor = (side: Seat, answers = false) => {
    const { outcomes, rows } = judgeForecast(sciFi, odds, scene, side, answers);
    const kindOf = ({ effects }: Outcome): string => effects[0]?.split(':')[0] ?? 'nothing';
    return { all: Object.fromEntries(odds.outcomes.map((each, i) => [kindOf(each), outcomes[i]?.meaning])), rows };
  };
  // Sabotage: worth was counted for the side whose piece it is.
  test('an enemy killed is what is wanted, one wounded a part of it, else nothing', () => {
    expect(meaningsFor(seat).all).toEqual({ removed: 'good', wounded: 'part', nothing: 'none' });
  });
  test('for the other side it is the other way round', () => {
    const other = seat === 'blue' ? 'red' : 'blue';
    expect(meaningsFor(other, true).all).toEqual({ removed: 'bad', wounded: 'hurt', nothing: 'good' });
  });
  test('a row means what it leads to, and a table that ends at once needs no list', () => {
    expect(endsAtOnce(odds)).toBe(true);
    const { rows } = meaningsFor(seat);
    expect(rows.map(({ meaning }) => meaning).toSorted()).toEqual(['good', 'none', 'part']);
  });
  test('the most wanted row of the table stands first, with its faces', async () => {
    await changeLanguage('en');
    const { rows } = judgeForecast(sciFi, odds, scene, seat, false);
    const lines = ruleTableLines(odds.throws[0] as RollRequest, null, {}, { rows });
    expect(lines.map(({ meaning }) => meaning)).toEqual(['good', 'part', 'none']);
    expect(lines.every(({ chains }) => chains.some(({ faces }) => faces.length > 0))).toBe(true);
  });
});

// Sabotage: the shares of a row were those of the whole throw.
test('a row of a close combat in a siege tells its part of each meaning, by hand: 4, 1 and 1 of 6 for a six, 4 of 6 lost and 1 a light wound for a one', () => {
  const siege = gameOf('siege') as AnyGame;
  const { state, action } = siege.lab?.trials.find(({ id }) => id === 'fight')?.lay({}) ?? {
    state: null,
    action: null,
  };
  const turn = siege.turn(state);
  if (!('to' in turn)) throw new Error('Nobody acts.');
  const odds = forecast(siege, asView(state), action);
  if (odds.kind !== 'odds') throw new Error('A close combat has odds.');
  const { rows } = judgeForecast(siege, odds, siege.scene(asView(state)), turn.to, false);
  const shares = rows.map(({ led }) => led.map(({ meaning, p }) => `${meaning} ${Math.round(6 * p)}`));
  const byFace = (odds.throws[0]?.rows ?? []).map((row) => ('faces' in row ? row.faces[0] : 0));
  expect(Object.fromEntries(byFace.map((face, i) => [face, shares[i]]))).toEqual({
    1: ['none 1', 'hurt 1', 'bad 4'],
    2: ['part 1', 'none 1', 'hurt 1', 'bad 3'],
    3: ['good 1', 'part 1', 'none 1', 'hurt 1', 'bad 2'],
    4: ['good 2', 'part 1', 'none 1', 'hurt 1', 'bad 1'],
    5: ['good 3', 'part 1', 'none 1', 'hurt 1'],
    6: ['good 4', 'part 1', 'none 1'],
  });
});

// Sabotage: rows stood in the order of their frequency.
test('what is wanted stands above what is likelier', () => {
  const { rows } = oddsRows([
    { p: 0.7, words: 'nothing', worth: 0 },
    { p: 0.2, words: 'he falls', worth: 100 },
    { p: 0.1, words: 'I fall', worth: -100 },
  ]);
  expect(rows.map(({ words }) => words)).toEqual(['he falls', 'nothing', 'I fall']);
});
