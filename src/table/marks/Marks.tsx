import { memo } from 'react';
import { legalAreas } from '../../core/choice.ts';
import {
  type AreaNode,
  type LineNode,
  type NodeId,
  type PieceNode,
  type Scene,
  type SceneNode,
  footprint,
} from '../../core/scene.ts';
import { cellCentre, cellShape } from '../../geometry/grid.ts';
import { pathLength } from '../../geometry/path.ts';
import type { Point } from '../../geometry/point.ts';
import { type Rect, isInside } from '../../geometry/shape.ts';
import type { MoveChoice } from '../input/hitTest.ts';
import { type PullStyle, aimSettings } from '../input/aimHandle.ts';
import { drawAim } from './drawAim.ts';
import { type Brush, shapePath, roundedRectPath, stroke } from '../draw/brush.ts';
import { drawSightFan } from './sightFan.ts';
import { Drawn, type Sheet } from '../draw/CachedDrawing.tsx';
import {
  drawAreaRing,
  drawRemainingReach,
  drawLine,
  drawPickable,
  drawRing,
  drawSelection,
  markFrame,
} from './marks.ts';
import { drawPiece } from '../figures/pieces.ts';
import type { Proposal } from '../input/proposal.ts';
import type { Live } from '../input/tableInput.ts';
import { piecesOnTable } from '../figures/piecesOnTable.ts';
import { INK, MARK_PAINTS } from '../draw/theme.ts';

interface MarksProps extends Sheet {
  readonly scene: Scene;
  readonly shown: Live<Proposal | null>;
  readonly move: MoveChoice | null;
  readonly selected: NodeId | null;
  readonly rings: readonly NodeId[];
  readonly ghosts: readonly PieceNode[];
  readonly pull: PullStyle;
}

/** Clips a drawing to the field. */
function onField({ context }: Brush, { width, height }: Scene, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  draw();
  context.restore();
}
/** Whether a node is a line or ring flat on the felt. */
const isFlat = (node: SceneNode): node is LineNode =>
  node.kind === 'ring' || (node.kind === 'line' && node.style !== 'climb');

interface RangesProps extends Sheet {
  readonly scene: Scene;
  readonly move: MoveChoice | null;
}
/**
 * The lines on the felt that a drag does not change: those of the scene, and the reach of the selected piece. They are on the
 * ground's layer, because their dots would cost a drag more than all other marks.
 */
export const Ranges = memo(function Ranges({ scene, move, ...sheet }: RangesProps) {
  const draw = (brush: Brush): void =>
    onField(brush, scene, () => {
      for (const node of scene.nodes) if (isFlat(node)) drawLine(brush, node, scene.unit.mm);
      if (move?.kind === 'walk') drawRing(brush, move.from, move.reach);
    });
  return <Drawn sheet={sheet} draw={draw} />;
});

/** The selected piece, and the piece of the proposal, which has marks of its own. */
interface Picked {
  readonly selected: NodeId | null;
  readonly mover: NodeId | undefined;
}
function drawAreaRings(brush: Brush, { nodes }: Scene, rings: readonly NodeId[], { selected, mover }: Picked): void {
  for (const node of nodes) {
    if (node.kind !== 'area' || node.id === mover) continue;
    if (node.id === selected || rings.includes(node.id)) drawAreaRing(brush, node, node.id === selected);
  }
}
function drawPieceRings(brush: Brush, scene: Scene, rings: readonly NodeId[], { selected, mover }: Picked): void {
  for (const piece of piecesOnTable(scene)) {
    const picked = piece.id === selected;
    if (!picked && rings.includes(piece.id)) drawPickable(brush, markFrame(piece));
    if (picked && mover !== selected) drawSelection(brush, markFrame(piece));
  }
}
/** The other marks on the felt, under walls and figures: the gold disc, the sight fan, the selection and selectable pieces. */
export function Marks({ scene, shown, move, selected, rings, ghosts, pull, ...sheet }: MarksProps) {
  const draw = (brush: Brush): void => {
    const proposal = shown.getState();
    const nodes = proposal?.preview?.nodes ?? [];
    onField(brush, scene, () => {
      for (const node of nodes) if (isFlat(node)) drawLine(brush, node, scene.unit.mm);
      for (const node of nodes) if (node.kind === 'area') drawTemplate(brush, node);
      if (move?.kind === 'walk') drawWalk(brush, move, proposal);
    });
    if (proposal?.preview?.eye) drawSightFan(brush, proposal.preview.eye);
    const moving = proposal?.path ?? proposal?.at;
    const mover = proposal?.choice.piece;
    drawAreaRings(brush, scene, rings, { selected, mover });
    for (const ghost of ghosts) drawGhost(brush, ghost);
    if (proposal?.choice.kind === 'aim') {
      drawAim(brush, scene, proposal.choice, aimSettings(proposal.choice, proposal), pull);
    }
    drawPieceRings(brush, scene, rings, { selected, mover: moving ? mover : undefined });
  };
  return <Drawn sheet={sheet} draw={draw} follows={shown} />;
}

