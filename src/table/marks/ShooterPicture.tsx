import { containerPaint } from '../ground/containers.ts';
import { useId } from 'react';
import type { ShooterView } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import { type Mm, distance, orientation } from '../../geometry/point.ts';
import { centreOf } from '../../geometry/shape.ts';
import { type Prism, type SightPoint, projectPrism } from '../../geometry/sight.ts';
import { frontOf } from '../figures/layers.ts';
import { jointsOf } from '../ground/masonry.ts';
import { INK, matPaint, TERRAIN_PAINTS, type Theme, seatPaint } from '../draw/theme.ts';

interface EyePictureProps {
  readonly view: ShooterView;
  readonly theme: Theme;
  /** The scene of the view. It decides how target and obstacles look. */
  readonly scene: Scene;
  readonly width?: number;
  readonly height?: number;
  /** The text for a screen reader. */
  readonly label?: string;
}

/** The shooter's view: the same prisms in perspective, the target's hidden part hatched under the true skyline. */
export function ShooterPicture(props: EyePictureProps) {
  const { view, theme, scene, width = 364, height = 190, label } = props;
  const id = useId();
  const { eye, silhouette, sight } = view;
  const { half, tall } = silhouette;
  const scale = Math.min((height * 0.7) / tall, (width * 0.5) / (2 * half));
  const foot = height * 0.88;
  const left = width * 0.32;
  const x = (mm: Mm): number => Math.round((left + mm * scale) * 10) / 10;
  const y = (mm: Mm): number => Math.round((foot - mm * scale) * 10) / 10;
  const outline = (spots: readonly SightPoint[]): string =>
    spots.length > 2 ? `M${spots.map((spot) => `${x(spot.x)} ${y(spot.z)}`).join('L')}Z` : '';
  const horizon = Math.min(height * 0.72, Math.max(height * 0.12, y(eye.z - silhouette.z)));
  const felt = matPaint(scene.mat, theme);
  const before = view.prisms
    .flatMap(facesOf)
    .map((prism) => ({ prism, away: distance(eye.at, centreOf(prism.shape)) }))
    .toSorted((a, b) => b.away - a.away);
  return (
    <svg
      width="100%"
      preserveAspectRatio="xMidYMid slice"
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Definitions id={id} theme={theme} hidden={hiddenPath(view, x, y)} width={width} height={height} />
      <g clipPath={`url(#${id}frame)`}>
        <rect width={width} height={height} fill={`url(#${id}sky)`} />
        <rect y={horizon} width={width} height={height - horizon} fill={felt.felt} />
        <GroundLines horizon={horizon} foot={foot} height={height} width={width} colour={felt.line} />
        <Silhouette {...props} x={x} y={y} scale={scale} />
        {before.map(({ prism }, i) => (
          <Block
            key={i}
            prism={prism}
            scene={scene}
            view={view}
            outline={outline}
            theme={theme}
            id={`${id}${i}`}
            x={x}
            y={y}
          />
        ))}
        <g clipPath={`url(#${id}hidden)`}>
          <Silhouette {...props} x={x} y={y} scale={scale} hatch={`url(#${id}hatch)`} />
        </g>
        {sight.share > 0 && (
          <path
            d={skylinePath(view, x, y)}
            fill="none"
            stroke="#fff"
            strokeWidth={2}
            strokeDasharray="6 4"
            strokeLinejoin="round"
          />
        )}
      </g>
    </svg>
  );
}

interface DefinitionProps extends Required<Pick<EyePictureProps, 'theme' | 'width' | 'height'>> {
  readonly id: string;
  /** The path of the target's hidden part. */
  readonly hidden: string;
}
/** The sky, the hatching and the clips of the picture, by names that begin with its id. */
function Definitions({ id, theme, hidden, width, height }: DefinitionProps) {
  const sky = theme === 'dark' ? ['#3B4652', '#59626A'] : ['#C7D3DB', '#E9EEF0'];
  return (
    <defs>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="rgba(20,16,10,.16)" />
        <rect width="2.4" height="7" fill="rgba(20,16,10,.78)" />
      </pattern>
      <clipPath id={`${id}hidden`}>
        <path d={hidden} />
      </clipPath>
      <clipPath id={`${id}frame`}>
        <rect width={width} height={height} />
      </clipPath>
    </defs>
  );
}

