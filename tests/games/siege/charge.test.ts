import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import { enabledChoices } from '../../../src/core/choice.ts';
import { siege } from '../../../src/games/siege/index.ts';
import type { State } from '../../../src/games/siege/types.ts';
import { type Small, small, table } from './fixture.ts';

const choicesOf = (state: State, id: string) => siege.choices(asView(state)).filter(({ piece }) => piece === id);
const chargesOf = (state: State, id: string) => choicesOf(state, id).filter(({ id }) => id.startsWith('charge'));
const only = (state: State, id: string) => {
  const [charge, ...others] = chargesOf(state, id);
  if (charge?.kind !== 'do' || others.length > 0) throw new Error('One charge was expected.');
  return charge;
};
/** A Defender on the left front tower (x 245-315, y 280-350), and an Attacker at its foot. */
const FOOT: Small['men'] = { red1: [262, 297], red2: [560, 105], blue1: [280, 363], blue2: [700, 900] };

test('SI-17 SI-18 at the foot of a tower a warrior can climb and fight in one action, with its odds', () => {
  const t = table({ men: FOOT });
  const charge = only(t.state, 'blue1');
  expect([charge.label.key, charge.target, charge.disabled]).toEqual(['siege:do.climbFight', 'red1', undefined]);
  t.act(charge.action, 6, 1);
  expect(t.state.pieces.map(({ id }) => id)).not.toContain('red1');
  expect(t.state.pieces.find(({ id }) => id === 'blue1')).toMatchObject({ moved: true });
  expect(t.state.stage.at).toBe('move');
});

// Sabotage: found for touching warriors alone, one two steps away was led to the tower and left there.
test('SI-16 SI-18 one farther away moves up first, on the ground too', () => {
  const far = only(small({ men: { ...FOOT, blue1: [280, 430] } }), 'blue1');
  expect([far.label.key, far.target]).toEqual(['siege:do.climbFight', 'red1']);
  const ground = only(small({ men: { red1: [400, 500], red2: [560, 105], blue1: [400, 700] } }), 'blue1');
  expect([ground.label.key, ground.target]).toEqual(['siege:do.moveFight', 'red1']);
  expect(chargesOf(small({ men: { ...FOOT, blue1: [280, 445] } }), 'blue1')).toEqual([]);
});

test('SI-18 beside an enemy it just fights, and the Defender can sally in the same way', () => {
  const beside = small({ men: { red1: [400, 500], blue1: [400, 560] } });
  expect(chargesOf(beside, 'blue1')).toEqual([]);
  expect(choicesOf(beside, 'blue1').map(({ id }) => id)).toContain('fight@blue1>red1');
  // Sabotage: a charge along no path was allowed, though no choice makes it.
  const at = { x: 400, y: 560 };
  const still = siege.refuse(beside, { type: 'charge', id: 'blue1', path: [at, at], target: 'red1' });
  expect([still?.text.key, still?.instead]).toEqual([
    'siege:no.beside',
    { type: 'fight', id: 'blue1', target: 'red1' },
  ]);
  const sally = only(small({ men: FOOT, active: 'red' }), 'red1');
  expect([sally.label.key, sally.target]).toEqual(['siege:do.climbFight', 'blue1']);
});

// Sabotage: without the reason the panel of a warrior at the foot of a full tower was empty.
test('SI-02 SI-17 under a full tower the panel says why there is no climb', () => {
  const men = { ...FOOT, red3: [297, 297], red4: [262, 332] } as const;
  const [climb, ...others] = chargesOf(small({ men }), 'blue1');
  expect(others).toEqual([]);
  expect([climb?.label.key, climb?.disabled?.rule, climb?.disabled?.text.key]).toEqual([
    'siege:do.climbFight',
    'SI-17',
    'siege:no.full',
  ]);
  expect(climb?.kind === 'do' && climb.target).toBeUndefined();
  expect(enabledChoices(chargesOf(small({ men }), 'blue1'))).toEqual([]);
});

test('SI-17 one that has moved to the foot of a tower is told what it can do next turn', () => {
  const state = small({ men: FOOT, pieces: { blue1: { moved: true } } });
  expect(siege.idle?.(asView(state), 'blue1')?.text).toMatchObject({
    key: 'siege:no.movedBelow',
    values: { target: { piece: 'red1' } },
  });
  const away = small({ men: { ...FOOT, blue1: [280, 500] }, pieces: { blue1: { moved: true } } });
  expect(siege.idle?.(asView(away), 'blue1')?.text.key).toBe('siege:no.moved');
});

test('SI-18 a charge that ends out of reach, or of a gun, is refused', () => {
  const state = small({ men: { ...FOOT, 'blue.gun1': [280, 600] } });
  const path = [{ x: 280, y: 363 }];
  expect(siege.refuse(state, { type: 'charge', id: 'blue1', path, target: 'red1' })?.text.key).toBe('siege:no.far');
  expect(siege.refuse(state, { type: 'charge', id: 'blue1', path, target: 'blue2' })?.text.key).toBe(
    'siege:no.noEnemy',
  );
  const gun = [{ x: 280, y: 600 }];
  expect(siege.refuse(state, { type: 'charge', id: 'blue.gun1', path: gun, target: 'red1' })?.text.key).toBe(
    'siege:no.gunFights',
  );
});
