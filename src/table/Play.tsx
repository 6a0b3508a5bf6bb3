import type Konva from 'konva';
import { Animation } from 'konva/lib/Animation.js';
import { useEffect, useRef } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Brush } from './brush.ts';
import type { Sheet } from './Still.tsx';
import { type Motion, type Pose, posesAt } from './motion.ts';
import { drawPiece, radiusOf } from './pieces.ts';
import type { Cue } from './props.ts';

interface PlayProps extends Sheet {
  readonly motion: Motion;
  onEnd(): void;
  onCue(cue: Cue): void;
}

/** Plays a motion on a layer of its own: only the pieces that move are drawn anew. */
export function Play({ motion, onEnd, onCue, ...sheet }: PlayProps) {
  const shape = useRef<Konva.Shape>(null);
  const clock = useRef(0);
  const said = useRef({ onEnd, onCue });
  useEffect(() => {
    said.current = { onEnd, onCue };
  });
  useEffect(() => {
    clock.current = 0;
    let cues = 0;
    const animation = new Animation((frame) => {
      clock.current = frame?.time ?? 0;
      const due = motion.cues.filter(({ at }) => at <= clock.current).length;
      for (const { cue } of motion.cues.slice(cues, due)) said.current.onCue(cue);
      cues = Math.max(cues, due);
      if (clock.current < motion.total) return;
      animation.stop();
      said.current.onEnd();
    }, shape.current?.getLayer() ?? null);
    animation.start();
    return () => {
      animation.stop();
    };
  }, [motion]);
  return (
    <Shape
      ref={shape}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: context }) => {
        for (const pose of posesAt(motion, clock.current)) drawPose({ ...sheet, context }, pose);
      }}
    />
  );
}

function drawPose(brush: Brush, pose: Pose): void {
  const { context, px } = brush;
  context.save();
  context.globalAlpha *= pose.alpha;
  context.translate(pose.at.x, pose.at.y);
  if (pose.flash > 0) {
    context.save();
    context.globalAlpha *= pose.flash * 0.75;
    context.fillStyle = '#FFFFFF';
    context.beginPath();
    context.arc(0, 0, radiusOf(pose.node) + 9 * px, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
  context.rotate(pose.tipped * 1.2);
  context.scale(1 - pose.tipped * 0.45, 1);
  drawPiece(brush, pose.node, pose.tipped === 0);
  context.restore();
}