type Place = (mm: Mm) => number;

/** Returns the area below the skyline, across the target's width. */
function hiddenPath({ sight, silhouette }: ShooterView, x: Place, y: Place): string {
  const corners = sight.skyline;
  if (corners.length === 0 || sight.share === 0) return 'M0 0Z';
  const top = corners
    .map((corner) => `${x(corner.x)} ${y(corner.by === null ? -silhouette.tall : corner.z)}`)
    .join('L');
  return `M${x(-silhouette.half)} ${y(-silhouette.tall)}L${top}L${x(silhouette.half)} ${y(-silhouette.tall)}Z`;
}

/** Returns the skyline above every obstacle, down to the ground at both of its ends. */
function skylinePath({ sight, silhouette }: ShooterView, x: Place, y: Place): string {
  let path = '';
  let open = false;
  sight.skyline.forEach((corner, i) => {
    const hides = corner.z > 0 && corner.z < silhouette.tall;
    const before = sight.skyline[i - 1];
    if (hides && !open) path += `M${x(corner.x)} ${y(before?.x === corner.x ? before.z : corner.z)}`;
    if (hides || (open && corner.z > 0)) path += `L${x(corner.x)} ${y(corner.z)}`;
    open = hides;
  });
  return path;
}

function GroundLines(props: { horizon: number; foot: number; height: number; width: number; colour: string }) {
  const { horizon, foot, height, width, colour } = props;
  const depth = Math.max(4, foot - horizon);
  const lines = [0.35, 0.55, 0.8, 1.15, 1.7].map((near) => horizon + depth * near).filter((at) => at < height);
  return (
    <path
      d={lines.map((at) => `M0 ${at}H${width}`).join('')}
      stroke={colour}
      strokeOpacity={0.5}
      strokeDasharray="3 5"
      fill="none"
    />
  );
}

/** Returns the faces of a prism. A concave footprint drawn in one piece would look too full, so it is drawn face by face. */
function facesOf(prism: Prism): Prism[] {
  const corners = prism.shape.kind === 'polygon' ? prism.shape.points : [];
  const turns = corners.map((corner, i) =>
    orientation(corners.at(i - 1) ?? corner, corner, corners[(i + 1) % corners.length] ?? corner),
  );
  if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) return [prism];
  return corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return { ...prism, shape: { kind: 'polygon', points: [from, to, to] } };
  });
}

interface BlockProps {
  readonly prism: Prism;
  readonly view: ShooterView;
  readonly scene: Scene;
  readonly theme: Theme;
  readonly id: string;
  readonly x: Place;
  readonly y: Place;
  outline(spots: readonly SightPoint[]): string;
}

/** Returns the paint of an obstacle or of a figure that blocks the view, and whether it has stone courses. */
function paintOf(
  scene: Scene,
  id: NodeId,
  theme: Theme,
): { side: string; top: string; line: string; out: string; laid: boolean } {
  const node = scene.nodes.find((each) => each.id === id);
  const { stone, tree, timber, cloth } = TERRAIN_PAINTS[theme];
  if (node?.kind === 'piece') {
    const seat = seatPaint(node.seat, theme);
    return { side: seat.mid, top: seat.tint, line: seat.deep, out: INK.ink, laid: false };
  }
  const style = node?.kind === 'area' ? node.style : 'wall';
  if (style === 'container') {
    const { top, side, line, out } = containerPaint(id);
    return { side, top, line, out, laid: false };
  }
  const materials = {
    leaves: { side: tree.a, top: tree.b, line: tree.c, out: tree.out },
    cloth: { side: cloth.shade, top: cloth.lit, line: cloth.line, out: cloth.out },
    timber: { side: timber.top2, top: timber.top, line: timber.line, out: timber.out },
    stone: { side: stone.top2, top: stone.top, line: stone.line, out: stone.out },
  };
  return { ...materials[MATERIALS[style] ?? 'stone'], laid: LAID.includes(style) };
}
/** What terrain is made of. All other terrain is stone. */
const MATERIALS: Readonly<Record<string, 'leaves' | 'cloth' | 'timber'>> = {
  tree: 'leaves',
  hedge: 'leaves',
  tent: 'cloth',
  sandbags: 'cloth',
  crate: 'timber',
  barrel: 'timber',
  cart: 'timber',
  fence: 'timber',
};
/** Terrain that is laid in courses. */
const LAID: readonly string[] = ['wall', 'rampart', 'house'];

