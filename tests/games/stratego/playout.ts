import { type Board, listMoves, lose, moveList, play, tire } from '../../../src/games/stratego/bots/board.ts';

const list = moveList();
/** Plays a board at random to the end or for so many moves; returns the moves made. */
export const playBoard = (board: Board, whole: (below: number) => number, most: number): number => {
  let moves = 0;
  for (; moves < most && board.winner < 0; moves++) {
    const count = listMoves(board, list);
    if (count === 0) {
      lose(board);
      break;
    }
    tire(board);
    if (board.winner < 0) play(board, list[whole(count)] as number);
  }
  return moves;
};
