import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => `${folder}/${file}`);

test.each([...scriptsIn('scripts'), ...scriptsIn('tests/bench/run')])('%s explains itself with --help', (file) => {
  const [what, usage, firstImport] = readFileSync(file, 'utf8').split('\n');
  expect(what).toMatch(/^\/\/ [A-Z].{20,105}\.$/);
  expect(usage).toMatch(/^\/\/ Usage: (npm|node) /);
  expect(firstImport).toMatch(/^import '.*lib\/help\.mjs';$/);
});
