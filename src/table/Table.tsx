import type Konva from 'konva';
import { type Ref, useMemo, useRef, useState } from 'react';
import { Group, Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import { createStore } from 'zustand/vanilla';
import { isAction, movedPiece, openMoveOf, pickableOf } from './input/hitTest.ts';
import { type Camera, reachesUnderTools, type ViewWindow, roomToEdge } from './camera/camera.ts';
import { placedLabels } from './labels/placedLabels.ts';
import { Labels } from './labels/Labels.tsx';
import { useListening } from './input/useListening.ts';
import {
  PieceShadows,
  StillPieces,
  Ground,
  StandingTerrain,
  Tags,
  TerrainMarks,
  Trees,
  namesOf,
} from './ground/Ground.tsx';
import { staticScene } from './ground/staticScene.ts';
import { brightnessOn } from './paint/drawPainted.ts';
import { usePaintedTable } from './paint/usePaintedTable.ts';
import { lettersOf } from './ground/boardSquares.ts';
import { Loupe } from './input/Loupe.tsx';
import { Following, proposedNow, useLive, useShownProposal } from './input/live.ts';
import { Marks, Places, Ranges, cellIndexAt } from './marks/Marks.tsx';
import { isQuiet, visibleNumbers } from './figures/visibleNumbers.ts';
import { Overlay } from './marks/Overlay.tsx';
import { Targets, chosenTarget, useTargets } from './marks/Targets.tsx';
import { withoutRings } from './motion/track.ts';
import { Playback } from './motion/Playback.tsx';
import type { RecapMark } from './marks/recap.ts';
import { cameraTarget } from './framing/focus.ts';
import type { NodeId } from '../core/scene.ts';
import type { Point } from '../geometry/point.ts';
import type { TableControl } from './input/tableInput.ts';
import type { TableHandle, TableProps } from './tableProps.ts';
import { useFaces } from './draw/useFaces.ts';
import { useTableHandle } from './useTableHandle.ts';
import { coveringElements } from './camera/coordinates.ts';
import { useSize } from './camera/useSize.ts';
import { useCamera } from './camera/useCamera.ts';
import { useSharpStage } from './camera/useSharpStage.ts';
import { useDirector } from './framing/useDirector.ts';
import type { DragState } from './input/tableGestures.ts';
import { useTableInput } from './input/useTableInput.ts';

export type { TableHandle, TableProps } from './tableProps.ts';

const FILL = { position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', userSelect: 'none' } as const;

/** The table shows a scene, lets the user look, measure and propose, and animates steps. It fills its parent and commits nothing. */
export function Table({ ref, ...props }: TableProps & { readonly ref?: Ref<TableHandle> }) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSize(box, props.turned !== props.inverted);
  const { scene: whole, run } = props;
  const scene = useMemo(() => (run ? withoutRings(whole, run.motion) : whole), [whole, run]);
  return (
    <div ref={box} style={FILL} data-past={props.past || undefined}>
      {view && <Sized {...props} scene={scene} view={view} box={box} handle={ref} />}
    </div>
  );
}

/** Returns the style that scales the view to the window. */
const grown = ({ width, height, scale }: ViewWindow): React.CSSProperties =>
  scale === 1 ? {} : { width, height, transform: `scale(${scale})`, transformOrigin: '0 0' };

interface SizedProps extends TableProps {
  readonly view: ViewWindow;
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly handle: Ref<TableHandle> | undefined;
}

/** Returns what is drawn besides the scene. While a step plays, the marks of the player's own turn are left out. */
const turnMarks = ({ run, ...props }: TableProps, { choices, selected, marked }: TableControl) =>
  run
    ? {
        acting: [],
        // What was decided stays marked until its result.
        picked: run.aim?.choice.piece ?? null,
        marked: [],
        story: [],
        ghosts: [],
        named: [],
        outlook: null,
        stakes: null,
      }
    : {
        acting: choices,
        picked: selected,
        marked,
        story: props.story,
        ghosts: props.ghosts,
        named: props.named ?? [],
        outlook: props.outlook ?? null,
        stakes: props.stakes ?? null,
      };

/** Returns the target and the attacker of a hit that needs a response, or null. */
const struckOf = (stakes: TableProps['stakes']): { readonly id: NodeId; readonly by: NodeId } | null =>
  stakes?.by === undefined ? null : { id: stakes.id, by: stakes.by };
/** Returns all places of a recap's mark, with its side. */
const placesOf = ({ at, trail, struck, seat }: RecapMark) =>
  [at, ...trail, ...struck.map((one) => one.at)].map((place) => ({ at: place, seat }));
/** Returns what the camera target depends on, besides the scene and the choices. */
const focusMoment = ({ run, stakes, chain, pushes, winners, ...props }: TableProps, unasked: boolean) => ({
  told: unasked ? props.story.flatMap(placesOf) : [],
  motion: run?.motion ?? null,
  actors: run?.actors ?? [],
  chain,
  pushes,
  about: stakes?.about ?? [],
  by: stakes?.by ?? null,
  pointed: props.pointed ?? [],
  news: unasked && !props.pointed && props.story.length > 0,
  likely: props.likely ?? null,
  named: props.named,
  opening: props.opening,
  fell: props.after.falls.filter(({ text }) => text !== ''),
  past: props.past ?? false,
  over: !!winners,
});

/** Returns the transformation of the layers that show the table through the camera. */
const lensOf = (camera: Camera, view: ViewWindow) => ({
  x: view.width / 2,
  y: view.height / 2,
  offsetX: camera.at.x,
  offsetY: camera.at.y,
  scaleX: camera.zoom,
  scaleY: camera.zoom,
  rotation: camera.turn,
  listening: false,
});
/** Returns the pieces with a ring: those that can be selected, and the one under the pointer. */
const ringsOf = (
  acting: TableControl['choices'],
  selected: NodeId | null,
  hovered: NodeId | null,
): readonly NodeId[] => {
  const pickable = selected === null ? [...pickableOf(acting.filter(isAction))] : [];
  return hovered === null ? pickable : [...pickable, hovered];
};

const NO_CONTROL: TableControl = {
  choices: [],
  selected: null,
  unasked: false,
  mode: null,
  proposal: null,
  hint: null,
  marked: [],
  drag: { getState: () => null, subscribe: () => () => undefined },
  send: () => false,
};

function Sized({ view, box, handle, ...props }: SizedProps) {
  const { scene, theme, turned, inverted, reducedMotion, tapes, run, say } = props;
  const stage = useRef<Konva.Stage>(null);
  const { control = NO_CONTROL } = props;
  const { choices, selected, mode } = control;
  const look = useCamera(scene, view, { turned, inverted, wall: theme === 'projector' }, reducedMotion, props.whose);
  const { camera } = look;
  const { acting, picked, marked, story, ghosts, named, outlook, stakes } = turnMarks(props, control);
  const move = openMoveOf(acting, selected, mode);
  const aims = useTargets({ scene, run, choices, selected, mode });
  const shown = useShownProposal(run, control);
  const [overlying] = useState(coveringElements);
  const covering = ({ dragging }: DragState) =>
    overlying(box.current, dragging !== null || proposedNow(control)?.moving === true, view.scale);
  const [finger] = useState(() => createStore<Point | null>(() => null));
  const write = (drag: DragState, over = covering(drag)) => {
    const reach = move?.kind === 'walk' ? { at: move.from, r: move.reach } : null;
    const marks = { shownAim: shown.getState(), story, outlook, stakes, reach };
    return placedLabels({ props, camera, view, shown: marks, drag, finger: finger.getState(), over });
  };
  const looking = { look, view, finger, labels: write };
  const { hand, held } = useTableInput(props, { ...control, choices: acting }, looking);
  useListening(box, hand, run !== null, props.onSkip);
  const faces = useFaces(stage);
  useSharpStage(stage, view.scale);
  const bare = staticScene(scene);
  const painted = usePaintedTable(bare, { theme, turn: camera.turn });
  const struck = struckOf(stakes);
  // The camera rests while a piece is dragged.
  const looked = useLive(shown, (proposal) => (held.dragging ? null : proposal));
  useDirector(look, {
    wish: () => ({
      target: cameraTarget({
        ...focusMoment(props, control.unasked),
        scene,
        choices: acting,
        selected,
        proposal: looked,
      }),
      phase: `${props.whose} ${props.opening ?? false}`,
      actor: selected,
      moving: run !== null,
    }),
    scene,
    view,
    theme,
    leads: props.leads,
    dragging: held.dragging !== null || held.measuring !== null || held.picking,
  });
  useTableHandle(handle, { view, box, look, labels: () => write(held) });

  const bright = useMemo(() => (painted ? brightnessOn(painted) : undefined), [painted]);
  const sheet = { theme, px: 1 / camera.zoom, turn: camera.turn, bright };
  const lens = lensOf(camera, view);
  const moved = useLive(control.drag, () => (run ? null : (movedPiece(scene, proposedNow(control))?.piece.id ?? null)));
  const rings = ringsOf(acting, selected, held.hovered);
  const chosen = useLive(shown, (proposal) => chosenTarget(aims, proposal, named));
  const aimed = isQuiet(scene, theme) ? [chosen, ...(props.pointed ?? [])] : aims.map(({ id }) => id);
  const numbered = visibleNumbers(scene, theme, [selected, held.hovered, ...aimed, ...named]);
  const common = { ...sheet, scene, shown };
  const still = { ...sheet, scene, ghost: moved, motion: run?.motion ?? null };
  const over = covering(held);
  const writing = <Labels shown={shown} finger={finger} place={() => write(held, over)} theme={theme} />;
  return (
    <div
      style={{ cursor: held.cursor, ...grown(view) }}
      data-under={reachesUnderTools(camera, scene, view) || undefined}
    >
      <Stage ref={stage} width={view.width} height={view.height} listening={false}>
        <Layer {...lens}>
          <Ground
            key={faces}
            {...sheet}
            scene={bare}
            painted={painted}
            names={namesOf(bare, say)}
            letters={lettersOf(bare, say)}
          />
          <Ranges {...sheet} scene={scene} move={move} />
        </Layer>
        <Layer {...lens}>
          <Marks
            {...common}
            move={move}
            selected={picked}
            rings={rings}
            ghosts={ghosts}
            pull={{ pushes: props.pushes, roomOf: (from, toward) => roomToEdge(camera, view, from, toward) }}
          />
        </Layer>
        <Layer {...lens}>
          <StandingTerrain {...sheet} scene={bare} painted={painted} />
          {move?.kind === 'put' && (
            <Following live={shown} select={(proposal) => cellIndexAt(move, proposal?.at)}>
              {(cell) => <Places {...sheet} scene={scene} move={move} held={cell} />}
            </Following>
          )}
          <PieceShadows {...still} painted={painted} />
          <TerrainMarks {...sheet} scene={bare} />
          <StillPieces {...still} winners={props.winners?.join(' ') ?? ''} />
          <Trees {...sheet} scene={scene} painted={painted} />
          <Targets {...sheet} aims={aims} chosen={chosen} />
          <Tags {...still} numbered={numbered} />
        </Layer>
        {/* Labels share a canvas with the overlay, because every extra canvas that changes during a drag slows its frames. A loupe shows no labels, so it needs them apart. */}
        <Layer listening={false}>
          <Group {...lens}>
            <Overlay
              {...common}
              tapes={tapes}
              measuring={held.measuring}
              lifted={held.dragging !== null}
              marked={marked}
              story={story}
              chain={props.chain}
              after={props.after}
              struck={struck}
            />
            {run && <Playback {...sheet} run={run} unit={scene.boards ? null : scene.unit.mm} trembles={props.leads} />}
          </Group>
          {!held.dragging?.touch && writing}
        </Layer>
        {held.dragging?.touch && <Layer listening={false}>{writing}</Layer>}
      </Stage>
      {held.dragging?.touch && (
        <Following live={finger} select={(place) => place}>
          {(place) => place && <Loupe stage={stage} place={place} view={view} />}
        </Following>
      )}
    </div>
  );
}
