import type { AreaNode, Scene } from '../../core/scene.ts';
import { type Point, distance } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { type Brush, font, stroke, drawUpright } from '../draw/brush.ts';
import { matEdgeWidth, sceneFrame, rotatedOffset } from '../camera/camera.ts';
import { randomStream } from '../draw/randomStream.ts';
import { placeParts } from './scenery.ts';
import { radiusOf } from '../figures/pieces.ts';
import { piecesOf } from '../figures/piecesOnTable.ts';
import { matPaint, type Theme } from '../draw/theme.ts';
import { drawFrame } from './frame.ts';
import { drawPainted } from '../paint/drawPainted.ts';
import { drawFibres } from '../paint/fibres.ts';
import type { PaintedTable } from '../paint/protocol.ts';

const TILE = 160;
const HAIRS = 110;
const tiles = new Map<string, HTMLCanvasElement>();

/** Returns one tile of felt with seeded fibres, half of them darker, half lighter. It is drawn once for each mat and theme. */
function feltTile(felt: string, felt2: string, theme: Theme): HTMLCanvasElement {
  const key = `${felt} ${theme}`;
  const known = tiles.get(key);
  if (known) return known;
  const tile = document.createElement('canvas');
  tile.width = TILE * 2;
  tile.height = TILE * 2;
  const context = tile.getContext('2d');
  if (context) {
    context.scale(2, 2);
    context.fillStyle = felt;
    context.fillRect(0, 0, TILE, TILE);
    const grain = randomStream('felt');
    for (let i = 0; i < HAIRS; i++) {
      const angle = grain() * 2 * Math.PI;
      const length = 3 + grain() * 7;
      const at = { x: grain() * TILE, y: grain() * TILE };
      const bend = { x: grain() * 3 - 1.5, y: grain() * 3 - 1.5 };
      const to = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
      context.strokeStyle = i % 2 ? felt2 : `rgba(255,255,255,${theme === 'dark' ? 0.035 : 0.1})`;
      context.lineWidth = i % 2 ? 1.2 : 1;
      hair(context, at, bend, to);
    }
  }
  tiles.set(key, tile);
  return tile;
}

/** Draws a fibre. One that leaves the tile continues on the opposite side. */
function hair(context: CanvasRenderingContext2D, at: Point, bend: Point, to: Point): void {
  for (const dx of [0, -TILE, TILE]) {
    for (const dy of [0, -TILE, TILE]) {
      const x = at.x + dx;
      const y = at.y + dy;
      if (x < -12 || y < -12 || x > TILE + 12 || y > TILE + 12) continue;
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(x + to.x / 2 + bend.x, y + to.y / 2 + bend.y, x + to.x, y + to.y);
      context.stroke();
    }
  }
}

function box(brush: Brush, scene: Scene, out: number, radius: number): Path2D {
  const path = new Path2D();
  const by = out * brush.px;
  path.roundRect(-by, -by, scene.width + 2 * by, scene.height + 2 * by, radius * brush.px);
  return path;
}

/**
 * Draws the mat under the scene's frame: its shadow on the wood, printed edge, stitch and felt. Without boards, it also has the
 * grid of the game's own measure.
 */
export function drawMat(brush: Brush, scene: Scene, painted: PaintedTable | null): void {
  if (!painted) {
    for (const paint of matParts(brush, scene)) paint();
    return;
  }
  drawFrame(brush, scene);
  drawPainted(brush.context, painted, painted.sunny);
  drawFibres(brush, painted);
  drawGrid(brush, scene, matPaint(scene.mat, brush.theme).line);
  drawRuler(brush, scene);
}
/** Returns the mat in parts, to be painted one after another on a canvas that nothing else uses meanwhile. */
export function matParts(brush: Brush, scene: Scene): readonly (() => void)[] {
  const { at, width, height } = sceneFrame(scene);
  const nodes = piecesOf(scene).map((piece) => ({ ...piece, at: { x: piece.at.x - at.x, y: piece.at.y - at.y } }));
  // A scene that shows only a part of its mat has no room for scenery around it.
  const areas = scene.frame ? [] : scene.nodes.filter((node): node is AreaNode => node.kind === 'area');
  return [
    () => {
      brush.context.save();
      brush.context.translate(at.x, at.y);
    },
    ...wholeParts(brush, { ...scene, width, height, nodes }, areas),
    () => brush.context.restore(),
  ];
}

function wholeParts(brush: Brush, scene: Scene, areas: readonly AreaNode[]): readonly (() => void)[] {
  const { context, theme } = brush;
  const paints = matPaint(scene.mat, theme);
  const flat = theme === 'projector';
  const field = box(brush, scene, 0, 3);
  return [
    () => {
      drawEdge(brush, scene, paints.edge);
      context.fillStyle = flat ? paints.felt : (feltFill(brush, paints.felt, paints.felt2) ?? paints.felt);
      context.fill(field);
    },
    ...placeParts(brush, scene, areas),
    () => {
      if (theme !== 'dark') return;
      context.fillStyle = lamp(context, scene);
      context.fill(field);
    },
    () => {
      if (scene.boards) return;
      drawGrid(brush, scene, paints.line);
      drawRuler(brush, scene);
    },
  ];
}

