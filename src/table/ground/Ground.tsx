import { memo, useCallback } from 'react';
import { memoize } from '../../core/memoize.ts';
import type { AreaNode, NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { isInside } from '../../geometry/shape.ts';
import type { Brush } from '../draw/brush.ts';
import { matEdgeWidth, sceneFrame } from '../camera/camera.ts';
import { drawDaylight, drawMat } from './mat.ts';
import { drawBoards } from './boardSquares.ts';
import { drawFigure, drawPieceShadow, drawWinner, seenRadiusOf } from '../figures/pieces.ts';
import { SHADOW_ALPHA } from '../figures/figureShadow.ts';
import { drawTags } from '../figures/tags.ts';
import { drawPrinted, isPrinted } from './printedAreas.ts';
import type { LabelFormatters } from '../labels/labelContext.ts';
import type { Motion } from '../motion/track.ts';
import { piecesOnTable, piecesOf } from '../figures/piecesOnTable.ts';
import { drawShadows } from './shadow.ts';
import { drawTerrain, drawTerrainMarks } from './terrain.ts';
import { drawPainted, drawPaintedShapes } from '../paint/drawPainted.ts';
import { isSameArea, plannedArea } from '../paint/plan.ts';
import type { PaintedTable } from '../paint/protocol.ts';
import { CanvasShape } from '../draw/CanvasShape.tsx';
import { Drawn, type Paint, type Sheet, CachedDrawing } from '../draw/CachedDrawing.tsx';

/** How far a shadow may reach beyond the field, mm. */
const LONGEST_SHADOW = 60;

const areasOf = (scene: Scene): AreaNode[] => scene.nodes.filter((node) => node.kind === 'area');

interface GroundProps extends Sheet {
  readonly scene: Scene;
}
interface PaintedProps extends GroundProps {
  /** The table as it was painted, or null for plain drawings. */
  readonly painted: PaintedTable | null;
}
interface PrintedProps extends PaintedProps {
  /** The names of the scene's areas in order, one per line. A single text means that the ground is redrawn only when a word changes. */
  readonly names: string;
  /** The letters of its boards, in the same format. */
  readonly letters: string;
}

/** Returns the names of the areas in the format that the ground expects. They are memoized by scene and formatter. */
export const namesOf = memoize((scene: Scene, say: LabelFormatters['say']): string =>
  areasOf(scene)
    .map(({ label }) => (label ? say(label) : ''))
    .join('\n'),
);

/** The mat with everything printed on it. */
export const Ground = memo(function Ground({ scene, names, letters, painted, theme, px, turn }: PrintedProps) {
  const draw = useCallback<Paint>(
    (brush) => {
      drawMat(brush, scene, painted);
      drawBoards(brush, scene, letters);
      const texts = names.split('\n');
      areasOf(scene).forEach((area, i) => {
        if (isPrinted(area) && !(painted && area.style === 'courtyard'))
          drawPrinted(brush, area, scene, texts[i] ?? '');
      });
      if (!painted) drawDaylight(brush, scene);
    },
    [scene, names, letters, painted],
  );
  return (
    <CachedDrawing
      sheet={{ theme, px, turn }}
      draw={draw}
      width={scene.width}
      height={scene.height}
      out={(matEdgeWidth(scene) + 12) * px}
    />
  );
});

/** Whether an area is in a painted table. What has just been built is not in it yet. */
const isOn = ({ areas }: PaintedTable, area: AreaNode): boolean =>
  areas.some((one) => isSameArea(one, plannedArea(area)));

/** The terrain on the mat, below the pieces. */
export const StandingTerrain = memo(function Standing({ scene, painted, theme, px, turn }: PaintedProps) {
  const draw = useCallback<Paint>((brush) => drawStanding(brush, scene, painted), [scene, painted]);
  return (
    <CachedDrawing
      sheet={{ theme, px, turn }}
      draw={draw}
      width={scene.width}
      height={scene.height}
      out={LONGEST_SHADOW}
    />
  );
});

function drawStanding(brush: Brush, scene: Scene, painted: PaintedTable | null): void {
  const standing = areasOf(scene).filter((area) => !isPrinted(area));
  if (painted) {
    const there = standing.filter((area) => area.style !== 'tree' && isOn(painted, area));
    drawPaintedShapes(
      brush.context,
      painted,
      there.map(({ shape }) => shape),
    );
    for (const area of standing)
      if (area.style !== 'tree' && !there.includes(area)) drawTerrain(brush, area, areasOf(scene));
    return;
  }
  drawShadows(brush, standing);
  for (const area of standing) if (area.style !== 'tree') drawTerrain(brush, area, areasOf(scene));
}

/** The plates of towers and the numbers of containers, over the shadows of pieces. */
export const TerrainMarks = memo(function Marks({ scene, ...sheet }: GroundProps) {
  const draw: Paint = (brush) => areasOf(scene).forEach((area) => drawTerrainMarks(brush, area));
  return <Drawn sheet={sheet} draw={draw} />;
});

/** The trees above the pieces, half transparent over pieces that they hide. */
export const Trees = memo(function Trees({ scene, painted, ...sheet }: PaintedProps) {
  const draw: Paint = (brush) => {
    const pieces = piecesOf(scene);
    for (const area of areasOf(scene)) {
      if (area.style !== 'tree') continue;
      brush.context.globalAlpha = pieces.some((piece) => isInside(piece.at, area.shape)) ? 0.55 : 1;
      if (painted && isOn(painted, area)) drawPaintedShapes(brush.context, painted, [area.shape]);
      else drawTerrain(brush, area);
    }
  };
  return <Drawn sheet={sheet} draw={draw} />;
});

/** One piece at rest. A ghost remains while the piece is moved; a winner is highlighted. */
const Piece = memo(function Piece({
  piece,
  ghost,
  wins,
  ...sheet
}: Sheet & { readonly piece: PieceNode; readonly ghost: boolean; readonly wins: boolean }) {
  const draw = wins ? drawWinner : drawFigure;
  return (
    <CanvasShape
      x={piece.at.x}
      y={piece.at.y}
      opacity={ghost ? 0.45 : 1}
      draw={(context) => draw({ ...sheet, context }, piece, false)}
    />
  );
});

interface FiguresProps extends GroundProps {
  readonly ghost: NodeId | null;
  readonly motion: Motion | null;
}
interface ShadowProps extends FiguresProps {
  readonly painted: PaintedTable | null;
}
interface StandingProps extends FiguresProps {
  /** The seats that have won, separated by spaces. */
  readonly winners: string;
}
const standingOf = (scene: Scene, motion: Motion | null): PieceNode[] => {
  const moving = new Set(motion?.tracks.map(({ id }) => id));
  return piecesOnTable(scene)
    .toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0))
    .filter(({ id }) => !moving.has(id));
};
/** Where a sheet of shadows is put together before it is drawn. */
let scratch: HTMLCanvasElement | null = null;
/** All shadows of pieces at rest as one sheet, so that they never add up. On a painted table the ground in the shade shows through. */
export const PieceShadows = memo(function Shadows({ scene, ghost, motion, painted, ...sheet }: ShadowProps) {
  const draw: Paint = (brush) => {
    const { context } = brush;
    const own = (scratch ??= document.createElement('canvas'));
    own.width = context.canvas.width;
    own.height = context.canvas.height;
    const shadows = own.getContext('2d');
    if (!shadows) return;
    shadows.setTransform(context.getTransform());
    const field = sceneFrame(scene);
    for (const piece of standingOf(scene, motion)) {
      if (piece.id === ghost || !isInside(piece.at, field)) continue;
      shadows.save();
      shadows.translate(piece.at.x, piece.at.y);
      drawPieceShadow({ ...brush, context: shadows }, piece);
      shadows.restore();
    }
    if (painted) {
      shadows.globalCompositeOperation = 'source-atop';
      drawPainted(shadows, painted, painted.shade);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (!painted) context.globalAlpha *= SHADOW_ALPHA;
    context.drawImage(own, 0, 0);
  };
  return <Drawn sheet={sheet} draw={draw} />;
});

/** All pieces at rest, the lowest first. They are separate from what follows the pointer, so a drag does not redraw them. */
export const StillPieces = memo(function Figures({ scene, ghost, motion, winners, ...sheet }: StandingProps) {
  const won = winners.split(' ');
  return standingOf(scene, motion).map((piece) => (
    <Piece
      key={piece.id}
      {...sheet}
      piece={piece}
      ghost={piece.id === ghost}
      wins={!!piece.seat && won.includes(piece.seat)}
    />
  ));
});

interface TagsProps extends FiguresProps {
  /** The ids of the pieces with visible numbers, in order, separated by spaces. */
  readonly numbered: string;
}
/** The tags of all pieces at rest, beside them and over no other piece. */
export const Tags = memo(function Tags({ scene, ghost, motion, numbered, ...sheet }: TagsProps) {
  const standing = standingOf(scene, motion);
  const seen = standing.map((piece) => ({ id: piece.id, at: piece.at, r: seenRadiusOf(piece) }));
  const visible = new Set(numbered.split(' '));
  const draw: Paint = (brush) => {
    standing.forEach((piece, i) => {
      if (piece.id === ghost) return;
      brush.context.save();
      brush.context.translate(piece.at.x, piece.at.y);
      const others = seen.filter(({ id }) => id !== piece.id);
      drawTags(brush, piece, seen[i]?.r ?? 0, visible.has(piece.id), others);
      brush.context.restore();
    });
  };
  return <Drawn sheet={sheet} draw={draw} />;
});
