import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from '../../../geometry/point.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { useEndOnLeave } from '../../components/pressed.ts';

/** How far a pointer moves before a press becomes a drag, px. */
const FAR = 6;
interface TileDragProps {
  readonly table: RefObject<TableHandle | null>;
  /** Gets the point of the table under the pointer, or null: while it is dragged, and where it is dropped or left. */
  over(point: Point | null): void;
  drop(point: Point | null): void;
}
/** Drags something from its tile over the table. Returns where the pointer is in the window while it is dragged, and the handlers of the tile. */
export const useTileDrag = ({ table, over, drop }: TileDragProps) => {
  const [drag, setDrag] = useState<Point | null>(null);
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const pointOf = (event: PointerEvent): Point | null =>
    table.current?.pointOn({ x: event.clientX, y: event.clientY }) ?? null;
  const end = () => {
    from.current = null;
    setDrag(null);
  };
  const cancel = () => {
    if (from.current && drag) over(null);
    end();
  };
  useEndOnLeave(cancel);
  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.buttons === 0) cancel();
        const start = from.current;
        if (start?.id !== event.pointerId) return;
        if (!drag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
        setDrag({ x: event.clientX, y: event.clientY });
        over(pointOf(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (from.current?.id !== event.pointerId) return;
        if (drag) drop(pointOf(event));
        end();
      },
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
    },
  };
};
