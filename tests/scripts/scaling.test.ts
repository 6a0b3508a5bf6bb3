import { expect, test } from 'vitest';
import { BASE, FROM, inEm, inRem, scaledMedia } from '../../scripts/lib/scaling.mjs';
import { scaleOf } from '../../src/table/camera/scale.ts';

test('lengths of the styles are built as rem; addresses, colours and names stay', () => {
  expect(inRem('0 14px -1.5px 100%')).toBe('0 0.875rem -0.09375rem 100%');
  expect(inRem('calc(100dvh - 24px)')).toBe('calc(100dvh - 1.5rem)');
  expect(inRem('url("data:image/svg+xml,a 3px b") 8px')).toBe('url("data:image/svg+xml,a 3px b") 0.5rem');
  expect(inRem('#12px var(--a-3px)')).toBe('#12px var(--a-3px)');
});
test('heights that are asked for mean the same shape in wide windows', () => {
  expect(scaledMedia('(min-width: 900px) and (max-height: 780px)')).toBe(
    `(min-width: 900px) and (max-height: 780px) and (max-width: ${FROM - 0.02}px),` +
      `(min-width: 900px) and (min-aspect-ratio: ${BASE}/780) and (min-width: ${FROM}px)`,
  );
  expect(scaledMedia('(max-width: 899px), print')).toBe('(max-width: 899px), print');
});
test('windows are asked for in em, so that larger text changes the screen as zoom does', () => {
  expect(inEm('(min-width: 900px) and (max-height: 780px)')).toBe('(min-width: 56.25em) and (max-height: 48.75em)');
  expect(inEm('(min-aspect-ratio: 1920/780), print')).toBe('(min-aspect-ratio: 1920/780), print');
});
test('from 2200 px on sizes grow with the width: 14 px are 19 at 2560 and 28 at 3840', () => {
  expect([320, 1280, 1920, FROM - 1].map(scaleOf)).toEqual([1, 1, 1, 1]);
  expect([2560, 3840].map((width) => Math.round(14 * scaleOf(width)))).toEqual([19, 28]);
});
