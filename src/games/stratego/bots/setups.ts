// The strong bot's set-ups. A plan fixes the cells of Flag and Mines. The other pieces are drawn where each rank serves best, so
// that no two set-ups are alike.
import { armyOf, walks } from '../rules/army.ts';
import { areNeighbours } from '../rules/cells.ts';
import { hidesFlag, lengthOf, parseRows } from './arrangements.ts';
import { BY_ROW } from './evidence.ts';
import type { Cells, Rank, Size } from '../types.ts';

/** For Battle: the cells of the Flag and the Mines, as Red names them. A wall of Mines is often elsewhere too. */
const PLANS: readonly string[] = [
  'A1 B1 A2 D3 F2 I1 J2',
  'B1 A1 C1 B2 G2 I1 E3',
  'C1 B1 D1 C2 H2 J1 F3',
  'E1 D1 F1 E2 A2 I2 H1',
  'D1 C1 E1 D2 I1 H2 J3',
  'A1 A2 B1 I1 J2 H2 E3',
  'B1 B2 A1 C1 H1 J1 I2',
  'A1 A2 B1 B2 D1 G3 J2',
  'C1 B1 D1 C2 A3 E3 I2',
  'B2 A2 C2 B3 B1 H1 I2',
  'D1 C1 E1 D2 B2 F2 I3',
  'E1 D1 F1 E2 B1 H2 I1',
];
/** The smaller sizes as whole tables, own back row first: the best of some hundred that were tested. */
const TABLES: Readonly<Record<Exclude<Size, 'battle'>, readonly string[]>> = {
  duel: [
    'F*........ *m......Y. M....sGsm.',
    'F*........ *...m.s.Y. sMm.....G.',
    '......ms*F ........M* s..GY....m',
    '.......Y*F ...M..G.m* .s......ms',
    'F*...m..Y. *m........ .Ms..s.G..',
    'F*..Y....m *.s..G.... Mm......s.',
    'F*.....Y.. *....G.ss. .M..m..m..',
    '........*F ..ms...m.* Y..sM...G.',
    '........*F .m....m..* ...YMs..sG',
    '..m.....*F .m.....Y.* s...M.s..G',
    'Y.......*F ..G.m.m.M* s......s..',
    '.s.YF*.... ....*m...m .G.s..M...',
    'F*..m....Y *......... mGs...sM..',
    '..Y.....*F m........* .Ms...sG.m',
    'F*.......Y *..s...... m.M...sm.G',
    '..*FY..... ...*...s.m m...s..M.G',
  ],
  barrage: [
    'F......... *m........ s.....Y.G. Ms........',
    '.....FY... .....*.... .......m.. .G..sMs...',
    '...YF..... ...s*..... G..sM....m ..........',
    '.....F*... ....sm.Y.. .........s ....M....G',
    'F*......s. m......... MG.Y...... .s........',
    'FY........ *......... M...G..... ms..s.....',
    '........Fm .......s*. s.G....... ..Y.....M.',
    'mF...Y.... .*........ .....G.... Ms......s.',
    '........mF .s.Y.....* ...G.s.... .M........',
    '........*F ....m....Y ......s... ..G.....sM',
    'F*........ Y......... ......s.G. M.....m.s.',
    '......*F.. .......Y.. ....Ms.... .m...s...G',
    '*F........ .Y....s... G........m ...s..M...',
    'F*........ m....Y.... .s.Ms...G. ..........',
    '........FY ........*. ....s..M.. ..G..m...s',
    'F.......s. *m.....Y.. ......s... .....M..G.',
    '.....FY... .m...*.... .M......G. ...s....s.',
    '.....FY... .....*.s.. G..m.s.M.. ..........',
  ],
};
/** How often a piece is moved one cell aside. */
const STEPS_ASIDE = 16;
const cellOf = (name: string): number => (Number(name.slice(1)) - 1) * 10 + name.charCodeAt(0) - 65;
const columnsApart = (a: number, b: number): number => Math.abs((a % 10) - (b % 10));

/** Returns how well a cell suits a rank, besides its frequency in that row. */
const fits = (rank: Rank, cell: number, at: ReadonlyMap<Rank, number>): number => {
  const near = (other: Rank): number => {
    const there = at.get(other);
    return there === undefined ? 5 : columnsApart(cell, there);
  };
  if (rank === 'general') return near('marshal') >= 3 ? 1 : 0.15;
  if (rank === 'spy') return near('general') <= 2 ? 2 : 0.5;
  // A piece stays near the Flag to meet a Miner that comes for the wall.
  if (rank === 'lieutenant' || rank === 'captain' || rank === 'major') return cell < 20 && near('flag') <= 2 ? 2 : 1;
  if (rank === 'miner') return areNeighbours(cell, at.get('flag') ?? cell) ? 0.3 : 1;
  return 1;
};
/** Returns a Battle set-up by a plan. The highest ranks are placed first, drawn with weights for row and neighbours. */
const drawBattle = (randomInt: (below: number) => number): (Rank | null)[] => {
  const plan = (PLANS[randomInt(PLANS.length)] as string).split(' ').map(cellOf);
  const cells: (Rank | null)[] = Array<Rank | null>(lengthOf('battle')).fill(null);
  const at = new Map<Rank, number>();
  const put = (rank: Rank, cell: number): void => {
    cells[cell] = rank;
    at.set(rank, cell);
  };
  plan.forEach((cell, i) => put(i === 0 ? 'flag' : 'mine', cell));
  for (const rank of armyOf('battle').filter(walks)) {
    const weights = cells.map((there, cell) =>
      there === null ? (BY_ROW.battle[rank][Math.floor(cell / 10)] as number) * fits(rank, cell, at) : 0,
    );
    let draw = (randomInt(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
    const place = weights.findIndex((weight) => weight > 0 && (draw -= weight) < 0);
    put(rank, place < 0 ? cells.indexOf(null) : place);
  }
  return cells;
};
/** Returns one of the tables of a smaller size, with some pieces moved a cell aside. */
const drawSmall = (size: keyof typeof TABLES, randomInt: (below: number) => number): (Rank | null)[] => {
  const tables = TABLES[size];
  let cells = parseRows((tables[randomInt(tables.length)] as string).split(' '));
  for (let i = 0; i < STEPS_ASIDE; i++) {
    const from = randomInt(cells.length);
    const to = from + (randomInt(2) === 0 ? 1 : -1);
    const rank = cells[from];
    if (!rank || !walks(rank) || cells[to] !== null || Math.floor(from / 10) !== Math.floor(to / 10)) continue;
    const after = cells.with(from, null).with(to, rank);
    if (hidesFlag(after)) cells = after;
  }
  return [...cells];
};
/** Returns a set-up, own back row first, often mirrored. `randomInt` is the bot's own luck. */
export const drawSetUp = (size: Size, randomInt: (below: number) => number): Cells => {
  const cells = size === 'battle' ? drawBattle(randomInt) : drawSmall(size, randomInt);
  return randomInt(2) === 1 ? cells.map((_, i) => cells[i - (i % 10) + 9 - (i % 10)] ?? null) : cells;
};
