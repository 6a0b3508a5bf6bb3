// What the yellow button leads to where nobody can be turned on with profit.
import { expect, test } from 'vitest';
import type { Choice } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { siege as fortress } from '../../../src/games/siege/index.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import { leadOf } from '../../../src/ui/play/primary/lead.ts';
import { small } from '../../games/sci-fi/fixture.ts';
import { small as siege } from '../../games/siege/fixture.ts';

type Men = Parameters<typeof small>[0]['men'];
const handOf = (men: Men, selected: string | null, picked = selected, fire: 'virtual' | 'real' = 'virtual') => {
  const view = small({ men, options: { fire } });
  const choices = sciFi.choices(view) as readonly Choice<unknown>[];
  const [game, scene, turn] = [sciFi as AnyGame, sciFi.scene(view), sciFi.turn(view)];
  return { game, view, scene, choices, selected, picked, mode: null, turn };
};

test('whoever may go is named, and picked he is shown a way', () => {
  const men: Men = { blue1: ['rifleman', 100, 850], blue2: ['rifleman', 620, 850], red1: ['rifleman', 100, 50] };
  expect(leadOf(handOf(men, null))).toMatchObject({ kind: 'foremost', piece: { id: 'blue1' } });
  expect(leadOf(handOf(men, 'blue1'))).toMatchObject({ kind: 'toward', draft: { choice: { piece: 'blue1' } } });
});

/** Stands before an enemy, so that no way brings him nearer. */
const CLOSE: Men = { blue1: ['rifleman', 100, 80], red1: ['rifleman', 100, 50] };
// Sabotages: without it the button asked for a way; the turn was ended for one who was picked while another might act, and over an aim.
test('where nobody gets nearer the turn is ended, but not for one alone of several, nor over an aim', () => {
  expect(leadOf(handOf(CLOSE, 'blue1', null))).toMatchObject({
    kind: 'rest',
    choice: { label: { key: 'sci-fi:do.end' } },
  });
  expect(leadOf(handOf(CLOSE, 'blue1'))).toMatchObject({ kind: 'rest' });
  const two: Men = { ...CLOSE, blue2: ['rifleman', 620, 80], red2: ['rifleman', 620, 50] };
  expect(leadOf(handOf(two, 'blue1'))).toBeNull();
  expect(leadOf(handOf(two, null))).toMatchObject({ kind: 'rest' });
  const machine: Men = { blue1: ['scoutWalker', 100, 120], red1: ['rifleman', 100, 50] };
  expect(leadOf(handOf(machine, 'blue1', 'blue1', 'real'))).toBeNull();
});

// Sabotage: without it the button asked where who came back to his line was to stand.
test('who alone has to be put somewhere is put where the game would put him', () => {
  const view = siege({
    men: { blue1: [300, 500], blue3: [500, 1050], red1: [400, 200] },
    state: { owed: ['blue1'] },
    pieces: { blue1: { at: null } },
  });
  const choices = fortress.choices(view) as readonly Choice<unknown>[];
  const [game, scene, turn] = [fortress as AnyGame, fortress.scene(view), fortress.turn(view)];
  const lead = leadOf({ game, view, scene, choices, selected: 'blue1', picked: null, mode: null, turn });
  expect(lead).toMatchObject({ kind: 'place', choice: { kind: 'put', piece: 'blue1' } });
});
