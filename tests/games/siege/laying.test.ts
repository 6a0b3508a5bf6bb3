import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/core/choice.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { questionOf } from '../../../src/games/siege/guns/cannon.ts';
import type { Action, State } from '../../../src/games/siege/types.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { small, type Small } from './fixture.ts';

const GUN = 'blue.gun1';
const table = (men: Small['men'], options: Small['options'] = {}): State =>
  small({ men, options: { shooting: 'real', ...options }, state: { stage: { at: 'shooting' } } });
type AimChoice = Extract<Choice<Action>, { kind: 'aim' }>;
const aimOf = (state: State): AimChoice =>
  siege.choices(asView(state)).find((choice): choice is AimChoice => choice.kind === 'aim') as AimChoice;
/** What the shell strikes first in the physics when a firm hand lays it at a man at a power. */
const struckBy = async (state: State, target: string, power: number): Promise<string | undefined> => {
  const engine = await loadEngine();
  const { aimAt, toward } = aimOf(state);
  const action = toward(aimAt?.(target, { power }) ?? {}, target) as Extract<Action, { type: 'fire' }>;
  expect(siege.refuse(state, action)).toBeNull();
  const [first] = engine(questionOf(state, action)).contacts;
  return first?.find((id) => id !== 'shell' && typeof id === 'string') as string | undefined;
};

describe('SI-13 aim help', () => {
  test.each([3, 5, 7, 9])('a firm hand strikes a man in the open at %d steps, at any sensible power', async (steps) => {
    const state = table({ [GUN]: [100, 1000], red1: [100, 1000 - steps * 70], blue1: [800, 1000] });
    for (const power of [300, 500, 900]) expect(await struckBy(state, 'red1', power), `power ${power}`).toBe('red1');
  });
  test('over a comrade in the way, and at a man on a tower', async () => {
    const state = table({ [GUN]: [280, 760], red1: [280, 315], blue1: [280, 640], red2: [420, 480] });
    expect(await struckBy(state, 'red1', 500)).toBe('red1');
  });
  // Sabotage: at a man behind the wall it was laid into the wall by half the power, though three fifths of that strike him.
  test('at a man in the courtyard, over the wall, by another power where the one that is set strikes none there', async () => {
    const state = table({ [GUN]: [420, 800], red1: [360, 160], blue1: [50, 900] });
    expect(await struckBy(state, 'red1', 500)).toBe('red1');
    expect(aimOf(state).aimAt?.('red1', { power: 500 })).toMatchObject({ power: 300 });
    expect(aimOf(state).reaches?.('red1')).toBe(true);
    // Close behind the wall nobody is struck by any power.
    const hidden = table({ [GUN]: [420, 800], red1: [360, 240], blue1: [50, 900] });
    expect(aimOf(hidden).reaches?.('red1')).toBe(false);
  });
  test('the gun starts straight at the nearest that it would strike, nearly level and with half the power', () => {
    const { controls, targets } = aimOf(
      table({ [GUN]: [420, 900], red1: [420, 250], red2: [600, 620], blue1: [50, 900] }),
    );
    expect(targets?.[0]).toBe('red2');
    expect(targets).toHaveLength(2);
    expect(controls.set.bearing?.start).toBe(327);
    expect([controls.set.lift?.start, controls.set.power?.start]).toEqual([80, 500]);
  });
  test('without help no aim is suggested', () => {
    const state = table({ [GUN]: [420, 900], red1: [600, 620], blue1: [50, 900] }, { aimHelp: false });
    const { controls, aimAt, targets } = aimOf(state);
    expect(aimAt).toBeUndefined();
    expect(targets).toEqual(['red1']);
    expect(controls.set.bearing?.start).toBe(327);
    expect(controls.set.lift?.start).toBe(80);
  });
  test('a shot is meant for an enemy on the field', () => {
    const state = table({ [GUN]: [420, 900], red1: [600, 620], blue1: [50, 900] });
    const shot = { type: 'fire', id: GUN, bearing: 0, lift: 80, power: 500 } as const;
    expect(siege.refuse(state, { ...shot, on: 'red1' })).toBeNull();
    expect(siege.refuse(state, { ...shot, on: 'blue1' })?.text.key).toBe('siege:no.noEnemy');
  });
});
