import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/core/choice.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import { sciFi } from '../../../src/games/sci-fi/index.ts';
import type { Action, State } from '../../../src/games/sci-fi/types.ts';
import { loadEngine } from '../../../src/physics/engine.ts';
import { aimOffer } from '../../../src/interaction/primary/primaryOffer.ts';
import { small, type Small } from './fixture.ts';

type AimChoice = Extract<Choice<Action>, { kind: 'aim' }>;
const table = (men: Small['men'], more: Partial<Small> = {}): State =>
  small({ men, ...more, options: { fire: 'real', tremor: 'none', ...more.options } });
const aimOf = (state: State): AimChoice =>
  sciFi.choices(asView(state)).find((choice): choice is AimChoice => choice.kind === 'aim') as AimChoice;
const struckBy = async (state: State, target: string, power: number): Promise<string | undefined> => {
  const engine = await loadEngine();
  const { aimAt, toward } = aimOf(state);
  const action = toward(aimAt?.(target, { power }) ?? {}, target);
  const { events } = sciFi.apply(state, action, luckForPly('laid', 1, undefined, engine));
  const shot = events.find(({ kind }) => kind === 'shot');
  const first = shot?.kind === 'shot' ? shot.result.contacts[0] : undefined;
  return first?.find((id): id is string => typeof id === 'string' && id !== 'shell');
};

describe('SF-22 aim help', () => {
  const men: Small['men'] = {
    blue1: ['armouredWalker', 300, 800],
    red1: ['rifleman', 300, 450],
    red2: ['tank', 600, 800],
  };
  test('a firm hand strikes a man and a machine in the open, at any sensible power', async () => {
    for (const power of [400, 800, 1000])
      for (const target of ['red1', 'red2'])
        expect(await struckBy(table(men), target, power), `${target}, power ${power}`).toBe(target);
  });
  test('over what hides a man half', async () => {
    const obstacles = [{ id: 'low', kind: 'barricade', at: { x: 300, y: 490 }, turns: 0 }];
    expect(await struckBy(table(men, { obstacles }), 'red1', 800)).toBe('red1');
  });
  // Sabotage: a weapon was laid at the middle of a tank, along the corner that hides it: four tries of five struck that.
  test('amid what can be struck of one who is hidden in part, farther from the corner that hides him than his own middle', async () => {
    const tank: Small['men'] = { blue1: ['tank', 300, 800], red1: ['tank', 300, 300] };
    for (const [x, side] of [
      [262, 1],
      [338, -1],
    ] as const) {
      const state = table(tank, { obstacles: [{ id: 'high', kind: 'silo', at: { x, y: 600 }, turns: 0 }] });
      const { bearing = 0 } = aimOf(state).aimAt?.('red1', { power: 800 }) ?? {};
      const off = side * (bearing > 1800 ? bearing - 3600 : bearing);
      expect(off, `a silo at ${x}`).toBeGreaterThan(5);
      expect(await struckBy(state, 'red1', 800)).toBe('red1');
    }
  });
  // Sabotages: the shell counted as a point, and in 42 of 264 places it struck the edge that it was laid over; no other power was tried, so that a man behind a container was out of reach.
  test('whoever is said to be reached behind something is struck by a firm hand, by another power where it takes one', async () => {
    const powers: (number | null)[] = [];
    for (const kind of ['container', 'wall', 'barricade'])
      for (const gap of [40, 160, 280])
        for (const y of [100, 260, 420]) {
          const obstacles = [{ id: 'high', kind, at: { x: 300, y: y + gap }, turns: 0 }];
          const state = table({ blue1: ['tank', 300, 800], red1: ['rifleman', 300, y] }, { obstacles });
          const { aimAt, reaches } = aimOf(state);
          const reached = reaches?.('red1') === true;
          powers.push(reached ? (aimAt?.('red1', { power: 800 }).power ?? 0) : null);
          if (reached) expect(await struckBy(state, 'red1', 800), `${kind}, ${gap} mm before ${y}`).toBe('red1');
        }
    expect(new Set(powers)).toEqual(new Set([null, 500, 800]));
  });
  // Sabotage: a gun right behind an own machine was to be aimed through it: forty tries of forty struck that.
  test('of whom no shot reaches it is said so, and nobody offers to aim at him', () => {
    const behind: Small['men'] = { ...men, blue1: ['tank', 300, 800], blue2: ['armouredWalker', 300, 725] };
    const { reaches } = aimOf(table(behind));
    expect([reaches?.('red1'), reaches?.('red2')]).toEqual([false, true]);
    const { red2: _, ...others } = behind;
    const barred = table(others);
    const offerFor = (state: State) =>
      aimOffer(sciFi.choices(asView(state)), 'blue1', 'sci-fi:do.fire', sciFi.scene(asView(state)));
    expect(offerFor(barred)).toBeNull();
    expect(offerFor(table(behind))?.on).toBe('red2');
    expect(offerFor(table(men))?.on).toBe('red1');
  });
  // Sabotage: a tank hidden but for a part (93 %) was offered before a man in the open, for it stood nearer.
  test('the weapon is laid from the first where a shell is worth most; without help nothing is laid', () => {
    const helped = aimOf(table(men));
    expect(helped.targets).toEqual(['red1', 'red2']);
    expect(helped.controls.set.bearing?.start).toBe(0);
    const tank: Small['men'] = { ...men, red1: ['tank', 300, 450] };
    expect(aimOf(table(tank)).targets).toEqual(['red2', 'red1']);
    const obstacles = [{ id: 'high', kind: 'container', at: { x: 520, y: 840 }, turns: 1 }];
    expect(aimOf(table(tank, { obstacles })).targets).toEqual(['red1', 'red2']);
    const alone = aimOf(table(men, { options: { aimHelp: false } }));
    expect(alone.aimAt).toBeUndefined();
    expect(alone.targets).toEqual(['red1', 'red2']);
    expect(alone.controls.set.bearing?.start).toBe(0);
    expect(alone.controls.set.lift?.start).toBe(0);
  });
  test('a shot is meant for an enemy or a gun', () => {
    const state = table(men);
    const shot = { type: 'fire', id: 'blue1', weapon: 0, bearing: 0, lift: 0, power: 500 } as const;
    expect(sciFi.refuse(state, { ...shot, on: 'red1' })).toBeNull();
    expect(sciFi.refuse(state, { ...shot, on: 'blue1' })?.text.key).toBe('sci-fi:no.noTarget');
  });
});
