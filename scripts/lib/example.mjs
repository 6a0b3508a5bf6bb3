import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const [SHELF, WITH_EXAMPLE, ...TEXTS] = [
  'src/games/index.ts',
  'tests/example/shelf.ts',
  'src/i18n/index.ts',
  'src/i18n/texts.en.ts',
  'src/i18n/texts.ru.ts',
].map(at);

/** Lays the example game of `tests/example` on the shelf, with its texts: for tests and for `vite --mode example`, never for the build that is shipped. */
export const exampleShelf = () => ({
  name: 'example-shelf',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('games/index.ts') || !importer || importer === WITH_EXAMPLE) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found?.id === SHELF ? WITH_EXAMPLE : null;
  },
  transform: (code, id) =>
    TEXTS.includes(id)
      ? code.replaceAll(/'\.\.\/games\/\*\/(texts\.\S+\.json)'/g, "['../games/*/$1', '../../tests/example/*/$1']")
      : null,
});
