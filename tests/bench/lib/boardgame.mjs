// A random Battle of Stratego as one would write it for boardgame.io, to compare with. The package is no part of the project:
// `npm i --prefix FOLDER boardgame.io`, and BOARDGAME=FOLDER before the bench.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const ARMY = [
  10, 9, 8, 8, 7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 11, 11, 11, 11,
  11, 11, 12,
];
const [SPY, SCOUT, MINER, MARSHAL, MINE, FLAG] = [1, 2, 3, 10, 11, 12];
const LAKES = new Set([42, 43, 46, 47, 52, 53, 56, 57]);
const MOST = 3000;

/** Plays a match and tells how many moves it took; null where the package is not here. */
export const boardgamePeer = (whole) => {
  let Client;
  try {
    ({ Client } = createRequire(resolve(process.env.BOARDGAME ?? '.', 'package.json'))(
      'boardgame.io/dist/cjs/client.js',
    ));
  } catch {
    return null;
  }
  const shuffled = () => {
    const army = [...ARMY];
    for (let i = army.length - 1; i > 0; i--) {
      const j = whole(i + 1);
      [army[i], army[j]] = [army[j], army[i]];
    }
    return army;
  };
  const game = {
    setup: () => {
      const cells = Array(100).fill(null);
      for (const owner of ['0', '1'])
        shuffled().forEach((rank, i) => (cells[owner === '0' ? i : 99 - i] = { owner, rank }));
      return { cells, quiet: 0, winner: null };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      move: ({ G }, from, to) => {
        const [one, other] = [G.cells[from], G.cells[to]];
        G.cells[from] = null;
        G.quiet = other ? 0 : G.quiet + 1;
        if (other?.rank === FLAG) G.winner = one.owner;
        const wins =
          !other ||
          other.rank === FLAG ||
          (other.rank === MINE
            ? one.rank === MINER
            : one.rank > other.rank || (one.rank === SPY && other.rank === MARSHAL));
        if (wins) G.cells[to] = one;
        else if (other.rank === MINE || one.rank === other.rank) G.cells[to] = null;
      },
    },
    endIf: ({ G }) => (G.winner ? { winner: G.winner } : G.quiet >= 200 ? { draw: true } : undefined),
  };
  const next = (cell, step) => {
    const to = cell + step;
    const off =
      to < 0 || to > 99 || LAKES.has(to) || (step === 1 && cell % 10 === 9) || (step === -1 && cell % 10 === 0);
    return off ? -1 : to;
  };
  const movesOf = ({ cells }, player) => {
    const moves = [];
    cells.forEach((piece, from) => {
      if (!piece || piece.owner !== player || piece.rank >= MINE) return;
      for (const step of [10, 1, -10, -1]) {
        for (let to = next(from, step); to >= 0 && cells[to]?.owner !== player; to = next(to, step)) {
          moves.push([from, to]);
          if (cells[to] || piece.rank !== SCOUT) break;
        }
      }
    });
    return moves;
  };
  return () => {
    const client = Client({ game, debug: false, numPlayers: 2 });
    client.start();
    let made = 0;
    for (; made < MOST; made++) {
      const { G, ctx } = client.getState();
      const moves = ctx.gameover ? [] : movesOf(G, ctx.currentPlayer);
      if (moves.length === 0) break;
      client.moves.move(...moves[whole(moves.length)]);
    }
    client.stop();
    return made;
  };
};
