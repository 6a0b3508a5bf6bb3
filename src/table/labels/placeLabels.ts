import type { Point } from '../../geometry/point.ts';
import { isSmall, type Viewport } from '../camera/camera.ts';
import { font } from '../draw/brush.ts';
import { lineScale } from '../draw/contrast.ts';
import { INK, MARK_PAINTS, type Theme } from '../draw/theme.ts';
import { drawDisc } from '../marks/recap.ts';
import { type LabelBox, type Label, wrapLines, type PlacedLabel, widthOf } from './label.ts';
import { drawOutcomeLabel, outcomeLabelSize } from './outcomeLabel.ts';

/** The tones that avoid all figures too. */
const AWAY: ReadonlySet<Label['tone']> = new Set(['ring', 'verdict', 'key']);
const CLOSE = 22;
/** How much wider a number makes a label, and the size of that number, both relative to its letters. */
const MARK = 1.7;
const MARK_SIZE = 0.62;
const BAR = 7;
/** How wide a verdict may be on a phone: this part of the view's shorter side, but at least this many px. */
const SMALL_VERDICT = { part: 0.64, least: 220 };
/** Returns how wide a verdict may be. On a phone it does not cover a row of a board from side to side. */
const verdictRoom = (view: Viewport): number => {
  const shorter = SMALL_VERDICT.part * Math.min(view.width, view.height);
  return isSmall(view) ? Math.max(SMALL_VERDICT.least, shorter) : view.width - 12;
};

const TURNS = [0, 180, 60, -60, 120, -120, 90, -90];
const OVERLAP = 500;
const COVER = 120;
/** The cost of covering a piece, and the extra distances (px) at which a free position is searched for. */
const BURY = 150;
const FAR = [0, 36, 90];
/** A later position is used only if it costs this much less. */
const BETTER = 1;

/**
 * Finds a position for each label in the view: beside its anchor, off earlier labels and reserved areas, and off figures if
 * possible. Odds and the names of rings or lines avoid figures above all. A name without room is left out.
 */
export function placeLabels(
  chips: readonly Label[],
  avoid: readonly LabelBox[],
  figures: readonly LabelBox[],
  view: Viewport,
  theme: Theme,
): PlacedLabel[] {
  const done: PlacedLabel[] = [];
  for (const chip of chips) {
    const room = chip.tone === 'verdict' ? verdictRoom(view) : view.width - 12;
    const lines = brokenUp(chip, room, theme);
    const size = sizeOf(chip, lines, room, theme);
    let best: { readonly box: LabelBox; readonly cost: number } | null = null;
    const isBetter = (cost: number): boolean => !best || cost < best.cost - BETTER;
    for (const { box, wanted, far: distance, rank } of triesOf(chip, size, view)) {
      const on = (others: readonly LabelBox[]): number =>
        others.reduce((sum, other) => (overlap(box, other) ? sum + 1 : sum), 0);
      const moved = Math.hypot(box.x - wanted.x, box.y - wanted.y) + distance + rank * 2;
      // Overlaps are computed only if the position could be the best without them.
      if (!isBetter(moved)) continue;
      const buried = on(figures) * (AWAY.has(chip.tone) ? OVERLAP : BURY);
      const cost = moved + on(done) * OVERLAP + on(avoid) * COVER + buried;
      if (isBetter(cost)) best = { box, cost };
      // No later position can be cheaper than this one.
      if (!isBetter(0)) break;
    }
    if (best && (chip.tone !== 'ring' || best.cost < OVERLAP)) done.push({ ...chip, ...best.box, lines });
  }
  return done;
}

