import { expect, test } from 'vitest';
import { type Box, placeBeside, shared } from '../../../src/ui/play/hints/beside.ts';

const WINDOW: Box = { x: 0, y: 0, width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const man: Box = { x: 480, y: 280, width: 40, height: 40 };
const boxOf = (place: { x: number; y: number } | null): Box => ({ ...SIZE, x: place?.x ?? 0, y: place?.y ?? 0 });

test('a card lies beside its man, level with him, and its tip points at him', () => {
  const place = placeBeside(man, SIZE, WINDOW, [], []);
  expect(place).toEqual({ x: 534, y: 250, side: 'right', tip: 50 });
});
// Sabotage: nothing was kept free.
test('it lies over none of what must stay free, however much else it covers', () => {
  const button: Box = { x: 520, y: 0, width: 480, height: 600 };
  const crowd: Box = { x: 0, y: 0, width: 479, height: 600 };
  const place = placeBeside(man, SIZE, WINDOW, [button], [crowd]);
  expect(place?.side).not.toBe('right');
  expect(shared(boxOf(place), button)).toBe(0);
  expect(shared(boxOf(place), man)).toBe(0);
});
test('of the free places it takes the one that covers least', () => {
  const others: Box[] = [{ x: 540, y: 260, width: 200, height: 80 }];
  expect(placeBeside(man, SIZE, WINDOW, [], others)?.side).toBe('left');
});
test('at the edge of the window it stays in it, and the tip still points at the man', () => {
  const cornered: Box = { x: 0, y: 560, width: 40, height: 40 };
  const place = placeBeside(cornered, SIZE, WINDOW, [], []);
  expect(place).toEqual({ x: 54, y: 500, side: 'right', tip: 80 });
});
test('where there is no room there is no card', () => {
  expect(placeBeside(man, SIZE, WINDOW, [WINDOW], [])).toBeNull();
});