/** Draws the mat's shadow, its printed edge and the stitch within. */
function drawEdge(brush: Brush, scene: Scene, colour: string): void {
  const { context, px, theme } = brush;
  const flat = theme === 'projector';
  const edge = matEdgeWidth(scene);
  if (!flat) {
    context.save();
    const { x, y } = rotatedOffset({ x: 0, y: 5 * px }, -brush.turn);
    context.translate(x, y);
    context.fillStyle = theme === 'dark' ? 'rgba(0,0,0,.13)' : 'rgba(60,40,15,.11)';
    for (const out of [edge + 5, edge + 3.5, edge + 2, edge + 0.5]) context.fill(box(brush, scene, out, 13));
    context.restore();
  }
  context.fillStyle = colour;
  context.fill(box(brush, scene, edge, 10));
  if (!flat) stroke(brush, box(brush, scene, edge - 3.5, 7), 'rgba(255,255,255,.32)', 1.4, [6, 4]);
}

/** Returns the felt as a pattern. The fibres grow with the zoom up to double size and then restart, so they stay thin. */
function feltFill(brush: Brush, felt: string, felt2: string): CanvasPattern | null {
  const pattern = brush.context.createPattern(feltTile(felt, felt2, brush.theme), 'repeat');
  const scale = 2 ** Math.round(Math.log2(brush.px)) / 2;
  pattern?.setTransform(new DOMMatrix().scale(scale));
  return pattern;
}

function lamp(context: CanvasRenderingContext2D, scene: Scene): CanvasGradient {
  const { width, height } = scene;
  const light = context.createRadialGradient(
    width * 0.42,
    height * 0.36,
    0,
    width * 0.42,
    height * 0.36,
    Math.max(width, height) * 0.8,
  );
  light.addColorStop(0, 'rgba(255,233,192,.13)');
  light.addColorStop(0.55, 'rgba(255,233,192,.03)');
  light.addColorStop(1, 'rgba(0,0,0,.22)');
  return light;
}

/** Draws the light of a window over a board that is not painted, from the top left of the screen. */
export function drawDaylight({ context, theme, turn }: Brush, scene: Scene): void {
  if (theme !== 'light') return;
  const { at, width, height } = sceneFrame(scene);
  const [x, y] = [at.x + width / 2, at.y + height / 2];
  const toward = rotatedOffset({ x: width * 0.4, y: height * 0.5 }, -turn);
  const light = context.createLinearGradient(x - toward.x, y - toward.y, x + toward.x, y + toward.y);
  light.addColorStop(0, 'rgba(255,243,212,.24)');
  light.addColorStop(0.45, 'rgba(255,243,212,0)');
  light.addColorStop(1, 'rgba(48,28,20,.22)');
  context.fillStyle = light;
  context.fillRect(at.x, at.y, width, height);
}

function drawGrid(brush: Brush, scene: Scene, colour: string): void {
  const { context, px } = brush;
  const path = new Path2D();
  const unit = scene.unit.mm;
  if (unit / px < 14) return;
  for (let x = unit; x < scene.width - 2 * px; x += unit) {
    path.moveTo(x, 0);
    path.lineTo(x, scene.height);
  }
  for (let y = unit; y < scene.height - 2 * px; y += unit) {
    path.moveTo(0, y);
    path.lineTo(scene.width, y);
  }
  context.save();
  context.globalAlpha = 0.7;
  context.lineCap = 'round';
  stroke(brush, path, colour, 1, [1, 6]);
  context.restore();
}

/** Draws ticks for every cm (every 5 cm if they would merge). A longer tick marks every unit, with its number if that can be read. */
function drawRuler(brush: Brush, scene: Scene): void {
  const { px, theme } = brush;
  const flat = theme === 'projector';
  const size = 12;
  const ticks = new Path2D();
  const unit = scene.unit.mm;
  const fine = [10, 50, 100].find((mm) => mm / px >= 4) ?? 200;
  const every = [1, 2, 5, 10].find((n) => (n * unit) / px >= size * 2.1) ?? 20;
  const waiting = piecesOf(scene).filter(
    ({ at }) => !isInside(at, { kind: 'rect', at: { x: 0, y: 0 }, width: scene.width, height: scene.height }),
  );
  const side = (length: number, place: (along: number, out: number) => Point): void => {
    const line = (along: number, long: number): void => {
      const from = place(along, 0);
      const to = place(along, long * px);
      ticks.moveTo(from.x, from.y);
      ticks.lineTo(to.x, to.y);
    };
    for (let mm = 0; mm <= length; mm += fine) line(mm, 4);
    for (let n = 0; n * unit <= length; n++) line(n * unit, 8);
    if (flat) return;
    for (let n = every; n * unit < length - size * px; n += every) {
      const at = place(n * unit + 9 * px, 10 * px);
      if (waiting.some((piece) => distance(piece.at, at) < radiusOf(piece) + size * px)) continue;
      drawUpright(brush, at, (context) => {
        context.font = font(size, 700);
        context.fillStyle = '#FFFFFF';
        context.textAlign = 'center';
        context.textBaseline = 'middle';
        context.fillText(String(n), 0, 0.5);
      });
    }
  };
  side(scene.width, (along, out) => ({ x: along, y: -out }));
  side(scene.width, (along, out) => ({ x: along, y: scene.height + out }));
  side(scene.height, (along, out) => ({ x: -out, y: along }));
  side(scene.height, (along, out) => ({ x: scene.width + out, y: along }));
  stroke(brush, ticks, flat ? '#FFFFFF' : 'rgba(255,255,255,.82)', 1);
}