type Put = Extract<MoveChoice, { kind: 'put' }>;
interface PlacesProps extends Sheet {
  readonly scene: Scene;
  readonly move: Put;
  /** The index of the cell that the piece is held over, or -1 for none. Nothing else changes during a drag. */
  readonly held: number;
}
/**
 * The places where a piece may be put. They are drawn over walls and towers, which may hold it. They share the figures' layer, so
 * they are redrawn only on changes.
 */
export const Places = memo(function Places({ scene, move, held, ...sheet }: PlacesProps) {
  return <Drawn sheet={sheet} draw={(brush) => drawPlaces(brush, move, held, piecesOnTable(scene))} />;
});
/** Returns the index of the cell that contains a point, among the cells that a piece may be put on. -1 for none. */
export function cellIndexAt({ to }: Put, at: Point | undefined): number {
  return at && 'cells' in to ? to.cells.findIndex((cell) => isInside(at, cellShape(to.board.grid, cell))) : -1;
}

/** Draws a possible final position of a piece, so faint that many form a cloud. */
function drawGhost(brush: Brush, piece: PieceNode): void {
  brush.context.save();
  brush.context.globalAlpha *= 0.16;
  brush.context.translate(piece.at.x, piece.at.y);
  drawPiece(brush, piece, false);
  brush.context.restore();
}

function drawWalk(brush: Brush, move: Extract<MoveChoice, { kind: 'walk' }>, proposal: Proposal | null): void {
  const path = proposal?.choice.piece === move.piece ? proposal?.path : undefined;
  if (!path || proposal?.refusal) return;
  const used = proposal?.preview?.used ?? pathLength(path);
  drawRemainingReach(brush, path.at(-1) ?? move.from, move.reach - used);
}

/** Draws where a piece may be put: dashed areas, cells of a board, or a dot for each spot. */
function drawPlaces(brush: Brush, move: Put, over: number, pieces: readonly PieceNode[]): void {
  const { context, theme, px } = brush;
  const { to } = move;
  if ('cells' in to) {
    to.cells.forEach((cell, i) => {
      const middle = cellCentre(to.board.grid, cell);
      if (i === over || !pieces.some((piece) => isInside(middle, footprint(piece))))
        drawCell(brush, cellShape(to.board.grid, cell), i === over);
    });
    return;
  }
  for (const shape of legalAreas(to)) {
    const path = shapePath(shape);
    context.save();
    context.globalAlpha *= 0.16;
    context.fillStyle = MARK_PAINTS[theme].tape;
    context.fill(path);
    context.restore();
    stroke(brush, path, 'rgba(20,14,4,.55)', 4);
    stroke(brush, path, MARK_PAINTS[theme].tape, 2.2, [8, 5]);
  }
  for (const at of 'spots' in to ? to.spots : []) {
    const dot = shapePath({ kind: 'disc', at, r: 6 * px });
    context.fillStyle = MARK_PAINTS[theme].tape;
    context.fill(dot);
    stroke(brush, dot, 'rgba(20,14,4,.8)', 1.6);
  }
}

/** Draws a cell of a board that a piece may be put on: dashed with a dot, or golden under the dragged piece. */
function drawCell(brush: Brush, { at, width, height }: Rect, held: boolean): void {
  const { context, theme, px } = brush;
  const gap = Math.max(width * 0.06, 2 * px);
  const inner = { at: { x: at.x + gap, y: at.y + gap }, width: width - 2 * gap, height: height - 2 * gap };
  const outline = roundedRectPath({ kind: 'rect', ...inner }, width * 0.14);
  context.save();
  context.globalAlpha *= held ? 0.95 : 0.5;
  context.fillStyle = held ? MARK_PAINTS[theme].tape : '#FFFFFF';
  context.fill(outline);
  context.restore();
  stroke(brush, outline, INK.ink, held ? 3 : 2, held ? [] : [6, 4]);
  if (held) return;
  const dot = shapePath({
    kind: 'disc',
    at: { x: at.x + width / 2, y: at.y + height / 2 },
    r: Math.min(4 * px, width / 8),
  });
  context.fillStyle = INK.ink;
  context.fill(dot);
}

/** Draws an area that an action would cover. */
function drawTemplate(brush: Brush, area: AreaNode): void {
  const path = shapePath(area.shape);
  brush.context.save();
  brush.context.globalAlpha *= 0.3;
  brush.context.fillStyle = '#FFFFFF';
  brush.context.fill(path);
  brush.context.restore();
  stroke(brush, path, 'rgba(20,14,4,.7)', 4.4);
  stroke(brush, path, '#FFFFFF', 2.2, [7, 5]);
}
