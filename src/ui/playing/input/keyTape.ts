import type { Scene } from '../../../core/scene.ts';
import type { Point } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { footprint, isOnField } from '../../../core/scene.ts';
import { formatLength, t } from '../../../i18n/index.ts';
import { wayText } from '../../../presentation/text/directions.ts';
import { squareAt, squaresText } from '../../../presentation/text/places.ts';
import { pieceIn, piecesOnTable } from '../../../table/figures/piecesOnTable.ts';
import { newTape, type Tape, tapeLength } from '../../../table/marks/tapes.ts';
import type { SpokenContext } from '../spoken/context.ts';

/** A tape that is laid by keys: the tapes before it, and its two ends (mm). */
export interface KeyTape {
  readonly kept: readonly Tape[];
  readonly from: Point;
  readonly to: Point;
}
/** Returns a tape that begins at a piece, or else in the middle of the field. */
export const startTape = (scene: Scene, selected: string | null, kept: readonly Tape[]): KeyTape => {
  const at = pieceIn(scene, selected)?.at ?? { x: Math.round(scene.width / 2), y: Math.round(scene.height / 2) };
  return { kept, from: at, to: at };
};
/** Returns the tape with its end moved along a unit vector by `mm`. It stays on the field. */
export const pulledTape = (tape: KeyTape, by: Point, mm: number, scene: Scene): KeyTape => {
  const to = { x: tape.to.x + by.x * mm, y: tape.to.y + by.y * mm };
  return isOnField(to, scene) ? { ...tape, to } : tape;
};
/** Returns the tape with its end on the next piece, from left to right. The same tape without pieces. */
export const tapeToNext = (tape: KeyTape, step: 1 | -1, scene: Scene): KeyTape => {
  const pieces = piecesOnTable(scene)
    .filter(({ at, out }) => !out && isOnField(at, scene) && !(at.x === tape.from.x && at.y === tape.from.y))
    .toSorted((a, b) => a.at.x - b.at.x || a.at.y - b.at.y);
  const now = pieces.findIndex(({ at }) => at.x === tape.to.x && at.y === tape.to.y);
  const start = now < 0 && step < 0 ? 0 : now;
  const next = pieces[(start + step + pieces.length) % pieces.length];
  return next ? { ...tape, to: next.at } : tape;
};
/** Returns all tapes with the one that is being laid. */
export const tapesWith = ({ kept, from, to }: KeyTape, scene: Scene): readonly Tape[] =>
  from.x === to.x && from.y === to.y ? kept : [...kept, newTape(kept, scene, [from, to], 0)];
/** Returns where a tape begins, in words: the piece or the square there, or else the middle of the table. */
export const startText = ({ from }: Pick<KeyTape, 'from'>, scene: Scene, context: SpokenContext): string => {
  const under = piecesOnTable(scene).find((piece) => isInside(from, footprint(piece)));
  const square = squareAt(scene, from);
  if (under) return context.label?.(under.id) ?? '';
  return square ? squaresText(scene, square.board, square.cell) : t('tape.middle');
};
/**
 * Returns what the tape measures in the game's unit, its direction, and the piece at its end. `full`: in cm too, as when it is
 * read at the end.
 */
export const tapeText = (tape: KeyTape, scene: Scene, context: SpokenContext, full = false): string => {
  const laid = tapesWith(tape, scene).at(-1);
  const { unit, cm } = formatLength(laid && laid !== tape.kept.at(-1) ? tapeLength(laid, scene) : 0, context);
  const under = piecesOnTable(scene).find((piece) => isInside(tape.to, footprint(piece)));
  return [
    unit === cm || !full ? unit : t('tape.both', { unit, cm }),
    wayText(tape.from, tape.to, context.bearings),
    under && context.label?.(under.id),
  ]
    .filter(Boolean)
    .join(', ');
};
