import { useEffect, useRef } from 'react';
import type { NodeId } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { TableProps } from '../props.ts';
import { type Move, placeFor } from './acting.ts';
import { footing, trimmed, walkTo, withCorner } from './draft.ts';

/** A piece on its way in a hand. */
interface Carried {
  readonly move: Move;
  /** From the point that was pressed to the piece's own. */
  readonly grip: Point;
  readonly touch: boolean;
  corners: readonly Point[];
  at: Point;
  ticks: number;
  stopped: boolean;
  /** Whether it has been anywhere but where it lay. */
  moved: boolean;
}

/** A piece carried by a drag; points are points of the table. */
interface PieceDrag {
  /** Whether a piece is in the hand, and whether a finger holds it. */
  held(): { readonly touch: boolean } | null;
  /** Whether what is in the hand is put, and so may be turned. */
  isPut(): boolean;
  begin(move: Move, piece: { readonly id: NodeId; readonly at: Point }, from: Point, touch: boolean): void;
  to(point: Point): void;
  corner(): void;
  /** Lays the piece down where it is, if it has been anywhere. */
  end(): void;
  drop(): void;
}

/** A hand that rests so long (ms) sets a corner. */
const PAUSE = 300;

/** Carries a piece: what it would do is proposed on the way, a corner is set by a pause; `redraw` when one was. */
export function usePieceDrag(props: TableProps, px: Mm, redraw: () => void): PieceDrag {
  const { scene, selected, proposal, choices } = props;
  const carried = useRef<Carried | null>(null);
  const pause = useRef(0);
  useEffect(() => () => clearTimeout(pause.current), []);

  /** What is carried, as long as it may be: a key may have acted, or looked back, meanwhile; then it is let go of. */
  const stillCarried = (): Carried | null => {
    if (carried.current && !choices.includes(carried.current.move)) {
      carried.current = null;
      props.onPropose(null);
    }
    return carried.current;
  };
  function propose(piece: Carried, point: Point): void {
    const { move } = piece;
    if (move.kind === 'put') {
      const at = placeFor(move, point, px) ?? { x: Math.round(point.x), y: Math.round(point.y) };
      if (at.x !== piece.at.x || at.y !== piece.at.y) {
        piece.moved = true;
        props.onPropose({ choice: move, at, moving: true });
      }
      piece.at = at;
      return;
    }
    const { path, stopped } = walkTo(move, piece.corners, footing(scene, move.piece, point));
    const ticks = Math.floor(pathLength(path) / 10);
    if (stopped && !piece.stopped) props.onCue?.('stop');
    else if (ticks !== piece.ticks) props.onCue?.('tick');
    piece.stopped = stopped;
    piece.ticks = ticks;
    piece.at = path.at(-1) ?? move.from;
    props.onPropose({ choice: move, path, moving: true });
  }

  function corner(): void {
    const current = stillCarried();
    if (!current || current.move.kind !== 'walk' || current.stopped) return;
    const corners = withCorner(current.corners, current.at);
    if (corners === current.corners) return;
    current.corners = corners;
    props.onCue?.('tick');
    redraw();
  }

  return {
    held: () => carried.current,
    isPut: () => carried.current?.move.kind === 'put',
    begin: (move, { id, at }, from, touch) => {
      if (id !== selected) props.onSelect(id);
      const onward = proposal?.choice.piece === id ? proposal?.path : undefined;
      const corners = move.kind === 'put' ? [] : (onward?.slice(0, -1) ?? [move.from]);
      const grip = { x: at.x - from.x, y: at.y - from.y };
      carried.current = { move, grip, touch, corners, at, ticks: 0, stopped: false, moved: false };
      props.onCue?.('lift');
    },
    to: (point) => {
      const current = stillCarried();
      if (!current || (current.move.piece !== undefined && current.move.piece !== selected)) return;
      propose(current, { x: point.x + current.grip.x, y: point.y + current.grip.y });
      clearTimeout(pause.current);
      pause.current = window.setTimeout(corner, PAUSE);
    },
    corner,
    end: () => {
      const current = stillCarried();
      if (!current) return;
      props.onCue?.('drop');
      if (current.move.kind === 'put' && current.moved) props.onDrop({ choice: current.move, at: current.at });
      if (current.move.kind === 'walk' && current.move.piece === selected) {
        const path = trimmed(walkTo(current.move, current.corners, current.at).path);
        props.onPropose(pathLength(path) >= 1 ? { choice: current.move, path } : null);
      }
    },
    drop: () => {
      clearTimeout(pause.current);
      carried.current = null;
    },
  };
}
