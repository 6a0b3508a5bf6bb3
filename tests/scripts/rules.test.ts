import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLimits } from '../../scripts/rules/limits.mjs';
import { browserNames, readExports, sharedTypeNames, spareExceptions } from '../../scripts/rules/names.mjs';
import { classSelectors } from '../../scripts/rules/selectors.mjs';

const root = mkdtempSync(join(tmpdir(), 'mera-rules-'));
const FILES = {
  'src/store/door.ts': 'export const close = (): void => undefined;\nexport interface Told { readonly n: number }\n',
  'src/ui/page.ts': 'export function scroll(): void {}\nexport type Told = string;\n',
  'src/core/page.ts': 'export const close = (): void => undefined;\n',
  'src/games/chess/told.ts': 'export type Told = number;\nexport type Row = number;\n',
  'src/table/row.ts': 'export type Row = number;\n',
  'e2e/found.spec.ts': "const CARD = '.card li';\npage.locator('ul.rows');\npage.locator('[data-part=card] li');\n",
  'e2e/hands/files.ts': "const file = `${name}.card.json`;\nconst types = { '.html': 1 };\n",
  'scripts/shoot.mjs': "page.locator('[role=tab].front');\nconst list = '.oxlintrc.json';\n",
};
let exported: ReturnType<typeof readExports> = [];
beforeAll(() => {
  for (const [file, code] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  exported = readExports(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test('store and ui export no name of a browser global', () => {
  expect(browserNames(exported, []).map((line: string) => line.split(',')[0])).toEqual([
    'src/store/door.ts: exports close',
    'src/ui/page.ts: exports scroll',
  ]);
  expect(browserNames(exported, ['close', 'scroll'])).toEqual([]);
});
test('outside the games two exported types do not share a name', () => {
  expect(sharedTypeNames(exported, {})).toEqual([
    'src/store/door.ts, src/ui/page.ts: each exports a type Told, but one name means one thing',
  ]);
  expect(sharedTypeNames(exported, { Told: 2 })).toEqual([]);
});
test('an exception that is no longer needed is named', () => {
  const exceptions = { browserNames: ['close', 'stop'], sharedTypeNames: { Told: 2, Row: 2 } };
  expect(spareExceptions(exported, exceptions).map((line) => line.split(' ')[3])).toEqual(['Row', 'stop']);
});
test('tests and code find no element by its class', () => {
  const told = '; use a role, a text or data-part';
  expect(classSelectors(root)).toEqual([
    `e2e/found.spec.ts:1: finds by the class .card${told}`,
    `e2e/found.spec.ts:2: finds by the class .rows${told}`,
    `scripts/shoot.mjs:1: finds by the class .front${told}`,
  ]);
});
test('the count of functions above a limit may only fall', () => {
  const { limits } = JSON.parse(readFileSync('scripts/rules/ceilings.json', 'utf8')) as {
    limits: Record<string, number>;
  };
  const { faults, notes } = checkLimits({ ...limits, complexity: 0, 'max-params': 1000 });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^complexity: \d+ breaches, at most 0/);
  expect(notes.some((note) => note.startsWith('lower max-params'))).toBe(true);
});
