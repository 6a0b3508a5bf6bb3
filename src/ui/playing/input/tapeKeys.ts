import type { Point } from '../../../geometry/point.ts';
import { t } from '../../../i18n/index.ts';
import { isKey, KEY_NAMES } from '../../../table/input/keyTable.ts';
import { announceDrag } from '../../announcements.ts';
import { bracketOf, CM, type KeyContext } from './keyContext.ts';
import { type KeyTape, pulledTape, startTape, startText, tapesWith, tapeText, tapeToNext } from './keyTape.ts';

/** The tape being laid by keys, and the steps of the match it belongs to. */
let laying: KeyTape | null = null;
/** Ends the laying of a tape, which stays where it is. Returns whether one was being laid. */
export const stopTape = (): boolean => {
  const was = laying !== null;
  laying = null;
  return was;
};
/** Returns what the tape is for, and where it would begin. */
export const tapeHelp = ({ view, tapes, listener }: KeyContext): string => {
  const { scene, selected } = view();
  const start = startText(startTape(scene, selected, tapes), scene, listener(scene));
  return t('silent.tapeOn', { ...KEY_NAMES, start });
};
/** Keeps the tape that is being laid, and says so. Without one it says how to lay one. */
const keepTape = (board: KeyContext): true => {
  const { scene } = board.view();
  const context = board.listener(scene);
  const start = laying && startText(laying, scene, context);
  announceDrag(
    laying && start !== null
      ? t('tape.kept', { start, what: tapeText(laying, scene, context, true) })
      : tapeHelp(board),
  );
  laying = null;
  return true;
};
/** Handles the keys while the tape is on: arrows pull its end, brackets move it to the next piece, Enter keeps it. */
export const onTape = (event: KeyboardEvent, board: KeyContext, arrow: Point | undefined): boolean => {
  const { scene, selected } = board.view();
  const way = bracketOf(event);
  if (isKey(event, 'confirm')) return keepTape(board);
  if (!arrow && way === 0) return false;
  const context = board.listener(scene);
  const isNew = laying === null;
  const tape = laying ?? startTape(scene, selected, board.tapes);
  laying = arrow
    ? pulledTape(tape, arrow, event.shiftKey ? scene.unit.mm : CM, scene)
    : tapeToNext(tape, way === 1 ? 1 : -1, scene);
  board.setTapes(tapesWith(laying, scene));
  const what = tapeText(laying, scene, context);
  announceDrag(isNew ? t('tape.from', { start: startText(laying, scene, context), what }) : what);
  return true;
};
