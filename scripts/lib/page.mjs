// What the built page is given beyond its code: its security policy and the licences of all that it ships.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Everything comes from where the page came from; WebAssembly is compiled (the physics engine), text is never run as code. */
export const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Positions on the table and the library's dialogs are set as style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page, before anything it is to hold for. */
export const contentPolicy = () => ({
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
});

/**
 * Makes the built page show its name before its styles arrive. They are requested at once and waited for at the end of the body.
 * Sheets of screens loaded later come before them. Layers, not places, decide which of them wins.
 */
export const earlyName = () => ({
  name: 'early-name',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const early = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
      const without = sheets.reduce((rest, sheet, i) => rest.replace(sheet, early[i]), html);
      return without.replace('</body>', `${sheets.join('')}</body>`);
    },
  },
});

/** What the tools put into the build although it is no dependency of the code: the service worker's parts and the loader of chunks. */
const FROM_TOOLS = [
  'vite',
  'vite-plugin-pwa',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
];
/** Where the packages lie that a build ships, as a lock file names them: all that is not for development only. */
export const shippedIn = (lock) => [
  ...Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .filter((path) => !/(^|\/)(@types\/|csstype$)/.test(path.slice('node_modules/'.length))),
  ...FROM_TOOLS.map((name) => `node_modules/${name}`),
];

/** The text of a package's licence: its file, else the part of its readme. */
const textOf = (path) => {
  const file = readdirSync(path).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (file) return readFileSync(`${path}/${file}`, 'utf8').trim();
  const readme = `${path}/README.md`;
  const part = existsSync(readme) && /^#* ?licen[cs]e[\s\S]*/im.exec(readFileSync(readme, 'utf8'));
  if (!part) throw new Error(`The package ${path} has no text of its licence.`);
  return part[0].trim();
};
/** All licences as one text, each text once under the packages that it is of. */
export const licencesText = (paths) => {
  const byText = new Map();
  for (const path of paths) {
    const { name, version, license } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8'));
    const text = textOf(path);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const own = readFileSync('LICENSE', 'utf8').trim();
  const parts = [...byText].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`);
  return [`Mera (MIT)\n\n${own}`, ...parts].join(`\n\n${'='.repeat(80)}\n\n`);
};

/** Puts the licences of all that is shipped, typefaces included, beside the page. */
export const licences = () => ({
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `\uFEFF${licencesText(shippedIn(lock))}\n` });
  },
});

/** What a lid tells of its game. */
const ON_LIDS = ['name', 'blurb', 'verb'];
const LID = '\0lid:';
/** The texts of a game asked for with `?lid`: those that the first screen needs. */
export const lidTexts = () => ({
  name: 'lid-texts',
  enforce: 'pre',
  async resolveId(id, importer) {
    const [file, asked] = id.split('?');
    if (asked !== 'lid') return null;
    const found = await this.resolve(file, importer, { skipSelf: true });
    return found && LID + found.id.replace(/json$/, 'js');
  },
  load(id) {
    if (!id.startsWith(LID)) return null;
    const texts = JSON.parse(readFileSync(id.slice(LID.length).replace(/js$/, 'json'), 'utf8'));
    return `export default ${JSON.stringify(Object.fromEntries(ON_LIDS.map((key) => [key, texts[key]])))}`;
  },
});
