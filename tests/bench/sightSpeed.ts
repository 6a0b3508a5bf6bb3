// The hidden share of a figure among a hundred obstacles, beside what footprints on a flat table would cost.
import { hiddenFraction } from '../../src/geometry/sight.ts';
import { type Row, spent } from './measure.ts';
import { eye, flatShare, prisms, target } from './sightScene.ts';

const [ROUNDS, TIMES] = [30, 2000];

/** How much more a share in two and a half dimensions costs than one of flat footprints, the best of many rounds turn about. */
export const sightRows = (): Row[] => {
  let [ours, flat] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    ours = Math.min(
      ours,
      spent(() => {
        for (let i = 0; i < TIMES; i++) hiddenFraction(eye, target, prisms);
      }),
    );
    flat = Math.min(
      flat,
      spent(() => {
        for (let i = 0; i < TIMES; i++) flatShare();
      }),
    );
  }
  const us = (ms: number): string => `${((1000 * ms) / TIMES).toFixed(1)} µs`;
  return [
    {
      work: 'Hidden share among 100 obstacles, 2.5-D',
      figure: `${(ours / flat).toFixed(1)} × the exact flat answer (${us(ours)}, ${us(flat)})`,
      wanted: '≤ 2 ×',
      reached: ours / flat <= 2,
    },
  ];
};
