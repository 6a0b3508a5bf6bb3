import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Point } from '../../geometry/point.ts';
import type { TableProps } from '../tableProps.ts';
import type { GestureHandlers } from './pointerGestures.ts';
import { type DragState, type Looking, TableGestures } from './tableGestures.ts';
import type { TableControl } from './tableInput.ts';
import { useTapeMeasure } from './useTapeMeasure.ts';

const REST: DragState = {
  dragging: null,
  measuring: null,
  picking: false,
  tool: 'hand',
  hovered: null,
  cursor: 'default',
};
/** Returns the gestures of a table, and what it shows of the pointer. */
export function useTableInput(
  { scene, tool, tapes, pushes, onTapes }: TableProps,
  control: TableControl,
  looking: Looking,
): { hand: GestureHandlers; held: DragState } {
  const [store] = useState(() => createStore<DragState>(() => REST));
  const held = useStore(store);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const change = (next: Partial<DragState>): void => store.setState({ tool, ...next });
  const px = 1 / looking.look.camera.zoom;
  const tape = useTapeMeasure({ tool, tapes, scene, onTapes }, px, (measuring) => change({ measuring }));
  const props = { scene, tool, tapes, pushes, onTapes };
  const hand = new TableGestures({ ...looking, props, control, held, tape, pressed, change });
  return { hand, held: held.tool === tool ? held : { ...held, measuring: null } };
}
