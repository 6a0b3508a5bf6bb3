import { seatPaint } from '../draw/theme.ts';
import type { Drawing, Stroke } from '../draw/drawing.ts';
import { shadowOffset, shadowVector } from '../draw/shadowOffset.ts';
import { type FigureState, OVERHANG } from './figureDrawing.ts';
import { type FigureSprite, figureSprite, frontOf, type Layer } from './layers.ts';
import { BASE_OUTLINES } from './shapes.ts';

/** The base radius (mm) that heights belong to: of a soldier, and of a vehicle, which is drawn by its longer side. */
const SOLDIER = 12.5;
const VEHICLE = 38;
/** The heights (mm) of a base and of the legs on it. */
const BASE_TOP = 3.8;
const LEGS: Layer = { f: 'deep', d: 'M-.3 -.05A.3 .22 0 1 1 .3 -.05A.3 .22 0 1 1 -.3 -.05Z', z: [2, 24] };
/** The height of a layer without one: of a flag or another plain sprite. */
const PLAIN: readonly number[] = [2, 14];
/** How far (base radii) the copies of a layer lie apart in its shadow. */
const STEP = 0.07;
const SHADE = '#000000';
/** How dark a shadow is outside the common sheet of a table. */
export const SHADOW_ALPHA = 0.42;

/** A layer's outline swept from its foot to its top away from the light, each copy turned by `facing`. */
function swept(layer: Layer, radius: number, facing: number, size: number): Drawing[] {
  const [low = 0, high = 0] = layer.z ?? PLAIN;
  const cast = shadowVector(0);
  const long = (Math.hypot(cast.x, cast.y) * (high - low)) / radius;
  const copies = Math.max(1, Math.ceil(long / STEP));
  const part: Stroke = layer.stroke
    ? { d: layer.d, stroke: SHADE, width: Math.max(layer.stroke, 0.08) }
    : { d: layer.d, fill: SHADE };
  return Array.from({ length: copies + 1 }, (_, i): Drawing => {
    const { x, y } = shadowOffset({ x: 0, y: 0 }, cast, (low + ((high - low) * i) / copies) / radius);
    return { move: [x, y], turn: facing, scale: [size, size], parts: [part] };
  });
}
const sweptLayers = ({ layers }: FigureSprite, radius: number, facing: number, size: number): Drawing[] =>
  layers.filter(({ f }) => f !== 'hi').flatMap((layer) => swept(layer, radius, facing, size));

/**
 * Returns the shadow of a standing figure on flat ground in unit space, opaque: each layer's outline swept from its foot to its top. Null
 * for what has no height of its own, such as a block.
 */
export function figureShadow({ figure, seat, theme, facing, lies }: FigureState): Drawing | null {
  const sprite = figureSprite(figure);
  const front = frontOf(figure);
  if (lies || sprite.layers.length === 0) return null;
  if (sprite.vehicle) return { parts: sweptLayers(sprite, VEHICLE, facing, 1) };
  const oval = sprite.oval ?? 1;
  const base = swept(
    { f: 'base', d: BASE_OUTLINES[seatPaint(seat, theme).shape], z: [0, BASE_TOP] },
    SOLDIER,
    facing,
    1.03,
  );
  const size = front ? OVERHANG : 0.94;
  const parts: Drawing[] = base.map((drawing) => ({ ...drawing, scale: [1.03, 1.03 * oval] }));
  if (front) parts.push(...swept(LEGS, SOLDIER, facing, size));
  return { parts: [...parts, ...sweptLayers(sprite, SOLDIER, facing, size)] };
}
