// A hundred obstacles between an eye and a figure, and what their footprints on a flat table would hide of it.
import type { Rect } from '../../src/geometry/shape.ts';
import type { Prism } from '../../src/geometry/sight.ts';
import { seeded, wholeFrom } from '../geometry/seeded.ts';

/** Draws what stands where. */
export const random = seeded(7);
/** The table, mm. */
export const field: Rect = { kind: 'rect', at: { x: 0, y: 0 }, width: 1200, height: 800 };
/** What stands in between. */
export const prisms = Array.from({ length: 100 }, (_, i): Prism => {
  const at = { x: wholeFrom(random, 60, 1140), y: wholeFrom(random, 0, 800) };
  const shape =
    i % 2 === 0 ? ({ kind: 'disc', at, r: 12.5 } as const) : ({ kind: 'rect', at, width: 60, height: 20 } as const);
  return { id: `prism${i}`, shape, from: 0, top: wholeFrom(random, 20, 60) };
});
/** Who looks, at the left edge. */
export const eye = { at: { x: 10, y: 400 }, z: 30 };
/** Who is looked at, at the right edge. */
export const target = { at: { x: 1190, y: 420 }, half: 12.5, z: 0, tall: 40 };

/** The share of the target's width that the footprints of discs and rectangles cover, as on a flat table: the least that a verdict can cost. */
export const flatShare = (): number => {
  const [dx, dy] = [target.at.x - eye.at.x, target.at.y - eye.at.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const [x, y] = [dx / far, dy / far];
  const seen = (px: number, py: number): [ahead: number, right: number] => {
    const [ex, ey] = [px - eye.at.x, py - eye.at.y];
    return [ex * x + ey * y, ey * x - ex * y];
  };
  const spans: [from: number, to: number][] = [];
  for (const { shape } of prisms) {
    if (shape.kind === 'polygon') continue;
    let [from, to] = [Infinity, -Infinity];
    if (shape.kind === 'disc') {
      const [ahead, right] = seen(shape.at.x, shape.at.y);
      const least = ahead * ahead - shape.r * shape.r;
      if (ahead <= 0 || ahead > far || least <= 0) continue;
      const side = shape.r * Math.sqrt(ahead * ahead + right * right - shape.r * shape.r);
      [from, to] = [(far * (ahead * right - side)) / least, (far * (ahead * right + side)) / least];
    } else {
      for (let i = 0; i < 4; i++) {
        const [ahead, right] = seen(
          shape.at.x + (i % 2 === 0 ? 0 : shape.width),
          shape.at.y + (i < 2 ? 0 : shape.height),
        );
        if (ahead <= 0 || ahead > far) continue;
        from = Math.min(from, (far * right) / ahead);
        to = Math.max(to, (far * right) / ahead);
      }
    }
    if (to > -target.half && from < target.half) spans.push([from, to]);
  }
  let covered = 0;
  let end = -target.half;
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const right = Math.min(to, target.half);
    if (right <= end) continue;
    covered += right - Math.max(from, end);
    end = right;
  }
  return covered / (2 * target.half);
};