/** A prism in perspective. Its top is visible if the eye is higher. */
function Block({ prism, view, scene, theme, id, x, y, outline }: BlockProps) {
  const paint = paintOf(scene, prism.id, theme);
  const { eye, silhouette } = view;
  const d = outline(projectPrism(eye, silhouette, prism));
  if (!d) return null;
  const top = eye.z > prism.top ? outline(projectPrism(eye, silhouette, { ...prism, from: prism.top })) : '';
  const joints = paint.laid ? jointsOf(view, prism).map(([a, b]) => `M${x(a.x)} ${y(a.z)}L${x(b.x)} ${y(b.z)}`) : [];
  return (
    <g>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={paint.side} />
      <path d={joints.join('')} clipPath={`url(#${id})`} fill="none" stroke={paint.line} strokeWidth={1} />
      {top && <path d={top} fill={paint.top} stroke={paint.line} strokeWidth={1} />}
      <path d={d} fill="none" stroke={paint.out} strokeWidth={1.6} strokeLinejoin="round" />
    </g>
  );
}

interface SilhouetteProps extends EyePictureProps {
  readonly x: Place;
  readonly y: Place;
  readonly scale: number;
  /** The fill of the hidden part. Without it, the entire target is drawn as seen. */
  readonly hatch?: string;
}

/** The front of a target that is not a soldier, 1 wide and 1 high: two tracks, a hull, a turret. */
const HULL = 'M-1 0V-.42L-.78 -.5L-.7 -.66H-.38L-.28 -1H.28L.38 -.66H.7L.78 -.5L1 -.42V0H.62V-.2H-.62V0Z';

/** A soldier's width from the front, relative to its height. */
const BREADTH = 0.52;
/** The target from the front, as wide and tall as in the rules. */
function Silhouette({ view, scene, theme, x, y, scale, hatch }: SilhouetteProps) {
  const id = useId();
  const target = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === view.target);
  const { figure = 'trooper', seat } = target ?? {};
  const { half, tall } = view.silhouette;
  const paint = seatPaint(seat, theme);
  const front = frontOf(figure);
  const size = tall * scale;
  // A wounded piece is shown lying, with its head to the right.
  const lies = front && target?.badges?.includes('wounded');
  const place = lies
    ? `translate(${x(-half)} ${y(tall / 2)}) rotate(90) scale(${size / BREADTH} ${2 * half * scale})`
    : `translate(${x(0)} ${y(0)}) scale(${front ? size : half * scale} ${size})`;
  const body = { d: front?.d ?? HULL, transform: place, vectorEffect: 'non-scaling-stroke' } as const;
  if (hatch) {
    return (
      <g>
        <clipPath id={id}>
          <path {...body} />
        </clipPath>
        <path {...body} fill={paint.base} fillOpacity={0.42} />
        <rect width="100%" height="100%" fill={hatch} clipPath={`url(#${id})`} />
        <path {...body} fill="none" stroke="#fff" strokeWidth={2.4} strokeDasharray="6 4" />
      </g>
    );
  }
  const frame = `M${x(-half)} ${y(0)}V${y(tall)}H${x(half)}V${y(0)}Z`;
  return (
    <g>
      <path d={frame} fill="none" stroke={paint.deep} strokeOpacity={0.45} strokeDasharray="2 3" />
      {front && !lies && <path d={front.gun} transform={place} fill={INK.ink} />}
      <path {...body} fill={paint.base} stroke={INK.ink} strokeWidth={1.8} strokeLinejoin="round" />
      {front && (
        <g transform={place}>
          <path d="M-.2 -.6L.2 -.6M-.13 -.43H.13" stroke={paint.tint} strokeWidth={0.045} />
          <path d="M.1 -.89C.1 -.84 .07 -.8 .05 -.79H-.06C-.09 -.81 -.11 -.85 -.11 -.89Z" fill={paint.tint} />
        </g>
      )}
    </g>
  );
}
