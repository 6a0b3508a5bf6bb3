// The most that a random Battle could do on this machine: a framed board of bytes, men in a list, moves listed and one made, and nothing of
// repetition, chases, draws or options. What the rules cost is told beside it.
import { STRENGTH, walks } from '../../src/games/stratego/rules/army.ts';
import { isLake } from '../../src/games/stratego/rules/cells.ts';
import { type State, SIDES } from '../../src/games/stratego/types.ts';

const FRAME = 255;
/** A board of ten by ten in a frame of one: twelve a row. */
const WIDE = 12;
const STEPS = [WIDE, 1, -WIDE, -1] as const;
const [SPY, SCOUT, MINER, MARSHAL, MINE, FLAG] = [1, 2, 3, 10, 11, 12] as const;
const placeOf = (cell: number): number => (Math.floor(cell / 10) + 1) * WIDE + (cell % 10) + 1;

/** Makes a random playout of a table: it tells how many moves it made, and ends after so many at most. */
export const limitOf = (state: State, whole: (below: number) => number): ((most: number) => number) => {
  const start = new Uint8Array(WIDE * WIDE).fill(FRAME);
  for (let cell = 0; cell < 100; cell++) start[placeOf(cell)] = isLake(cell) ? FRAME : 0;
  const lists = SIDES.map((side) => {
    const men: number[] = [];
    for (const { seat, rank, cell } of state.pieces) {
      if (seat !== side || cell === null || rank === 'hidden') continue;
      start[placeOf(cell)] = 16 * (SIDES.indexOf(side) + 1) + STRENGTH[rank];
      if (walks(rank)) men.push(placeOf(cell));
    }
    return Uint8Array.from(men);
  });
  const at = new Uint8Array(WIDE * WIDE);
  const slot = new Uint8Array(WIDE * WIDE);
  const men = [new Uint8Array(40), new Uint8Array(40)] as const;
  const many = [0, 0];
  const froms = new Uint8Array(512);
  const tos = new Uint8Array(512);
  const dismiss = (side: number, place: number): void => {
    const list = men[side] as Uint8Array;
    const lastOne = list[--(many[side] as number)] as number;
    list[slot[place] as number] = lastOne;
    slot[lastOne] = slot[place] as number;
  };
  return (most) => {
    at.set(start);
    lists.forEach((list, side) => {
      (men[side] as Uint8Array).set(list);
      many[side] = list.length;
      list.forEach((place, i) => (slot[place] = i));
    });
    let turn = 0;
    for (let moves = 0; moves < most; moves++) {
      const list = men[turn] as Uint8Array;
      let count = 0;
      for (let i = 0; i < (many[turn] as number); i++) {
        const from = list[i] as number;
        const scout = ((at[from] as number) & 15) === SCOUT;
        for (let d = 0; d < 4; d++) {
          const step = STEPS[d] as number;
          for (let to = from + step; ; to += step) {
            const there = at[to] as number;
            if (there === FRAME || there >> 4 === turn + 1) break;
            froms[count] = from;
            tos[count++] = to;
            if (there !== 0 || !scout) break;
          }
        }
      }
      if (count === 0) return moves;
      const drawn = whole(count);
      const [from, to] = [froms[drawn] as number, tos[drawn] as number];
      const [one, other] = [at[from] as number, at[to] as number];
      const [mine, theirs] = [one & 15, other & 15];
      at[from] = 0;
      const wins =
        other === 0 ||
        theirs === FLAG ||
        (theirs === MINE ? mine === MINER : mine > theirs || (mine === SPY && theirs === MARSHAL));
      const both = theirs === MINE ? mine !== MINER : mine === theirs;
      if (other !== 0 && theirs < MINE && (wins || both)) dismiss(1 - turn, to);
      if (wins) {
        at[to] = one;
        list[slot[from] as number] = to;
        slot[to] = slot[from] as number;
      } else {
        dismiss(turn, from);
        if (both) at[to] = 0;
      }
      if (theirs === FLAG && other !== 0) return moves + 1;
      turn = 1 - turn;
    }
    return most;
  };
};
