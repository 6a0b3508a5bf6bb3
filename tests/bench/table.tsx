// The benchmark page: a table of `?n=` figures and 20 obstacles on which `npm run bench -- speed` drags one figure about; `?as=bare` is the same
// number of discs on a bare canvas, `?as=plain` on a plain layer of react-konva, to compare with.
import { NO_SHOT_TRACES } from '../../src/table/marks/shotTraces.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Circle, Layer, Stage } from 'react-konva/lib/ReactKonvaCore.js';
import 'konva/lib/shapes/Circle.js';
import type { Choice } from '../../src/core/choice.ts';
import type { AreaNode, PieceNode, Scene } from '../../src/core/scene.ts';
import { SEATS } from '../../src/core/seat.ts';
import { pathLength } from '../../src/geometry/path.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { View } from '../../src/core/view.ts';
import { createInteraction, type Ports } from '../../src/interaction/create.ts';
import { policyFor } from '../../src/interaction/policy.ts';
import type { PlayPosition } from '../../src/interaction/position.ts';
import { pageClock } from '../../src/interaction/scheduler.ts';
import { interactionView } from '../../src/interaction/view.ts';
import { useStore } from 'zustand';
import { SPRITES } from '../../src/table/sprites.ts';
import { Table, type TableHandle } from '../../src/table/Table.tsx';

const asked = new URLSearchParams(location.search);
const COUNT = Number(asked.get('n') ?? 200);
const [WIDTH, HEIGHT] = [1280, 880];
const COLUMNS = Math.round(Math.sqrt(COUNT * 2));
const ROWS = Math.ceil(COUNT / COLUMNS);
const text = { key: 'bench' };
const placeOf = (i: number): Point => ({
  x: Math.round(60 + ((i % COLUMNS) * (WIDTH - 120)) / (COLUMNS - 1)),
  y: Math.round(60 + (Math.floor(i / COLUMNS) * (HEIGHT - 120)) / (ROWS - 1)),
});
/** The one that is dragged stands in the middle. */
const DRAGGED = Math.floor(ROWS / 2) * COLUMNS + Math.floor(COLUMNS / 2);
const pieces = Array.from({ length: COUNT }, (_, i): PieceNode => ({
  kind: 'piece',
  id: `piece${i}`,
  at: placeOf(i),
  base: { kind: 'disc', at: { x: 0, y: 0 }, r: 12.5 },
  tall: 45,
  figure: SPRITES.figures[i % 20] ?? 'trooper',
  seat: SEATS[i % 4] ?? 'blue',
  mark: String(i),
  label: text,
}));
const obstacles = Array.from({ length: 20 }, (_, i): AreaNode => ({
  kind: 'area',
  id: `tree${i}`,
  style: 'tree',
  shape: { kind: 'disc', at: { x: 90 + (i % 10) * 120, y: 100 + Math.floor(i / 10) * 400 }, r: 15 },
  top: 120,
}));
const scene: Scene = {
  width: WIDTH,
  height: HEIGHT,
  mat: 'soldiers',
  unit: { mm: 60, text },
  nodes: [...obstacles, ...pieces],
};
const from = placeOf(DRAGGED);
const walk: Choice<unknown> = {
  kind: 'walk',
  id: 'walk',
  label: text,
  piece: `piece${DRAGGED}`,
  from,
  reach: 400,
  along: (path) => ({ path }),
  example: () => ({ path: [from] }),
};

/** The same array as long as it says the same, as the hand's is: what hangs on it is not drawn anew. */
const choices = [walk];
const NONE: readonly [] = [];

