// FF-35 by hand: the samples at a flyer and at the body below him, cm.
import { describe, expect, test } from 'vitest';
import { warriorBody } from '../../src/bodies/flatBodies.ts';
import { isInside } from '../../src/geometry/shape.ts';
import { flightOver, type Sample } from '../../src/physics/watchers/flyover.ts';

const FLAT = warriorBody('boar');
const LEVEL = { x: 0, y: 0, z: 0, w: 1 };
const xs = FLAT.outline.map(([x]) => x / 10);
const ys = FLAT.outline.map(([, y]) => y / 10);
const [left, right, near, far] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
const outline = { kind: 'polygon', points: FLAT.outline.map(([x, y]) => ({ x, y })) } as const;
const HIGH = 1;

type Path = (y: number) => Partial<{ x: number; z: number; otherX: number; otherY: number }>;
/** A flight along y, from well before the body to well behind it, a sample each half millimetre. */
const flight = (path: Path): Sample[] =>
  Array.from({ length: 161 }, (_, i) => {
    const y = -4 + i / 20;
    const { x = 0, z = HIGH, otherX = 0, otherY = 0 } = path(y);
    return { flyer: { x, y, z }, other: { x: otherX, y: otherY, z: 0 }, turn: LEVEL };
  });
const over = (path: Path) => flightOver(flight(path), FLAT);

describe('FF-35 a flight over a body that lies', () => {
  test('right over his middle is a throw, from either end', () => {
    expect(over(() => ({}))).toEqual({ within: true });
    expect(flightOver(flight(() => ({})).toReversed(), FLAT)).toEqual({ within: true });
  });

  test('no higher than his upper face, or beside his outline, is none', () => {
    expect(over(() => ({ z: FLAT.thickness / 20 }))).toBeNull();
    for (const x of [left - 0.1, right + 0.1]) expect(over(() => ({ x }))).toBeNull();
  });

  test('the face of one who leans is higher at his raised side: who grazes by below it flies through, not over', () => {
    // Leaning by 30 degrees about the x axis: his far side is up.
    const [sin, cos] = [Math.sin(Math.PI / 12), Math.cos(Math.PI / 12)];
    const leaning = (z: number) =>
      flight(() => ({ z })).map((sample) => ({ ...sample, turn: { x: sin, y: 0, z: 0, w: cos } }));
    const tall = far * Math.sin(Math.PI / 6) + FLAT.thickness / 20 / Math.cos(Math.PI / 6);
    expect(flightOver(leaning(tall * 0.5), FLAT)).toBeNull();
    expect(flightOver(leaning(tall * 1.3), FLAT)).toEqual({ within: true });
  });

  test('who comes to lie on him, or turns back, has not flown over', () => {
    const there = flight(() => ({})).filter(({ flyer }) => flyer.y <= far / 2);
    const last = there.at(-1) as Sample;
    expect(flightOver([...there, ...Array.from({ length: 90 }, () => last)], FLAT)).toBeNull();
    expect(flightOver([...there, ...there.toReversed()], FLAT)).toBeNull();
  });

  test('who leaves the width before the far edge is passed has flown over, but not within it', () => {
    // Near the side the outline ends before the far edge does.
    const x = left + (right - left) * 0.9;
    const straight = flight(() => ({ x }));
    const ends = straight.findLastIndex(({ flyer }) => isInside({ x: x * 10, y: flyer.y * 10 }, outline));
    const turn = (straight[ends] as Sample).flyer.y + 0.15;
    expect(turn).toBeLessThan(far);
    expect(over(() => ({ x }))).toEqual({ within: true });
    expect(over((y) => ({ x: y > turn ? right + 0.2 : x }))).toEqual({ within: false });
    // Once it is passed the way is his own.
    expect(over((y) => ({ x: y > far + 0.1 ? right + 2 : x }))).toEqual({ within: true });
  });

  test('the body counts where it lies at that moment: it slides along below him, or aside', () => {
    expect(over((y) => ({ otherY: Math.max(0, y) }))).toBeNull();
    expect(over((y) => ({ otherX: y > near ? 4 : 0 }))).toBeNull();
    expect(over(() => ({ x: 4, otherX: 4 }))).toEqual({ within: true });
  });
});
