// The repetition rules for moves written as 100 × from + to (ST-14, ST-16). The table's rules and the bots' board share them.

/** After this many moves without a fight, of both sides together, the match is drawn (ST-14). */
export const QUIET = 200;
/** The number of last moves of both sides that decide whether a border is crossed again (ST-14). */
export const RECENT = 6;

/** Returns a move as one number. */
export const codeOf = (from: number, to: number): number => from * 100 + to;
/** The start and the end of a move. */
export const fromOf = (code: number): number => Math.floor(code / 100);
export const toOf = (code: number): number => code % 100;

/**
 * Returns a list of moves with one more, the last `max` of them. It is filled one by one, because a growing list is copied again
 * and takes twice the memory.
 */
export const withMove = (moves: readonly number[], code: number, max = Infinity): number[] => {
  const length = Math.min(moves.length + 1, max);
  const first = moves.length + 1 - length;
  const all = Array<number>(length);
  for (let i = 0; i < length - 1; i++) all[i] = moves[first + i] as number;
  all[length - 1] = code;
  return all;
};

/** A list of numbers, or the used part of a typed array. */
type Codes = ArrayLike<number>;

/**
 * Whether the move crosses a border that the same piece has crossed in each of its owner's last three turns (ST-14). `recent` has
 * the moves of both sides in turn, the enemy's last, `length` of them in use.
 */
export const crossesAgain = (recent: Codes, length: number, from: number, to: number): boolean => {
  if (length < 6) return false;
  const row = Math.floor(from / 10) === Math.floor(to / 10);
  let min = Math.min(from, to);
  let max = Math.max(from, to);
  let start = from;
  for (let i = length - 2; i >= length - 6; i -= 2) {
    const code = recent[i] as number;
    const before = fromOf(code);
    // The same piece: it ended where the later one of the three moves, or this move, began.
    if (toOf(code) !== start) return false;
    if (row ? Math.floor(before / 10) !== Math.floor(start / 10) : before % 10 !== start % 10) return false;
    if ((Math.floor(before / 10) === Math.floor(start / 10)) !== row) return false;
    min = Math.max(min, Math.min(before, start));
    max = Math.min(max, Math.max(before, start));
    if (min >= max) return false;
    start = before;
  }
  return true;
};

/**
 * Returns the cell of the piece that the side to move has moved in each of its last three turns, or -1. No other piece crosses a
 * border again (ST-14).
 */
export const movedThrice = (recent: Codes, length: number): number => {
  if (length < 6) return -1;
  const [one, two, three] = [recent[length - 2] as number, recent[length - 4] as number, recent[length - 6] as number];
  return fromOf(one) === toOf(two) && fromOf(two) === toOf(three) ? toOf(one) : -1;
};

const now: number[] = [];
const end: number[] = [];
/**
 * Whether a move without a fight leads to a position from after one of the moves `trail[since … length - 1]`. Going back from the
 * new position, every piece that has moved is again where it is now (ST-16).
 */
export const repeatsPosition = (trail: Codes, length: number, since: number, from: number, to: number): boolean => {
  now.length = 0;
  end.length = 0;
  let astray = 0;
  for (let i = length; i > since; i--) {
    const a = i === length ? from : fromOf(trail[i] as number);
    const b = i === length ? to : toOf(trail[i] as number);
    let piece = now.indexOf(b);
    if (piece < 0) {
      piece = now.push(b) - 1;
      end.push(b);
    }
    const home = end[piece] as number;
    if (now[piece] === home) astray++;
    now[piece] = a;
    if (a === home) astray--;
    // Going back past move i gives the position from after move i - 1.
    if (astray === 0) return true;
  }
  return false;
};
/**
 * Whether the hunted piece on a cell has evaded in the chase that `trail[since]` began. During a chase, every move of the hunted
 * side evades. The side to move is the hunter, and the cell is occupied (ST-16).
 */
export const hasEvaded = (trail: Codes, length: number, since: number, cell: number): boolean => {
  for (let i = since + 1; i < length; i += 2) if (toOf(trail[i] as number) === cell) return true;
  return false;
};
/** Whether the move only reverses its own side's last one (ST-16). */
export const stepsBack = (recent: Codes, length: number, from: number, to: number): boolean =>
  length >= 2 && recent[length - 2] === codeOf(to, from);
