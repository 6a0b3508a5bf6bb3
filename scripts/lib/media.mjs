// Named windows: `@media (--compact)` is built as the query that `src/ui/styles/media.css` gives this name.
import { readFileSync } from 'node:fs';

const SHEET = 'src/ui/styles/media.css';

/** The names in a sheet with the query of each. @param {string} sheet */
export const namedMedia = (sheet) =>
  new Map(
    [...sheet.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g)].map(([, name = '', query = '']) => [
      name,
      query.replace(/\s+/g, ' '),
    ]),
  );
/** A media query with the value of each name in it. @param {string} params @param {ReadonlyMap<string, string>} named */
export const expandedMedia = (params, named) =>
  params.replace(/\((--[\w-]+)\)/g, (whole, name) => {
    const query = named.get(name);
    if (query === undefined) throw new Error(`${SHEET} does not name ${name}.`);
    if (query.includes(',') && params.trim() !== whole) throw new Error(`${name} is a list and must be alone.`);
    return query;
  });
/** The styles with the value of each name. */
export const media = () => {
  const named = namedMedia(readFileSync(SHEET, 'utf8'));
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      /** @param {{ params: string }} rule */
      media(rule) {
        if (rule.params.includes('(--')) rule.params = expandedMedia(rule.params, named);
      },
    },
  };
};
