import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { evaluateByPlayouts } from '../../src/store/coach/playouts.ts';
import { initialAim } from '../../src/core/aim.ts';
import { GAMES } from '../games.ts';
import { draftForAction } from '../../src/interaction/draftForAction.ts';
import { openFace } from '../../src/games/stratego/show/faces.ts';
import { decide } from '../../src/store/botSearch.ts';
import { comparePlayouts, type TurningPoint, worstPoints } from '../../src/store/coach/review.ts';
import { cellOf, small } from '../games/stratego/fixture.ts';
import { golden } from '../golden.ts';
import { replay } from '../replay.ts';
import { engine, matchOf, patience, play } from '../walk.ts';

const SURE_AT = 2;
const optionsOf = ({ id }: AnyGame): object => (id === 'stratego' ? { size: 'duel' } : {});
test.each(GAMES.map((game) => [game.id, game] as const))(
  'what a bot does in %s can be laid before the hand, and comes to the same',
  (_, game) => {
    const [bot = ''] = Object.keys(game.bots);
    let found = 0;
    let asked = 0;
    for (const { view, turn, action } of play(
      game,
      matchOf(game, 'drafts', optionsOf(game)),
      60,
      { blue: bot, red: bot },
      12,
    )) {
      if (turn.opening) continue;
      asked++;
      const draft = draftForAction(game.choices(asView(view)), action);
      if (!draft) continue;
      found++;
      const { choice, path, at, aim, on } = draft;
      if (choice.kind === 'do') expect(choice.action).toEqual(action);
      if (choice.kind === 'walk') expect(choice.along(path ?? [])).toEqual(action);
      if (choice.kind === 'put' && at) expect(choice.at(at)).toEqual(action);
      if (choice.kind === 'aim') expect(choice.toward({ ...initialAim(choice.controls), ...aim }, on)).toEqual(action);
    }
    expect(asked).toBeGreaterThan(3);
    expect(found / asked).toBeGreaterThan(0.8);
  },
);
test('what no open choice comes to is not laid before the hand', () => {
  for (const game of GAMES) {
    const [look] = play(game, matchOf(game, 'none', optionsOf(game)), 1);
    expect(draftForAction(game.choices(asView(look?.view)), { type: 'nothing' })).toBeNull();
    expect(draftForAction(game.choices(asView(look?.view)), null)).toBeNull();
  }
});

test('of a match that is looked through the deeds that cost most are told, in order of play, and a blunder among them', () => {
  const point = (ply: number, best: number, done: number): TurningPoint => ({
    ply,
    seat: 'red',
    best,
    done,
    instead: {},
  });
  const points = [0.1, 0.02, 0.3, 0.05, 0.2, 0.4, 0.15].map((lost, ply) => point(ply, 0.6, 0.6 - lost));
  expect(worstPoints(points, 0.03).map(({ ply }) => ply)).toEqual([0, 2, 4, 5, 6]);
  expect(worstPoints([point(1, 0.5, 0.49)], 0.03)).toEqual([]);
});
test('the searching bot of Stratego weighs a deed that is asked about besides, and a blunder costs', () => {
  const men = {
    A1: 'red flag',
    B3: 'red general',
    J1: 'red marshal',
    C3: 'blue marshal moved',
    J10: 'blue flag',
    H10: 'blue mine',
    C10: 'blue scout',
  };
  const state = small({ men });
  const id = state.pieces.find(({ rank, seat }) => rank === 'general' && seat === 'red')?.id ?? '';
  const past = [{ state, events: [] }];
  const seen = {
    ...past[0],
    events: [
      {
        kind: 'revealed',
        rule: 'ST-08',
        text: { key: '' },
        ids: ['blue.C3'],
        faces: { 'blue.C3': openFace('marshal') },
      },
    ],
  } as unknown as (typeof past)[0];
  const also = { type: 'move', id, cell: cellOf('C3') };
  const { action, thoughts } = decide(
    { game: 'stratego', bot: 'search', seat: 'red', state, seed: 'also', ply: 1, past: [seen], time: 0, also },
    patience(3),
  );
  expect(action).not.toEqual(also);
  expect(thoughts.at(-1)?.action).toEqual(also);
  expect((thoughts[0]?.chance ?? 0) - (thoughts.at(-1)?.chance ?? 1)).toBeGreaterThan(0.03);
});
test('deeds that are played on from with the same dice: who gives up has lost, whoever asks twice hears the same, and one deed is no better than itself', () => {
  const game = GAMES.find(({ id }) => id === 'toy-soldiers') as AnyGame;
  const match = golden('toy-soldiers.over-last');
  const ply = match.entries.length - 12;
  const state = replay(game, match).steps[ply]?.state;
  const turn = game.turn(state);
  if (!('to' in turn)) throw new Error('The match is over too soon.');
  const done = match.entries[ply]?.action;
  const seeds = Array.from({ length: 12 }, (_, i) => `appraised ${i}`);
  const seats = match.players.map(({ seat }) => seat);
  const deeds = [done, done, { type: 'resign' }];
  const task = { game: game.id, state, withShots: false, seats, seat: turn.to, ply: ply + 1, actions: deeds, seeds };
  const [played = [], same = [], resigned = []] = evaluateByPlayouts(task);
  expect(evaluateByPlayouts(task)).toEqual([played, same, resigned]);
  expect(comparePlayouts(played, same)).toEqual({
    best: comparePlayouts(played, same).done,
    done: comparePlayouts(played, same).done,
    errors: 0,
  });
  expect(resigned.every((share) => share === 0)).toBe(true);
  expect(comparePlayouts(played, resigned).best).toBeGreaterThan(0.1);
  expect(comparePlayouts(played, resigned).errors).toBeGreaterThan(2);
});
test('a bout of Flick Fighters given away costs, though the match goes on', () => {
  const game = GAMES.find(({ id }) => id === 'flick') as AnyGame;
  const match = golden('flick.over-five');
  const { steps } = replay(game, match);
  const how = steps.map(({ state }) => game.strength?.(state, 'blue') ?? 0);
  const ply = match.entries.findIndex(({ shots }, i) => shots && (how[i + 1] ?? 0) > (how[i] ?? 0));
  const actions = [match.entries[ply]?.action, { type: 'concede' }];
  const seats = ['blue', 'red'] as const;
  const task = { game: game.id, state: steps[ply]?.state, withShots: true, seats, seat: 'blue', ply } as const;
  const [hit = [], given = []] = evaluateByPlayouts({ ...task, actions, seeds: ['given away'] }, engine);
  const { best, done } = comparePlayouts(hit, given);
  expect(done).toBeGreaterThan(0);
  expect(best - done).toBeGreaterThan(0.1);
});
test('of two deeds the pairs are compared: what is always a little better is surer than what is now better, now worse', () => {
  const [steady, wild] = [
    comparePlayouts([0.6, 0.8, 0.4, 0.7], [0.5, 0.71, 0.3, 0.59]),
    comparePlayouts([1, 0, 1, 1], [0, 1, 1, 0]),
  ];
  expect(steady.errors).toBeGreaterThan(SURE_AT);
  expect(wild.best - wild.done).toBeCloseTo(0.25);
  expect(wild.errors).toBeLessThan(SURE_AT);
  expect(comparePlayouts([1, 1], [0, 0]).errors).toBe(Infinity);
});
