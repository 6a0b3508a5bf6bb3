import { type NodeId, type PieceNode, type Scene, footprint } from '../../core/scene.ts';
import { distanceToEdge } from '../../geometry/gap.ts';
import type { Mm, Point } from '../../geometry/point.ts';
import { movedPiece, movedArea } from '../input/hitTest.ts';
import { type Brush, shapePath, stroke } from '../draw/brush.ts';
import { splitAt } from '../input/pathDraft.ts';
import { Drawn, type Sheet } from '../draw/CachedDrawing.tsx';
import {
  drawAreaRing,
  drawDial,
  drawLine,
  drawMarked,
  footprintMark,
  markFrame,
  drawSelection,
  drawStart,
} from './marks.ts';
import { drawPiece, seenRadiusOf } from '../figures/pieces.ts';
import type { Proposal } from '../input/proposal.ts';
import type { Live } from '../input/tableInput.ts';
import { drawIllegalPath, drawCross, drawTape } from './drawTape.ts';
import { type ShotTraces, drawShotTraces } from './shotTraces.ts';
import { type ChainMark, drawChain } from './actionChain.ts';
import { type RecapMark, drawBlow, drawRecap } from './recap.ts';
import { piecesOnTable, pieceIn } from '../figures/piecesOnTable.ts';
import { type Tape, placedTape, sightTape } from './tapes.ts';
import { drawShadows } from '../ground/shadow.ts';
import { drawTerrain } from '../ground/terrain.ts';
import { INK } from '../draw/theme.ts';

interface OverlayProps extends Sheet {
  readonly scene: Scene;
  readonly shown: Live<Proposal | null>;
  readonly tapes: readonly Tape[];
  readonly measuring: readonly Point[] | null;
  readonly lifted: boolean;
  /** The pieces that players have marked. */
  readonly marked: readonly NodeId[];
  /** What was done since the last turn. */
  readonly story: readonly RecapMark[];
  readonly chain: readonly ChainMark[];
  readonly after: ShotTraces;
  /** The target and the attacker of a hit that needs a response, or of a response. */
  readonly struck: { readonly id: NodeId; readonly by: NodeId } | null;
}

/** Everything above the pieces that may follow the pointer: shot traces, tapes, the dragged piece. */
export function Overlay({
  scene,
  shown,
  tapes,
  measuring,
  lifted,
  marked,
  story,
  chain,
  after,
  struck,
  ...sheet
}: OverlayProps) {
  const draw = (brush: Brush): void => {
    const unit = scene.unit.mm;
    const proposal = shown.getState();
    drawShotTraces(brush, after);
    if (proposal?.preview?.eye) drawSight(brush, scene, proposal.preview.eye);
    for (const tape of tapes) drawTape(brush, placedTape(tape, scene), { unit });
    if (measuring) drawTape(brush, measuring, { unit });
    if (proposal) drawProposal(brush, scene, proposal, lifted);
    drawAllMarked(brush, scene, proposal, marked);
    if (struck) drawStruck(brush, scene, struck);
    if (story.length > 0) drawRecap(brush, scene, story);
    if (chain.length === 0) return;
    drawChain(
      brush,
      chain,
      piecesOnTable(scene).map((piece) => ({ at: piece.at, r: seenRadiusOf(piece) })),
    );
  };
  return <Drawn sheet={sheet} draw={draw} follows={shown} />;
}

