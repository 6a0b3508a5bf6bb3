import { useEffect, useRef, useState } from 'react';
import type { NodeId } from '../../core/scene.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { pathLength } from '../../geometry/path.ts';
import {
  type Move,
  activeOf,
  aimsOf,
  moveOf,
  nearest,
  openMoveOf,
  pickableOf,
  placeFor,
  sameAim,
  thingsOf,
} from './acting.ts';
import { type Windowed, roomOf, toTable } from '../camera/camera.ts';
import type { PlacedChip } from '../writing/chip.ts';
import { onClose } from '../writing/chips.ts';
import { type AimChoice, aimedAt, aimOf, grabbed, laidAt, settingOf } from './aim.ts';
import { footing, trimmed, walkTo, withCorner } from './draft.ts';
import type { Hand } from './gestures.ts';
import type { TableProps } from '../props.ts';
import { newTape } from '../marks/tapes.ts';
import type { CameraHand } from '../camera/useCamera.ts';

/** What a hand holds at the moment, for the eye: the piece under it, the loupe, a tape being laid. */
export interface Held {
  readonly dragging: { readonly place: Point; readonly touch: boolean } | null;
  readonly measuring: readonly Point[] | null;
  /** The tool with which it is measured: a tape half laid goes when the tool goes. */
  readonly tool: TableProps['tool'];
  readonly hovered: NodeId | null;
  readonly cursor: 'default' | 'pointer' | 'grab' | 'grabbing' | 'crosshair';
}

/** A piece on its way in a hand. */
interface Drag {
  readonly move: Move;
  readonly grip: Point;
  readonly touch: boolean;
  corners: readonly Point[];
  at: Point;
  ticks: number;
  stopped: boolean;
  /** Whether it has been anywhere but where it lay. */
  carried: boolean;
}

const PAUSE = 300;
const REST: Held = { dragging: null, measuring: null, tool: 'hand', hovered: null, cursor: 'default' };

