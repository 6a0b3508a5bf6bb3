import { expect, test, vi } from 'vitest';
import { type Label, POINTER } from '../../src/table/labels/label.ts';
import { placeLabels } from '../../src/table/labels/placeLabels.ts';
import { pointerOf } from '../../src/table/labels/outcomeLabel.ts';

// Without a canvas texts are as wide as their letters are many.
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });

const view = { width: 400, height: 400 };
const chip = (more: Partial<Label>): Label => ({
  id: 'one',
  at: { x: 200, y: 200 },
  toward: { x: 0, y: -1 },
  off: 20,
  text: 'Blue Star',
  tone: 'label',
  ...more,
});

test('a label keeps its side where nobody is, and buries nobody where there is room beside', () => {
  const [free] = placeLabels([chip({})], [], [], view, 'light');
  expect(free && free.y + free.height).toBeLessThanOrEqual(180);
  const man = { x: 180, y: 140, width: 40, height: 40 };
  const [aside] = placeLabels([chip({})], [], [man], view, 'light');
  const apart =
    aside && (aside.x >= 220 || aside.x + aside.width <= 180 || aside.y >= 180 || aside.y + aside.height <= 140);
  expect(apart).toBe(true);
});
test('a chip with a bar has room for it below its words', () => {
  const bar = { share: 0.3, coverThreshold: 0.5 };
  const [bare] = placeLabels([chip({ more: 'hidden' })], [], [], view, 'light');
  const [barred] = placeLabels([chip({ more: 'hidden', bar })], [], [], view, 'light');
  expect((barred?.height ?? 0) - (bare?.height ?? 0)).toBeGreaterThanOrEqual(6);
});
// Sabotage: on a phone the half of a long refusal lay beyond the edge of the window.
test('why something is refused goes on in more lines where it is long; it loses no word, and a short one has one', () => {
  const text = 'Nobody stands on a lake, goes through it or jumps over it, whatever he is';
  const narrow = { width: 300, height: 400 };
  const [long] = placeLabels([chip({ tone: 'wrong', text })], [], [], narrow, 'light');
  expect(long?.lines.length).toBeGreaterThan(1);
  expect(long?.lines.join(' ')).toBe(text);
  expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThanOrEqual(narrow.width);
  const [short] = placeLabels([chip({ tone: 'wrong', text: 'Too far' })], [], [], narrow, 'light');
  expect(short?.lines).toEqual(['Too far']);
  expect(long?.height ?? 0).toBeGreaterThan(1.8 * (short?.height ?? 0));
});
test('a verdict in long words is written smaller rather than cut off, a short one keeps its size', () => {
  const text = 'Removed: Reconnaissance Scout (Red)';
  const narrow = { width: 300, height: 400 };
  const verdict = (words: string, room: typeof view) =>
    placeLabels([chip({ tone: 'verdict', text: words, dice: [3] })], [], [], room, 'light')[0];
  const [long, free] = [verdict(text, narrow), verdict(text, { width: 900, height: 600 })];
  expect(long && long.x >= 0 && long.x + long.width <= narrow.width).toBe(true);
  expect(long?.height).toBeLessThan(free?.height ?? 0);
  expect(verdict('Hit', narrow)?.height).toBe(free?.height);
  expect(verdict(text, { width: 390, height: 408 })?.width).toBeLessThan(0.65 * 390);
});

// Sabotage: a point of one length ended at a neighbour when the label stood rows away.
test('the point of a verdict ends at whom it is about, wherever the label had to stand', () => {
  const at = { x: 200, y: 200 };
  for (const [x, y] of [
    [40, 40],
    [300, 60],
    [30, 190],
    [260, 320],
    [180, 100],
  ] as const) {
    const off = 40;
    const [, tip] = pointerOf({ ...chip({ tone: 'verdict', at, off }), x, y, width: 90, height: 30, lines: [] });
    expect(tip && Math.hypot(tip.x - at.x, tip.y - at.y)).toBeCloseTo(off - POINTER - 4, 3);
  }
});
