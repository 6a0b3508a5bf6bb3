import type { AreaNode, Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { type Brush, closedPath, ring, stroke } from '../draw/brush.ts';
import { randomStream } from '../draw/randomStream.ts';
import { type RoadPath, roadOf, roadSearchParts, drawRoad, isOnRoad } from './roads.ts';
import { drawSlabs } from './containers.ts';
import { drawScattered, scatteredOn } from './scatter.ts';

/** The vegetation of a mat: the colours of its patches, of its blades of grass and of its pebbles. */
interface Growth {
  readonly patches: readonly [light: string, dark: string];
  readonly blades: readonly [string, string];
  readonly pebbles: string;
  readonly flowers?: readonly string[];
}
const GROWTHS: Readonly<Record<string, Growth>> = {
  soldiers: {
    patches: ['rgba(206,222,150,.2)', 'rgba(46,82,34,.16)'],
    blades: ['#4C7A38', '#6E9A50'],
    pebbles: '#CFC9BC',
    flowers: ['#FBF3D9', '#F3DB9A', '#E9D3E4'],
  },
  fortress: {
    patches: ['rgba(160,172,92,.24)', 'rgba(255,240,200,.3)'],
    blades: ['#7C8A3E', '#98A455'],
    pebbles: '#CFC4A8',
  },
  scifi: {
    patches: ['rgba(214,226,222,.24)', 'rgba(40,64,62,.16)'],
    blades: ['#5C7A62', '#7B987C'],
    pebbles: '#C9D2CF',
  },
};
/** The size (mm) of the part of a mat with one patch, and of the part with one tuft or heap of pebbles. */
const PATCH = 420;
const TUFT = 70;

/** How many tufts or heaps are drawn at a time. */
const TUFTS = 24;

/**
 * Returns the scenery of a mat in parts, to be painted one after another. It has patches of other ground, a road around the
 * areas, grass, flowers, pebbles and low things. It blocks and hides nothing.
 */
export function placeParts(brush: Brush, scene: Scene, areas: readonly AreaNode[]): readonly (() => void)[] {
  const { mat, width, height, boards } = scene;
  const growth = GROWTHS[mat];
  if (!growth || boards) return [];
  const { context, theme } = brush;
  const wall = theme === 'projector';
  const grain = randomStream(`${mat} ${width} ${height}`);
  const spot = (): Point => ({ x: grain() * width, y: grain() * height });
  const alpha = theme === 'dark' ? 0.4 : wall ? 0.25 : 1;
  let course: RoadPath | null = null;
  const growing = (): void => {
    const at = spot();
    const kind = grain();
    if (course && isOnRoad(course, at)) return;
    if (kind < 0.74) drawTuft(brush, at, { size: 4.5 + grain() * 5, blades: growth.blades }, grain);
    else if (growth.flowers && kind < 0.87) drawFlowers(brush, at, growth.flowers, grain);
    else drawPebbles(brush, at, growth.pebbles, grain);
  };
  const tufts = wall ? 0 : Math.ceil((width * height) / TUFT ** 2);
  return [
    () => {
      context.save();
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      context.globalAlpha = alpha;
      const count = Math.round((width * height) / PATCH ** 2) + 2;
      drawPatches(context, { colours: growth.patches, count }, spot, grain);
    },
    ...roadSearchParts(scene, areas),
    () => {
      context.globalAlpha = wall ? 0.6 : 1;
      for (const area of areas) if (area.style === 'container') drawSlabs(brush, area);
      course = roadOf(scene, areas);
      if (course) drawRoad(brush, mat, course);
      context.globalAlpha = alpha;
    },
    ...Array.from({ length: Math.ceil(tufts / TUFTS) }, (_, i) => () => {
      for (let k = i * TUFTS; k < Math.min(tufts, (i + 1) * TUFTS); k++) growing();
    }),
    () => {
      context.globalAlpha = theme === 'dark' ? 0.55 : 1;
      if (!wall) drawScattered(brush, scatteredOn(scene, areas, course));
      context.restore();
    },
  ];
}

/** Draws patches of lighter and darker ground in turn. */
function drawPatches(
  context: CanvasRenderingContext2D,
  { colours, count }: { readonly colours: Growth['patches']; readonly count: number },
  spot: () => Point,
  grain: () => number,
): void {
  for (let i = 0; i < count; i++) {
    const at = spot();
    const r = PATCH * (0.22 + grain() * 0.3);
    context.fillStyle = colours[i % 2] as string;
    context.fill(
      closedPath(
        ring(at, r, 48).map((p, k) => ({
          x: at.x + (p.x - at.x) * (1.3 + 0.16 * Math.sin((k * Math.PI) / 8)),
          y: p.y,
        })),
      ),
    );
  }
}

function drawTuft(
  brush: Brush,
  { x, y }: Point,
  { size, blades }: { readonly size: number; readonly blades: readonly string[] },
  grain: () => number,
): void {
  const paths = [new Path2D(), new Path2D()] as const;
  const count = 5 + Math.floor(grain() * 3);
  for (let i = 0; i < count; i++) {
    const lean = i / (count - 1) - 0.5;
    const blade = paths[i % 2 ? 1 : 0];
    blade.moveTo(x + lean * size * 0.7, y);
    const tip = y - size * (0.75 + grain() * 0.5) * (1 - Math.abs(lean) * 0.6);
    blade.quadraticCurveTo(x + lean * size * 0.8, (y + tip) / 2, x + lean * size * 1.7, tip);
  }
  paths.forEach((path, i) => stroke(brush, path, blades[i] ?? '', Math.max(1, (size * 0.14) / brush.px)));
}

function drawFlowers({ context }: Brush, { x, y }: Point, colours: readonly string[], grain: () => number): void {
  for (let i = 0; i < 4; i++) {
    const at = { x: x + (grain() - 0.5) * 16, y: y + (grain() - 0.5) * 11 };
    const petals = colours[Math.floor(grain() * colours.length)] ?? '';
    for (const [by, r, fill] of [
      [0.7, 1.4, 'rgba(22,33,10,.3)'],
      [0, 1.4, petals],
      [0, 0.55, '#B07B1A'],
    ] as const) {
      context.beginPath();
      context.arc(at.x + by, at.y + by, r, 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
    }
  }
}

function drawPebbles({ context }: Brush, { x, y }: Point, colour: string, grain: () => number): void {
  for (let i = 0; i < 3; i++) {
    const at = { x: x + (grain() - 0.5) * 14, y: y + (grain() - 0.5) * 10 };
    const r = 0.9 + grain() * 1.1;
    for (const [by, fill] of [
      [r * 0.5, 'rgba(22,13,3,.3)'],
      [0, colour],
    ] as const) {
      context.beginPath();
      context.ellipse(at.x + by, at.y + by, r, r * 0.78, 0, 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
    }
  }
}