/** A candidate position of a label: the desired place and its place within the view, the extra distance, and the rank of its anchor. */
interface Try {
  readonly box: LabelBox;
  readonly wanted: Point;
  readonly far: number;
  readonly rank: number;
}
/** Yields the possible positions of a label, the best first. Each is computed when it is needed. */
function* triesOf(chip: Label, size: Pick<LabelBox, 'width' | 'height'>, view: Viewport): Generator<Try> {
  for (const [rank, at] of [chip.at, ...(chip.or ?? [])].entries())
    for (const distance of FAR)
      for (const degrees of TURNS) {
        const wanted = beside(chip, at, size, { degrees, distance });
        const x = Math.min(Math.max(wanted.x, 6), Math.max(6, view.width - size.width - 6));
        const y = Math.min(Math.max(wanted.y, 6), Math.max(6, view.height - size.height - 6));
        yield { box: { x, y, ...size }, wanted, far: distance, rank };
      }
}

/** The longest line, in sizes of its letters, if the text can continue on another line. The second number is the line height. */
const LONGEST = 20;
const LINE = 1.2;
/** Returns the text of a label in lines, because the reason for a refusal may be long. */
function brokenUp(chip: Label, room: number, theme: Theme): string[] {
  if (chip.tone !== 'wrong') return [chip.text];
  const { text } = MARK_PAINTS[theme];
  return wrapLines(chip.text, text, 700, Math.min(room - 22, LONGEST * text));
}
const markWidth = ({ mark }: Label, text: number): number => (mark ? MARK * text : 0);
/** Returns the size of a label. An outcome label is never wider than its room, px. */
function sizeOf(chip: Label, lines: readonly string[], room: number, theme: Theme): { width: number; height: number } {
  const { text, small } = MARK_PAINTS[theme];
  if (chip.tone === 'verdict') return outcomeLabelSize(chip, theme, room);
  const longest = Math.max(...lines.map((line) => widthOf(line, text, 700)));
  const wide = Math.max(longest, chip.more ? widthOf(chip.more, small, 500) : 0);
  const [plainWidth, plainHeight] = chip.tone === 'ring' ? [20, 9] : [22, 14];
  const [edgeWidth, edgeHeight] = chip.bar ? [14, 8 + BAR] : [plainWidth, plainHeight];
  return {
    width: wide + edgeWidth + (chip.close ? CLOSE : 0) + markWidth(chip, text),
    height:
      text * (1 + LINE * (lines.length - 1)) +
      edgeHeight +
      (chip.more ? small * 1.25 + (chip.bar ? small * 0.45 : 0) : 0),
  };
}

/** Returns the top left corner of a label beside an anchor, `distance` px farther than usual. Its direction is turned by some degrees. */
function beside(
  chip: Label,
  at: Point,
  size: { width: number; height: number },
  { degrees, distance }: { readonly degrees: number; readonly distance: number },
): Point {
  const angle = (degrees * Math.PI) / 180;
  const toward = {
    x: chip.toward.x * Math.cos(angle) - chip.toward.y * Math.sin(angle),
    y: chip.toward.x * Math.sin(angle) + chip.toward.y * Math.cos(angle),
  };
  const reach = chip.off + distance + (Math.abs(toward.x) * size.width + Math.abs(toward.y) * size.height) / 2;
  return { x: at.x + toward.x * reach - size.width / 2, y: at.y + toward.y * reach - size.height / 2 };
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.x < b.x + b.width + 4 && b.x < a.x + a.width + 4 && a.y < b.y + b.height + 4 && b.y < a.y + a.height + 4;
}

/** Whether a point of the view is on the cross that dismisses a label. The touch area is 44 px wide. */
export function isOnCloseButton(chip: PlacedLabel, place: Point): boolean {
  if (!chip.close) return false;
  const dx = place.x - (chip.x + chip.width - 15);
  const dy = place.y - (chip.y + chip.height / 2);
  return Math.abs(dx) <= 22 && Math.abs(dy) <= 22;
}

