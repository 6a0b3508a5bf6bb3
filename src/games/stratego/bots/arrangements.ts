import { rowsOf } from '../rules/cells.ts';
import type { Cells, Rank, Size } from '../types.ts';

/** The letters of the arrangements below. */
const LETTERS: Readonly<Record<string, Rank>> = {
  M: 'marshal',
  G: 'general',
  C: 'colonel',
  J: 'major',
  P: 'captain',
  L: 'lieutenant',
  S: 'sergeant',
  m: 'miner',
  s: 'scout',
  Y: 'spy',
  '*': 'mine',
  F: 'flag',
};
const ARRANGEMENTS = ['corner', 'keep', 'decoy', 'wing'] as const;
/** A named ready-made arrangement (ST-04). */
export type Arrangement = (typeof ARRANGEMENTS)[number];
/** The own back row first, each row from the own left. */
const DRAWN: Readonly<Record<Size, Partial<Record<Arrangement, readonly string[]>>>> = {
  battle: {
    corner: ['F*msm*Lm*m', '*SmsLP*sLS', 'P*CYPGsJSP', 'sJsLMsCsJS'],
    keep: ['sms*F*msLm', 'mSLs*LSPmS', '*PJ*YGPsJ*', 'sCLsMPSCsJ'],
    decoy: ['**mL*sFLms', '*S*msL*mPs', 'SPmJYGPsSJ', 'sCsSMLCsPJ'],
    wing: ['ms*F*msmLs', 'PLs*mS*smS', 'JGYPL*SP*s', 'MCJCsPJsLS'],
  },
  duel: {
    corner: ['F*......m.', '*Y........', 'm.G.s.M..s'],
    keep: ['....*F*...', '...m.Y.m..', 's..M..G..s'],
    decoy: ['**......F.', 'm.......Ym', 's...GM...s'],
  },
  barrage: {
    corner: ['F*........', 'Y........m', '..........', 's..M..G..s'],
    keep: ['.....F....', '....Y*...m', '..........', 's..M..G..s'],
    decoy: ['m*......F.', '........Y.', '..........', 's...MG...s'],
  },
};
/** Returns an arrangement from its rows of letters, the own back row first. */
export const parseRows = (rows: readonly string[]): Cells =>
  rows
    .join('')
    .split('')
    .map((letter) => LETTERS[letter] ?? null);

/** Returns the ready-made arrangements of a size, with names (ST-04). */
export const arrangementsOf = (size: Size): { name: Arrangement; cells: Cells }[] =>
  ARRANGEMENTS.flatMap((name) => {
    const rows = DRAWN[size][name];
    return rows ? [{ name, cells: parseRows(rows) }] : [];
  });
/** Whether a piece is in front of the Flag in its file, so that no Scout takes it with the first move (ST-07). */
export const hidesFlag = (cells: Cells): boolean => {
  const flag = cells.indexOf('flag');
  return cells.some((rank, i) => rank !== null && i > flag && i % 10 === flag % 10);
};
/** Returns the length of an arrangement's list (ST-02, ST-03). */
export const lengthOf = (size: Size): number => rowsOf(size) * 10;
