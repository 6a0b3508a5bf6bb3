import type { AreaNode } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { boundsOf, centreOf, isInside, type Rect } from '../../geometry/shape.ts';
import { type Brush, shapePath, stroke, drawUpright } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { INK, TERRAIN_PAINTS } from '../draw/theme.ts';

/** The length of a tower's side in cells of its battlements. */
const CELLS = 7;
/** From this height (mm) on a tower has 2 storeys. */
const TWO_STOREYS = 100;

const inner = ({ at, width, height }: Rect, by: number): Rect => ({
  kind: 'rect',
  at: { x: at.x + by, y: at.y + by },
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Draws a tower from above: battlements, a floor of slabs or timber, and its plate. */
export function drawTower(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const box = boundsOf(area.shape);
  const high = (area.top ?? 0) >= TWO_STOREYS;
  context.fillStyle = stone.top2;
  context.fill(shapePath(box));
  drawBattlements(brush, box, stone.top);
  const floor = inner(box, box.width / CELLS);
  context.fillStyle = high ? '#B98A52' : stone.top;
  context.fill(shapePath(floor));
  drawFloor(brush, floor, high ? '#7A5428' : stone.line, high);
  stroke(brush, shapePath(floor), INK.ink, 1.6);
  stroke(brush, shapePath(box), stone.out, outline);
  drawTowerMarks(brush, area);
}
/** Draws the plate of a tower: its storeys and its places. */
export function drawTowerMarks(brush: Brush, area: AreaNode): void {
  const box = boundsOf(area.shape);
  const wide = box.width / brush.px;
  // In a small picture the floor alone is enough.
  if (wide < LEGIBLE) return;
  const side = Math.max(19, Math.min(26, wide * 0.3));
  const { x, y } = area.outer ?? { x: 1, y: 1 };
  const out = side * BEYOND * brush.px;
  const middle = centreOf(box);
  const corner = { x: middle.x + x * (box.width / 2 + out), y: middle.y + y * (box.height / 2 + out) };
  const storeys = (area.top ?? 0) >= TWO_STOREYS ? 2 : 1;
  drawUpright(brush, corner, (context) => drawPlate(context, side, storeys, area.places));
}

function drawBattlements(brush: Brush, { at, width }: Rect, fill: string): void {
  const { context } = brush;
  const cell = width / CELLS;
  context.fillStyle = fill;
  for (let i = 0; i < CELLS; i += 2) {
    for (const [x, y] of [
      [i, 0],
      [i, CELLS - 1],
      [0, i],
      [CELLS - 1, i],
    ] as const) {
      const merlon = shapePath({
        kind: 'rect',
        at: { x: at.x + x * cell, y: at.y + y * cell },
        width: cell,
        height: cell,
      });
      context.fill(merlon);
      stroke(brush, merlon, INK.ink, 1.2);
    }
  }
}

function drawFloor(brush: Brush, { at, width, height }: Rect, colour: string, timber: boolean): void {
  const joints = new Path2D();
  const parts = timber ? 6 : 4;
  for (let i = 1; i < parts; i++) {
    joints.moveTo(at.x, at.y + (height * i) / parts);
    joints.lineTo(at.x + width, at.y + (height * i) / parts);
    if (timber) continue;
    joints.moveTo(at.x + (width * i) / parts, at.y);
    joints.lineTo(at.x + (width * i) / parts, at.y + height);
  }
  brush.context.save();
  brush.context.globalAlpha *= 0.6;
  stroke(brush, joints, colour, 1.1);
  brush.context.restore();
}

/** The smallest side (px) of a tower with a plate, and how far the plate's centre is beyond the corner, in sides of the plate. */
const LEGIBLE = 36;
const BEYOND = 0.2;
/** Draws a white plate around 0, 0: a stroke for each storey, and below them a disc for each place, empty if the place is free; px. */
function drawPlate(context: CanvasRenderingContext2D, side: number, storeys: number, places: AreaNode['places']): void {
  context.fillStyle = '#FFFFFF';
  context.strokeStyle = INK.ink;
  context.lineWidth = 1.8;
  context.beginPath();
  context.roundRect(-side / 2, -side / 2, side, side, side / 6);
  context.fill();
  context.stroke();
  context.fillStyle = INK.ink;
  const [bar, high, top] = [side * 0.15, side * (places ? 0.42 : 0.6), places ? -side * 0.36 : -side * 0.3];
  for (let i = 0; i < storeys; i++) {
    const middle = (i - (storeys - 1) / 2) * bar * 2.1;
    context.fillRect(middle - bar / 2, top, bar, high);
  }
  const r = side * 0.1;
  for (let i = 0; i < (places?.of ?? 0); i++) {
    context.beginPath();
    context.arc((i - ((places?.of ?? 0) - 1) / 2) * (2 * r + side * 0.09), side * 0.27, r, 0, 2 * Math.PI);
    if (i < (places?.taken ?? 0)) context.fill();
    context.lineWidth = 1.2;
    context.stroke();
  }
}

/** The thickness of a parapet, in widths of a wall's module. */
const PARAPET = 0.15;
/** Returns the 4 sides of an upright rectangle: the outward direction, and the strip of depth `deep` along it. */
const sidesOf = ({ at, width, height }: Rect, deep: number): readonly { out: Point; strip: Rect }[] => {
  const strip = (x: number, y: number, wide: number, high: number): Rect => ({
    kind: 'rect',
    at: { x: at.x + x, y: at.y + y },
    width: wide,
    height: high,
  });
  return [
    { out: { x: 0, y: -1 }, strip: strip(0, 0, width, deep) },
    { out: { x: 0, y: 1 }, strip: strip(0, height - deep, width, deep) },
    { out: { x: -1, y: 0 }, strip: strip(0, 0, deep, height) },
    { out: { x: 1, y: 0 }, strip: strip(width - deep, 0, deep, height) },
  ];
};
/** Returns the area beyond a side of a module, if there is one. */
const beyond = (box: Rect, out: Point, among: readonly AreaNode[]): AreaNode | undefined => {
  const middle = centreOf(box);
  const at = { x: middle.x + out.x * box.width, y: middle.y + out.y * box.height };
  return among.find(({ shape }) => isInside(at, shape));
};

/**
 * Draws a wall from above: a walk of flagstones, merlons towards the field, a low rim towards the courtyard. Nothing separates it
 * from the next module.
 */
export function drawRampart(brush: Brush, area: AreaNode, among: readonly AreaNode[]): void {
  const { context, theme } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const box = boundsOf(area.shape);
  context.fillStyle = stone.line;
  context.fill(shapePath(box));
  drawFlags(brush, box, area.id);
  const deep = Math.min(box.width, box.height) * PARAPET;
  for (const { out, strip } of sidesOf(box, deep)) {
    const next = beyond(box, out, among);
    if (next?.style === 'courtyard') drawRim(brush, strip);
    else if (!next) drawMerlons(brush, strip);
  }
  context.save();
  context.globalAlpha *= 0.8;
  stroke(brush, shapePath(box), stone.out, outline * 0.6);
  context.restore();
}
/** Draws flagstones in running bond, some of them lighter or darker. */
function drawFlags({ context, theme }: Brush, { at, width, height }: Rect, name: string): void {
  const { stone } = TERRAIN_PAINTS[theme];
  const grain = randomStream(`${name} flags`);
  const rows = 5;
  const high = height / rows;
  for (let row = 0; row < rows; row++) {
    for (let x = row % 2 ? -width * 0.12 : 0; x < width;) {
      const long = width * (0.22 + grain() * 0.14);
      const [from, to] = [Math.max(0, x), Math.min(width, x + long)];
      const chance = grain();
      context.fillStyle = chance < 0.2 ? stone.top2 : stone.top;
      context.fillRect(at.x + from + 0.5, at.y + row * high + 0.5, to - from - 1, high - 1);
      if (chance > 0.8) {
        context.fillStyle = 'rgba(255,255,255,.2)';
        context.fillRect(at.x + from + 0.5, at.y + row * high + 0.5, to - from - 1, high - 1);
      }
      x += long;
    }
  }
}
/** Draws the low inner edge of a wall-walk. */
function drawRim({ context, theme }: Brush, { at, width, height }: Rect): void {
  context.fillStyle = TERRAIN_PAINTS[theme].stone.side;
  const along = width > height;
  context.fillRect(
    at.x + (along ? 0 : width * 0.25),
    at.y + (along ? height * 0.25 : 0),
    along ? width : width * 0.5,
    along ? height * 0.5 : height,
  );
}
/** Draws merlons along a strip, with gaps between them, their light edges towards the top left. */
function drawMerlons(brush: Brush, { at, width, height }: Rect): void {
  const { context, theme } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const along = width > height;
  context.fillStyle = stone.side;
  context.fill(shapePath({ kind: 'rect', at, width, height }));
  const parts = 7;
  const length = (along ? width : height) / parts;
  for (let i = 0; i < parts; i += 2) {
    const corner = { x: at.x + (along ? i * length : 0), y: at.y + (along ? 0 : i * length) };
    const merlon: Rect = { kind: 'rect', at: corner, width: along ? length : width, height: along ? height : length };
    context.fillStyle = theme === 'dark' ? '#A39C8E' : '#DCD6C9';
    context.fill(shapePath(merlon));
    stroke(brush, shapePath(merlon), stone.out, outline * 0.75);
  }
}

/** The width of a gate's post, in widths of the gate. */
const POST = 0.13;
/** Returns the two posts of a gate, seen from above. */
export function postsOf(area: AreaNode): readonly Rect[] {
  const { at, width, height } = boundsOf(area.shape);
  const post = width * POST;
  return [at.x, at.x + width - post].map((x) => ({ kind: 'rect', at: { x, y: at.y }, width: post, height }));
}

/** Draws a gate from above: a passage between two posts. */
export function drawGate(brush: Brush, area: AreaNode): void {
  const { context, theme } = brush;
  const { stone, outline } = TERRAIN_PAINTS[theme];
  const box = boundsOf(area.shape);
  const { at, width, height } = box;
  const post = width * POST;
  context.save();
  context.globalAlpha *= 0.5;
  context.fillStyle = '#3A2A1A';
  context.fill(shapePath(box));
  context.restore();
  const planks = new Path2D();
  for (let i = 1; i < 6; i++) {
    planks.moveTo(at.x + post, at.y + (height * i) / 6);
    planks.lineTo(at.x + width - post, at.y + (height * i) / 6);
  }
  stroke(brush, planks, '#C69A5E', 2.2);
  for (const side of postsOf(area)) {
    context.fillStyle = stone.top;
    context.fill(shapePath(side));
    stroke(brush, shapePath(side), stone.out, outline);
  }
}

/** Draws the yard within walls, printed on the mat. */
export function drawCourtyard({ context, theme }: Brush, area: AreaNode): void {
  context.globalAlpha = theme === 'dark' ? 0.16 : 0.42;
  context.fillStyle = '#9AA35C';
  context.fill(shapePath(area.shape));
}