/** Strokes the edge of a label, stronger where more contrast is asked for. */
function strokeEdge(context: CanvasRenderingContext2D, edge: string): void {
  const bold = lineScale() > 1;
  context.strokeStyle = bold ? INK.onLabel : edge;
  context.lineWidth = bold ? 2 : 1;
  context.stroke();
}
/** Draws a label with px as the unit and the view's top left corner at 0, 0. */
export function drawLabel(context: CanvasRenderingContext2D, chip: PlacedLabel, theme: Theme): void {
  if (chip.tone === 'verdict') {
    drawOutcomeLabel(context, chip, theme);
    return;
  }
  const { text, small, labelEdge } = MARK_PAINTS[theme];
  const round = chip.tone === 'ring' ? chip.height / 2 : 6;
  const box = (dy: number): void => {
    context.beginPath();
    context.roundRect(chip.x, chip.y + dy, chip.width, chip.height, round);
  };
  if (chip.tone !== 'ring') {
    context.fillStyle = 'rgba(20,12,2,.35)';
    box(2.5);
    context.fill();
  }
  context.fillStyle = chip.tone === 'wrong' ? INK.wrong : INK.label;
  box(0);
  context.fill();
  strokeEdge(context, labelEdge);
  context.fillStyle = chip.tone === 'key' ? INK.keyOnLabel : INK.onLabel;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const left = markWidth(chip, text);
  const middle = chip.x + (chip.width + left - (chip.close ? CLOSE : 0)) / 2;
  const more = LINE * text * (chip.lines.length - 1);
  const top = chip.y + (chip.more ? 7 + text * 0.55 : (chip.height - more - (chip.bar ? BAR : 0)) / 2 + 0.5);
  context.font = font(text, chip.tone === 'ring' ? 600 : 700);
  chip.lines.forEach((line, i) => context.fillText(line, middle, top + LINE * text * i));
  if (chip.more) {
    context.fillStyle = INK.onLabel;
    context.font = font(small, 500);
    context.fillText(chip.more, middle, top + more + text * 0.5 + small * 0.78);
  }
  if (chip.mark) {
    const at = { x: chip.x + 6 + left / 2, y: chip.y + chip.height / 2 };
    drawDisc({ context, px: 1, turn: 0, theme }, at, MARK_SIZE * text, chip.mark.n, chip.mark.paint);
  }
  if (chip.close) drawClose(context, chip);
  if (chip.bar) drawBar(context, chip, chip.bar);
}

/** Draws the bar along a label's foot. Beyond the cover threshold it is filled with tape. */
function drawBar(
  context: CanvasRenderingContext2D,
  chip: LabelBox,
  { share, coverThreshold }: NonNullable<Label['bar']>,
): void {
  const [x, y, width] = [chip.x + 6, chip.y + chip.height - BAR - 3, chip.width - 12];
  context.fillStyle = 'rgba(255,255,255,.3)';
  context.fillRect(x, y, width, BAR - 2);
  context.fillStyle = share > coverThreshold ? INK.keyOnLabel : INK.onLabel;
  context.fillRect(x, y, width * share, BAR - 2);
  context.fillStyle = INK.label;
  context.fillRect(x + width * coverThreshold - 2.5, y - 2, 5, BAR + 2);
  context.fillStyle = INK.keyOnLabel;
  context.fillRect(x + width * coverThreshold - 1, y - 2, 2, BAR + 2);
}

function drawClose(context: CanvasRenderingContext2D, chip: PlacedLabel): void {
  const x = chip.x + chip.width - 15;
  const y = chip.y + chip.height / 2;
  context.strokeStyle = 'rgba(255,255,255,.35)';
  context.lineWidth = lineScale();
  context.beginPath();
  context.moveTo(x - 11, chip.y + 5);
  context.lineTo(x - 11, chip.y + chip.height - 5);
  context.stroke();
  context.strokeStyle = INK.onLabel;
  context.lineWidth = 2 * lineScale();
  context.lineCap = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x - 4, y - 4 * side);
    context.lineTo(x + 4, y + 4 * side);
  }
  context.stroke();
}
