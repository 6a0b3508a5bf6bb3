import type Konva from 'konva';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Group, Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import type { Point } from '../geometry/point.ts';
import { isAction, movedPiece, openMoveOf, pickableOf } from './input/hitTest.ts';
import { font } from './draw/brush.ts';
import { reachesUnderTools, type ViewWindow, roomToEdge, toTable, toView } from './camera/camera.ts';
import { forgetWidths } from './labels/label.ts';
import { placeLabels } from './labels/placeLabels.ts';
import { Labels } from './labels/Labels.tsx';
import { useListening } from './input/useListening.ts';
import { StillPieces, Ground, StandingTerrain, Tags, Trees, namesOf } from './ground/Ground.tsx';
import { staticScene } from './ground/staticScene.ts';
import { lettersOf } from './ground/boardSquares.ts';
import { allLabels } from './labels/allLabels.ts';
import { boxAround, figureBoxes, arrowHeads, reservedAreas } from './labels/reservedAreas.ts';
import { Loupe, loupeBox } from './input/Loupe.tsx';
import { Marks, Places, Ranges, cellIndexAt } from './marks/Marks.tsx';
import { visibleNumbers } from './figures/visibleNumbers.ts';
import { Overlay } from './marks/Overlay.tsx';
import { Targets, meantBy, useTargets } from './marks/Targets.tsx';
import { recapDiscs } from './marks/recap.ts';
import { withoutRings } from './motion/track.ts';
import { Playback } from './motion/Playback.tsx';
import { forgetBitmaps } from './figures/bitmap.ts';
import { cameraTarget } from './framing/focus.ts';
import type { TableHandle, TableProps } from './tableProps.ts';
import { DISPLAY_FONT } from './draw/theme.ts';
import { fromView, inView, scaleNow } from './camera/scale.ts';
import { isInverted, coveringElements } from './camera/coordinates.ts';
import { useCamera } from './camera/useCamera.ts';
import { useSharpStage } from './camera/useSharpStage.ts';
import { useDirector } from './framing/useDirector.ts';
import { type DragState, useTableInput } from './input/useTableInput.ts';

export type { TableHandle, TableProps } from './tableProps.ts';

const FILL = { position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', userSelect: 'none' } as const;

/** The table shows a scene, lets the user look, measure and propose, and animates steps. It fills its parent and commits nothing. */
export function Table({ ref, ...props }: TableProps & { readonly ref?: Ref<TableHandle> }) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSize(box, props.turned !== props.inverted);
  const { scene: whole, run } = props;
  const scene = useMemo(() => (run ? withoutRings(whole, run.motion) : whole), [whole, run]);
  return (
    <div ref={box} style={{ ...FILL, opacity: props.past ? 0.88 : 1, filter: props.past ? 'grayscale(.6)' : 'none' }}>
      {view && <Sized {...props} scene={scene} view={view} box={box} handle={ref} />}
    </div>
  );
}

/** Returns the size of the box. It is measured again when the table turns, because tools may then be on its other side. */
function useSize(box: React.RefObject<HTMLDivElement | null>, turned: boolean): ViewWindow | null {
  const [view, setView] = useState<ViewWindow | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const { innerWidth, innerHeight } = window;
      // View pixels grow with the window.
      const scale = scaleNow();
      const at = inView(element, isInverted(element) ? { x: innerWidth, y: innerHeight } : { x: 0, y: 0 });
      const around = { kind: 'rect', at, width: innerWidth / scale, height: innerHeight / scale } as const;
      const [width, height] = [clientWidth / scale, clientHeight / scale];
      if (width > 0 && height > 0)
        setView({ width, height, scale, window: around, covered: coveredIn(element, scale) });
    });
    watch.observe(element);
    // Its content becomes narrower when tools need room at its sides, though the box stays the same.
    if (element.parentElement) watch.observe(element.parentElement);
    return () => watch.disconnect();
  }, [box, turned]);
  return view;
}

