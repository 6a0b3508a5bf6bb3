import { type CueName, CUES } from '../../src/presentation/sound/cues.ts';
import { type Material, MATERIALS } from '../../src/presentation/sound/materials.ts';
import { type Contact, mix, render } from '../../src/presentation/sound/mix.ts';
import { builder, centroidOf, measured } from '../presentation/sound/waves.ts';

/** The slowest contact, the usual one of the cue, and the fastest one, mm/s. */
const SPEEDS = [60, undefined, 8000];
const decibels = (value: number): string => `${(20 * Math.log10(value)).toFixed(0)} dB`;

/** Prints the peak, the loudness, the length and the middle of the spectrum of each cue, and of a knock on each material. */
export const soundTable = async (): Promise<void> => {
  const build = await builder();
  const row = (label: string, name: CueName, contact: Contact): void => {
    const cells = SPEEDS.map((speed) => {
      const { layers } = mix(name, speed === undefined ? contact : { ...contact, speed }, () => 0.5);
      const wave = render(layers, build);
      const { peak, rms, length } = measured(wave);
      return `${peak.toFixed(2)} ${decibels(rms)} ${length.toFixed(2)} s ${centroidOf(wave).toFixed(0)} Hz`.padEnd(28);
    });
    console.log(label.padEnd(16), cells.join('| '));
  };
  for (const name of Object.keys(CUES) as CueName[]) row(name, name, {});
  for (const on of Object.keys(MATERIALS) as Material[]) row(`knock, ${on}`, 'knock', { by: on, on, speed: 700 });
};
