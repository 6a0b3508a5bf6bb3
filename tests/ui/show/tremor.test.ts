// What a miss teaches: whether the aim was wrong, or only the hand trembled.
import { asView } from '../../../src/core/view.ts';
import { beforeAll, expect, test } from 'vitest';
import { landingOf } from '../../../src/core/shots/trajectory.ts';
import { luckForPly } from '../../../src/core/luck.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { type Engine, loadEngine } from '../../../src/physics/engine.ts';
import { changeLanguage } from '../../../src/i18n/index.ts';
import type { OpenMatch } from '../../../src/store/matchStore.ts';
import { sceneAt } from '../../../src/presentation/scenes.ts';
import { isMissByAimNoise } from '../../../src/presentation/aimNoiseMiss.ts';
import { shellText } from '../../../src/presentation/text/shellText.ts';
import { createFormatContext } from '../../../src/presentation/text/formatters.ts';
import { small } from '../../games/siege/fixture.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
  await changeLanguage('en');
});
const men = { 'blue.gun1': [100, 1000], red1: [100, 510], blue1: [800, 1000] } as const;
const state = small({ men, options: { shooting: 'real' }, state: { stage: { at: 'shooting' } } });
const game = siege as unknown as AnyGame;
/** A match of one shot at the man by the luck of a seed, its aim turned by so many tenths of a degree from where a firm hand lays it. */
const fired = (seed: string, turned: number) => {
  const choice = siege.choices(asView(state)).find(({ kind }) => kind === 'aim');
  if (choice?.kind !== 'aim') throw new Error('The gun is aimed.');
  const laid = choice.aimAt?.('red1', { bearing: 0, lift: 0, power: 700 }) ?? {};
  const action = choice.toward({ ...laid, bearing: (laid.bearing ?? 0) + turned }, 'red1');
  const { state: after, events } = siege.apply(state, action, luckForPly(seed, 1, undefined, engine));
  const steps = [
    { state, events: [] },
    { state: after, events },
  ];
  const match = { entries: [{ action }], players: [] } as unknown as OpenMatch['match'];
  const open = { id: 'one', game, match, steps, ply: 1, viewer: 'all' } as unknown as OpenMatch;
  const shot = events.find(({ kind }) => kind === 'shot');
  if (shot?.kind !== 'shot') throw new Error('No shot was fired.');
  const trembled = isMissByAimNoise(open, 1, shot);
  const words = shellText(shot, sceneAt(open, 0), createFormatContext([], sceneAt(open, 0)), trembled);
  return { hit: landingOf(shot)?.on === 'red1', trembled, words };
};
const seeds = Array.from({ length: 12 }, (_, n) => `tremor ${n}`);

test('a miss that a firm hand would have hit with is called the hand’s, a hit is not', () => {
  const shots = seeds.map((seed) => fired(seed, 0));
  expect(new Set(shots.map(({ hit }) => hit))).toEqual(new Set([true, false]));
  for (const { hit, trembled, words } of shots) {
    expect(trembled).toBe(!hit);
    expect(words.includes('good aim, spoiled by hand shake')).toBe(!hit);
  }
});
// Sabotage: it was told to have touched the ground, as if there were any.
test('a shell that leaves the table is told to, and touches no ground', () => {
  const { words } = fired('edge', -600);
  expect(words).toContain('off the table');
  expect(words).not.toContain('the ground');
});
test('a miss by an aim that was turned away is not called the hand’s', () => {
  for (const seed of seeds.slice(0, 4)) {
    const { trembled, words } = fired(seed, 80);
    expect([trembled, words.includes('trembled')]).toEqual([false, false]);
  }
});
