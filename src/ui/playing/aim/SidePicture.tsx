import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import { useEffect, useRef, useState } from 'react';
import type { TrajectoryView } from '../../../core/choice.ts';
import type { PieceNode, Scene, SceneNode } from '../../../core/scene.ts';
import type { Mm } from '../../../geometry/point.ts';
import { formatLength as lengthIn, type FormatContext, t } from '../../../i18n/index.ts';
import type { PastArc } from '../../../presentation/pastArcs.ts';
import { radiusOf } from '../../../table/figures/pieces.ts';
import { useTheme } from '../../appearance.ts';
import { crewReach, Gun, Hull, MAN, Man } from './sideFigures.tsx';
import { Backdrop, Block, type SideFrame } from './sideScenery.tsx';

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
const WIDE = 1.86;
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
/** The room behind the firing piece, and the least depth of the ground below the picture, mm. */
const MARGIN: Mm = 8;
const DEEP: Mm = 40;
/** Returns how far the piece that fires reaches behind its centre, mm. */
const reachOf = (shooter: PieceNode | undefined): Mm => {
  if (!shooter) return 0;
  return shooter.token ? crewReach(radiusOf(shooter)) : Math.max(MAN, radiusOf(shooter));
};
/** Returns the frame of the picture. Across and upwards it has the same scale, and text has the same size over any distance. */
const frameOf = (
  { length, back, top }: TrajectoryView,
  { reach, shape, part }: { readonly reach: Mm; readonly shape: number; readonly part: number },
): SideFrame & { readonly deep: Mm } => {
  const behind = back + reach + MARGIN;
  const wide = Math.max(length + behind, top * shape + DEEP * shape, (top * shape * part) / (part - shape));
  const deep = Math.max(DEEP, wide / part);
  return { left: -behind, wide, ground: 0, upper: deep - wide / shape, deep };
};

/** The styles of areas that are built of stones with battlements. */
const MASONRY: ReadonlySet<string> = new Set(['tower', 'rampart', 'gate']);
interface SideProps {
  readonly side: TrajectoryView;
  readonly scene: Scene;
  /** The piece that fires. */
  readonly shooter: PieceNode | undefined;
  /** Its earlier shots from this place. */
  readonly past: readonly PastArc[];
  readonly formatContext: FormatContext;
}
/**
 * The side view of a shot: its arc over everything along its path, the earlier shots, and a tape. The tape starts at the edge of the
 * shooter's base, as all measurements do.
 */
export const SidePicture = ({ side, scene, shooter, past, formatContext }: SideProps) => {
  const theme = useTheme();
  const { box, shape } = useShape();
  const frame = frameOf(side, { reach: reachOf(shooter), shape, part: theme === 'projector' ? 8 : 13 });
  const nodeOf = (id: string): SceneNode | undefined => scene.nodes.find((each) => each.id === id);
  const seatOf = (id: string) => {
    const node = nodeOf(id);
    return node?.kind === 'piece' ? node.seat : undefined;
  };
  const styleOf = (id: string): string => {
    const node = nodeOf(id);
    return node?.kind === 'area' ? node.style : '';
  };
  return (
    <figure className="side" data-part="side">
      <figcaption>{t('aim.side')}</figcaption>
      <svg
        ref={box}
        viewBox={`${frame.left} ${frame.upper} ${frame.wide} ${frame.deep - frame.upper}`}
        role="img"
        aria-label={withoutGlyphs(aheadText(side, formatContext))}
      >
        <Backdrop {...frame} />
        <rect className="earth" x={frame.left} y={0} width={frame.wide} height={frame.deep} />
        {side.ground.map(({ id, from, to, top }, i) => (
          <Block key={i} from={from} to={to} high={top} ground={0} stones={MASONRY.has(styleOf(id))} />
        ))}
        {side.figures.map(({ id, x, z, tall, wide }) => (
          <g key={id} className="man" data-seat={seatOf(id)}>
            {wide === undefined ? (
              <Man x={x} foot={-z} tall={tall} />
            ) : (
              <Hull x={x} foot={-z} tall={tall} wide={wide} />
            )}
          </g>
        ))}
        {shooter && <Shooter piece={shooter} side={side} />}
        <Arcs side={side} past={past} frame={frame} />
        <Tape edge={side.edge} unit={formatContext.unit?.mm ?? 10} frame={frame} />
      </svg>
    </figure>
  );
};

/** The piece that fires, at its distance behind the muzzle. */
const Shooter = ({ piece, side: { back, arc } }: { readonly piece: PieceNode; readonly side: TrajectoryView }) => {
  const [r, { z: foot = 0, tall = 45, seat, token }] = [radiusOf(piece), piece];
  const figure =
    r > MAN + 1 ? <Hull x={-back} foot={-foot} tall={tall} wide={r} /> : <Man x={-back} foot={-foot} tall={tall} />;
  return (
    <g className="man" data-seat={seat}>
      {token ? <Gun x={-back} foot={-foot} r={r} muzzle={(arc[0]?.z ?? 0) - foot} /> : figure}
    </g>
  );
};

interface FramedProps {
  readonly frame: SideFrame & { readonly deep: Mm };
}
/** Where the numbers of earlier shots are along their arcs, as parts of them, so that they never cover each other. */
const NUMBERED = [0.46, 0.62, 0.78];
/** The arc of the aim over thinner ones of earlier shots, each with its number. */
const Arcs = ({ side, past, frame }: FramedProps & Pick<SideProps, 'side' | 'past'>) => {
  const lineOf = (arc: PastArc['arc']): string => arc.map(({ x, z }) => `${x},${-z}`).join(' ');
  const r = frame.deep * 0.24;
  return (
    <>
      {past.map(({ n, arc }, i) => {
        const at = (NUMBERED[i] ?? 1) * Math.min(arc.at(-1)?.x ?? 0, frame.left + frame.wide);
        const place = arc.find(({ x }) => x >= at) ?? { x: 0, z: 0 };
        return (
          <g key={n} className="past">
            <polyline points={lineOf(arc)} />
            <circle cx={place.x} cy={-place.z} r={r} />
            <text x={place.x} y={r * 0.4 - place.z} fontSize={r * 1.25}>
              {n}
            </text>
          </g>
        );
      })}
      <polyline className="case" points={lineOf(side.arc)} />
      <polyline className="arc" points={lineOf(side.arc)} />
    </>
  );
};

/** A tape on the ground with a tick every half unit and numbers. */
const Tape = ({ edge, unit, frame }: FramedProps & { readonly edge: Mm; readonly unit: Mm }) => {
  const { left, wide, deep } = frame;
  const [y, high, size] = [deep * 0.14, deep * 0.68, deep * 0.42];
  const end = left + wide;
  const units = Math.floor((end - edge) / unit);
  const every = Math.ceil((size * 1.7) / unit);
  return (
    <>
      <rect className="tape" x={edge} y={y} width={end - edge} height={high} />
      {Array.from({ length: units * 2 + 1 }, (_, i) => (
        <path key={i} className="tick" d={`M${edge + (i * unit) / 2} ${y}v${high * (i % 2 ? 0.16 : 0.3)}`} />
      ))}
      {Array.from({ length: Math.floor(units / every) }, (_, i) => (
        <text key={i} x={edge + (i + 1) * every * unit} y={y + high * 0.86} fontSize={size}>
          {(i + 1) * every}
        </text>
      ))}
    </>
  );
};
