import type { Point } from '../../geometry/point.ts';
import { font } from '../draw/brush.ts';

/** A label on the table: its anchor (px of the view), its preferred direction, and its distance. */
export interface Label {
  readonly id: string;
  readonly at: Point;
  /** Alternative anchors with the same meaning, the better ones first. */
  readonly or?: readonly Point[];
  readonly toward: Point;
  readonly off: number;
  readonly text: string;
  readonly more?: string;
  /** `key`: odds, in the tape's yellow. `verdict`: an outcome, larger, and pointing at its anchor. */
  readonly tone: 'label' | 'key' | 'wrong' | 'ring' | 'verdict';
  /** The number before the text, in the colour of the thing that it refers to. */
  readonly mark?: { readonly n: number; readonly paint: string };
  /** Dice drawn before the text. */
  readonly dice?: readonly number[];
  /** A bar under the text: the filled part (0 to 1), and the limit marked on it. */
  readonly bar?: { readonly share: number; readonly coverThreshold: number };
  /** With a cross to dismiss it. */
  readonly close?: true;
}
/** A part of the view, px. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A label with its position found, and its text split into lines that fit. */
export interface PlacedLabel extends Label, LabelBox {
  readonly lines: readonly string[];
}

let ruler: CanvasRenderingContext2D | null = null;
/** Measured widths, up to a limit, because the same words are drawn in every frame. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 1000;
/** Clears the measured widths, because another typeface has loaded. */
export const forgetWidths = (): void => widths.clear();
/** Returns the width of a text of size `size` (px). */
export function widthOf(text: string, size: number, weight: number): number {
  const name = `${weight} ${size} ${text}`;
  const known = widths.get(name);
  if (known !== undefined) return known;
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * size * 0.58;
  ruler.font = font(size, weight);
  const { width } = ruler.measureText(text);
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(name, width);
  return width;
}

/** Splits a text into lines of at most `max` px. A longer word has a line of its own. */
export function wrapLines(text: string, size: number, weight: number, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size, weight) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The distance of an outcome label from its piece, px. */
export const POINTER = 12;
