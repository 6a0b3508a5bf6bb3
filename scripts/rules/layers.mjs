// The layers of `src`: what each folder may import besides its own files. `scripts/rules.mjs` checks them.

const RULES = ['core', 'geometry', 'bodies'];
const DATA = ['core', 'games/index.ts', 'lessons', 'storage'];
/** The parts of the table that read inputs without React and Konva. */
const INPUT_DATA = [
  'table/figures/pieces.ts',
  'table/figures/piecesOnTable.ts',
  'table/input/aimHandle.ts',
  'table/input/hitTest.ts',
  'table/input/keyTable.ts',
  'table/input/pathDraft.ts',
  'table/input/proposal.ts',
  'table/input/tableInput.ts',
];
const UI = ['ui', 'interaction', 'presentation', ...RULES, ...DATA, 'i18n', 'store', 'table'];
const UI_PACKAGES = ['@base-ui/react', 'lucide-react', 'react', 'react-dom', 'uqr', 'virtual:pwa-register', 'zustand'];
/** The parts of the table that need no React. */
const TABLE_DATA = ['camera', 'figures', 'input', 'marks', 'motion', 'tableProps.ts'].map((part) => `table/${part}`);

/**
 * A key is a folder or file of `src`; the longest key that fits a file is its layer. `*` is any folder: one game may not import another.
 * `files` are folders and files of `src`, `packages` are packages with all that is in them.
 */
export const LAYERS = {
  geometry: { files: [], packages: [] },
  bodies: { files: ['geometry'], packages: [] },
  core: { files: ['geometry'], packages: ['zod', 'seedrandom'] },
  'games/*': { files: RULES, packages: ['zod', 'immer'] },
  games: { files: RULES, packages: [] },
  physics: { files: RULES, packages: ['@dimforge/rapier3d-simd', 'node:fs/promises', 'node:module'] },
  i18n: { files: ['core/clock.ts', 'core/message.ts', 'core/seat.ts'], packages: ['i18next', 'react-i18next'] },
  storage: { files: ['core', 'games/index.ts'], packages: ['idb', 'zod'] },
  lessons: { files: ['core', 'geometry', 'games/index.ts', 'storage'], packages: [] },
  store: { files: [...DATA, 'physics'], packages: ['zustand'] },
  table: { files: RULES, packages: ['konva', 'react', 'react-konva', 'zustand'] },
  interaction: {
    files: ['core', 'geometry', 'i18n', 'store/matchActions.ts', 'store/matchStore.ts', ...INPUT_DATA],
    packages: ['zustand'],
  },
  presentation: { files: [...RULES, 'i18n', 'storage', 'store', ...TABLE_DATA], packages: ['zustand', 'zzfx'] },
  ui: { files: UI, packages: UI_PACKAGES },
  'ui/newMatch/army': { files: [...UI, 'games/sci-fi'], packages: UI_PACKAGES },
  'ui/newMatch/fortress': { files: [...UI, 'games/siege/fortress'], packages: UI_PACKAGES },
  'devtools.ts': { files: ['store'], packages: ['zustand'] },
  'main.tsx': {
    files: ['devtools.ts', 'i18n', 'react.ts', 'storage', 'store', 'ui'],
    packages: ['react', 'react-dom'],
  },
  'react.ts': { files: [], packages: ['react-dom'] },
};
