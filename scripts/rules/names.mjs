// Checks exported names: none hides behind a global of the browser, and no two types have one name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Globals of the browser: where an import of such a name is forgotten, the code still compiles and calls the browser. */
const BROWSER_NAMES = new Set(
  'open close stop find print name length event status orientation focus blur scroll'.split(' '),
);
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** The declarations that a file exports: name and kind of node. */
const exportsIn = (file, code) =>
  parseSync(file, code).program.body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    const declared = declaration.declarations ?? [declaration];
    return declared.map(({ id }) => ({ name: id?.name, kind: declaration.type })).filter(({ name }) => name);
  });
/** All exported declarations of `src`, with their files. */
export const readExports = (root) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => exportsIn(file, readFileSync(join(root, file), 'utf8')).map((each) => ({ file, ...each })));

/** Exports of the store and of the screens that have the name of a global and are not allowed, one line each. */
export const browserNames = (exported, allowed) =>
  exported
    .filter(({ file, name, kind }) => /^src\/(store|ui)\//.test(file) && !TYPES.has(kind) && BROWSER_NAMES.has(name))
    .filter(({ name }) => !allowed.includes(name))
    .map(({ file, name }) => `${file}: exports ${name}, which is also a global of the browser`);

/** Exported types outside the games: the files of each name. */
const typePlaces = (exported) => {
  const places = new Map();
  for (const { file, name, kind } of exported)
    if (TYPES.has(kind) && !file.startsWith('src/games/')) places.set(name, [...(places.get(name) ?? []), file]);
  return places;
};
/** Names that exported types share more often than is allowed, one line each. */
export const sharedTypeNames = (exported, allowed) =>
  [...typePlaces(exported)]
    .filter(([name, files]) => files.length > (allowed[name] ?? 1))
    .map(([name, files]) => `${files.join(', ')}: each exports a type ${name}, but one name means one thing`);

/** Exceptions that are no longer needed, one line each. */
export const spareExceptions = (exported, { browserNames, sharedTypeNames }) => {
  const places = typePlaces(exported);
  const spareTypes = Object.entries(sharedTypeNames).filter(([name, count]) => (places.get(name)?.length ?? 0) < count);
  const spareNames = browserNames.filter((name) => !exported.some((each) => each.name === name));
  return [...spareTypes.map(([name]) => name), ...spareNames].map(
    (name) => `lower or remove ${name} in scripts/rules/ceilings.json`,
  );
};
