// The layers of `src` are checked by `scripts/rules.mjs`, the linter and a second compiler pass: each breach below must be caught.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { circles, folderCircles, layerBreaches, readImports } from '../scripts/rules/imports.mjs';
import { LAYERS } from '../scripts/rules/layers.mjs';

type Planted = readonly (readonly [file: string, code: string])[];
/** A file and the forbidden import in it. */
const BREACHES: Planted = [
  ['src/geometry/breach1.ts', "import type { Seat } from '../core/seat.ts';\nexport type Breach = Seat;\n"],
  ['src/geometry/breach2.ts', "import { z } from 'zod';\nexport const breach = z;\n"],
  ['src/bodies/breach.ts', "import type { Pose } from '../core/shot.ts';\nexport type Breach = Pose;\n"],
  ['src/core/breach1.ts', "import { GAME_IDS } from '../games/index.ts';\nexport const breach = GAME_IDS;\n"],
  ['src/games/chess/breach1.ts', "import { rules } from '../toy-soldiers/rules.ts';\nexport const breach = rules;\n"],
  [
    'src/games/chess/breach2.ts',
    "import { useMatchStore } from '../../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  ['src/physics/breach.ts', "import { gameOf } from '../games/index.ts';\nexport const breach = gameOf;\n"],
  ['src/i18n/breach.ts', "import { gameOf } from '../games/index.ts';\nexport const breach = gameOf;\n"],
  [
    'src/storage/breach.ts',
    "import { useMatchStore } from '../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  [
    'src/lessons/breach.ts',
    "import { useMatchStore } from '../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  ['src/store/breach.ts', "import { tell } from '../i18n/index.ts';\nexport const breach = tell;\n"],
  [
    'src/table/breach1.ts',
    "import { useMatchStore } from '../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  ['src/table/breach2.ts', "import { gameOf } from '../games/index.ts';\nexport const breach = gameOf;\n"],
  [
    'src/games/chess/rules/breach1.ts',
    "import { rules } from '../../flick/rules/rules.ts';\nexport const breach = rules;\n",
  ],
  ['src/games/chess/rules/breach2.ts', "import { GAME_IDS } from '../../index.ts';\nexport const breach = GAME_IDS;\n"],
  [
    'src/games/chess/rules/breach3.ts',
    "import { useMatchStore } from '../../../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  ['src/games/chess/breach5.ts', "import { rules } from '../flick/rules/rules.ts';\nexport const breach = rules;\n"],
  [
    'src/table/input/breach1.ts',
    "import { useMatchStore } from '../../store/matchStore.ts';\nexport const breach = useMatchStore;\n",
  ],
  ['src/table/input/breach2.ts', "import { gameOf } from '../../games/index.ts';\nexport const breach = gameOf;\n"],
  ['src/ui/breach.ts', "import { settle } from '../physics/settle.ts';\nexport const breach = settle;\n"],
  ['src/presentation/breach1.ts', "import { go } from '../ui/route.ts';\nexport const breach = go;\n"],
  ['src/presentation/breach2.ts', "import { useState } from 'react';\nexport const breach = useState;\n"],
  [
    'src/presentation/text/breach1.ts',
    "import type { Meaning } from '../../interaction/odds/judgement.ts';\nexport type Breach = Meaning;\n",
  ],
  ['src/presentation/breach3.ts', "import { Table } from '../table/Table.tsx';\nexport const breach = Table;\n"],
  ['src/core/circle1.ts', "import { two } from './circle2.ts';\nexport const one = (): number => two();\n"],
  ['src/core/circle2.ts', "import { one } from './circle1.ts';\nexport const two = (): number => one();\n"],
  ['src/core/circle3.ts', "import type { Four } from './circle4.ts';\nexport type Three = Four | null;\n"],
  ['src/core/circle4.ts', "import type { Three } from './circle3.ts';\nexport type Four = { three: Three };\n"],
  ['src/core/circle5.ts', "export const load = () => import('./circle6.ts');\n"],
  ['src/core/circle6.ts', "import { load } from './circle5.ts';\nexport const again = load;\n"],
  ['src/store/circle7.ts', "import address from './circle8.ts?worker&url';\nexport const start = address;\n"],
  ['src/store/circle8.ts', "export { start } from './circle7.ts';\n"],
  ['src/core/breach3.ts', "export const load = () => import('../store/matchStore.ts');\n"],
  ['src/core/breach4.ts', "export const address = new URL('../store/worker.ts', import.meta.url);\n"],
  ['src/core/breach5.ts', "export { useMatchStore } from '../store/matchStore.ts';\n"],
  ['src/core/breach6.ts', "export type Breach = import('../store/matchStore.ts').Open;\n"],
  ['src/ui/breach2.ts', "import { view } from '../games/chess/show/view.ts';\nexport const breach = view;\n"],
  ['src/ui/desk/breach1.ts', "import { Match } from '../match/Match.tsx';\nexport const breach = Match;\n"],
  ['src/ui/desk/breach2.ts', "export const load = () => import('../match/Match.tsx');\n"],
  ['src/ui/lab/breach.ts', "export type { Ways } from '../rules/RulesPage.tsx';\n"],
  ['src/ui/newMatch/army/breach1.ts', "import { Home } from '../../home/Home.tsx';\nexport const breach = Home;\n"],
  [
    'src/ui/newMatch/army/breach2.ts',
    "import { legal } from '../../../games/siege/fortress/legal.ts';\nexport const breach = legal;\n",
  ],
  ['src/ui/odds/breach.ts', "import { LabPage } from '../lab/LabPage.tsx';\nexport const breach = LabPage;\n"],
  ['src/ui/playing/card/breach.ts', "export const load = () => import('../../lessons/LessonPage.tsx');\n"],
  [
    'src/ui/rulebook/breach.ts',
    "import { RuleTable } from '../odds/RuleTable.tsx';\nexport const breach = RuleTable;\n",
  ],
  ['src/ui/breach4.ts', "import { Home } from './home/Home.tsx';\nexport const breach = Home;\n"],
  ['src/ui/room/breach.ts', "import { go } from '../match/Match.tsx';\nexport const breach = go;\n"],
  ['src/nowhere/breach.ts', "import { z } from 'zod';\nexport const breach = z;\n"],
];
/** A file and the forbidden global in it. */
const GLOBALS: Planted = [
  ['src/core/breach2.ts', 'export const breach = (): number => Math.random();\n'],
  ['src/games/chess/breach3.ts', 'export const breach = (): number => Date.now();\n'],
  ['src/games/chess/breach4.ts', 'export const breach = (): number => performance.now();\n'],
  ['src/store/breach2.ts', 'export const breach = (): void => close();\n'],
  ['src/ui/breach3.ts', 'export const breach = (): string => name;\n'],
];
/** Files with allowed imports. */
const ALLOWED: Planted = [
  ['src/core/allowed.ts', "import type { Point } from '../geometry/point.ts';\nexport type Allowed = Point;\n"],
  [
    'src/games/chess/allowed2.ts',
    "import type { Warrior } from '../../bodies/flatBodies.ts';\nexport type Allowed = Warrior;\n",
  ],
  [
    'src/games/chess/rules/allowed1.ts',
    "import type { State } from '../types.ts';\nimport type { Seat } from '../../../core/seat.ts';\nexport type Allowed = [State, Seat];\n",
  ],
  ['src/games/chess/rules/allowed2.ts', "import { view } from '../show/view.ts';\nexport const allowed = view;\n"],
  ['src/games/chess/allowed3.ts', "import { view } from './show/view.ts';\nexport const allowed = view;\n"],
  ['src/table/input/allowed.ts', "import { draw } from '../draw/brush.ts';\nexport const allowed = draw;\n"],
  ['src/ui/App.tsx', "export const load = () => import('./match/Match.tsx');\n"],
  ['src/ui/desk/allowed.ts', "import { Ledger } from '../odds/Ledger.tsx';\nexport const allowed = Ledger;\n"],
  [
    'src/ui/newMatch/allowed.ts',
    "import { ArmyField } from './army/ArmyField.tsx';\nexport const allowed = ArmyField;\n",
  ],
  ['src/games/chess/allowed.ts', "import type { Seat } from '../../core/seat.ts';\nexport type Allowed = Seat;\n"],
];
/** Two rooms that import each other, though no file leads back to itself. */
const ROOMS: Planted = [
  ['src/ui/starting/circle1.ts', "import { two } from '../timeline/circle2.ts';\nexport const one = two;\n"],
  ['src/ui/timeline/circle2.ts', 'export const two = 2;\n'],
  ['src/ui/timeline/circle3.ts', "import { four } from '../starting/circle4.ts';\nexport const three = four;\n"],
  ['src/ui/starting/circle4.ts', 'export const four = 4;\n'],
];
const root = mkdtempSync(join(tmpdir(), 'mera-walls-'));
let linted = '';
let found: readonly string[] = [];
beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
  for (const [file, code] of [...BREACHES, ...GLOBALS, ...ALLOWED, ...ROOMS]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  const imports = readImports(root);
  found = [...layerBreaches(imports, LAYERS), ...circles(imports), ...folderCircles(imports, 'src/ui')];
  linted = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=unix', 'src'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.replaceAll('\\', '/');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('walls', () => {
  test.each(BREACHES)('the import rules stop %s', (file) => {
    expect(found.filter((line) => line.includes(file))).not.toEqual([]);
  });
  test.each(GLOBALS)('the linter stops %s', (file) => {
    expect(linted).toContain(`${file}:`);
  });
  test.each(ALLOWED)('the rules let %s pass', (file) => {
    expect([linted, ...found].filter((line) => line.includes(`${file}:`))).toEqual([]);
  });
  test('a breach is reported with its file, import and rule', () => {
    expect(found).toContain('src/bodies/breach.ts: imports src/core/shot.ts, but bodies may import only geometry');
  });
  test('rooms of the screens that import each other are a circle', () => {
    expect(found).toContain('src/ui/starting: circle of imports: src/ui/starting → src/ui/timeline → src/ui/starting');
  });
  test('no page and no room may import a page', () => {
    const pages = ['home', 'newMatch', 'match', 'lessons', 'desk', 'lab', 'rules'].map((page) => `ui/${page}`);
    for (const [layer, { files }] of Object.entries(LAYERS)) {
      const parent = pages.find((page) => layer === page || layer.startsWith(`${page}/`));
      if (!/^ui\/\w+(\/|$)/.test(layer)) continue;
      expect(
        files.filter((place) => place !== parent && pages.includes(place)),
        layer,
      ).toEqual([]);
    }
  });
  test('the store loads the physics only when it is needed', () => {
    // These two jobs always simulate, and each is loaded only for that.
    const simulates = /workers.jobs.(shot|verification)\.ts$/;
    const files = readdirSync('src/store', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !simulates.test(file),
    );
    for (const file of files)
      expect(readFileSync(join('src/store', file), 'utf8'), file).not.toMatch(
        /^import (?!type).*from '(\.\.\/)+physics\//m,
      );
  });
  test('only games make views, and only the core goes on from one', () => {
    const makers = /^(games[\\/].*|core[\\/](view|position[\\/]editor)\.ts)$/;
    const followers = /^core[\\/](match|odds[\\/]outcomes)\.ts$/;
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const using = (what: RegExp): string[] =>
      files.filter((file) => what.test(readFileSync(join('src', file), 'utf8')));
    expect(using(/\basView\b/).filter((file) => !makers.test(file))).toEqual([]);
    expect(using(/\bas (unknown as )?View</).filter((file) => !makers.test(file) && !followers.test(file))).toEqual([]);
  });
  test('rules compile without the library of the browser', () => {
    const place = join(root, 'compile');
    cpSync('src/core', join(place, 'src/core'), { recursive: true });
    cpSync('src/geometry', join(place, 'src/geometry'), { recursive: true });
    mkdirSync(join(place, 'src/games/chess'), { recursive: true });
    copyFileSync('tsconfig.json', join(place, 'tsconfig.json'));
    copyFileSync('src/games/tsconfig.json', join(place, 'src/games/tsconfig.json'));
    symlinkSync(resolve('node_modules'), join(place, 'node_modules'), 'junction');
    writeFileSync(join(place, 'src/games/chess/breach.ts'), 'export const breach = (): string => document.title;\n');
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'src/games'],
      {
        cwd: place,
        encoding: 'utf8',
      },
    );
    expect(stdout).toContain("Cannot find name 'document'");
    expect(stdout.split('\n').filter((line) => line.includes('error')).length).toBe(1);
  });
});
