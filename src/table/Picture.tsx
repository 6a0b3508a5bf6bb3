import { useEffect, useRef, useState } from 'react';
import type { AreaNode, Scene } from '../core/scene.ts';
import type { Mm, Point } from '../geometry/point.ts';
import type { Brush } from './draw/brush.ts';
import { fitted } from './camera/camera.ts';
import { drawMat } from './ground/mat.ts';
import { drawBoards } from './ground/squares.ts';
import { drawLine } from './marks/marks.ts';
import { drawPiece } from './figures/pieces.ts';
import { drawPrinted, isPrinted } from './ground/printed.ts';
import { piecesOf } from './marks/tapes.ts';
import { drawShadows } from './ground/shadow.ts';
import { drawTerrain } from './ground/terrain.ts';
import type { Theme } from './draw/theme.ts';

/** A part of a scene: the top left corner and size in mm. */
interface Crop {
  readonly at: Point;
  readonly width: Mm;
  readonly height: Mm;
}

interface PictureProps {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly crop?: Crop | undefined;
}

/** A still picture of a scene that fills its parent; a crop covers it, without one the whole mat is shown. */
export function Picture({ scene, theme, crop }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const parent = canvas.current?.parentElement;
    if (!parent) return undefined;
    const watch = new ResizeObserver(() => setSize({ width: parent.clientWidth, height: parent.clientHeight }));
    watch.observe(parent);
    return () => watch.disconnect();
  }, []);
  const ratio = globalThis.devicePixelRatio || 1;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || size.width === 0 || size.height === 0) return;
    const whole = fitted(scene, size, 0);
    const zoom = crop ? Math.max(size.width / crop.width, size.height / crop.height) : whole.zoom;
    const middle = crop ? { x: crop.at.x + crop.width / 2, y: crop.at.y + crop.height / 2 } : whole.at;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.scale(ratio, ratio);
    context.translate(size.width / 2, size.height / 2);
    context.scale(zoom, zoom);
    context.translate(-middle.x, -middle.y);
    drawScene({ context, px: 1 / zoom, turn: 0, theme }, scene);
  }, [scene, theme, crop, size, ratio]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(size.width * ratio)}
      height={Math.round(size.height * ratio)}
      style={{ display: 'block', position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      aria-hidden
    />
  );
}

function drawScene(brush: Brush, scene: Scene): void {
  const areas: AreaNode[] = scene.nodes.filter((node) => node.kind === 'area');
  const standing = areas.filter((area) => !isPrinted(area));
  const stand = (trees: boolean): void => {
    for (const area of standing) if ((area.style === 'tree') === trees) drawTerrain(brush, area);
  };
  drawMat(brush, scene);
  drawBoards(brush, scene, '');
  for (const area of areas) if (isPrinted(area)) drawPrinted(brush, area, scene, '');
  for (const node of scene.nodes)
    if (node.kind === 'line' || node.kind === 'ring') drawLine(brush, node, scene.unit.mm);
  drawShadows(brush, standing);
  stand(false);
  for (const piece of piecesOf(scene).toSorted((a, b) => (a.z ?? 0) - (b.z ?? 0))) {
    brush.context.save();
    brush.context.translate(piece.at.x, piece.at.y);
    drawPiece(brush, piece, false);
    brush.context.restore();
  }
  stand(true);
}
