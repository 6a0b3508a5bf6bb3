import type Konva from 'konva';
import type { Ref } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';

interface CanvasShapeProps {
  readonly ref?: Ref<Konva.Shape>;
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}
/**
 * A shape that draws with the canvas itself and hears no pointer. It draws nothing while its canvas is not in the page: Konva
 * draws a new layer before it adds the canvas, and again in the next frame.
 */
export function CanvasShape({ draw, ...props }: CanvasShapeProps) {
  return (
    <Shape
      {...props}
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: context }) => {
        if (context.canvas.isConnected) draw(context);
      }}
    />
  );
}
