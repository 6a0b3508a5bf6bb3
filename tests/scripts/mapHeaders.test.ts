import { expect, test } from 'vitest';
import { mapOf } from '../../scripts/lib/mapHeaders.mjs';

test('built files have a source map, other files have none', () => {
  expect(mapOf('/mera/assets/App-1a2b.js')).toBe('App-1a2b.js.map');
  expect(mapOf('/assets/App-1a2b.js?v=1')).toBe('App-1a2b.js.map');
  for (const url of ['/sw.js', '/assets/App.css', '/', '/assets/App.js.map']) expect(mapOf(url), url).toBeNull();
});
