import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { enabledChoices, legalSpots } from '../../../src/core/choice.ts';
import { botRandom } from '../../../src/core/bots.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import {
  type Board,
  boardFrom,
  copyBoard,
  emptyBoard,
  listMoves,
  moveList,
  play as playOn,
} from '../../../src/games/stratego/bots/board.ts';
import { stratego } from '../../../src/games/stratego/index.ts';
import { NEIGHBOURS, areNeighbours } from '../../../src/games/stratego/rules/cells.ts';
import { must, piecesOnBoard } from '../../../src/games/stratego/rules/lookups.ts';
import { type State, otherOf } from '../../../src/games/stratego/types.ts';
import { anyOptions, matchOf, play } from '../../walk.ts';
import { playBoard } from './playout.ts';
import { game, small } from './fixture.ts';

const codesOf = (state: State): number[] =>
  enabledChoices(stratego.choices(asView(state)))
    .flatMap((choice) => {
      if (choice.kind !== 'put') return [];
      return (legalSpots(choice.to) ?? []).map((spot) => {
        const action = choice.at(spot);
        return action.type === 'move' ? must(state, action.id).cell * 100 + action.cell : -1;
      });
    })
    .toSorted((a, b) => a - b);
/** What two boards of the same table have in common: the lists of men may be in another order. */
const plain = ({ at, many, quiet, trail, last, recent, since, turn, winner }: Board): unknown => ({
  at: [...at],
  many: [...many],
  trail: Array.from(trail.slice(0, quiet)),
  recent: Array.from(recent.slice(0, last)),
  since: [...since],
  turn,
  winner,
});

test('ST-06 to ST-16: the board of the bots has the same moves and comes to the same tables as the rules', () => {
  let compared = 0;
  for (let i = 0; i < 24; i++) {
    const seed = `board${i}`;
    const options = i % 3 === 0 ? { size: 'barrage' } : anyOptions(game, seed);
    const bots = i % 2 === 0 ? { red: 'quick', blue: 'quick' } : { blue: 'quick' };
    const list = moveList();
    for (const { before, after, action } of play(game, matchOf(game, seed, options), 260, bots)) {
      const [old, now] = [before.state as State, after.state as State];
      const act = action as { type: string; id: string; cell: number };
      if (act.type !== 'move') continue;
      const board = boardFrom(old);
      const moves = list.slice(0, listMoves(board, list)).toSorted((a, b) => a - b);
      expect([...moves]).toEqual(codesOf(old));
      playOn(board, must(old, act.id).cell * 100 + act.cell);
      compared++;
      if (now.stage.at === 'over') {
        if (now.stage.how === 'flag' || now.stage.how === 'nobody') expect(board.winner).toBeGreaterThanOrEqual(0);
        continue;
      }
      expect(plain(board)).toEqual(plain(boardFrom(now)));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
test('ST-14 and ST-16: hunters and hunted run into both repetition rules, and both sets of rules refuse the same', () => {
  const men = { A1: 'red flag', J10: 'blue flag', C2: 'red major', B3: 'blue spy', H2: 'red scout', I8: 'blue miner' };
  const whole = botRandom('hunt', 1);
  const refused = { border: 0, chase: 0 };
  for (let i = 0; i < 20; i++) {
    let state = small({ men });
    const list = moveList();
    while (state.stage.at === 'play') {
      const board = boardFrom(state);
      const moves = list.slice(0, listMoves(board, list)).toSorted((a, b) => a - b);
      expect([...moves]).toEqual(codesOf(state));
      const { active } = state;
      const enemies = piecesOnBoard(state, otherOf(active)).map(({ cell }) => cell);
      for (const { id, rank, cell } of piecesOnBoard(state, active)) {
        for (const to of rank === 'flag' ? [] : (NEIGHBOURS[cell] ?? [])) {
          const key = stratego.refuse(state, { type: 'move', id, cell: to })?.text.key;
          if (key === 'stratego:no.border') refused.border++;
          if (key === 'stratego:no.chase') refused.chase++;
        }
      }
      // Red likes to threaten, Blue to move what is threatened; nobody attacks.
      const quiet = moves.filter((code) => board.at[code % 100] === 0);
      const near = (cell: number): boolean => enemies.some((enemy) => areNeighbours(cell, enemy));
      const liked = quiet.filter((code) => near(active === 'red' ? code % 100 : Math.floor(code / 100)));
      const pick = whole(12) > 0 && liked.length > 0 ? liked : quiet.length > 0 ? quiet : moves;
      const code = pick[whole(pick.length)] as number;
      const mover = piecesOnBoard(state, active).find(({ cell }) => cell === Math.floor(code / 100));
      state = stratego.apply(state, { type: 'move', id: mover?.id ?? '', cell: code % 100 }, luckForPly('', 0)).state;
    }
  }
  expect(refused.border).toBeGreaterThan(10);
  expect(refused.chase).toBeGreaterThan(10);
});
test('ST-12 playouts end, and a copied board plays as its original', () => {
  const start = boardFrom(
    small({
      men: { A1: 'red flag', B3: 'red major', C3: 'red scout', J10: 'blue flag', B9: 'blue captain', D9: 'blue miner' },
    }),
  );
  const [one, two] = [emptyBoard(), emptyBoard()];
  for (let i = 0; i < 200; i++) {
    copyBoard(start, one);
    copyBoard(start, two);
    expect(playBoard(one, botRandom(`out${i}`, 1), 100_000)).toBe(playBoard(two, botRandom(`out${i}`, 1), 100_000));
    expect(one.winner).toBeGreaterThanOrEqual(0);
    expect(plain(one)).toEqual(plain(two));
  }
});
