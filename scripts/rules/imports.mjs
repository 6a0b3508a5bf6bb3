// Reads the imports of all files in `src` and checks them against the layers and for circles.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const SRC = 'src';
const WORKER_URL = /new URL\(\s*(['"])([^'"]+)\1,\s*import\.meta\.url\s*\)/g;

/** What a file imports: static and dynamic imports, exports from another file, types, workers (`?worker&url`, `new URL`). */
const requestsIn = (file, code) => {
  const { module, program } = parseSync(file, code);
  const types = [];
  new Visitor({ TSImportType: ({ source }) => types.push(source.value) }).visit(program);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...types,
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.filter((text) => /^['"]/.test(text)).map((text) => text.slice(1, -1)),
    ...[...code.matchAll(WORKER_URL)].map(([, , url]) => url),
  ];
};
/** The path of an imported file from the root of the project, or the name of a package. */
const resolved = (file, request) => {
  const bare = request.replace(/\?.*$/, '');
  return bare.startsWith('.') ? posix.join(posix.dirname(file), bare) : bare;
};
/** All files of `src` with what each imports. */
export const readImports = (root) => {
  const files = readdirSync(join(root, SRC), { recursive: true, encoding: 'utf8' })
    .map((file) => `${SRC}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
  return new Map(
    files.map((file) => {
      const requests = requestsIn(file, readFileSync(join(root, file), 'utf8'));
      return [file, [...new Set(requests.map((request) => resolved(file, request)))]];
    }),
  );
};

/** The layer of a file: the longest key of the table that fits its path, and the folder that the key stands for. */
const layerOf = (layers, file) => {
  const parts = file.slice(SRC.length + 1).split('/');
  const fits = (key) => key.split('/').every((part, at) => (part === '*' ? at < parts.length - 1 : part === parts[at]));
  const key = Object.keys(layers)
    .filter(fits)
    .toSorted((a, b) => b.split('/').length - a.split('/').length)[0];
  return key === undefined ? null : { key, folder: parts.slice(0, key.split('/').length).join('/') };
};
const isIn = (file, place) => file === `${SRC}/${place}` || file.startsWith(`${SRC}/${place}/`);
const isPackage = (name, allowed) => name === allowed || name.startsWith(`${allowed}/`);

/** Whether a file is one of the layer's own. */
const isOwn = (layers, layer, file) => {
  const other = file.startsWith(`${SRC}/`) ? layerOf(layers, file) : null;
  return other?.key === layer.key && other.folder === layer.folder;
};

/** The imports that the layers do not allow, one line each. */
export const layerBreaches = (imports, layers) => {
  const breaches = [];
  for (const [file, targets] of imports) {
    const layer = layerOf(layers, file);
    if (layer === null && targets.length === 0) continue;
    if (layer === null) {
      breaches.push(`${file}: no layer in scripts/rules/layers.mjs names its folder`);
      continue;
    }
    const { files, packages } = layers[layer.key];
    for (const target of targets) {
      const allowed = target.startsWith(`${SRC}/`)
        ? isOwn(layers, layer, target) || files.some((place) => isIn(target, place))
        : packages.some((name) => isPackage(target, name));
      if (!allowed)
        breaches.push(
          `${file}: imports ${target}, but ${layer.key} may import only ${[...files, ...packages].join(', ') || 'its own files'}`,
        );
    }
  }
  return breaches;
};

/** The circle through a start and a file, by the links in `cameFrom`. */
const chainBack = (cameFrom, start, file) => {
  const chain = [start];
  for (let at = file; at !== start; at = cameFrom.get(at)) chain.unshift(at);
  return [start, ...chain];
};
/** The shortest chain of imports from a file back to itself, or null. */
const circleFrom = (imports, start) => {
  const cameFrom = new Map([[start, null]]);
  for (const file of cameFrom.keys())
    for (const target of imports.get(file) ?? []) {
      if (target === start) return chainBack(cameFrom, start, file);
      if (!cameFrom.has(target)) cameFrom.set(target, file);
    }
  return null;
};
/** Circles of imports, one line each. A file is named in one circle only. */
export const circles = (imports) => {
  const named = new Set();
  const found = [];
  for (const file of imports.keys()) {
    const chain = named.has(file) ? null : circleFrom(imports, file);
    if (chain === null) continue;
    for (const each of chain) named.add(each);
    found.push(`${file}: circle of imports: ${chain.join(' → ')}`);
  }
  return found;
};
/** Circles of the folders and files directly in a folder, one line each. */
export const folderCircles = (imports, parent) => {
  const depth = parent.split('/').length + 1;
  const placeOf = (file) => file.split('/').slice(0, depth).join('/');
  const places = new Map();
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${parent}/`)) continue;
    const place = placeOf(file);
    const inside = targets.filter((target) => target.startsWith(`${parent}/`)).map(placeOf);
    places.set(
      place,
      [...new Set([...(places.get(place) ?? []), ...inside])].filter((each) => each !== place),
    );
  }
  return circles(places);
};
/** Folders and files that the table names and that do not exist: such a line checks nothing. */
export const missingPlaces = (root, layers) =>
  Object.entries(layers).flatMap(([key, { files }]) =>
    [key.replace('/*', ''), ...files]
      .filter((place) => !existsSync(join(root, SRC, place)))
      .map((place) => `scripts/rules/layers.mjs: ${key} names ${place}, which does not exist`),
  );
