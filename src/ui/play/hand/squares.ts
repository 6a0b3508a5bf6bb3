import type { NodeId, Scene } from '../../../core/scene.ts';
import { same, type Point } from '../../../geometry/point.ts';
import { lyingOn } from '../../../table/marks/tapes.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { inside } from '../../../geometry/shape.ts';
import { squareAt } from '../words/places.ts';
import { terrainOf } from '../words/terrainWords.ts';
import type { Hand } from './usePlayHand.ts';

/** A square being typed: its column from 0, the digits of its row so far, and the piece that was picked when the name began. */
export interface Typed {
  readonly column: number;
  readonly row: string;
  readonly picked: NodeId | null;
}
const countOf = ({ width, height, unit }: Scene): { columns: number; rows: number } => ({
  columns: Math.round(width / unit.mm),
  rows: Math.round(height / unit.mm),
});
/** What has been typed after one more key (`KeyboardEvent.code`), on a board whose squares have names; null: the key is no part of a name. */
export const typing = (
  scene: Scene,
  before: Typed | null,
  code: string,
  selected: NodeId | null = null,
): Typed | null => {
  if (scene.edge !== 'squares') return null;
  const { columns, rows } = countOf(scene);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const column = letter ? letter.charCodeAt(0) - 65 : -1;
  if (column >= 0 && column < columns) return { column, row: '', picked: selected };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (!before || digit === undefined) return null;
  const row = `${before.row}${digit}`;
  return Number(row) >= 1 && Number(row) <= rows ? { ...before, row } : null;
};
/** The middle of a typed square, mm; rows count from the bottom. */
export const middleOf = (scene: Scene, { column, row }: Typed): Point => {
  const { mm } = scene.unit;
  return { x: column * mm + mm / 2, y: scene.height - Number(row) * mm + mm / 2 };
};
/** Who or what is on the square at a point, in words. */
export const squareWords = (scene: Scene, at: Point): string => {
  const there = lyingOn(scene).find((piece) => same(piece.at, at));
  if (there) return [there.label, there.state].flatMap((text) => (text ? [tell(text)] : [])).join(', ');
  const area = terrainOf(scene).find(({ shape }) => inside(at, shape));
  const square = squareAt(scene, at);
  return area ? `${square}: ${tell(area.label)}` : ui('square.empty', { square });
};
/** Does what a named square means for the picked piece: aim at who stands there, go there, or pick who stands there; false if it means nothing. */
export const goTo = (hand: Hand, at: Point, picked: NodeId | null): boolean => {
  const there = lyingOn(hand.scene).find((piece) => same(piece.at, at));
  const mine = hand.choices.filter((choice) => choice.piece !== undefined && choice.piece === picked);
  const aim = mine.find((choice) => choice.kind === 'do' && choice.target !== undefined && choice.target === there?.id);
  const put = mine.find((choice) => choice.kind === 'put');
  const lawful = put?.kind === 'put' && put.spots?.some((spot) => same(spot, at));
  const pickable = there && there.id !== picked && hand.choices.some((choice) => choice.piece === there.id);
  if (aim) hand.propose({ choice: aim });
  else if (put && (lawful || !pickable)) hand.propose({ choice: put, at });
  else if (pickable) hand.select(there.id);
  else return false;
  return true;
};
