import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { exampleShelf } from './scripts/lib/example.mjs';
import { media } from './scripts/lib/media.mjs';
import { scaling } from './scripts/lib/scaling.mjs';
import { contentPolicy, earlyName, licences, lidTexts } from './scripts/lib/page.mjs';
import { mapHeaders } from './scripts/lib/mapHeaders.mjs';

const ENGINE = '@dimforge/rapier3d-simd';
const GLUE = `${ENGINE}/rapier_wasm3d_bg.js`;
const COLLECTED = "typeof FinalizationRegistry === 'undefined'";
/**
 * The engine's package imports its WebAssembly as a module: its JavaScript side is put in place of that, and `src/physics/rapier.ts` loads the rest.
 * It has the garbage collector free what nobody has freed; here a shot frees all that it has made (`tests/physics/memory.test.ts`), and to
 * register each of its thousands of events for the collector would take a tenth of its time.
 */
const engineGlue = (): Plugin => ({
  name: 'physics-engine-glue',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.includes(`${ENGINE}/`) || !/^\.\/rapier_wasm3d(\.js)?$/.test(id)) return null;
    return this.resolve(GLUE, importer, { skipSelf: true });
  },
  transform(code, id) {
    if (!id.includes(GLUE)) return null;
    if (!code.includes(COLLECTED)) throw new Error(`${GLUE} does not ask for FinalizationRegistry as it did.`);
    return { code: code.replaceAll(COLLECTED, 'true'), map: null };
  },
});

/** The example game lies on the shelf in tests and where it is asked for. */
const example = (mode: string): Plugin[] =>
  mode === 'example' || process.env['VITEST'] ? [exampleShelf() as Plugin] : [];

/** Tests that stub something run isolated. The others share their modules, which saves loading the app for each file. */
const STUBS = /\bvi\b.* from 'vitest'|from '.*(tabs|playing|mute)\.ts'|fake-indexeddb/;
const testFiles = (): string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'));
/** The four test projects: `slow-…` for the files in `tests/slow.json`, `…isolated` for tests that stub something. */
const testProjects = () => {
  const slow = new Set(JSON.parse(readFileSync('tests/slow.json', 'utf8')) as string[]);
  const [isolated, shared] = [true, false].map((stubs) =>
    testFiles().filter((file) => STUBS.test(readFileSync(file, 'utf8')) === stubs),
  );
  const project = (name: string, files: string[], isolate: boolean) => ({
    extends: true as const,
    test: { name, include: files, isolate, benchmark: { include: [] } },
  });
  const inProjects = (name: string, files: string[], isolate: boolean) => [
    project(
      name,
      files.filter((file) => !slow.has(file)),
      isolate,
    ),
    project(
      `slow-${name}`,
      files.filter((file) => slow.has(file)),
      isolate,
    ),
  ];
  const benches = { include: ['tests/bench/**/*.bench.ts'] };
  return [
    ...inProjects('shared', shared ?? [], false),
    ...inProjects('isolated', isolated ?? [], true),
    { extends: true as const, test: { name: 'bench', include: [], benchmark: benches } },
  ];
};

/** What always comes together is one file: over a slow network thirty small ones take longer than their bytes. */
const CHUNKS = [
  // A task of its own, done while the next file is still coming.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts/,
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'house', test: /src\/(core|storage|store)\//, minShareCount: 4 },
  { name: 'measures', test: /src\/(geometry|core\/(shots|odds)|bodies\/shells)/, minShareCount: 2 },
  {
    name: 'form',
    test: /src\/ui\/(useGame|starting\/form|newMatch\/OptionInput)|@base-ui\/(react\/number-field|utils\/(format|stringify))/,
    minShareCount: 2,
  },
  // Without those that draw figures: a list or a form needs none.
  {
    name: 'parts',
    test: /lucide-react|src\/ui\/(components\/(?!Glyph|Die)|rulebook\/Rulebook)/,
    minShareCount: 4,
  },
];

export default defineConfig(({ mode }) => ({
  // Relative, so that the build works in any folder of a site.
  base: './',
  css: { postcss: { plugins: [media() as never, scaling() as never] } },
  plugins: [
    ...example(mode),
    engineGlue(),
    lidTexts() as Plugin,
    react(),
    contentPolicy() as Plugin,
    earlyName() as Plugin,
    licences() as Plugin,
    mapHeaders() as Plugin,
    VitePWA({
      // The example is tried with a network.
      disable: mode === 'example',
      registerType: 'prompt',
      includeAssets: ['icon.svg', 'icon-180.png'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,avif,woff2,webmanifest,wasm,txt}'],
        globIgnores: ['screenshot.png'],
        // The physics engine: 3.1 MB, fetched by the service worker after the first load.
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
      manifest: {
        name: 'Mera · Мера',
        short_name: 'Mera',
        description: 'Five tabletop games on one measured table. Пять игр на одном столе с линейкой.',
        id: './',
        display: 'standalone',
        start_url: './',
        // A file that the system gives opens in the window that is there.
        launch_handler: { client_mode: ['focus-existing', 'auto'] },
        file_handlers: [
          { action: './', accept: { 'application/vnd.mera+json': ['.mera'], 'application/json': ['.json'] } },
        ],
        shortcuts: [
          { name: 'Lessons · Уроки', url: './#/lessons' },
          {
            name: 'New match: Toy Soldiers · Новая партия: Солдатики',
            short_name: 'Toy Soldiers · Солдатики',
            url: './#/new/toy-soldiers',
          },
          {
            name: 'New match: Stratego · Новая партия: Стратего',
            short_name: 'Stratego · Стратего',
            url: './#/new/stratego',
          },
        ],
        theme_color: '#DFC9A3',
        background_color: '#DFC9A3',
        screenshots: [{ src: 'screenshot.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide' }],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Without a comment in the code, which would lengthen each file: the preview server names the map in a header.
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 600,
    // The policy takes typefaces from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es', plugins: () => [...example(mode), engineGlue()] },
  // Bundled beforehand the package would escape its glue.
  optimizeDeps: { exclude: [ENGINE] },
  ssr: { noExternal: [ENGINE] },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    projects: process.env['VITEST'] ? testProjects() : [],
    // What a test makes it soon lets go: in so much room (MB) collecting it takes a tenth less of the whole time.
    execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=256'],
    // All cores: nothing here waits for anything but them.
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
