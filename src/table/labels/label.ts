import type { Point } from '../../geometry/point.ts';
import { font } from '../draw/brush.ts';

/** Something written on the table: its place (px of the view), where it would rather stand, and how far off. */
export interface Label {
  readonly id: string;
  readonly at: Point;
  /** Other places where it would say the same, the better ones first. */
  readonly or?: readonly Point[];
  readonly toward: Point;
  readonly off: number;
  readonly text: string;
  readonly more?: string;
  /** What decides is written in the tape's yellow; a verdict is larger than the rest and points at its place. */
  readonly tone: 'label' | 'key' | 'wrong' | 'ring' | 'verdict';
  /** The number before the text by which it belongs to something else, in its colour. */
  readonly mark?: { readonly n: number; readonly paint: string };
  /** Dice drawn before the text. */
  readonly dice?: readonly number[];
  /** A bar under the text: the part (0..1) that is filled, and the limit marked on it. */
  readonly bar?: { readonly share: number; readonly coverThreshold: number };
  /** With a cross to take it away. */
  readonly close?: true;
}
/** A part of the view, px. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A chip with its place found, and its text in lines that it has room for. */
export interface PlacedLabel extends Label, LabelBox {
  readonly lines: readonly string[];
}

let ruler: CanvasRenderingContext2D | null = null;
/** Widths that have been measured, up to so many: the same words are written frame by frame. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 1000;
/** Has all widths measured anew: another typeface has come. */
export const forgetWidths = (): void => widths.clear();
/** How wide a text of so many px is. */
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

/** A text in lines of so many px at most; a word that is longer has a line of its own. */
export function wrapLines(text: string, size: number, weight: number, max: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size, weight) <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** How far a verdict stands off whom it points at, px. */
export const POINTER = 12;
