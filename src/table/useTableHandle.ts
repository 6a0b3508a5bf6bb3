import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Point } from '../geometry/point.ts';
import { type ViewWindow, toTable, toView } from './camera/camera.ts';
import { fromView, inView } from './camera/scale.ts';
import type { CameraControls } from './camera/useCamera.ts';
import type { placeLabels } from './labels/placeLabels.ts';
import type { TableHandle } from './tableProps.ts';

interface HandleParts {
  readonly view: ViewWindow;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly look: CameraControls;
  /** Returns the labels that are drawn now. */
  labels(): ReturnType<typeof placeLabels>;
}
/** Provides the table's handle: it moves the camera, and converts between the table and the window. */
export function useTableHandle(handle: Ref<TableHandle> | undefined, { view, box, look, labels }: HandleParts): void {
  const { camera } = look;
  const watching = useRef(new Set<() => void>());
  useImperativeHandle(handle, () => {
    const out = (place: Point): Point => (box.current ? fromView(box.current, place) : place);
    return {
      fit: look.fit,
      zoomBy: (factor) => look.zoomAt({ x: view.width / 2, y: view.height / 2 }, factor),
      panBy: look.panBy,
      pointOn: (client) => {
        const point = toTable(camera, view, box.current ? inView(box.current, client) : client);
        return { x: Math.round(point.x), y: Math.round(point.y) };
      },
      directionOf: (onScreen) => {
        const [from, to] = [{ x: 0, y: 0 }, onScreen].map((place) => toTable(camera, view, place)) as [Point, Point];
        return { x: Math.round((to.x - from.x) * camera.zoom), y: Math.round((to.y - from.y) * camera.zoom) };
      },
      clientOf: (point) => out(toView(camera, view, point)),
      written: () =>
        labels().map(({ x, y, width, height }) => {
          const [one, other] = [out({ x, y }), out({ x: x + width, y: y + height })];
          const size = { width: width * view.scale, height: height * view.scale };
          return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), ...size };
        }),
      travel: look.travel,
      onLook: (heard) => {
        watching.current.add(heard);
        return () => watching.current.delete(heard);
      },
    };
  });
  const { at, zoom, turn } = camera;
  useLayoutEffect(() => watching.current.forEach((heard) => heard()), [at.x, at.y, zoom, turn, view]);
}