/** Draws the cover of a shot's target, the target and the line of sight. */
function drawSight(brush: Brush, scene: Scene, eye: NonNullable<NonNullable<Proposal['preview']>['eye']>): void {
  const target = pieceIn(scene, eye.target);
  if (!target) return;
  drawDial(brush, { at: target.at, r: seenRadiusOf(target) }, eye.sight.share, eye.coverThreshold);
  drawAt(brush, target.at, () => drawPiece(brush, target, false));
  drawTape(brush, sightTape(eye, scene, brush.px), { unit: scene.unit.mm });
}
function drawProposal(brush: Brush, scene: Scene, proposal: Proposal, lifted: boolean): void {
  for (const node of proposal.preview?.nodes ?? []) {
    if (node.kind === 'piece') drawAt(brush, node.at, () => drawPiece(brush, node));
  }
  drawMove(brush, scene, proposal, lifted);
  for (const node of proposal.refusal?.show ?? []) {
    if (node.kind === 'line' || node.kind === 'ring') drawLine(brush, node, scene.unit.mm);
  }
}
/** Draws the rings of marked pieces, each where the proposal shows its piece. */
function drawAllMarked(brush: Brush, scene: Scene, proposal: Proposal | null, marked: readonly NodeId[]): void {
  if (marked.length === 0) return;
  const moved = movedPiece(scene, proposal);
  for (const piece of piecesOnTable(scene))
    if (marked.includes(piece.id))
      drawMarked(brush, markFrame(piece, moved?.piece.id === piece.id ? moved.to : piece.at));
}
/** Draws both sides of a hit, over any pieces close by, and the hit itself. */
function drawStruck(brush: Brush, scene: Scene, { id, by }: NonNullable<OverlayProps['struck']>): void {
  const [own, enemy] = [pieceIn(scene, id), pieceIn(scene, by)];
  if (!own || !enemy) return;
  for (const piece of [enemy, own]) drawAt(brush, piece.at, () => drawPiece(brush, piece, false));
  drawBlow(brush, enemy.at, own.at);
}

function drawAt(brush: Brush, at: Point, draw: () => void): void {
  brush.context.save();
  brush.context.translate(at.x, at.y);
  draw();
  brush.context.restore();
}

/** Draws the parts of a path that go up or down, over its tape. */
function drawClimbs(brush: Brush, { preview }: Proposal, unit: Mm): void {
  for (const node of preview?.nodes ?? []) {
    if (node.kind === 'line' && node.style === 'climb') drawLine(brush, node, unit);
  }
}

/** Returns how much of a path is under the walking piece, at its start and at its end. */
function trimsOf(piece: PieceNode, path: readonly Point[]): readonly [Mm, Mm] {
  const under = (from: Point | undefined, to: Point | undefined): Mm =>
    from && to ? distanceToEdge(footprint({ ...piece, at: from }), from, to) : 0;
  return [under(path[0], path[1]), under(path.at(-1), path.at(-2))];
}
function drawMove(brush: Brush, scene: Scene, proposal: Proposal, lifted: boolean): void {
  const moved = movedPiece(scene, proposal);
  const shifted = movedArea(scene, proposal);
  const { path, refusal } = proposal;
  if (shifted) {
    const { from, area } = shifted;
    stroke(brush, shapePath(from.shape), INK.ink, 3.4);
    stroke(brush, shapePath(from.shape), '#FFFFFF', 2, [5, 4]);
    drawAreaRing(brush, area, true);
    drawShadows(brush, [area]);
    drawTerrain(brush, area);
    if (refusal && proposal.at) drawCross(brush, proposal.at);
  }
  if (!moved) return;
  const { piece, to } = moved;
  const unit = scene.unit.mm;
  if (!piece.waits) drawStart(brush, footprintMark(piece));
  const [out, back] = path ? trimsOf(piece, path) : [0, 0];
  if (path && refusal?.at) {
    const { good, bad } = splitAt(path, refusal.at);
    drawTape(brush, good, { unit, trim: [out, 0] });
    drawIllegalPath(brush, bad);
  } else if (path) drawTape(brush, path, { unit, trim: [out, back], wrong: refusal !== null });
  drawClimbs(brush, proposal, unit);
  drawSelection(brush, markFrame(piece, to));
  brush.context.save();
  if (refusal) brush.context.globalAlpha *= 0.7;
  const grown = lifted ? 1.04 : 1;
  drawAt(brush, to, () => {
    brush.context.scale(grown, grown);
    drawPiece(brush, piece);
  });
  brush.context.restore();
  if (refusal) drawCross(brush, refusal.at ?? to);
}
