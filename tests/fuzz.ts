// Golden records damaged by lot: whatever a file holds, it is refused in words or can be played, kept and read again.
import { readdirSync, readFileSync } from 'node:fs';
import { botRandom } from '../src/core/bots.ts';
import type { MessageValue } from '../src/core/message.ts';
import { gameOf } from './games.ts';
import { type MatchFileResult, matchToText, parseMatchFile } from '../src/storage/matchFile.ts';

type Tree = { [key: string]: unknown } | unknown[];
type Whole = (below: number) => number;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const pick = <T>(list: readonly T[], whole: Whole): T => list[whole(list.length)] as T;

/** What no record holds in its place. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  0.5,
  1e9,
  -1e300,
  2 ** 53,
  'x'.repeat(3000),
  '<img src=x onerror=alert(1)>',
  '\u0000\u202E\uD800',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, toString: 1 },
  '__proto__',
  'constructor',
  'zorro',
];
/** A tree's places: all that can be changed in it. */
const placesOf = (root: Tree): readonly { readonly tree: Tree; readonly key: string }[] => {
  const places: { readonly tree: Tree; readonly key: string }[] = [];
  // What was damaged before may be deeper than a stack, or hold itself.
  const trees = new Set([root]);
  for (const tree of trees)
    for (const [key, value] of Object.entries(tree)) {
      places.push({ tree, key });
      if (isTree(value)) trees.add(value);
    }
  return places;
};
const valueAt = ({ tree, key }: { tree: Tree; key: string }): unknown => (tree as Record<string, unknown>)[key];
const put = ({ tree, key }: { tree: Tree; key: string }, value: unknown): void => {
  Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true });
};
/** Damages a tree in one place. */
const damage = (root: Tree, whole: Whole): void => {
  const places = placesOf(root);
  const place = pick(places, whole);
  const value = valueAt(place);
  switch (whole(8)) {
    case 0:
      return put(place, pick(STRANGE, whole));
    case 1:
      return put(place, structuredClone(valueAt(pick(places, whole))));
    case 2:
      if (Array.isArray(place.tree)) place.tree.splice(Number(place.key), 1);
      else delete place.tree[place.key];
      return;
    case 3:
      if (Array.isArray(place.tree)) place.tree.splice(Number(place.key), 0, structuredClone(value));
      else put({ tree: place.tree, key: pick(['__proto__', 'constructor', 'extra'], whole) }, { polluted: true });
      return;
    case 4:
      if (Array.isArray(value)) value.reverse();
      return;
    default:
      // Numbers near the true ones go deepest.
      if (typeof value === 'number') return put(place, value + pick([-1, 1, 10, -100, 3000, 1e5], whole));
      return put(place, typeof value === 'string' ? `${value}${whole(10)}` : pick(STRANGE, whole));
  }
};
type Golden = { readonly [key: string]: unknown } & { readonly entries: readonly unknown[] };
const LONGEST = 20;
/** The text of a damaged record: a golden one cut short, then damaged in a few places, now and then in its letters too. */
const damaged = ({ entries, ...golden }: Golden, whole: Whole): string => {
  const root: Tree = structuredClone({ ...golden, entries: entries.slice(0, 1 + whole(LONGEST)) });
  for (let left = 1 + whole(3); left > 0; left--) damage(root, whole);
  const text = JSON.stringify(root);
  if (whole(10) > 0) return text;
  const at = whole(text.length);
  return text.slice(0, at) + pick(['', '"', ']', '{', ',', '\\', '9'], whole) + text.slice(at + whole(2));
};

/** The pieces that a message names. */
const piecesIn = (value: MessageValue): string[] => {
  if (typeof value !== 'object') return [];
  if ('piece' in value) return [value.piece];
  return 'key' in value ? Object.values(value.values ?? {}).flatMap(piecesIn) : [];
};
/** What is wrong with how a text was read; null if nothing is. */
const faultOf = (read: MatchFileResult): string | null => {
  if ('polluted' in {}) return 'it changed all objects';
  if ('error' in read) return null;
  const file = matchToText(read.match);
  const again = parseMatchFile(file);
  if ('error' in again) return `saved, it is refused: ${again.error.key}`;
  if (matchToText(again.match) !== file) return 'saved and read, it is another';
  if (again.stopped?.text.key !== read.stopped?.text.key) return 'saved, it stops for another reason';
  const unknown = read.stopped
    ? piecesIn(read.stopped.text).filter(
        (id) => !read.stopped?.scene.nodes.some((node) => node.id === id && node.label),
      )
    : [];
  if (unknown.length > 0) return `it names ${unknown.join()}, which is no name`;
  const game = gameOf(read.match.game);
  const bots = read.match.players.flatMap(({ bot }) => bot ?? []);
  return bots.every((bot) => bot === 'random' || Object.hasOwn(game?.bots ?? {}, bot)) ? null : 'it has a strange bot';
};

const FOLDER = 'tests/records';
/** What came of so many damaged records, from a number on, of those files that are meant: how many were read whole, in part or not, and every fault with the number and the text that showed it. */
export const fuzz = (count: number, from = 0, isMeant = (_file: string) => true) => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .filter((file) => file.endsWith('.mera.json') && isMeant(file));
  const golden = files.map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Golden);
  const came = { whole: 0, partly: 0, refused: 0 };
  const faults: { readonly n: number; readonly fault: string; readonly text: string }[] = [];
  let slowest = { n: from, ms: 0 };
  for (let n = from; n < from + count; n++) {
    const text = damaged(golden[n % golden.length] as Golden, botRandom('fuzz', n));
    const began = Date.now();
    try {
      const read = parseMatchFile(text);
      came['error' in read ? 'refused' : read.stopped ? 'partly' : 'whole']++;
      const fault = faultOf(read);
      if (fault) faults.push({ n, fault, text });
    } catch (error) {
      faults.push({ n, fault: `it throws: ${String(error)}`, text });
    }
    const ms = Date.now() - began;
    if (ms > slowest.ms) slowest = { n, ms };
  }
  return { ...came, faults, slowest };
};
