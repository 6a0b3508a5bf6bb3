import { describe, expect, test } from 'vitest';
import { botRandom } from '../../src/core/bots.ts';
import { enabledChoices } from '../../src/core/choice.ts';
import { nextSetupAction, playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialStep } from '../../src/core/match.ts';
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
        const { match: whole, step } = playSetup(game, match, { lots: true, lines: true });
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
      const { step } = playSetup(game, match, { lots: true, lines: false });
      let state = freeze(step.state);
      const randomInt = botRandom(match.seed, by);
      for (let n = 0; n < by; n++) {
        const turn = game.turn(state);
        const put =
          'to' in turn
            ? enabledChoices(game.choices(game.view(state, turn.to))).find(({ kind }) => kind === 'put')
            : null;
        if (put?.kind !== 'put') break;
        state = freeze(game.apply(state, put.example(), nothing).state);
      }
      const turn = game.turn(state);
      if (!('to' in turn)) throw new Error('It is over before it began.');
      const lines = enabledChoices(game.choices(game.view(state, turn.to))).filter(
        ({ opening, piece }) => opening === 'lines' && !piece,
      );
      for (const choice of lines) {
        if (choice.kind !== 'do') throw new Error('A line-up is done at once.');
        const after = game.apply(state, choice.action, { ...nothing, randomInt }).state;
        const next = game.turn(after);
        const left = enabledChoices(game.choices(game.view(after, turn.to))).some(
          ({ kind, opening }) => kind === 'put' && opening === undefined,
        );
        const mine = 'to' in next && next.to === turn.to;
        expect(
          mine && left && nextSetupAction(game, after, { lots: true, lines: true }, randomInt) === null,
          choice.label.key,
        ).toBe(false);
      }
    }
  });

  test('with real dice nothing is thrown, and without a wish nothing is lined up', () => {
    const match = matchOf(game, 'by hand');
    const start = initialStep(game, match).state;
    const { match: whole } = playSetup(game, match, { lots: false, lines: false });
    expect(whole.entries).toEqual([]);
    const { match: thrown } = playSetup(game, match, { lots: true, lines: false });
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
  randomInt: () => 0,
  shuffle: <T>(list: readonly T[]): T[] => [...list],
};

test('FF-01 in a duel where a person plays, the draft is left to the people', () => {
  const game = GAMES.find(({ id }) => id === 'flick');
  if (!game) throw new Error('There is no such game.');
  const match = matchOf(game, 'draft', game.presets?.[0]?.options ?? {});
  const { step } = playSetup(game, match, { lots: true, lines: true, chosen: true });
  expect(stageOf(step.state)).toBe('draft');
  expect(stageOf(playSetup(game, match, { lots: true, lines: true }).step.state)).toBe('play');
});
