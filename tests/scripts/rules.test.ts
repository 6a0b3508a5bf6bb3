import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLimits } from '../../scripts/rules/limits.mjs';
import { browserNames, readExports, sharedTypeNames, spareExceptions } from '../../scripts/rules/names.mjs';
import { classSelectors } from '../../scripts/rules/selectors.mjs';
import { styleBreaches } from '../../scripts/rules/styles.mjs';

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
const STYLES = {
  'src/ui/styles/media.css': '@custom-media --small (max-width: 899px);\n',
  'src/ui/styles/themes.css': '@layer theme {\n  :root {\n    --ink: #123;\n  }\n}\n',
  'src/ui/styles/good.css': `/* A note on #fff. */
@layer components.parts {
  @media (--small) {
    .card {
      font: 700 var(--text-4) / 17px var(--ui);
      z-index: var(--z-front);
      background: url('a.svg#fff') var(--ink);
    }
    .card b {
      font-size: clamp(var(--text-4), 2vw, calc(1.5 * var(--text-6)));
    }
  }
}
`,
  'src/ui/styles/bad.css': `@layer components.parts {
  .card {
    color: #fff;
    font-size: 13px;
    z-index: 4;
  }
  @media (max-width: 640px) and (orientation: portrait) {
    .card {
      font: 700 13px / 1.2 var(--ui);
      box-shadow: 0 0 2px rgb(0 0 0 / 30%);
    }
  }
}
.loose {
  margin: 0;
}
@layer components {
  .wide {
    margin: 0;
  }
}
`,
  'src/ui/window.tsx': `const SMALL = '(max-width: 899px)';\nconst TINY = '(max-width: 420px)';\nconst INK = '#12345f';\nconst line = <p className="small facts" />;\n`,
};
let exported: ReturnType<typeof readExports> = [];
beforeAll(() => {
  for (const [file, code] of Object.entries({ ...FILES, ...STYLES })) {
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
test('styles use the scales, named colours and windows, and a layer', () => {
  expect(styleBreaches(root).map((line: string) => line.replace(/^src\/ui\/(styles\/)?|;[^;]*$/g, ''))).toEqual([
    'bad.css:4: font-size: 13px',
    'bad.css:5: z-index: 4',
    'bad.css:9: font: 700 13px / 1.2 var(--ui)',
    'bad.css:3: #fff',
    'bad.css:10: rgb(0 0 0 / 30%)',
    'bad.css:7: @media (max-width: 640px) and (orientation: portrait)',
    'bad.css:13: .loose',
    'bad.css:16: @layer components',
    'window.tsx:2: (max-width: 420px)',
    'window.tsx:3: #12345f',
    'window.tsx:4: small facts',
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
