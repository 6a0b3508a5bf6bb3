import { rowCovers, type RollEvent, rowProbability, type RollRow, type RollRequest } from '../../core/luck.ts';
import { inSixths, rowFraction } from '../../core/odds/fraction.ts';
import { formatChances, formatFraction } from '../../i18n/formatChances.ts';
import { formatMessage, type FormatContext } from '../../i18n/index.ts';

/** Splits the text of a row into its first word and the rest: “Killed” and “more than the armour”. */
export const rowHead = (text: string): { word: string; rest: string } => {
  const at = text.search(/[:,] | — /);
  return at < 0 ? { word: text, rest: '' } : { word: text.slice(0, at), rest: text.slice(at).replace(/^[:, —]+/, '') };
};

/** Dice that lead to a row: a number of sixes that are rolled again, then one of the faces. */
export interface DiceChain {
  readonly sixes: number;
  readonly faces: readonly number[];
}
/** A line of a rule table. */
interface RuleTableLine<Meaning> {
  readonly chains: readonly DiceChain[];
  readonly word: string;
  /** The probability for the bar (0 to 1), as a fraction of the die's faces, and as percent. Both texts may be empty. */
  readonly share: number;
  readonly fraction: string;
  readonly chance: string;
  readonly lit: boolean;
  /** What it means for the player who rolls, if that is known. */
  readonly meaning: Meaning | undefined;
  /** Its index among the rows of the roll. */
  readonly row: number;
}

/** Longer rows of sixes than this are not drawn. */
const MOST_SIXES = 6;
/** Returns the dice that lead to a row of an exploding roll. A six at the end means itself and everything after it. */
const exploding = (row: RollRow): DiceChain[] => {
  const chains: DiceChain[] = [];
  for (let sixes = 0; sixes < MOST_SIXES; sixes++) {
    const faces = [1, 2, 3, 4, 5].filter((face) => rowCovers(row, 6 * sixes + face));
    const beyond = 'from' in row && row.to === undefined && row.from <= 6 * (sixes + 1) + 1;
    if (faces.length > 0 || beyond) chains.push({ sixes, faces: beyond ? [...faces, 6] : faces });
    if (beyond) break;
  }
  return chains;
};
const chainsOf = ({ explode }: RollRequest, row: RollRow): DiceChain[] =>
  explode ? exploding(row) : [{ sixes: 0, faces: [1, 2, 3, 4, 5, 6].filter((total) => rowCovers(row, total)) }];

/**
 * The layout of a table. With `faces`, a plain die has a line for each face. Otherwise each row has a line, and `rows` sorts
 * them by their worth. A list of single faces keeps its order.
 */
interface Layout<Meaning> {
  readonly faces?: boolean;
  readonly rows?: readonly { readonly worth: number; readonly meaning: Meaning }[];
}
/** Returns the lines of a rule table. */
export const ruleTableLines = <Meaning>(
  request: RollRequest,
  rolled: RollEvent | null,
  formatContext: FormatContext,
  { faces, rows }: Layout<Meaning> = {},
): RuleTableLine<Meaning>[] => {
  const plain = !request.explode && request.rows.every((row) => 'faces' in row);
  if (plain && faces) {
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const at = request.rows.findIndex((each) => rowCovers(each, face));
      const text = request.rows[at]?.text;
      const word = text ? formatMessage(text, formatContext) : '';
      const lit = rolled?.total === face;
      const chains = [{ sixes: 0, faces: [face] }];
      return { chains, word, share: 1 / 6, fraction: '1/6', chance: '', lit, meaning: rows?.[at]?.meaning, row: at };
    });
  }
  const shares = request.rows.map((row) => rowProbability(request, row));
  const chances = formatChances(shares);
  // A table with one row for each of six faces, as for magic, is looked up by the face. Its six equal chances need no percent.
  const listed = plain && request.rows.every((row) => 'faces' in row && row.faces.length === 1);
  const lines = request.rows.map((row, i) => ({
    chains: chainsOf(request, row),
    word: formatMessage(row.text, formatContext),
    share: shares[i] ?? 0,
    fraction: formatFraction(inSixths(rowFraction(request, row))),
    chance: listed ? '' : (chances[i] ?? ''),
    lit: rolled?.row === i,
    meaning: rows?.[i]?.meaning,
    row: i,
  }));
  const worth = (i: number): number => (listed ? 0 : (rows?.[i]?.worth ?? 0));
  const order = lines.map((_, i) => i);
  // Rows of equal worth, such as damage, are sorted from the most serious one.
  if (worth(lines.length - 1) > worth(0)) order.reverse();
  order.sort((a, b) => worth(b) - worth(a));
  return order.flatMap((i) => lines[i] ?? []);
};
/** Returns the dice of a chain in words, as “6 + 1, 2”. */
export const diceChainText = ({ sixes, faces }: DiceChain): string =>
  [...Array.from({ length: sixes }, () => '6'), faces.join(', ')].join(' + ');
