import { PIPS } from '../figures/pips.ts';
import type { Point } from '../../geometry/point.ts';
import { closedPath, font, roundedRectPath } from '../draw/brush.ts';
import { INK, MARK_PAINTS, type Theme } from '../draw/theme.ts';
import { lineScale } from '../draw/contrast.ts';
import { type Label, type PlacedLabel, POINTER, widthOf } from './label.ts';

/** The text size of an outcome label, relative to other labels. */
const LARGE = 1.48;
const EDGE = 11;
const GAP = 5;
/** The extra gap between the dice and the words. */
const OFF_DICE = 3;

interface Sizes {
  readonly word: number;
  readonly more: number;
  /** The side of a die, px. */
  readonly die: number;
}
const sizesOf = (chip: Label, text: number): Sizes => {
  const word = text * LARGE;
  return { word, more: text, die: chip.more ? word + text * 0.7 : word * 1.15 };
};
const wide = (chip: Label, { word, more, die }: Sizes): number =>
  Math.max(widthOf(chip.text, word, 750), chip.more ? widthOf(chip.more, more, 600) : 0) +
  (chip.dice?.length ?? 0) * die;
/** Returns the gaps beside words and dice, which are the same at every size, px. */
const apart = ({ dice = [] }: Label): number => dice.length * GAP + (dice.length > 0 ? OFF_DICE : 0) + 2 * EDGE;
/** Returns the sizes of a label that fit into `room` px. All are reduced if it would be wider. */
const sizesFor = (chip: Label, theme: Theme, room: number): Sizes => {
  const { text } = MARK_PAINTS[theme];
  const part = (room - apart(chip)) / wide(chip, sizesOf(chip, text));
  return sizesOf(chip, text * Math.min(1, part));
};
/** Returns the size of an outcome label that fits into `room` px: its dice, the word, and the sum below. */
export function outcomeLabelSize(chip: Label, theme: Theme, room: number): { width: number; height: number } {
  const sizes = sizesFor(chip, theme, room);
  const { word, more } = sizes;
  return { width: wide(chip, sizes) + apart(chip), height: word * 1.15 + (chip.more ? more * 1.3 : 0) + 2 * 7 };
}

/** Draws an outcome label with px as the unit, pointing at its anchor. */
export function drawOutcomeLabel(context: CanvasRenderingContext2D, chip: PlacedLabel, theme: Theme): void {
  const { word, more, die } = sizesFor(chip, theme, chip.width);
  drawBox(context, chip, theme);
  const dice = chip.dice ?? [];
  dice.forEach((face, i) =>
    drawDie(context, { x: chip.x + EDGE + i * (die + GAP), y: chip.y + (chip.height - die) / 2 }, die, face),
  );
  const left = chip.x + EDGE + dice.length * (die + GAP) + (dice.length > 0 ? OFF_DICE : 0);
  context.fillStyle = INK.onLabel;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.font = font(word, 750);
  const top = chip.more ? chip.y + 7 + word * 0.58 : chip.y + chip.height / 2 + 1;
  // Letters are sometimes rounded to whole pixels. Words that come out wider than measured are compressed.
  const room = chip.x + chip.width - EDGE - left;
  context.fillText(chip.text, left, top, room);
  if (!chip.more) return;
  context.font = font(more, 600);
  context.fillStyle = INK.keyOnLabel;
  context.fillText(chip.more, left, top + word * 0.58 + more * 0.66, room);
}

const HALF = 9;
/** Returns the pointer of a label, from its edge to the edge of its piece at any distance. Empty if the label covers the piece. */
export function pointerOf({ x, y, width, height, at, off }: PlacedLabel): readonly Point[] {
  const held = (value: number, min: number, size: number, inset: number): number =>
    Math.min(Math.max(value, min + inset), min + size - inset);
  const beside = at.y >= y && at.y <= y + height;
  const from = beside
    ? { x: held(at.x, x, width, 1), y: held(at.y, y, height, HALF + 3) }
    : { x: held(at.x, x, width, HALF + 7), y: held(at.y, y, height, 1) };
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const distance = Math.hypot(dx, dy);
  if (distance < 2) return [];
  const long = Math.max(POINTER, distance - (off - POINTER - 4)) / distance;
  const tip = { x: from.x + dx * long, y: from.y + dy * long };
  const along = beside ? { x: 0, y: HALF } : { x: HALF, y: 0 };
  return [{ x: from.x - along.x, y: from.y - along.y }, tip, { x: from.x + along.x, y: from.y + along.y }];
}

/** Draws the label with its pointer. */
function drawBox(context: CanvasRenderingContext2D, chip: PlacedLabel, theme: Theme): void {
  const { x, y, width, height } = chip;
  const path = roundedRectPath({ kind: 'rect', at: { x, y }, width, height }, 7);
  const pointer = pointerOf(chip);
  if (pointer.length > 0) path.addPath(closedPath(pointer));
  context.save();
  context.translate(0, 2.5);
  context.fillStyle = 'rgba(20,12,2,.35)';
  context.fill(path);
  context.restore();
  context.strokeStyle = theme === 'light' ? 'rgba(255,255,255,.85)' : MARK_PAINTS[theme].labelEdge;
  context.lineWidth = 2 * lineScale();
  context.stroke(path);
  context.fillStyle = INK.label;
  context.fill(path);
}

export function drawDie(context: CanvasRenderingContext2D, { x, y }: Point, size: number, face: number): void {
  const scale = size / 24;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(1.2, 1.2, 21.6, 21.6, 4.5);
  context.fillStyle = '#FFFDF4';
  context.fill();
  context.fillStyle = INK.ink;
  for (const [cx, cy] of PIPS[face] ?? []) {
    context.beginPath();
    context.arc(cx, cy, 2.3, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}
