import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import door from '../../src/i18n/door.en.json';
import doorRu from '../../src/i18n/door.ru.json';
import en from '../../src/i18n/en.json';
import ru from '../../src/i18n/ru.json';

const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
/** The sources that come with the page: those that its first one asks for at once, and so on. */
const firstSources = (): string[] => {
  const [found, queue] = [new Set<string>(), [resolve('src/main.tsx')]];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gm);
    for (const [, path = ''] of imports) queue.push(resolve(dirname(file), path));
  }
  return [...found];
};
/** The shell's texts that a source names: whole keys, and how those begin whose end it makes. */
const named = (source: string): { keys: string[]; beginnings: string[] } => {
  const calls = [...source.matchAll(/\bt\(([^)]*)/g)].map(([, within = '']) => within);
  const keys = [...calls.flatMap((within) => [...within.matchAll(/'([^']+)'/g)]), ...source.matchAll(/'ui:([^']+)'/g)];
  const beginnings = source.matchAll(/(?:\bt\(|ui:|`)(?:`)?([a-z]+\.)\$\{/g);
  return { keys: keys.map(([, key = '']) => key), beginnings: [...beginnings].map(([, begin = '']) => begin) };
};

describe('what the first screen says comes with the page', () => {
  const told = new Set(Object.keys(door.ui).map(stem));
  const later = new Set(Object.keys(en.ui).map(stem));
  const sources = firstSources().map((file) => readFileSync(file, 'utf8'));
  test('its sources are found, and the games are none of them', () => {
    expect(sources.length).toBeGreaterThan(20);
    // Of the table only the switch between plain and painted comes with the page.
    const heavy = /src\/(games\/[^/]+\/|store\/matchStore|table\/(?!paint\/plainTable))/;
    expect(firstSources().filter((file) => heavy.test(file))).toEqual([]);
  });
  test('every text that they name', () => {
    const { keys, beginnings } = {
      keys: sources.flatMap((source) => named(source).keys),
      beginnings: sources.flatMap((source) => named(source).beginnings),
    };
    expect(keys.filter((key) => told.has(key)).length).toBeGreaterThan(30);
    expect(keys.filter((key) => later.has(key))).toEqual([]);
    expect(beginnings).toEqual(expect.arrayContaining(['shelf.', 'theme.', 'seat.']));
    expect([...later].filter((key) => beginnings.some((begin) => key.startsWith(begin)))).toEqual([]);
  });
  test('and no text is told twice', () => {
    expect([...told].filter((key) => later.has(key))).toEqual([]);
    expect(Object.keys(doorRu.ui).filter((key) => key in ru.ui)).toEqual([]);
  });
});
