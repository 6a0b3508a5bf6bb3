import { useEffect, useLayoutEffect, useRef } from 'react';
import { pathLength } from '../../geometry/path.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { newTape } from '../marks/tapes.ts';
import type { TableProps } from '../tableProps.ts';
import { trimmedPath } from './pathDraft.ts';

/** A tape being laid by a drag, or tap by tap. Points are points of the table. */
export interface TapeLaying {
  isLaying(): boolean;
  begin(at: Point): void;
  /** The free end follows the pointer. */
  stretch(to: Point): void;
  /** Handles a tap: the next corner, or the end if it is on the last corner. */
  tap(at: Point): void;
  /** Leaves the tape on the table with its last point here. */
  end(at: Point): void;
  drop(): void;
}

/** Measures with tapes. Enter leaves the unfinished tape on the table. Escape or another tool removes it. */
export function useTapeMeasure(
  { tool, tapes, scene, onTapes }: Pick<TableProps, 'tool' | 'tapes' | 'scene' | 'onTapes'>,
  px: Mm,
  show: (points: readonly Point[] | null) => void,
): TapeLaying {
  const corners = useRef<readonly Point[] | null>(null);
  useEffect(() => {
    corners.current = null;
  }, [tool]);
  const ends = useRef(finish);
  useLayoutEffect(() => {
    ends.current = finish;
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!corners.current || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      ends.current(event.key === 'Enter' ? corners.current : []);
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  }, []);

  function finish(points: readonly Point[]): void {
    corners.current = null;
    show(null);
    const laid = trimmedPath(points).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    if (laid.length > 1 && pathLength(laid) > 3) onTapes([...tapes, newTape(tapes, scene, laid, px)]);
  }

  return {
    isLaying: () => corners.current !== null,
    begin: (at) => {
      corners.current = [at];
    },
    stretch: (to) => show([...(corners.current ?? []), to]),
    tap: (at) => {
      const points = corners.current ?? [];
      const last = points.at(-1);
      if (last && distance(last, at) < 9 * px) finish(points);
      else {
        corners.current = [...points, at];
        show(corners.current);
      }
    },
    end: (at) => finish([...(corners.current ?? []), at]),
    drop: () => {
      corners.current = null;
    },
  };
}