/** Turns gestures into what may be done: picking, proposing, aiming, measuring, looking around. */
export function useTableHand(
  props: TableProps,
  look: CameraHand,
  view: Windowed,
  chipsWith: (held: Held) => readonly PlacedChip[],
): { hand: Hand; held: Held } {
  const [held, setHeld] = useState<Held>(REST);
  const drag = useRef<Drag | null>(null);
  const aiming = useRef<AimChoice | null>(null);
  const pause = useRef(0);
  const bent = useRef<readonly Point[] | null>(null);
  const aimed = useRef(false);
  const { scene, choices, selected, mode, proposal, tool, tapes } = props;
  const { camera } = look;
  const px = 1 / camera.zoom;
  const change = (next: Partial<Held>): void => setHeld((now) => ({ ...now, tool, ...next }));
  const pointAt = (place: Point): Point => toTable(camera, view, place);
  const way = {
    pushes: props.pushes,
    roomOf: (from: Point, toward: Point): number => roomOf(camera, view, from, toward),
  };
  const pickable = pickableOf(choices);
  const things = thingsOf(scene, pickable, proposal);
  const pickables = things.filter(({ id }) => pickable.has(id));
  const aims = aimsOf(scene, activeOf(choices, selected, mode));

  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => {
    bent.current = null;
  }, [tool]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!bent.current || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      finishTape(event.key === 'Enter' ? bent.current : []);
    };
    window.addEventListener('keydown', key, true);
    return () => window.removeEventListener('keydown', key, true);
  });

  function finishTape(points: readonly Point[]): void {
    bent.current = null;
    change({ measuring: null });
    const laid = trimmed(points).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    if (laid.length > 1 && pathLength(laid) > 3) props.onTapes([...tapes, newTape(tapes, scene, laid, px)]);
  }

  function propose(drag: Drag, point: Point): void {
    const { move } = drag;
    if (move.kind === 'put') {
      const at = placeFor(move, point, px) ?? { x: Math.round(point.x), y: Math.round(point.y) };
      if (at.x !== drag.at.x || at.y !== drag.at.y) {
        drag.carried = true;
        props.onPropose({ choice: move, at });
      }
      drag.at = at;
      return;
    }
    const { path, stopped } = walkTo(move, drag.corners, footing(scene, move.piece, point));
    const ticks = Math.floor(pathLength(path) / 10);
    if (stopped && !drag.stopped) props.onCue?.('stop');
    else if (ticks !== drag.ticks) props.onCue?.('tick');
    drag.stopped = stopped;
    drag.ticks = ticks;
    drag.at = path.at(-1) ?? move.from;
    props.onPropose({ choice: move, path });
  }

  function addCorner(): void {
    const { current } = drag;
    if (!current || current.move.kind !== 'walk' || current.stopped) return;
    const corners = withCorner(current.corners, current.at);
    if (corners === current.corners) return;
    current.corners = corners;
    props.onCue?.('tick');
    change({});
  }

  function waitForCorner(): void {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(addCorner, PAUSE);
  }

  const aimUnder = (point: Point): AimChoice | null =>
    grabbed(things, choices, selected, mode, proposal, point, px, way);

  function startDrag(place: Point, touch: boolean): void {
    const point = pointAt(place);
    aiming.current = aimUnder(point);
    if (aiming.current) {
      const { piece } = aiming.current;
      if (piece !== undefined && piece !== selected) props.onSelect(piece);
      props.onCue?.('lift');
      change({ cursor: 'grabbing', hovered: null });
      return;
    }
    const grabbed = nearest(
      things.filter(({ id }) => moveOf(choices, id, selected, mode)),
      point,
      px,
    );
    const move = grabbed && moveOf(choices, grabbed.id, selected, mode);
    if (!grabbed || !move) return;
    if (grabbed.id !== selected) props.onSelect(grabbed.id);
    const onward = proposal?.choice.piece === grabbed.id ? proposal?.path : undefined;
    const corners = move.kind === 'put' ? [] : (onward?.slice(0, -1) ?? [move.from]);
    const grip = { x: grabbed.at.x - point.x, y: grabbed.at.y - point.y };
    drag.current = { move, grip, touch, corners, at: grabbed.at, ticks: 0, stopped: false, carried: false };
    props.onCue?.('lift');
    change({ dragging: { place, touch }, cursor: 'grabbing', hovered: null });
  }

  function tapTape(point: Point): boolean {
    const points = bent.current ?? [];
    const last = points.at(-1);
    if (last && distance(last, point) < 9 * px) finishTape(points);
    else {
      bent.current = [...points, point];
      change({ measuring: bent.current });
    }
    return true;
  }

  function tapFelt(point: Point): boolean {
    const move = openMoveOf(choices, selected, mode);
    const aimed = aimOf(choices, selected, selected, mode);
    if (aimed) {
      const { x, y } = aimed.controls.at;
      const setting = settingOf(aimed, proposal);
      // A tap points there; how hard stays as it was.
      const place = props.pushes ? point : { x: 2 * x - point.x, y: 2 * y - point.y };
      const { bearing } = aimedAt(aimed, setting, place, px, way);
      props.onPropose({ choice: aimed, aim: { ...setting, ...(bearing === undefined ? {} : { bearing }) } });
      return true;
    }
    const within = point.x >= 0 && point.y >= 0 && point.x <= scene.width && point.y <= scene.height;
    if (move?.kind === 'put') {
      const at = placeFor(move, point, px);
      if (at) {
        props.onDrop({ choice: move, at });
        return true;
      }
    } else if (move && within) {
      const before = (proposal?.choice.piece === move.piece ? proposal?.path : undefined) ?? [move.from];
      const end = before.at(-1) ?? move.from;
      if (before.length > 1 && distance(end, point) < 14 * px) return true;
      const full = move.reach - pathLength(before) < 2;
      const { path } = walkTo(
        move,
        full && before.length > 1 ? before.slice(0, -1) : before,
        footing(scene, move.piece, point),
      );
      props.onPropose({ choice: move, path });
      return true;
    }
    if (proposal) props.onPropose(null);
    else if (selected !== null) props.onSelect(null);
    return false;
  }

  function tap(place: Point): boolean {
    const point = pointAt(place);
    const closing = chipsWith(held).find((chip) => onClose(chip, place));
    if (closing) {
      props.onTapes(tapes.filter(({ id }) => id !== closing.id));
      return true;
    }
    if (tool === 'tape') return tapTape(point);
    const picked = nearest(pickables, point, px);
    const aim = nearest(aims, point, px);
    const closer = picked && aim && picked.id !== aim.id && distance(picked.at, point) < distance(aim.at, point);
    if (aim && !closer && (mode !== null || picked?.id !== aim.id)) {
      aimed.current = false;
      const { choice } = aim;
      if (choice.kind === 'aim' && aim.id !== null)
        props.onPropose(laidAt(choice, scene, settingOf(choice, proposal), aim.id));
      else if (choice.not) props.onPropose({ choice });
      else props.onTarget(choice);
      return true;
    }
    if (picked && picked.id !== selected) {
      if (proposal) props.onPropose(null);
      props.onSelect(picked.id);
      return true;
    }
    if (picked) return true;
    const idle = things.find(({ at, r, shape }) => !shape && distance(at, point) <= r);
    return (idle && props.onIdle(idle.id)) || tapFelt(point);
  }

  function hover(place: Point | null): void {
    const point = place && pointAt(place);
    if (point && bent.current) change({ measuring: [...bent.current, point] });
    const over = point && tool === 'hand' ? nearest(aims, point, px) : null;
    // Whom a gun is laid at is decided by a press.
    const aim = over?.choice.kind === 'do' ? over : null;
    const picked = point && tool === 'hand' ? nearest(pickables, point, px) : null;
    if (aim && (!proposal || aimed.current) && !(proposal && sameAim(proposal.choice, aim.choice))) {
      aimed.current = true;
      props.onPropose({ choice: aim.choice });
    } else if (!aim && aimed.current) {
      aimed.current = false;
      props.onPropose(null);
    }
    const cursor = tool === 'tape' ? 'crosshair' : over ? 'pointer' : picked ? 'grab' : 'default';
    const hovered = picked?.id ?? null;
    if (hovered !== held.hovered || cursor !== held.cursor) change({ hovered, cursor });
  }

  function release(): void {
    clearTimeout(pause.current);
    drag.current = null;
    aiming.current = null;
    bent.current = null;
    change({ dragging: null, measuring: null, cursor: 'default' });
  }

  const hand: Hand = {
    press: (place) => {
      if (tool === 'tape') return 'measure';
      const point = pointAt(place);
      if (aimUnder(point)) return 'drag';
      return nearest(
        things.filter(({ id }) => moveOf(choices, id, selected, mode)),
        point,
        px,
      )
        ? 'drag'
        : 'pan';
    },
    start: (kind, place, touch) => {
      if (kind === 'drag') startDrag(place, touch);
      else bent.current = [pointAt(place)];
    },
    move: (place) => {
      const point = pointAt(place);
      const { current } = drag;
      if (aiming.current) {
        const choice = aiming.current;
        const on = proposal?.choice.piece === choice.piece ? proposal?.on : undefined;
        const aim = aimedAt(choice, settingOf(choice, proposal), point, px, way);
        props.onPropose({ choice, aim, ...(on === undefined ? {} : { on }) });
        return;
      }
      if (!current) {
        if (bent.current) change({ measuring: [...bent.current, point] });
        return;
      }
      change({ dragging: { place, touch: current.touch } });
      if (current.move.piece !== undefined && current.move.piece !== selected) return;
      propose(current, { x: point.x + current.grip.x, y: point.y + current.grip.y });
      waitForCorner();
    },
    end: (place) => {
      const { current } = drag;
      if (bent.current) finishTape([...bent.current, pointAt(place)]);
      else if (current) {
        props.onCue?.('drop');
        if (current.move.kind === 'put' && current.carried) props.onDrop({ choice: current.move, at: current.at });
        if (current.move.kind === 'walk' && current.move.piece === selected) {
          const path = trimmed(walkTo(current.move, current.corners, current.at).path);
          props.onPropose(pathLength(path) >= 1 ? { choice: current.move, path } : null);
        }
      }
      release();
    },
    cancel: () => {
      if (drag.current || aiming.current) props.onPropose(null);
      release();
    },
    tap,
    double: () => look.fit(),
    hover,
    pan: look.panBy,
    zoom: look.zoomAt,
    corner: addCorner,
    turn: (steps) => drag.current?.move.kind === 'put' && props.onTurn(steps),
  };
  return { hand, held: held.tool === tool ? held : { ...held, measuring: null } };
}
