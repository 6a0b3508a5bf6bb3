import { describe, expect, test } from 'vitest';
import { botLuck } from '../../src/core/bots.ts';
import { openOf } from '../../src/core/choice.ts';
import { nextOfOpening, opened } from '../../src/core/flow/opening.ts';
import { begin } from '../../src/core/match.ts';
import { replay } from '../replay.ts';
import { GAMES } from '../games.ts';
import { anyOptions, freeze, matchOf } from '../walk.ts';

const SEEDS = 4;
/** What each game asks for first once everything is lined up. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  'toy-soldiers': ['pick', 'terrain'],
  'sci-fi': ['act'],
  stratego: ['play'],
  siege: ['magic', 'shooting', 'move'],
  flick: ['play'],
  'sea-battle': ['play'],
};
const stageOf = (state: unknown): string => (state as { stage: { at: string } }).stage.at;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('begins lined up by whatever options: the next thing is a decision of play, and the record replays', () => {
    for (let i = 0; i < SEEDS; i++) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const match = matchOf(game, `lined ${i}`, i === 0 ? {} : anyOptions(game, `lined ${i}`), seats);
        const { match: whole, step } = opened(game, match, { lots: true, lines: true });
        expect(FIRST[id], `seed ${i}, ${seats} seats`).toContain(stageOf(step.state));
        expect('to' in game.turn(step.state)).toBe(true);
        const again = replay(game, whole);
        expect(again.stopped).toBeUndefined();
        expect(again.steps.at(-1)?.state).toEqual(step.state);
      }
    }
  });

  test('every way of lining up stands all that is left, from the start and after some were put by hand', () => {
    for (const by of [0, 1, 3]) {
      const match = matchOf(game, `by hand ${by}`);
      const { step } = opened(game, match, { lots: true, lines: false });
      let state = freeze(step.state);
      const whole = botLuck(match.seed, by);
      for (let n = 0; n < by; n++) {
        const turn = game.turn(state);
        const put =
          'to' in turn ? openOf(game.choices(game.view(state, turn.to))).find(({ kind }) => kind === 'put') : null;
        if (put?.kind !== 'put') break;
        state = freeze(game.apply(state, put.example(), nothing).state);
      }
      const turn = game.turn(state);
      if (!('to' in turn)) throw new Error('It is over before it began.');
      const lines = openOf(game.choices(game.view(state, turn.to))).filter(
        ({ opening, piece }) => opening === 'lines' && !piece,
      );
      for (const choice of lines) {
        if (choice.kind !== 'do') throw new Error('A line-up is done at once.');
        const after = game.apply(state, choice.action, { ...nothing, whole }).state;
        const next = game.turn(after);
        const left = openOf(game.choices(game.view(after, turn.to))).some(
          ({ kind, opening }) => kind === 'put' && opening === undefined,
        );
        const mine = 'to' in next && next.to === turn.to;
        expect(
          mine && left && nextOfOpening(game, after, { lots: true, lines: true }, whole) === null,
          choice.label.key,
        ).toBe(false);
      }
    }
  });

  test('with real dice nothing is thrown, and without a wish nothing is lined up', () => {
    const match = matchOf(game, 'by hand');
    const start = begin(game, match).state;
    const { match: whole } = opened(game, match, { lots: false, lines: false });
    expect(whole.entries).toEqual([]);
    const { match: thrown } = opened(game, match, { lots: true, lines: false });
    const lots = thrown.entries.map(({ action }) => (action as { type: string }).type);
    expect(lots.every((type) => type === 'lot')).toBe(true);
    expect(lots.length > 0).toBe(stageOf(start) === 'lot');
  });
});

/** Luck for what needs none but the order in which it is given. */
const nothing = {
  roll: (): never => {
    throw new Error('No dice are thrown here.');
  },
  shot: (): never => {
    throw new Error('No shots are fired here.');
  },
  whole: () => 0,
  shuffle: <T>(list: readonly T[]): T[] => [...list],
};
