// Random Battles of Stratego: through the public functions, on the bots' board, at the limit of typed arrays, and by a peer if there is one.
import { asView } from '../../src/core/view.ts';
import { enabledChoices, legalSpots } from '../../src/core/choice.ts';
import { luckForPly } from '../../src/core/luck.ts';
import { arrangementsOf } from '../../src/games/stratego/bots/arrangements.ts';
import { boardFrom, copyBoard, emptyBoard } from '../../src/games/stratego/bots/board.ts';
import { stratego } from '../../src/games/stratego/index.ts';
import { type Action, SIDES, type State, optionsSchema } from '../../src/games/stratego/types.ts';
import { playBoard } from '../games/stratego/playout.ts';
import { type Row, rate, xorshift } from './measure.ts';
import { limitOf } from './strategoLimit.ts';

const luck = luckForPly('bench', 1);
const start = SIDES.reduce<State>(
  (state, _, i) => {
    const arrange: Action = { type: 'arrange', cells: [...(arrangementsOf('battle')[i]?.cells ?? [])] };
    return stratego.apply(stratego.apply(state, arrange, luck).state, { type: 'ready' }, luck).state;
  },
  stratego.setup(optionsSchema.parse({}), SIDES, luck),
);
const whole = xorshift(77);
/** Plays a Battle by one of the choices at a time, as a view of the whole table or as the app does: by each seat's own view, and asked whether it is lawful. */
const playPublic = (asApp: boolean): number => {
  let moves = 0;
  for (let state = start; state.stage.at === 'play'; moves++) {
    const view = asApp ? stratego.view(state, state.active) : state;
    const choices = enabledChoices(stratego.choices(asView(view)));
    const choice = choices[whole(choices.length)];
    if (!choice) throw new Error('A side to move has no choice.');
    const spots = choice.kind === 'put' ? legalSpots(choice.to) : null;
    const action =
      choice.kind === 'do'
        ? choice.action
        : choice.kind === 'put' && spots
          ? choice.at(spots[whole(spots.length)] ?? { x: 0, y: 0 })
          : choice.example();
    if (asApp && stratego.refuse(view, action)) throw new Error('A choice was refused.');
    state = stratego.apply(state, action, luck).state;
  }
  return moves;
};
const repeated = (times: number, play: () => number): number => {
  let moves = 0;
  for (let i = 0; i < times; i++) moves += play();
  return moves;
};

/** The figures of Stratego; `peer` plays a match with boardgame.io, where that package can be had, and tells how many moves it made. */
export const strategoRows = (peer: (() => number) | null): Row[] => {
  const board = boardFrom(start);
  const copy = emptyBoard();
  const limit = limitOf(start, whole);
  const rates = { inner: 0, limit: 0, open: 0, app: 0, peer: 0 };
  const best = (what: keyof typeof rates, times: number, play: () => number): void => {
    rates[what] = Math.max(
      rates[what],
      rate(3, () => repeated(times, play)),
    );
  };
  // Turn about, so that all are measured in the same minute.
  for (let round = 0; round < 5; round++) {
    best('inner', 40, () => {
      copyBoard(board, copy);
      return playBoard(copy, whole, 100_000);
    });
    best('limit', 40, () => limit(100_000));
    best('open', 20, () => playPublic(false));
    best('app', 8, () => playPublic(true));
    if (peer) best('peer', 2, peer);
  }
  const told = (each: number): string => Math.round(each).toLocaleString('en');
  const times = rates.open / rates.peer;
  return [
    {
      work: 'Stratego through the public functions',
      figure: `${told(rates.open)} moves/s${peer ? `, ${times.toFixed(0)} × boardgame.io (${told(rates.peer)})` : ' (boardgame.io is not here: `tests/bench/lib/boardgame.mjs`)'}; by each seat's view and asked first ${told(rates.app)}`,
      wanted: '≥ 50 × boardgame.io (≥ 300,000), by view ≥ 300,000',
      reached: (peer ? times >= 50 : rates.open >= 300_000) && rates.app >= 300_000,
    },
    {
      work: 'Stratego inner, moves listed, repetition on',
      figure: `${(rates.inner / rates.limit).toFixed(2)} of the typed-array limit (${told(rates.inner)} of ${told(rates.limit)} moves/s)`,
      wanted: '≥ .4',
      reached: rates.inner / rates.limit >= 0.4,
    },
  ];
};
