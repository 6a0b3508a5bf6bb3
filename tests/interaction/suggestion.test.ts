// What the yellow button leads to where nobody can be turned on with profit.
import { asView } from '../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { siege as fortress } from '../../src/games/siege/index.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { policyOf } from './table.ts';
import { suggestion as suggested } from '../../src/interaction/primary/suggestion.ts';
import { small } from '../games/sci-fi/fixture.ts';
import { small as siege } from '../games/siege/fixture.ts';

const suggestion = (from: Parameters<typeof suggested>[0]) => suggested(from, null, policyOf());
type Men = Parameters<typeof small>[0]['men'];
const NEAREST_FIRST = { ...sciFi, steadyMove: undefined } as unknown as AnyGame;
const handOf = (men: Men, selected: string | null, fire: 'virtual' | 'real' = 'virtual', by = NEAREST_FIRST) => {
  const view = asView(small({ men, options: { fire } }));
  const choices = sciFi.choices(view) as readonly Choice<unknown>[];
  const [game, scene, turn] = [by, sciFi.scene(view), sciFi.turn(view)];
  return { game, view, scene, choices, selected, mode: null, turn };
};

test('whoever may go is named, and picked he is shown a way', () => {
  const men: Men = { blue1: ['rifleman', 100, 850], blue2: ['rifleman', 620, 850], red1: ['rifleman', 100, 50] };
  expect(suggestion(handOf(men, null))).toMatchObject({ kind: 'foremost', piece: { id: 'blue1' } });
  expect(suggestion(handOf(men, 'blue1'))).toMatchObject({ kind: 'toward', draft: { choice: { piece: 'blue1' } } });
});

// Sabotage: the foremost of them was sent on alone.
test('SF-05 where the game advises moves, whoever is farthest back is named, and its path is the advised one', () => {
  const men: Men = { blue1: ['rifleman', 100, 600], blue2: ['rifleman', 620, 850], red1: ['rifleman', 100, 50] };
  const steady = (selected: string | null) => handOf(men, selected, 'virtual', sciFi);
  expect(suggestion(steady(null))).toMatchObject({ kind: 'rearmost', piece: { id: 'blue2' } });
  const hand = steady('blue2');
  const advised = sciFi.steadyMove?.(hand.view, 'blue2');
  expect(suggestion(hand)).toMatchObject({
    kind: 'steady',
    draft: { path: advised && 'path' in advised && advised.path },
  });
});

test('SI-16 a warrior before the others stays, and one behind them is led to where they gather', () => {
  const view = asView(siege({ men: { blue1: [300, 520], blue2: [360, 1050], blue3: [420, 1050], red1: [385, 105] } }));
  expect(fortress.steadyMove?.(view, 'blue1')).toBeNull();
  expect(fortress.steadyMove?.(view, 'blue2')).toMatchObject({ type: 'walk', id: 'blue2' });
});

/** Stands before an enemy, so that no way brings him nearer. */
const CLOSE: Men = { blue1: ['rifleman', 100, 80], red1: ['rifleman', 100, 50] };
// Sabotages: without it the button asked for a way; it ended the turn though another had one, and over an aim.
test('where nothing of who is picked is worth a press another is named, and where nobody has a way the turn is ended, but not over an aim', () => {
  const ends = { kind: 'rest', choice: { label: { key: 'sci-fi:do.end' } }, stay: false };
  expect(suggestion(handOf(CLOSE, 'blue1'))).toMatchObject(ends);
  const two: Men = { ...CLOSE, blue2: ['rifleman', 620, 80], red2: ['rifleman', 620, 50] };
  expect(suggestion(handOf(two, 'blue1'))).toMatchObject(ends);
  expect(suggestion(handOf(two, null))).toMatchObject(ends);
  const third: Men = { ...two, blue3: ['rifleman', 620, 850] };
  expect(suggestion(handOf(third, 'blue1'))).toMatchObject({ kind: 'foremost', piece: { id: 'blue3' } });
  const machine: Men = { blue1: ['scoutWalker', 100, 120], red1: ['rifleman', 100, 50] };
  expect(suggestion(handOf(machine, 'blue1', 'real'))).toBeNull();
});

// Sabotage: of a gun that may be moved it was said that it has no way.
test('SI-12 of a gun that is left it is said that it may stay', () => {
  const view = asView(
    siege({
      men: { 'blue.gun1': [300, 900], blue1: [300, 600], red1: [385, 105] },
      pieces: { blue1: { moved: true } },
    }),
  );
  const choices = fortress.choices(view) as readonly Choice<unknown>[];
  const [game, scene, turn] = [fortress as AnyGame, fortress.scene(view), fortress.turn(view)];
  const lead = suggestion({ game, view, scene, choices, selected: 'blue.gun1', mode: null, turn });
  expect(lead).toMatchObject({ kind: 'rest', stay: true });
});

// Sabotage: without it the button asked where who came back to his line was to stand.
test('who alone has to be put somewhere is put where the game would put him', () => {
  const view = asView(
    siege({
      men: { blue1: [300, 500], blue3: [500, 1050], red1: [400, 200] },
      state: { owed: ['blue1'] },
      pieces: { blue1: { at: null } },
    }),
  );
  const choices = fortress.choices(view) as readonly Choice<unknown>[];
  const [game, scene, turn] = [fortress as AnyGame, fortress.scene(view), fortress.turn(view)];
  const lead = suggestion({ game, view, scene, choices, selected: 'blue1', mode: null, turn });
  expect(lead).toMatchObject({ kind: 'place', choice: { kind: 'put', piece: 'blue1' } });
});
