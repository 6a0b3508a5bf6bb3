import { useEffect, useRef } from 'react';
import type { NodeId } from '../../core/scene.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import type { TableProps } from '../tableProps.ts';
import { type MoveChoice, placeFor } from './hitTest.ts';
import { legalStand, trimmedPath, walkTo, withCorner, withRests } from './pathDraft.ts';

/** A piece on its way in a hand. */
interface Carried {
  readonly move: MoveChoice;
  /** From the point that was pressed to the piece's own. */
  readonly grip: Point;
  readonly touch: boolean;
  corners: readonly Point[];
  /** Where the hand has paused since the last corner. */
  rests: readonly Point[];
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
  begin(move: MoveChoice, piece: { readonly id: NodeId; readonly at: Point }, from: Point, touch: boolean): void;
  /** Takes the piece to a point; `rested` is the pause before (ms, by event times). */
  to(point: Point, rested: number): void;
  corner(): void;
  /** Lays the piece down where it is, if it has been anywhere. */
  end(): void;
  drop(): void;
}

/** A pause of this length (ms) before a turn sets a corner. */
const PAUSE = 300;

const cornersTo = ({ corners, rests }: Carried, point: Point): readonly Point[] => withRests(corners, rests, point);

/** Carries a piece: what it would do is proposed on the way, and a pause before a turn sets a corner. */
export function usePieceDrag(props: TableProps, px: Mm): PieceDrag {
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
    const wanted = legalStand(scene, move.piece, point);
    const { path, stopped } = walkTo(move, cornersTo(piece, wanted), wanted);
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
    const before = cornersTo(current, current.at);
    const corners = withCorner(before, current.at);
    current.corners = corners;
    current.rests = [];
    if (corners !== before) props.onCue?.('tick');
  }
  /** Ticks when the hand pauses; its next moves decide whether that is a corner. */
  function pauses(): void {
    const current = stillCarried();
    if (!current || current.move.kind !== 'walk' || current.stopped) return;
    if (withCorner(current.corners, current.at) !== current.corners) props.onCue?.('tick');
  }

  return {
    held: () => carried.current,
    isPut: () => carried.current?.move.kind === 'put',
    begin: (move, { id, at }, from, touch) => {
      if (id !== selected) props.onSelect(id);
      const onward = proposal?.choice.piece === id ? proposal?.path : undefined;
      const corners = move.kind === 'put' ? [] : (onward?.slice(0, -1) ?? [move.from]);
      const grip = { x: at.x - from.x, y: at.y - from.y };
      carried.current = { move, grip, touch, corners, rests: [], at, ticks: 0, stopped: false, moved: false };
      props.onCue?.('lift');
    },
    to: (point, rested) => {
      const current = stillCarried();
      if (!current || (current.move.piece !== undefined && current.move.piece !== selected)) return;
      if (rested >= PAUSE && !current.stopped) current.rests = [...current.rests, current.at];
      propose(current, { x: point.x + current.grip.x, y: point.y + current.grip.y });
      clearTimeout(pause.current);
      pause.current = window.setTimeout(pauses, PAUSE);
    },
    corner,
    end: () => {
      const current = stillCarried();
      if (!current) return;
      props.onCue?.('drop');
      if (current.move.kind === 'put' && current.moved) props.onDrop({ choice: current.move, at: current.at });
      if (current.move.kind === 'walk' && current.move.piece === selected) {
        const path = trimmedPath(walkTo(current.move, cornersTo(current, current.at), current.at).path);
        props.onPropose(pathLength(path) >= 1 ? { choice: current.move, path } : null);
      }
    },
    drop: () => {
      clearTimeout(pause.current);
      carried.current = null;
    },
  };
}
