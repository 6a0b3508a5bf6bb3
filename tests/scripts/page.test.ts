import { expect, test } from 'vitest';
import { licencesText, POLICY, shippedIn } from '../../scripts/lib/page.mjs';

test('what is shipped is all that is not for development, and what the tools add', () => {
  const shipped = shippedIn({
    packages: {
      '': {},
      'node_modules/table': {},
      'node_modules/@types/table': {},
      'node_modules/tester': { dev: true },
      'node_modules/watcher': { optional: true },
    },
  });
  expect(shipped).toEqual(expect.arrayContaining(['node_modules/table', 'node_modules/workbox-core']));
  for (const name of ['@types/table', 'tester', 'watcher']) expect(shipped).not.toContain(`node_modules/${name}`);
});
test('each licence is told in its own words, under the packages that it is of; one without a file from the readme', () => {
  const text = licencesText(
    ['react', 'seedrandom', '@fontsource-variable/onest'].map((name) => `node_modules/${name}`),
  );
  expect(text).toMatch(/^Mera \(MIT\)/);
  expect(text).toMatch(/react 19[\d.]+ \(MIT\)\n\nMIT License/);
  expect(text).toMatch(/seedrandom [\d.]+ \(MIT\)[^=]*Permission is hereby granted/);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
test('the policy runs no text as code and loads nothing from elsewhere', () => {
  expect(POLICY).not.toMatch(/'unsafe-eval'|https?:|\*/);
  expect(POLICY).not.toMatch(/script-src[^;]*unsafe-inline/);
});