/** A game in which every path is legal. */
const game = {
  id: 'bench',
  refuse: () => null,
  preview: (_: unknown, { path }: { path: readonly Point[] }) => ({ nodes: [], used: Math.round(pathLength(path)) }),
} as unknown as AnyGame;
const position: PlayPosition = {
  id: 'bench',
  game,
  view: {} as View<unknown>,
  scene,
  turn: { to: 'blue', stage: { list: [text], at: 0, why: text } },
  choices,
  asides: NONE,
  steps: NONE,
  ply: 0,
  length: 0,
  latest: true,
  handing: false,
  waits: false,
  policy: policyFor({
    help: 'guided',
    led: false,
    undo: 'until-luck',
    realDice: false,
    dropMoves: false,
    dropAttacks: false,
  }),
  coached: null,
  remote: null,
};
const ports: Ports = {
  act: () => Promise.resolve({ done: true }),
  actTogether: () => Promise.resolve({ done: true }),
  realDice: () => false,
  readTypedDice: () => null,
  saveTypedDice: () => undefined,
  goToEnd: () => undefined,
  handOver: () => undefined,
  cue: () => undefined,
  moved: () => undefined,
  mayPress: () => true,
  clock: pageClock,
};

const Bench = () => {
  const table = useRef<TableHandle>(null);
  const [interaction] = useState(() => createInteraction(position, ports));
  const proposal = useStore(interaction.store, (state) => {
    const { proposal, dragged } = interactionView(state, position);
    return dragged ? null : proposal;
  });
  const control = useMemo(
    () => ({
      choices,
      selected: walk.piece ?? null,
      unasked: false,
      mode: null,
      proposal,
      hint: null,
      marked: NONE,
      drag: interaction.drag,
      send: interaction.send,
    }),
    [interaction, proposal],
  );
  useEffect(() => {
    Object.assign(window, {
      bench: () => ({
        from: table.current?.clientOf(from),
        proposed: (interaction.drag.getState() ?? { proposal }).proposal?.path?.length ?? 0,
      }),
    });
  });
  return (
    <Table
      ref={table}
      scene={scene}
      theme="light"
      turned={false}
      inverted={false}
      reducedMotion
      leads={false}
      pushes={false}
      after={NO_SHOT_TRACES}
      whose="blue"
      percent={String}
      hidden={String}
      unseen={() => ''}
      control={control}
      ghosts={NONE}
      story={NONE}
      chain={NONE}
      verdicts={NONE}
      tool="hand"
      tapes={NONE}
      onTapes={() => undefined}
      run={null}
      onSkip={() => undefined}
      say={(message) => message.key}
      length={(mm) => ({ unit: String(mm / 60), cm: String(mm / 10) })}
      units={(mm) => String(mm / 100)}
      label={(id) => id}
    />
  );
};

/** Where the pointer is, in the table's mm as the peers draw it: one mm is one px. */
const usePointer = (): Point => {
  const [at, setAt] = useState(from);
  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => setAt({ x, y });
    window.addEventListener('pointermove', move);
    Object.assign(window, { bench: () => ({ from, proposed: 2 }) });
    return () => window.removeEventListener('pointermove', move);
  }, []);
  return at;
};
/** Everything is drawn anew on one canvas. */
const Bare = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const at = usePointer();
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, WIDTH, HEIGHT);
    for (let i = 0; i < COUNT; i++) {
      const { x, y } = i === DRAGGED ? at : placeOf(i);
      context.beginPath();
      context.arc(x, y, 12.5, 0, 2 * Math.PI);
      context.fillStyle = i % 2 ? '#2B50E0' : '#D83A2E';
      context.fill();
    }
  }, [at]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} />;
};
const disc = (i: number, { x, y }: Point) => (
  <Circle key={i} x={x} y={y} radius={12.5} fill={i % 2 ? '#2B50E0' : '#D83A2E'} listening={false} />
);
const STANDING = pieces.flatMap((_, i) => (i === DRAGGED ? [] : [disc(i, placeOf(i))]));
/** What stands on one layer, what is dragged on another. */
const Plain = () => {
  const at = usePointer();
  return (
    <Stage width={WIDTH} height={HEIGHT} listening={false}>
      <Layer>{STANDING}</Layer>
      <Layer>{disc(DRAGGED, at)}</Layer>
    </Stage>
  );
};
const KINDS = { table: Bench, bare: Bare, plain: Plain };
const Kind = KINDS[(asked.get('as') ?? 'table') as keyof typeof KINDS];
const root = document.getElementById('root');
if (root) createRoot(root).render(<Kind />);
