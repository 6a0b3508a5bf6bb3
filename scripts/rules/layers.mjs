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
const UI_PACKAGES = ['@base-ui/react', 'lucide-react', 'react', 'react-dom', 'uqr', 'virtual:pwa-register', 'zustand'];
/** The parts of the table that need no React. */
const TABLE_DATA = ['camera', 'figures', 'input', 'marks', 'motion', 'tableProps.ts'].map((part) => `table/${part}`);

/** What all of `ui` may import from outside it. */
const BELOW_UI = ['interaction', 'presentation', ...RULES, ...DATA, 'i18n', 'store', 'table'];
/** What all rooms and pages share: the address, the focus, the theme and the role of the window, files, and the style sheets. */
const WINDOW = [
  'announcements.ts',
  'appearance.ts',
  'back.ts',
  'dropped.ts',
  'files.ts',
  'inputText.ts',
  'keysOpen.ts',
  'lastInput.ts',
  'pwa.ts',
  'route.ts',
  'screenFocus.ts',
  'styles',
  'useGame.ts',
  'useInputText.ts',
  'windowRole.ts',
];
/** The rooms with the rooms below them. */
const ROOMS = {
  components: [],
  timeline: [],
  starting: [],
  lesson: ['components'],
  rulebook: ['components', 'starting', 'timeline'],
  odds: ['components', 'rulebook'],
  bench: ['components', 'rulebook', 'odds'],
  report: ['components', 'starting'],
  playing: ['components', 'timeline', 'starting', 'lesson', 'rulebook', 'odds', 'report'],
  class: ['components', 'playing'],
};
/** The pages with the rooms that they use. No page may import another. */
const PAGES = {
  home: ['components', 'starting', 'Safety.tsx'],
  newMatch: ['components', 'starting', 'rulebook', 'newMatch'],
  match: ['components', 'playing'],
  lessons: ['components', 'starting', 'lesson', 'rulebook', 'bench', 'playing', 'class'],
  desk: ['components', 'starting', 'lesson', 'odds', 'playing', 'class'],
  teachers: ['components'],
  tables: ['components', 'starting', 'playing'],
  lab: ['components', 'rulebook', 'odds', 'bench', 'class'],
  rules: ['components', 'rulebook'],
  paper: ['components', 'starting', 'lesson', 'bench', 'report'],
};
const inUi = (places, ...others) => ({
  files: [...BELOW_UI, ...places.map((place) => `ui/${place}`), ...others],
  packages: UI_PACKAGES,
});
const ROOMS_AND_PAGES = Object.fromEntries(
  Object.entries({ ...ROOMS, ...PAGES }).map(([name, rooms]) => [`ui/${name}`, inUi([...WINDOW, ...rooms])]),
);
/** The app with the files that know all pages. */
const APP = { files: [...BELOW_UI, 'ui'], packages: UI_PACKAGES };

/**
 * A key is a folder or file of `src`; the longest key that fits a file is its layer. `*` is any folder: one game may not import another.
 * A layer's own files are those that no longer key names.
 * `files` are folders and files of `src`, `packages` are packages with all that is in them, and files outside `src`.
 */
export const LAYERS = {
  geometry: { files: [], packages: [] },
  bodies: { files: ['geometry'], packages: [] },
  core: { files: ['geometry'], packages: ['zod', 'seedrandom'] },
  'games/*': { files: RULES, packages: ['zod', 'immer'] },
  games: { files: [...RULES, 'games'], packages: [] },
  physics: { files: RULES, packages: ['@dimforge/rapier3d-simd', 'node:fs/promises', 'node:module'] },
  i18n: {
    files: ['core/clock.ts', 'core/message.ts', 'core/odds/fraction.ts', 'core/seat.ts'],
    packages: ['i18next', 'react-i18next'],
  },
  storage: { files: ['core', 'games/index.ts'], packages: ['idb', 'zod'] },
  lessons: { files: ['core', 'geometry', 'games/index.ts', 'storage'], packages: [] },
  store: { files: [...DATA, 'physics'], packages: ['@noble/hashes', 'zustand'] },
  table: { files: RULES, packages: ['konva', 'react', 'react-konva', 'zustand'] },
  interaction: {
    files: ['core', 'geometry', 'i18n', 'store/matchActions.ts', 'store/matchStore.ts', ...INPUT_DATA],
    packages: ['zustand'],
  },
  presentation: { files: [...RULES, 'i18n', 'storage', 'store', ...TABLE_DATA], packages: ['zustand', 'zzfx'] },
  ui: inUi(['components', 'styles']),
  'ui/App.tsx': APP,
  'ui/LearningScreens.tsx': APP,
  'ui/Dropped.tsx': APP,
  ...ROOMS_AND_PAGES,
  'ui/report': { ...inUi([...WINDOW, ...ROOMS.report]), packages: [...UI_PACKAGES, 'gifenc'] },
  'ui/lessons': {
    ...inUi([...WINDOW, ...PAGES.lessons]),
    packages: [...UI_PACKAGES, '@dnd-kit/core', '@dnd-kit/sortable'],
  },
  'ui/rulebook': {
    ...inUi([...WINDOW, ...ROOMS.rulebook]),
    packages: [...UI_PACKAGES, 'minisearch', '@orama/stemmers'],
  },
  'ui/teachers': {
    ...inUi([...WINDOW, ...PAGES.teachers]),
    packages: [...UI_PACKAGES, 'markdown-to-jsx', 'docs/schools.md', 'docs/schools.ru.md'],
  },
  'ui/lessons/report': { ...inUi([...WINDOW, ...PAGES.lessons]), packages: [...UI_PACKAGES, 'papaparse'] },
  'ui/newMatch/army': inUi([...WINDOW, ...PAGES.newMatch], 'games/sci-fi'),
  'ui/newMatch/fortress': inUi([...WINDOW, ...PAGES.newMatch], 'games/siege/fortress'),
  'devtools.ts': { files: ['store'], packages: ['zustand'] },
  'main.tsx': {
    files: ['devtools.ts', 'i18n', 'react.ts', 'storage', 'store', 'ui'],
    packages: ['react', 'react-dom'],
  },
  'react.ts': { files: [], packages: ['react-dom'] },
};
