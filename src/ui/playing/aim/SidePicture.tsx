import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import { useEffect, useRef, useState } from 'react';
import type { TrajectoryView } from '../../../core/choice.ts';
import type { Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatLength as lengthIn, type FormatContext, t } from '../../../i18n/index.ts';
import { useTheme } from '../../appearance.ts';

/** The position of a body in the picture: its centre, the line under its feet, and its height. */
interface Spot {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
}
/** Half the width of a soldier's base, mm. */
const MAN = 12;
const Man = ({ x, foot, tall }: Spot) => (
  <>
    <rect x={x - MAN} y={foot - 5} width={2 * MAN} height={5} />
    <path d={`M${x - 7} ${foot - 5}L${x - 5} ${foot - tall * 0.72}H${x + 5}L${x + 7} ${foot - 5}Z`} />
    <circle cx={x} cy={foot - tall * 0.84} r={tall * 0.15} />
  </>
);
/** A hull with a turret, `wide` mm to each side. */
const Hull = ({ x, foot, tall, wide }: Spot & { readonly wide: number }) => (
  <path
    d={`M${x - wide} ${foot}v${-tall * 0.6}h${wide / 2}v${-tall * 0.4}h${wide}v${tall * 0.4}h${wide / 2}v${tall * 0.6}Z`}
  />
);

/** Returns a text of what is ahead, the nearest first: what it is, its distance and its height. */
const aheadText = ({ edge, ground, figures }: TrajectoryView, formatContext: FormatContext): string => {
  const things = [
    ...ground.map(({ id, from, top }) => ({ id, far: Math.max(0, from - edge), high: top })),
    ...figures.map(({ id, x, z, tall, wide = MAN }) => ({ id, far: Math.max(0, x - wide - edge), high: z + tall })),
  ];
  const labelled = things
    .toSorted((a, b) => a.far - b.far)
    .map(({ id, far: distance, high }) =>
      t('aim.ahead', {
        what: formatContext.label?.(id) ?? id,
        far: lengthIn(distance, formatContext).unit,
        high: lengthIn(high, formatContext).cm,
      }),
    );
  return [t('aim.side'), labelled.length > 0 ? labelled.join('; ') : t('aim.free')].join(': ');
};

/** The width of the picture relative to its height before its layout is known. */
const WIDE = 2.26;
/** Returns the width of an element relative to its height. */
const useShape = () => {
  const box = useRef<SVGSVGElement>(null);
  const [shape, setShape] = useState(WIDE);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) setShape(width / height);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, shape };
};
/**
 * The side view of a shot: its arc over everything along its path, and a ruler. The ruler starts at the edge of the shooter's
 * base, as all measurements do.
 */
export const SidePicture = ({
  side,
  scene,
  formatContext,
}: {
  side: TrajectoryView;
  scene: Scene;
  formatContext: FormatContext;
}) => {
  const { length, edge, top, arc, ground, figures } = side;
  const theme = useTheme();
  const { box, shape } = useShape();
  const mm = formatContext.unit?.mm ?? 10;
  const floor = (z: number): number => top - z;
  // Text has the same size over a long distance as over a short one.
  const part = theme === 'projector' ? 8 : 13;
  const wide = Math.max(length, top * shape + 40 * shape, (top * shape * part) / (part - shape));
  const foot = Math.max(40, wide / part);
  const high = wide / shape;
  const steps = Math.floor((wide - edge) / mm);
  const size = foot * 0.45;
  const every = Math.ceil((size * 1.7) / mm);
  const seatOf = (id: string): Seat | undefined => {
    const node = scene.nodes.find((each) => each.id === id);
    return node?.kind === 'piece' ? node.seat : undefined;
  };
  const line = arc.map(({ x, z }) => `${x},${floor(z)}`).join(' ');
  return (
    <figure className="side" data-part="side">
      <figcaption>{t('aim.side')}</figcaption>
      <svg
        ref={box}
        viewBox={`0 ${top + foot - high} ${wide} ${high}`}
        role="img"
        aria-label={withoutGlyphs(aheadText(side, formatContext))}
      >
        <rect className="sky" y={top + foot - high} width={wide} height={high - foot} />
        <rect className="earth" y={top} width={wide} height={foot} />
        {ground.map(({ from, to, top: height }, i) => (
          <rect key={i} className="wall" x={from} y={floor(height)} width={to - from} height={height} />
        ))}
        {figures.map(({ id, x, z, tall, wide }) => (
          <g key={id} className="man" data-seat={seatOf(id)}>
            {wide === undefined ? (
              <Man x={x} foot={floor(z)} tall={tall} />
            ) : (
              <Hull x={x} foot={floor(z)} tall={tall} wide={wide} />
            )}
          </g>
        ))}
        <polyline className="case" points={line} />
        <polyline className="arc" points={line} />
        {Array.from({ length: Math.floor(steps / every) }, (_, i) => (
          <text key={i} x={edge + (i + 1) * every * mm} y={top + foot * 0.75} fontSize={size}>
            {(i + 1) * every}
          </text>
        ))}
        {Array.from({ length: steps * 2 + 1 }, (_, i) => (
          <path key={i} className="tick" d={`M${edge + (i * mm) / 2} ${top}v${(foot / 40) * (i % 2 ? 5 : 10)}`} />
        ))}
      </svg>
    </figure>
  );
};