/** Returns the style that scales the view to the window. */
const grown = ({ width, height, scale }: ViewWindow): React.CSSProperties =>
  scale === 1 ? {} : { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' };

/** Returns how much of the table tools cover: the padding of the box around it. */
function coveredIn({ parentElement }: HTMLElement, scale: number): { left: number; right: number } {
  const { paddingLeft, paddingRight } = getComputedStyle(parentElement ?? document.body);
  return { left: (parseFloat(paddingLeft) || 0) / scale, right: (parseFloat(paddingRight) || 0) / scale };
}

interface SizedProps extends TableProps {
  readonly view: ViewWindow;
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly handle: Ref<TableHandle> | undefined;
}

function Sized({ view, box, handle, ...props }: SizedProps) {
  const {
    scene,
    theme,
    turned,
    inverted,
    reducedMotion,
    choices,
    selected,
    mode,
    proposal,
    tapes,
    run,
    say,
    length,
    units,
    percent,
    hidden,
    unseen,
  } = props;
  const stage = useRef<Konva.Stage>(null);
  const look = useCamera(scene, view, { turned, inverted, wall: theme === 'projector' }, reducedMotion, props.whose);
  const { camera } = look;
  const acting = run ? [] : choices;
  const aims = useTargets({ scene, run, choices, selected, mode });
  const shownAim = run ? run.aim : (proposal ?? props.hint ?? null);
  const [overlying] = useState(coveringElements);
  const write = ({ measuring, dragging }: DragState) => {
    const seen = { scene, story: run ? [] : props.story, proposal: shownAim, camera, view };
    const glass = dragging?.touch ? [loupeBox(dragging.place, view)] : [];
    const outlook = run ? null : (props.outlook ?? null);
    const stakes = run ? null : (props.stakes ?? null);
    const chips = allLabels({
      ...seen,
      verdicts: props.verdicts,
      tapes,
      measuring,
      outlook,
      stakes,
      after: props.after,
      theme,
      formatters: { say, length, units, percent, hidden, unseen },
    });
    const discs = recapDiscs(scene, seen.story, 1 / camera.zoom, theme, camera.turn);
    const marked = discs.map(({ at, r }) => boxAround(seen, at, r * camera.zoom));
    const over = overlying(box.current, dragging !== null || proposal?.moving === true, view.scale);
    return placeLabels(
      chips,
      [...reservedAreas(seen), ...arrowHeads(seen), ...marked, ...glass, ...over],
      figureBoxes(scene, camera, view),
      view,
      theme,
    );
  };
  const { hand, held } = useTableInput({ ...props, choices: acting }, look, view, write);
  useListening(box, hand, run !== null, props.onSkip);
  const faces = useFaces(stage);
  useSharpStage(stage, view.scale);
  const bare = staticScene(scene);
  const { motion = null, actors = [] } = run ?? {};
  const moment = { scene, choices: acting, selected, proposal: shownAim, motion, actors, chain: props.chain };
  const { about = [], id = null, by = null } = props.stakes ?? {};
  const struck = !run && id !== null && by !== null ? { id, by } : null;
  useDirector(look, {
    wish: () =>
      cameraTarget({
        ...moment,
        about,
        by,
        pointed: props.pointed ?? [],
        news: props.unasked && !props.pointed && props.story.length > 0,
        likely: props.likely ?? null,
        pushes: props.pushes,
        fell: props.after.falls.filter(({ text }) => text !== ''),
        past: props.past ?? false,
        over: !!props.winners,
      }),
    scene,
    view,
    theme,
    leads: props.leads,
    dragging: held.dragging !== null || held.measuring !== null || held.picking,
  });
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
        write(held).map(({ x, y, width, height }) => {
          const [one, other] = [out({ x, y }), out({ x: x + width, y: y + height })];
          const size = { width: width * view.scale, height: height * view.scale };
          return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), ...size };
        }),
      onLook: (heard) => {
        watching.current.add(heard);
        return () => watching.current.delete(heard);
      },
    };
  });
  const { at, zoom, turn } = camera;
  useLayoutEffect(() => watching.current.forEach((heard) => heard()), [at.x, at.y, zoom, turn, view]);

  const sheet = { theme, px: 1 / camera.zoom, turn: camera.turn };
  const lens = {
    x: view.width / 2,
    y: view.height / 2,
    offsetX: camera.at.x,
    offsetY: camera.at.y,
    scaleX: camera.zoom,
    scaleY: camera.zoom,
    rotation: camera.turn,
    listening: false,
  };
  const moved = run ? null : movedPiece(scene, proposal);
  const move = openMoveOf(acting, selected, mode);
  const pickable = selected === null ? [...pickableOf(acting.filter(isAction))] : [];
  const rings = held.hovered === null ? pickable : [...pickable, held.hovered];
  const aimed = aims.map(({ id }) => id);
  const common = { ...sheet, scene, proposal: shownAim };
  const still = { ...sheet, scene, ghost: moved?.piece.id ?? null, motion: run?.motion ?? null };
  const writing = <Labels chips={write(held)} theme={theme} />;
  return (
    <div
      style={{ cursor: held.cursor, ...grown(view) }}
      data-under={reachesUnderTools(camera, scene, view) || undefined}
    >
      <Stage ref={stage} width={view.width} height={view.height} listening={false}>
        <Layer {...lens}>
          <Ground key={faces} {...sheet} scene={bare} names={namesOf(bare, say)} letters={lettersOf(bare, say)} />
          <Ranges {...sheet} scene={scene} move={move} />
        </Layer>
        <Layer {...lens}>
          <Marks
            {...common}
            move={move}
            selected={run ? null : selected}
            rings={rings}
            ghosts={run ? [] : props.ghosts}
            pull={{ pushes: props.pushes, roomOf: (from, toward) => roomToEdge(camera, view, from, toward) }}
          />
        </Layer>
        <Layer {...lens}>
          <StandingTerrain {...sheet} scene={bare} />
          {move?.kind === 'put' && (
            <Places {...sheet} scene={scene} move={move} held={cellIndexAt(move, shownAim?.at)} />
          )}
          <StillPieces {...still} winners={props.winners?.join(' ') ?? ''} />
          <Trees {...sheet} scene={scene} />
          <Targets {...sheet} aims={aims} meant={meantBy(shownAim)} />
          <Tags
            {...still}
            numbered={visibleNumbers(scene, [selected, held.hovered, ...aimed, ...(run ? [] : (props.named ?? []))])}
          />
        </Layer>
        {/* Labels share a canvas with the overlay, because every extra canvas that changes during a drag slows its frames. A loupe shows no labels, so it needs them apart. */}
        <Layer listening={false}>
          <Group {...lens}>
            <Overlay
              {...common}
              tapes={tapes}
              measuring={held.measuring}
              lifted={held.dragging !== null}
              story={run ? [] : props.story}
              chain={props.chain}
              after={props.after}
              struck={struck}
            />
            {run && <Playback {...sheet} run={run} unit={scene.boards ? null : scene.unit.mm} />}
          </Group>
          {!held.dragging?.touch && writing}
        </Layer>
        {held.dragging?.touch && <Layer listening={false}>{writing}</Layer>}
      </Stage>
      {held.dragging?.touch && <Loupe stage={stage} place={held.dragging.place} view={view} />}
    </div>
  );
}

/** Counts the loaded parts of typefaces used on the table, and redraws when one arrives. Those loaded with the page do not count. */
function useFaces(stage: React.RefObject<Konva.Stage | null>): number {
  const [faces, setFaces] = useState(0);
  useEffect(() => {
    const come = (): void => {
      forgetBitmaps();
      forgetWidths();
      setFaces((count) => count + 1);
    };
    document.fonts.addEventListener('loadingdone', come);
    for (const face of [font(14, 700), `800 14px ${DISPLAY_FONT}`]) void document.fonts.load(face, '0A');
    return () => {
      document.fonts.removeEventListener('loadingdone', come);
      // Parts that arrive while no table is mounted are not noticed.
      forgetWidths();
    };
  }, []);
  useEffect(() => {
    if (faces > 0) stage.current?.batchDraw();
  }, [stage, faces]);
  return faces;
}
