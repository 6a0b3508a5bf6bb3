import type { Drawing, Stroke } from './figures/drawing.ts';

/** A drawing as SVG. */
export function Drawn({ drawing }: { readonly drawing: Drawing }) {
  const { move, turn, scale, alpha, parts } = drawing;
  const transform = [
    move && `translate(${move[0]} ${move[1]})`,
    turn && `rotate(${turn})`,
    scale && `scale(${scale[0]} ${scale[1]})`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <g {...(transform ? { transform } : {})} {...(alpha === undefined ? {} : { opacity: alpha })}>
      {parts.map((part, i) => ('parts' in part ? <Drawn key={i} drawing={part} /> : <Outline key={i} stroke={part} />))}
    </g>
  );
}

function Outline({ stroke }: { readonly stroke: Stroke }) {
  return (
    <path
      d={stroke.d}
      fill={stroke.fill ?? 'none'}
      {...(stroke.stroke ? { stroke: stroke.stroke, strokeWidth: stroke.width } : {})}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
