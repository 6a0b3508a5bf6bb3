import type { Build } from '../../../src/presentation/sound/mix.ts';
import { SAMPLE_HZ } from '../../../src/presentation/sound/mix.ts';

/** Returns the function that builds waves with the real synthesiser. It asks for an audio context, which Node does not have. */
export const builder = async (): Promise<Build> => {
  Object.assign(globalThis, { AudioContext: Object });
  const { ZZFX } = await import('zzfx');
  Reflect.deleteProperty(globalThis, 'AudioContext');
  ZZFX.volume = 1;
  return (...parameters) => ZZFX.buildSamples(...parameters);
};

/** What can be measured of a wave without ears. */
interface Measured {
  readonly peak: number;
  readonly rms: number;
  /** s. */
  readonly length: number;
  /** The greatest of its first and last samples: a higher one clicks. */
  readonly edge: number;
}
/** Returns the real and the imaginary part of a spectrum. The length of the wave is a power of two. */
const spectrum = (re: readonly number[], im: readonly number[]): readonly [number[], number[]] => {
  const n = re.length;
  if (n === 1) return [[...re], [...im]];
  const half = (part: readonly number[], odd: 0 | 1): number[] => part.filter((_, i) => i % 2 === odd);
  const [evenRe, evenIm] = spectrum(half(re, 0), half(im, 0));
  const [oddRe, oddIm] = spectrum(half(re, 1), half(im, 1));
  const outRe: number[] = Array.from({ length: n });
  const outIm: number[] = Array.from({ length: n });
  for (let k = 0; k < n / 2; k++) {
    const [cos, sin] = [Math.cos((-2 * Math.PI * k) / n), Math.sin((-2 * Math.PI * k) / n)];
    const [a, b, c, d] = [evenRe[k] ?? 0, evenIm[k] ?? 0, oddRe[k] ?? 0, oddIm[k] ?? 0];
    const [x, y] = [c * cos - d * sin, c * sin + d * cos];
    [outRe[k], outIm[k], outRe[k + n / 2], outIm[k + n / 2]] = [a + x, b + y, a - x, b - y];
  }
  return [outRe, outIm];
};
/** Returns the middle of the spectrum of a wave, Hz: each frequency counts by its amplitude. */
export const centroidOf = (wave: Float32Array): number => {
  const n = 2 ** Math.ceil(Math.log2(wave.length));
  const [re, im] = spectrum(
    Array.from({ length: n }, (_, i) => wave[i] ?? 0),
    Array.from({ length: n }, () => 0),
  );
  let [weight, sum] = [0, 0];
  for (let k = 0; k < n / 2; k++) {
    const amplitude = Math.hypot(re[k] ?? 0, im[k] ?? 0);
    weight += amplitude;
    sum += (amplitude * k * SAMPLE_HZ) / n;
  }
  return sum / weight;
};
/** Returns the measures of a wave. */
export const measured = (wave: Float32Array): Measured => {
  const edges = [...wave.slice(0, 3), ...wave.slice(-3)];
  return {
    peak: Math.max(...wave.map(Math.abs)),
    rms: Math.sqrt(wave.reduce((all, value) => all + value * value, 0) / wave.length),
    length: wave.length / SAMPLE_HZ,
    edge: Math.max(...edges.map(Math.abs)),
  };
};
