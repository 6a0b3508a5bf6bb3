import { joinMarks, type TimeMark, type TurnStart } from './timeMarks.ts';

/** The size of a mark, px. A fall is larger. */
export const MARK = { plain: 20, fell: 26 } as const;
/** The least distance between two marks, centre to centre, and the width for which there may be one more mark, px. */
const LEAST = 22;
const ROOM = 26;
/** The least distance between two turn numbers, px. */
const NUMBERS = 34;
const STRIDES = [1, 2, 5, 10, 20, 50, 100];

/** A mark with its place along the tape, px. */
export interface PlacedMark extends TimeMark {
  readonly x: number;
}
const sizeOf = ({ sort }: TimeMark): number => (sort === 'fell' ? MARK.fell : MARK.plain);
/** Returns the least distance between two neighbours, px. */
const apart = (one: TimeMark, other: TimeMark): number => Math.max(LEAST, (sizeOf(one) + sizeOf(other)) / 2);
/** Returns how urgently two neighbours should join: falls last, a fall and another step before that, then by their distance. */
const rank = (one: TimeMark, other: TimeMark): number => Number(one.sort === 'fell') + Number(other.sort === 'fell');

/**
 * Returns marks along a tape of a width for steps 0 to `last`. Neighbours join until they fit. A fall joins another step only
 * where there is no room between, and another fall only where falls alone fill the tape. It makes way instead.
 */
export const placeMarks = (marks: readonly TimeMark[], last: number, width: number): readonly PlacedMark[] => {
  const wish = ({ from, to }: TimeMark): number => ((from + to) / 2 / Math.max(1, last)) * width;
  const most = Math.max(1, Math.floor(width / ROOM));
  let row = [...marks];
  for (;;) {
    const at = pairToJoin(row, wish, most, width);
    if (at === null) break;
    row = [...row.slice(0, at), joinMarks(row[at] as TimeMark, row[at + 1] as TimeMark), ...row.slice(at + 2)];
  }
  const places = spread(
    row.map(wish),
    row.slice(1).map((mark, i) => apart(row[i] as TimeMark, mark)),
    width,
  );
  return row.map((mark, i) => ({ ...mark, x: places[i] ?? 0 }));
};
/** Returns the first of the two neighbours to join next, or null if all fit. */
const pairToJoin = (
  row: readonly TimeMark[],
  wish: (mark: TimeMark) => number,
  most: number,
  width: number,
): number | null => {
  const pairs = row.slice(1).map((other, at) => {
    const one = row[at] as TimeMark;
    return { at, rank: rank(one, other), spare: wish(other) - wish(one) - apart(one, other), apart: apart(one, other) };
  });
  const full = row.length > most || pairs.reduce((sum, pair) => sum + pair.apart, 0) > width;
  const may = pairs.filter((pair) => full || (pair.rank === 0 && pair.spare < 0));
  return may.toSorted((a, b) => a.rank - b.rank || a.spare - b.spare)[0]?.at ?? null;
};
/**
 * Returns places within the width that keep the distances to their neighbours and are as near as possible to those wished
 * (least squares). Without the distances, each run of places in the wrong order takes its mean.
 */
const spread = (wished: readonly number[], distances: readonly number[], width: number): number[] => {
  let sum = 0;
  const offsets = wished.map((_, i) => (sum += i === 0 ? 0 : (distances[i - 1] ?? 0)));
  const runs: { total: number; count: number }[] = [];
  const mean = ({ total, count }: { total: number; count: number }): number => total / count;
  for (const [i, x] of wished.entries()) {
    let run = { total: x - (offsets[i] ?? 0), count: 1 };
    for (let before = runs.at(-1); before && mean(before) > mean(run); before = runs.at(-1)) {
      run = { total: before.total + run.total, count: before.count + run.count };
      runs.pop();
    }
    runs.push(run);
  }
  const inside = (x: number): number => Math.max(0, Math.min(Math.max(0, width - sum), x));
  return runs
    .flatMap((run) => Array.from({ length: run.count }, () => inside(mean(run))))
    .map((x, i) => x + (offsets[i] ?? 0));
};
/** Returns the turns that have a number under the tape: every one, or every 2nd, 5th, 10th and so on, so that none touch. */
export const numberedTurns = (turns: readonly TurnStart[], last: number, width: number): readonly TurnStart[] => {
  const x = ({ step }: TurnStart): number => (step / Math.max(1, last)) * width;
  const fits = (stride: number): readonly TurnStart[] | null => {
    const shown = turns.filter(({ turn }) => turn % stride === 0);
    return shown.every((turn, i) => i === 0 || x(turn) - x(shown[i - 1] as TurnStart) >= NUMBERS) ? shown : null;
  };
  for (const stride of STRIDES) {
    const shown = fits(stride);
    if (shown) return shown;
  }
  return [];
};
