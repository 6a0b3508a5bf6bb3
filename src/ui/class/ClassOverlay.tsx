import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { deepEqual } from '../../core/equality.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { currentMatch } from '../../store/matchStore.ts';
import { scaleNow } from '../../table/camera/scale.ts';
import type { TableHandle } from '../../table/Table.tsx';
import { useEndOnLeave } from '../components/pressed.ts';
import { role } from '../windowRole.ts';
import { changeClass, type TeacherMark, useClass } from './classroom.ts';
import { TalkTimer } from './TalkTimer.tsx';

/** The radius of the spotlight, and of a ring drawn by a tap, in measures. */
const LIGHT = 1.5;
const LEAST = 0.6;
const unit = (): number => {
  const { game, steps, ply, viewer } = currentMatch();
  return game.scene(game.view(steps[ply]?.state, viewer)).unit.mm;
};

interface Placed {
  readonly spot: { readonly at: Point; readonly r: number } | null;
  readonly marks: readonly { readonly kind: TeacherMark['kind']; readonly from: Point; readonly to: Point }[];
}
const NOTHING: Placed = { spot: null, marks: [] };
/** Returns the positions of all drawings in the view, as the camera moves. */
const usePlaced = (
  table: RefObject<TableHandle | null>,
  box: RefObject<HTMLDivElement | null>,
  draft: TeacherMark | null,
): Placed => {
  const spot = useClass((state) => state.spot);
  const marks = useClass((state) => state.marks);
  const [placed, setPlaced] = useState(NOTHING);
  useEffect(() => {
    const all = draft ? [...marks, draft] : marks;
    if (!spot && all.length === 0) return undefined;
    let frame = 0;
    let whole = role === 'stage';
    const look = (): void => {
      const handle = table.current;
      const area = box.current?.getBoundingClientRect();
      if (handle && area) {
        const at = (point: Point): Point => {
          const { x, y } = handle.clientOf(point);
          return { x: Math.round(x - area.left), y: Math.round(y - area.top) };
        };
        const placed: Placed = {
          spot: spot && { at: at(spot), r: distance(at(spot), at({ x: spot.x + LIGHT * unit(), y: spot.y })) },
          marks: all.map(({ kind, from, to }) => ({ kind, from: at(from), to: at(to) })),
        };
        // If a drawing is outside the class's view, the whole table is shown.
        const within = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= area.width && y <= area.height;
        const ends = [...(placed.spot ? [placed.spot.at] : []), ...placed.marks.flatMap(({ from, to }) => [from, to])];
        if (!whole && !ends.every(within)) {
          whole = true;
          handle.fit();
        }
        setPlaced((old) => (deepEqual(old, placed) ? old : placed));
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [table, box, spot, marks, draft]);
  return spot || marks.length > 0 || draft ? placed : NOTHING;
};

const Shape = ({ kind, from, to }: Placed['marks'][number]) => {
  if (kind === 'ring') {
    const r = Math.max(20 * scaleNow(), distance(from, to));
    return (
      <>
        <circle className="case" cx={from.x} cy={from.y} r={r} />
        <circle cx={from.x} cy={from.y} r={r} />
      </>
    );
  }
  const far = Math.max(1, distance(from, to));
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [long, wide] = [34 * scaleNow(), 20 * scaleNow()];
  const wing = (side: number): string =>
    `${to.x - long * ux + side * wide * uy},${to.y - long * uy - side * wide * ux}`;
  const path = `M${from.x},${from.y}L${to.x},${to.y}M${wing(1)}L${to.x},${to.y}L${wing(-1)}`;
  return (
    <>
      <path className="case" d={path} />
      <path d={path} />
    </>
  );
};

const shapeOf = (mark: Placed['marks'][number], i: number) => <Shape key={i} {...mark} />;
/** The layer over the class's table: the teacher's arrows and rings, and the spotlight that darkens the rest. They are drawn in the desk's view. */
export const ClassOverlay = ({ table }: { readonly table: RefObject<TableHandle | null> }) => {
  const box = useRef<HTMLDivElement>(null);
  const tool = useClass((state) => state.tool);
  const [draft, setDraft] = useState<TeacherMark | null>(null);
  const { spot, marks } = usePlaced(table, box, draft);
  const draws = role === 'stage' && tool !== 'hand';
  const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point | null => table.current?.pointOn({ x, y }) ?? null;
  const cancel = (): void => setDraft(null);
  useEndOnLeave(cancel);
  const down = (event: PointerEvent): void => {
    const at = pointOf(event);
    if (!at || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === 'spot') changeClass({ spot: at });
    else if (tool !== 'hand') setDraft({ kind: tool, from: at, to: at });
  };
  const move = (event: PointerEvent): void => {
    if (event.buttons === 0) cancel();
    const at = pointOf(event);
    if (!at) return;
    if (tool === 'spot') changeClass({ spot: at });
    else if (draft && event.buttons !== 0) setDraft({ ...draft, to: at });
  };
  const up = (): void => {
    if (!draft) return;
    setDraft(null);
    const short = distance(draft.from, draft.to) < LEAST * unit();
    if (short && draft.kind === 'arrow') return;
    const to = short ? { x: Math.round(draft.from.x + LEAST * unit()), y: draft.from.y } : draft.to;
    changeClass({ marks: [...useClass.getState().marks, { ...draft, to }] });
  };
  return (
    <div
      ref={box}
      className="classover"
      data-part="class-overlay"
      data-draws={draws || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      {spot && (
        <div
          className="dark"
          data-part="spotlight"
          style={{
            background: `radial-gradient(circle ${spot.r}px at ${spot.at.x}px ${spot.at.y}px, transparent 97%, color-mix(in srgb, var(--shade) 55%, transparent) 100%)`,
          }}
        />
      )}
      <svg aria-hidden>{marks.map(shapeOf)}</svg>
      <TalkTimer />
    </div>
  );
};
