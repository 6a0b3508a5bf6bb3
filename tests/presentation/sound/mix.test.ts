// The sounds as waves of the real synthesiser: how loud, how long and how high they are, without ears.
import { beforeAll, describe, expect, test } from 'vitest';
import { type CueName, CUES } from '../../../src/presentation/sound/cues.ts';
import { type Material, MATERIALS } from '../../../src/presentation/sound/materials.ts';
import { type Build, type Contact, mix, render } from '../../../src/presentation/sound/mix.ts';
import { roomTone } from '../../../src/presentation/sound/room.ts';
import { builder, centroidOf, measured } from './waves.ts';

const NAMES = Object.keys(CUES) as CueName[];
/** What pieces, terrain and tables are made of. */
const SOLID = (Object.keys(MATERIALS) as Material[]).filter((name) => !['powder', 'band', 'bell'].includes(name));
const HITS = SOLID.flatMap((on) => [{ by: 'plastic', on } as const, { by: on, on: 'felt' } as const]);
/** From a body that hardly moves to the fastest shell, mm/s. */
const SPEEDS = [20, 200, 700, 2500, 9000];
const middle = (): number => 0.5;
/** Random numbers that repeat. */
const dealt = (...numbers: readonly number[]): (() => number) => {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
};
let build: Build;
beforeAll(async () => {
  build = await builder();
});
const heard = (name: CueName, contact: Contact = {}) => render(mix(name, contact, middle).layers, build);

describe('a sound', () => {
  test.each(NAMES)('%s is heard, is not too loud or long, and does not click', (name) => {
    for (const speed of [undefined, ...SPEEDS]) {
      const { peak, rms, length, edge } = measured(heard(name, speed === undefined ? {} : { speed }));
      expect(peak).toBeGreaterThan(0.02);
      expect(peak).toBeLessThanOrEqual(1);
      expect(rms).toBeGreaterThan(0.004);
      const isMelody = ['start', 'over', 'won', 'dropDie'].includes(name);
      expect(length).toBeLessThan(isMelody ? 0.7 : 0.4);
      expect(edge).toBeLessThan(0.01);
    }
  });
  test.each(HITS)('of $by on $on is louder, higher and sharper the faster the contact is', (hit) => {
    const all = SPEEDS.map((speed) => {
      const wave = heard('knock', { ...hit, speed });
      return { ...measured(wave), centroid: centroidOf(wave) };
    });
    for (const [i, { rms, centroid, peak, edge }] of all.entries()) {
      expect(rms).toBeGreaterThan(all[i - 1]?.rms ?? 0);
      expect(centroid).toBeGreaterThan(all[i - 1]?.centroid ?? 0);
      expect(peak).toBeLessThanOrEqual(1);
      expect(edge).toBeLessThan(0.01);
    }
  });
  test('takes body and tail from the struck material and the touch from the striking one', () => {
    const { layers } = mix('knock', { by: 'metal', on: 'felt', speed: 700 }, middle);
    expect(layers.map(({ wave }) => wave)).toEqual(['sine', 'noise', 'noise']);
    const [body, touch] = layers;
    expect((touch?.hz ?? 0) / (body?.hz ?? 0)).toBeCloseTo(MATERIALS.metal.transient.hz / MATERIALS.felt.body.hz);
  });
  test('varies by 4 % at most, and only by the random numbers given', () => {
    const one = mix('drop', { speed: 500 }, dealt(0.2, 0.9));
    expect(mix('drop', { speed: 500 }, dealt(0.2, 0.9))).toEqual(one);
    expect(mix('drop', { speed: 500 }, dealt(0, 1))).toMatchObject({ key: one.key, rate: 0.96, gain: 1.04 });
    expect(mix('drop', { speed: 500 }, dealt(0.5))).toMatchObject({ rate: 1, gain: 1 });
  });
  test('has one key for equal layers and another one for different layers', () => {
    const keys = new Map<string, string>();
    for (const name of NAMES)
      for (const speed of SPEEDS)
        for (const contact of [{ speed }, { speed, pitch: 1.5 }, { speed, by: 'metal' as const }]) {
          const { key, layers } = mix(name, contact, middle);
          expect(keys.get(key) ?? JSON.stringify(layers)).toBe(JSON.stringify(layers));
          keys.set(key, JSON.stringify(layers));
        }
  });
});

test('the melody of a match has three notes; its start stays open, and a win ends on the fourth', () => {
  const notes = (name: 'start' | 'over' | 'won') => CUES[name].notes.map(([pitch]) => pitch);
  expect(notes('start')).toEqual([1, 4 / 3, 3 / 2]);
  expect(notes('over')).toEqual(notes('start'));
  expect(notes('won')).toEqual([1, 3 / 2, 4 / 3, 2 / 3]);
});

test('the quiet of a room is 38 dB below the loudest sound, and its loop has no seam', () => {
  let seed = 7;
  const tone = roomTone(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
  const rms = Math.sqrt(tone.reduce((sum, value) => sum + value * value, 0) / tone.length);
  expect(20 * Math.log10(rms)).toBeCloseTo(-38, 1);
  const steps = Array.from(tone, (value, i) => Math.abs(value - (tone[(i + 1) % tone.length] ?? 0)));
  const seam = steps.at(-1) ?? 1;
  expect(seam).toBeLessThan(steps.slice(0, -1).reduce((most, step) => Math.max(most, step), 0));
});
