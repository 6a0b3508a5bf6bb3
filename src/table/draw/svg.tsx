import { useId } from 'react';
import type { Drawing, Stroke, DrawnText } from './drawing.ts';
import { DISPLAY_FONT } from './theme.ts';

/** A drawing as SVG. */
export function Drawn({ drawing }: { readonly drawing: Drawing }) {
  const { move, turn, scale, alpha, clip, parts } = drawing;
  const id = useId();
  const transform = [
    move && `translate(${move[0]} ${move[1]})`,
    turn && `rotate(${turn})`,
    scale && `scale(${scale[0]} ${scale[1]})`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <g
      {...(transform ? { transform } : {})}
      {...(alpha === undefined ? {} : { opacity: alpha })}
      {...(clip ? { clipPath: `url(#${id})` } : {})}
    >
      {clip && (
        <clipPath id={id}>
          <path d={clip} />
        </clipPath>
      )}
      {parts.map((part, i) => {
        if ('parts' in part) return <Drawn key={i} drawing={part} />;
        return 'word' in part ? <Written key={i} word={part} /> : <Outline key={i} stroke={part} />;
      })}
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

function Written({ word: { word, at, size, fill } }: { readonly word: DrawnText }) {
  return (
    <text
      x={at[0]}
      y={at[1]}
      fontFamily={DISPLAY_FONT}
      fontWeight={800}
      fontSize={size}
      fill={fill}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {word}
    </text>
  );
}
