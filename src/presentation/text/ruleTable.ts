import { rowCovers, type RollEvent, rowProbability, type RollRow, type RollRequest } from '../../core/luck.ts';
import { formatChances } from '../../i18n/formatChances.ts';
import { formatMessage, type FormatContext } from '../../i18n/index.ts';
import type { JudgedRow, Meaning } from '../../interaction/odds/judgement.ts';

/** The word that a row begins with, and what it adds to it: "Killed" and "more than the armour". */
export const rowHead = (text: string): { word: string; rest: string } => {
  const at = text.search(/[:,] | — /);
  return at < 0 ? { word: text, rest: '' } : { word: text.slice(0, at), rest: text.slice(at).replace(/^[:, —]+/, '') };
};

/** Dice that lead to a row: so many sixes that are thrown again, then one of these faces. */
export interface DiceChain {
  readonly sixes: number;
  readonly faces: readonly number[];
}
/** A line of a rule table as it is shown. */
export interface RuleTableLine {
  readonly chains: readonly DiceChain[];
  readonly word: string;
  /** The share for the bar, and as it is told. */
  readonly share: number;
  readonly chance: string;
  readonly lit: boolean;
  /** What it means for whoever throws, where that is known. */
  readonly meaning: Meaning | undefined;
  /** Its place among the rows of the throw. */
  readonly row: number;
}

/** More sixes running than this are not drawn. */
const MOST_SIXES = 6;
/** The dice that lead to a row of an exploding throw; a six at the end stands for itself and all that follows it. */
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

/** How the rows of a table are laid out: `faces`, one line a face of a plain die; else a line a row, in the order of their worth where that is known, but a list of single faces as the rule has it. */
export interface Layout {
  readonly faces?: boolean;
  readonly rows?: readonly JudgedRow[];
}
/** The lines of a rule table; one a face of a plain die where they are laid out so, each one in six, else one a row. */
export const ruleTableLines = (
  request: RollRequest,
  rolled: RollEvent | null,
  formatContext: FormatContext,
  { faces, rows }: Layout = {},
): RuleTableLine[] => {
  const plain = !request.explode && request.rows.every((row) => 'faces' in row);
  if (plain && faces) {
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const at = request.rows.findIndex((each) => rowCovers(each, face));
      const text = request.rows[at]?.text;
      const word = text ? formatMessage(text, formatContext) : '';
      const lit = rolled?.total === face;
      const chains = [{ sixes: 0, faces: [face] }];
      return { chains, word, share: 1 / 6, chance: '1/6', lit, meaning: rows?.[at]?.meaning, row: at };
    });
  }
  const shares = request.rows.map((row) => rowProbability(request, row));
  const chances = formatChances(shares);
  const lines = request.rows.map((row, i) => ({
    chains: chainsOf(request, row),
    word: formatMessage(row.text, formatContext),
    share: shares[i] ?? 0,
    chance: chances[i] ?? '',
    lit: rolled?.row === i,
    meaning: rows?.[i]?.meaning,
    row: i,
  }));
  // A table of six faces with a row each, as that of magic, is looked up by the face.
  const listed = plain && request.rows.every((row) => 'faces' in row && row.faces.length === 1);
  const worth = (i: number): number => (listed ? 0 : (rows?.[i]?.worth ?? 0));
  const order = lines.map((_, i) => i);
  // Rows of one worth, as damages, go on from the gravest the way they lead to it.
  if (worth(lines.length - 1) > worth(0)) order.reverse();
  order.sort((a, b) => worth(b) - worth(a));
  return order.flatMap((i) => lines[i] ?? []);
};
/** The dice of a chain in words, as 6 + 1, 2. */
export const diceChainText = ({ sixes, faces }: DiceChain): string =>
  [...Array.from({ length: sixes }, () => '6'), faces.join(', ')].join(' + ');
