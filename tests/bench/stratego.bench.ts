import { bench, describe } from 'vitest';
import { botLuck } from '../../src/core/bots.ts';
import { openOf, spotsOf } from '../../src/core/choice.ts';
import { luckAt } from '../../src/core/luck.ts';
import { arrangementsOf } from '../../src/games/stratego/bots/arrangements.ts';
import { boardFrom, copyBoard, emptyBoard } from '../../src/games/stratego/bots/board.ts';
import { stratego } from '../../src/games/stratego/index.ts';
import { type Action, SIDES, type State, optionsSchema } from '../../src/games/stratego/types.ts';
import { playBoard } from '../games/stratego/playout.ts';

const luck = luckAt('bench', 1);
const start = SIDES.reduce<State>(
  (state, _, i) => {
    const arrange: Action = { type: 'arrange', cells: [...(arrangementsOf('battle')[i]?.cells ?? [])] };
    return stratego.apply(stratego.apply(state, arrange, luck).state, { type: 'ready' }, luck).state;
  },
  stratego.setup(optionsSchema.parse({}), SIDES, luck),
);
/** A quick generator of its own, so that the seed's does not count. */
const xorshift = (seed: number): ((below: number) => number) => {
  let x = seed;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
};
const told = { inner: { moves: 0, ms: 0 }, public: { moves: 0, ms: 0 } };
const timed = (what: keyof typeof told, moves: () => number): void => {
  const begun = performance.now();
  told[what].moves += moves();
  told[what].ms += performance.now() - begun;
};
const rate = (what: keyof typeof told): string =>
  `${Math.round((told[what].moves / told[what].ms) * 1000).toLocaleString('en')} moves a second (${told[what].moves.toLocaleString('en')} moves)`;

const board = boardFrom(start);
const copy = emptyBoard();
const whole = xorshift(1 + botLuck('bench', 1)(1000));
const publicPlay = (): number => {
  let moves = 0;
  for (let state = start; state.stage.at === 'play'; moves++) {
    const choices = openOf(stratego.choices(state));
    const choice = choices[whole(choices.length)];
    if (!choice) throw new Error('A side to move has no choice.');
    const spots = choice.kind === 'put' ? spotsOf(choice.to) : null;
    const action =
      choice.kind === 'do'
        ? choice.action
        : choice.kind === 'put' && spots
          ? choice.at(spots[whole(spots.length)] ?? { x: 0, y: 0 })
          : choice.example();
    state = stratego.apply(state, action, luck).state;
  }
  return moves;
};

describe('random Battles', () => {
  bench(
    'inner rules (100 playouts)',
    () => {
      timed('inner', () => {
        let moves = 0;
        for (let i = 0; i < 100; i++) {
          copyBoard(board, copy);
          moves += playBoard(copy, whole, 100_000);
        }
        return moves;
      });
    },
    { time: 2000, teardown: () => console.log(`Inner rules: ${rate('inner')}`) },
  );
  bench('public functions (1 playout)', () => timed('public', publicPlay), {
    time: 2000,
    teardown: () => console.log(`Public functions: ${rate('public')}`),
  });
});
