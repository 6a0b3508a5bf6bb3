import type Konva from 'konva';
import { Animation } from 'konva/lib/Animation.js';
import { useEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import { type Brush, closed, ring, stroke } from '../draw/brush.ts';
import type { Sheet } from '../draw/Still.tsx';
import { type Moment, momentsAt } from './moments.ts';
import { drawPiece, radiusOf, seenRadiusOf } from '../figures/pieces.ts';
import type { Run } from '../props.ts';
import { INK } from '../draw/theme.ts';

/** Plays a motion on a layer of its own: only the pieces that move are drawn anew. */
export function Playback({ run, ...sheet }: Sheet & { readonly run: Run }) {
  const shape = useRef<Konva.Shape>(null);
  useEffect(() => {
    const animation = new Animation(() => undefined, shape.current?.getLayer() ?? null);
    animation.start();
    return () => {
      animation.stop();
    };
  }, []);
  return (
    <Shape
      ref={shape}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: context }) => {
        const { motion, since } = run;
        const ms = since === null ? 0 : performance.now() - since;
        for (const moment of momentsAt(motion, ms)) drawMoment({ ...sheet, context }, moment);
      }}
    />
  );
}

function drawMoment(brush: Brush, moment: Moment): void {
  const { context, px } = brush;
  context.save();
  context.globalAlpha *= moment.alpha;
  context.translate(moment.at.x, moment.at.y);
  if (moment.burst !== undefined) {
    drawBurst(brush, radiusOf(moment.node) * 1.9 * moment.burst);
    context.restore();
    return;
  }
  if (moment.flash > 0) {
    context.save();
    context.globalAlpha *= moment.flash * 0.75;
    context.fillStyle = '#FFFFFF';
    context.beginPath();
    context.arc(0, 0, seenRadiusOf(moment.node) + 6 * px, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
  context.rotate(moment.tipped * 1.2);
  context.scale((1 - moment.tipped * 0.45) * moment.wide, 1);
  drawPiece(brush, moment.node, moment.tipped === 0);
  context.restore();
}

/** A star with many points where two pieces meet. */
function drawBurst(brush: Brush, r: number): void {
  const points = ring({ x: 0, y: 0 }, r, 24).map(({ x, y }, i) => (i % 2 ? { x: x * 0.66, y: y * 0.66 } : { x, y }));
  const star = closed(points);
  brush.context.fillStyle = '#FFFFFF';
  brush.context.fill(star);
  stroke(brush, star, INK.ink, 2.6);
}
