import { expect, test } from 'vitest';
import { expandedMedia, namedMedia } from '../../scripts/lib/media.mjs';

const named = namedMedia(`@custom-media --narrow (max-width: 599px);
@custom-media --little (max-width: 899px),
  (max-height: 560px);`);

test('a named window is built as its query', () => {
  expect(expandedMedia('(--narrow) and (pointer: coarse)', named)).toBe('(max-width: 599px) and (pointer: coarse)');
  expect(expandedMedia('(--little)', named)).toBe('(max-width: 899px), (max-height: 560px)');
  expect(expandedMedia('print', named)).toBe('print');
});
test('an unknown name, and a list within a query, stop the build', () => {
  expect(() => expandedMedia('(--nowhere)', named)).toThrow('--nowhere');
  expect(() => expandedMedia('(--little) and (pointer: fine)', named)).toThrow('must be alone');
});
