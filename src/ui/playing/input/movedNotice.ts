import { create } from 'zustand';
import type { Point } from '../../../geometry/point.ts';
import { undoPly } from '../../../store/matchActions.ts';
import { currentMatch, type OpenMatch } from '../../../store/matchStore.ts';

/** A piece that has just been moved by a drop, to this point of the table (mm), with the steps since. */
interface Moved {
  readonly to: Point;
  readonly steps: OpenMatch['steps'];
}
const useMoved = create<{ readonly moved: Moved | null }>()(() => ({ moved: null }));

/** Reports that a drop was the whole move. Nothing is offered if it cannot be undone. */
export const reportMove = (to: Point): void => {
  const open = currentMatch();
  if (typeof undoPly(open) === 'number') useMoved.setState({ moved: { to, steps: open.steps } });
};
/** Ends the offer to undo the drop. */
export const forgetMove = (): void => useMoved.setState({ moved: null });
/** Returns where the last drop has led to, until something else is done. */
export const useMovedTo = ({ steps }: Pick<OpenMatch, 'steps'>): Point | null =>
  useMoved(({ moved }) => (moved?.steps === steps ? moved.to : null));
