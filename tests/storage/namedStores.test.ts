import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedFormations, savedDesigns } from '../../src/storage/namedStores.ts';

/** The browser's storage; `full` keeps nothing more. */
const storage = (kept: Map<string, string>, full = false) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new Error('QuotaExceededError');
    kept.set(key, value);
  },
});
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', storage(kept));
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const army = (name: string, content: unknown = ['scout'], game = 'sci-fi') => ({ game, name, content });

describe('what is kept on the device', () => {
  test('is read in the order of names, each game its own', () => {
    for (const name of ['Вторая', 'Альфа']) expect(savedDesigns.army.keep(army(name))).toBe(true);
    savedDesigns.army.keep(army('Other', [], 'siege'));
    expect(savedDesigns.army.read('sci-fi').map(({ name }) => name)).toEqual(['Альфа', 'Вторая']);
  });
  test('one of the same name takes the place of the old, in its own game and of its own sort', () => {
    savedDesigns.army.keep(army('One'));
    savedDesigns.fortress.keep(army('One', ['W']));
    savedFormations.keep({ game: 'sci-fi', name: 'One', action: 1 });
    savedDesigns.army.keep(army('One', ['tank']));
    expect(savedDesigns.army.read('sci-fi')).toEqual([army('One', ['tank'])]);
    expect(savedDesigns.fortress.read('sci-fi')).toEqual([army('One', ['W'])]);
    expect(savedFormations.read('sci-fi')).toEqual([{ game: 'sci-fi', name: 'One', action: 1 }]);
  });
  test('is forgotten by its name', () => {
    savedDesigns.army.keep(army('One'));
    savedDesigns.army.keep(army('Two'));
    expect(savedDesigns.army.forget({ game: 'sci-fi', name: 'One' })).toBe(true);
    expect(savedDesigns.army.read('sci-fi').map(({ name }) => name)).toEqual(['Two']);
  });
  test('a damaged thing is left out and the others stay; a damaged store is empty', () => {
    kept.set('mera.army', JSON.stringify([army('One'), { game: 'sci-fi', name: '' }, 5]));
    expect(savedDesigns.army.read('sci-fi')).toEqual([army('One')]);
    kept.set('mera.army', '{"half');
    expect(savedDesigns.army.read('sci-fi')).toEqual([]);
  });
  test('where the browser keeps nothing this is told', () => {
    vi.stubGlobal('localStorage', storage(kept, true));
    expect(savedDesigns.army.keep(army('One'))).toBe(false);
  });
});
