import { expect, test } from 'vitest';
import { type ScreenBox, type ReservedArea, placeCard, shared } from '../../../src/ui/playing/hints/placeCard.ts';

const WINDOW: ScreenBox = { x: 0, y: 0, width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const man: ScreenBox = { x: 480, y: 280, width: 40, height: 40 };
const never = (box: ScreenBox): ReservedArea => ({ ...box, weight: Infinity });
const rather = (box: ScreenBox): ReservedArea => ({ ...box, weight: 1 });
const boxOf = (place: { x: number; y: number } | null): ScreenBox => ({ ...SIZE, x: place?.x ?? 0, y: place?.y ?? 0 });

test('a card lies beside its man, level with him, and its tip points at him', () => {
  const place = placeCard(man, SIZE, WINDOW, []);
  expect(place).toEqual({ x: 534, y: 250, side: 'right', tip: 50 });
});
// Sabotage: nothing was kept free.
test('it lies over none of what must stay free, however much else it covers', () => {
  const button: ScreenBox = { x: 520, y: 0, width: 480, height: 600 };
  const crowd: ScreenBox = { x: 0, y: 0, width: 479, height: 600 };
  const place = placeCard(man, SIZE, WINDOW, [never(button), rather(crowd)]);
  expect(place?.side).not.toBe('right');
  expect(shared(boxOf(place), button)).toBe(0);
  expect(shared(boxOf(place), man)).toBe(0);
});
test('of the free places it takes the one that covers least', () => {
  const others: ScreenBox[] = [{ x: 540, y: 260, width: 200, height: 80 }];
  expect(placeCard(man, SIZE, WINDOW, others.map(rather))?.side).toBe('left');
});
test('at the edge of the window it stays in it, and the tip still points at the man', () => {
  const cornered: ScreenBox = { x: 0, y: 560, width: 40, height: 40 };
  const place = placeCard(cornered, SIZE, WINDOW, []);
  expect(place).toEqual({ x: 54, y: 500, side: 'right', tip: 80 });
});
test('where there is no room there is no card', () => {
  expect(placeCard(man, SIZE, WINDOW, [never(WINDOW)])).toBeNull();
});

test('where all is to be kept free it covers what weighs least', () => {
  const dear: ReservedArea = { x: 0, y: 0, width: 1000, height: 280, weight: 8 };
  const cheap: ReservedArea = { x: 0, y: 280, width: 1000, height: 320, weight: 2 };
  expect(shared(boxOf(placeCard(man, SIZE, WINDOW, [dear, cheap])), dear)).toBe(0);
  expect(shared(boxOf(placeCard(man, SIZE, WINDOW, [cheap])), cheap)).toBe(0);
});
test('its tip points at the part in question of what it lies beside', () => {
  const sheet: ScreenBox = { x: 0, y: 300, width: 1000, height: 300 };
  expect(placeCard(sheet, SIZE, WINDOW, [], { x: 700, y: 500, width: 40, height: 40 })).toEqual({
    x: 620,
    y: 186,
    side: 'above',
    tip: 100,
  });
});
