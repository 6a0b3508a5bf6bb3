import type { Seat } from '../../core/seat.ts';
import type { RestingSide } from '../../core/shots/pose.ts';
import { INK, type SeatPaint, type Theme, figurePaint, seatPaint } from '../draw/theme.ts';
import { blockOf } from './block.ts';
import { lineScale } from '../draw/contrast.ts';
import type { Drawing, Stroke } from '../draw/drawing.ts';
import { type Front, type Layer, type FigureSprite, frontOf, figureSprite } from './layers.ts';
import { areaPattern, basePattern } from './patterns.ts';
import { BASE_OUTLINES } from './shapes.ts';

/** What a figure looks like. `facing` turns the figure but not the light; `lies` is its resting side on the table. */
export interface FigureState {
  readonly figure: string;
  readonly seat?: Seat | undefined;
  readonly theme: Theme;
  readonly facing: number;
  readonly lies?: RestingSide | undefined;
  /** It has acted: less colour. */
  readonly acted?: boolean | undefined;
  /** A block's face: its picture and number. Without a picture it shows its back. */
  readonly emblem?: string | undefined;
  readonly mark?: string | undefined;
  /** It will be lit by its heights: a rim of its seat's colour instead of inner outlines. */
  readonly modelled?: boolean | undefined;
  /** It is so small that it needs a light line around it on painted ground. */
  readonly small?: boolean | undefined;
}

/** How far a figure and its shadow reach from the centre, in base radii. This leaves room for weapons and flags. */
export const REACH = 3.1;
export const SHADOW_REACH = 4.4;
/** The size of a soldier's drawing relative to its base. Miniatures overhang their bases, but the rim stays visible. */
export const OVERHANG = 1.6;

function roleOf(role: string, seat: SeatPaint): string {
  const roles: Readonly<Record<string, string>> = {
    body: seat.tint,
    mid: seat.mid,
    base: seat.base,
    deep: seat.deep,
    ink: INK.ink,
    metal: INK.metal,
    metal2: INK.metal2,
    gold: INK.gold,
    bone: INK.bone,
    hi: 'rgba(255,255,255,.6)',
    gunmetal: '#3A4246',
    timber: '#A97B4B',
    timberLine: '#6B4722',
  };
  return roles[role] ?? role;
}

/** Returns layers of a picture in a seat's paints, with an ink outline of that width. */
export function outlined(layers: readonly Layer[], seat: SeatPaint, outline: number): (Drawing | Stroke)[] {
  return layers.flatMap((layer): (Drawing | Stroke)[] => {
    const colour = roleOf(layer.f, seat);
    if (layer.stroke) return [{ d: layer.d, stroke: colour, width: layer.stroke }];
    const body = { d: layer.d, fill: colour, stroke: INK.ink, width: layer.s ?? outline };
    if (layer.panel) return [body, ...areaPattern(seat, layer.d, { pitch: 0.26, colour: seat.base })];
    if (!layer.rim) return [body];
    return [
      body,
      ...areaPattern(seat, layer.d, { pitch: 0.3, colour: INK.bone, alpha: 0.8 }),
      { scale: [0.9, 0.9], parts: [{ d: layer.d, stroke: INK.bone, width: 0.05 }] },
    ];
  });
}

const shadowOf = (look: FigureSprite, fill: string): Stroke[] =>
  look.layers.filter((layer) => !layer.stroke && layer.f !== 'hi').map((layer) => ({ d: layer.d, fill }));

/** Shifts a drawing by a fixed amount of the table inside something that is turned by `facing`. */
function lit(facing: number, by: readonly [number, number], drawing: Drawing): Drawing {
  return { turn: -facing, parts: [{ move: by, parts: [{ turn: facing, parts: [drawing] }] }] };
}

/** Leather, wood and dark iron of modelled figures, and the earth and grass on their bases. */
const LEATHER = '#3D3128';
const FLOCK = '#6B6440';
const SOIL = '#171106';
const SIDE = '#120D08';
/** The dark line around the foot of a base: how far it reaches (base radii), and how dark it is. */
const CONTACT: readonly (readonly [number, number])[] = [
  [1.26, 0.1],
  [1.17, 0.14],
  [1.09, 0.2],
];
interface Rim {
  readonly colour: string;
  readonly width: number;
}
/** Returns layers of a picture without inner outlines, on a rim. */
function modelled(layers: readonly Layer[], seat: SeatPaint, rim: Rim): (Drawing | Stroke)[] {
  const solid = layers.filter(({ f }) => f !== 'hi');
  const around = solid.map(({ d, stroke }): Stroke => ({
    d,
    stroke: rim.colour,
    width: (stroke ?? 0) + 2 * rim.width,
    ...(stroke ? {} : { fill: rim.colour }),
  }));
  const bare = outlined(
    solid.map((layer) => ({ ...layer, f: layer.f === 'ink' ? LEATHER : layer.f, s: 0 })),
    seat,
    0,
  );
  return [...around, ...bare];
}

/** A bone line around the figure on dark cloth, and a fainter one where it is small. */
const haloOf = (look: FigureSprite, { theme, small }: FigureState, width: number): Drawing[] =>
  theme === 'dark' || small
    ? [
        {
          alpha: theme === 'dark' ? 0.72 : 0.4,
          parts: look.layers
            .filter((layer) => !layer.stroke && layer.f !== 'hi')
            .map(({ d }) => ({ d, stroke: INK.bone, width })),
        },
      ]
    : [];

/** The rim of a modelled figure: dark, in the hue of its side. What has acted is pale, so its rim keeps the full colour. */
const rimOf = ({ seat, theme, acted }: FigureState, width: number): Rim => {
  const { base, deep } = figurePaint(seat, theme);
  return acted ? { colour: base, width: width * 1.7 } : { colour: deep, width: width * 0.8 };
};

/** Returns the complete figure in unit space, bottom to top, without the shadow that it casts. */
export function figureDrawing(look: FigureState): Drawing {
  const { facing, theme } = look;
  if (look.figure === 'block') return blockOf(seatPaint(look.seat, theme), look.emblem, look.mark);
  const seat = figurePaint(look.seat, theme, look);
  const bold = lineScale();
  const outline = (theme === 'projector' ? 0.075 : 0.055) * bold;
  const figure = figureSprite(look.figure);
  const front = frontOf(look.figure);
  const layersOf = (width: number): (Drawing | Stroke)[] =>
    look.modelled ? modelled(figure.layers, seat, rimOf(look, width)) : outlined(figure.layers, seat, width);
  if (front && look.lies) return { turn: facing, parts: lying(front, look.lies, seat) };
  if (figure.vehicle) {
    return {
      turn: facing,
      parts: [...haloOf(figure, look, 0.1), ...layersOf(outline * 0.62)],
    };
  }
  const base = BASE_OUTLINES[seat.shape];
  // The base keeps its full colour after the figure has acted, so it still shows the side.
  const rim = figurePaint(look.seat, theme);
  const oval: readonly [number, number] = [1, figure.oval ?? 1];
  const size = front ? OVERHANG : 0.94;
  const own = lit(facing, [0.07, 0.1], { alpha: 0.42, parts: shadowOf(figure, seat.deep) });
  const contact = CONTACT.map(([reach, alpha]) => ({
    alpha,
    scale: [reach, reach] as const,
    parts: [{ d: base, fill: SOIL }],
  }));
  // The side of the base, away from the light.
  const thick = lit(facing, [0.09, 0.13], { parts: [{ d: base, fill: SIDE, stroke: SIDE, width: 0.06 }] });
  const flock = { alpha: 0.85, scale: [0.52, 0.52] as const, parts: [{ d: base, fill: FLOCK }] };
  return {
    parts: [
      {
        turn: facing,
        parts: [
          {
            scale: oval,
            parts: [
              ...(look.modelled ? [...contact, thick] : []),
              { d: base, fill: rim.deep, stroke: look.modelled ? rim.deep : INK.ink, width: 0.09 * bold },
              { scale: [0.95, 0.95], parts: [{ d: base, fill: INK.bone }] },
              { scale: [0.83, 0.83], parts: [{ d: base, fill: rim.base }, ...basePattern(rim)] },
              ...(look.modelled ? [flock] : []),
            ],
          },
          {
            scale: [size, size],
            parts: [own, ...haloOf(figure, look, 0.16), ...layersOf(outline)],
          },
        ],
      },
    ],
  };
}

/** The visible part of a toppled soldier, by resting side. It is belts and face, pack and back of the head, or a narrow flank with one arm out. */
const SEEN: Readonly<Record<RestingSide, (front: Front, seat: SeatPaint) => Drawing['parts']>> = {
  faceUp: ({ d, gun }, seat) => [
    { d: gun, fill: INK.ink },
    { d, fill: seat.tint, stroke: INK.ink, width: 0.028 },
    { d: 'M-.2 -.62H.2M-.13 -.44H.13', stroke: seat.base, width: 0.05 },
    { d: 'M.1 -.89C.1 -.84 .07 -.8 .05 -.79H-.06C-.09 -.81 -.11 -.85 -.11 -.89Z', fill: seat.mid },
  ],
  faceDown: ({ d }, seat) => [
    { d: 'M-.16 -.6L-.42 -.9M.16 -.6L.42 -.9', stroke: INK.ink, width: 0.15 },
    { d: 'M-.16 -.6L-.42 -.9M.16 -.6L.42 -.9', stroke: seat.tint, width: 0.1 },
    { d, fill: seat.mid, stroke: INK.ink, width: 0.028 },
    { d: 'M-.24 -.74H.24V-.42H-.24Z', fill: seat.deep, stroke: INK.ink, width: 0.028 },
    { d: 'M-.24 -.58H.24', stroke: seat.mid, width: 0.04 },
  ],
  side: ({ d }, seat) => [
    { d: 'M.02 -.58L.44 -.5L.4 -.32', stroke: INK.ink, width: 0.14 },
    { d: 'M.02 -.58L.44 -.5L.4 -.32', stroke: seat.tint, width: 0.09 },
    { scale: [0.56, 1], parts: [{ d, fill: seat.tint, stroke: INK.ink, width: 0.04 }] },
    { d: 'M0 -.66V-.2', stroke: seat.base, width: 0.07 },
    { d: 'M.03 -.93C.13 -.92 .14 -.84 .05 -.8Z', fill: seat.mid },
  ],
};

/** Returns a toppled figure, with its base seen from the edge. */
function lying(front: Front, lies: RestingSide, seat: SeatPaint): Drawing[] {
  const place = { move: [0, 0.95], scale: [2.1, 2.1] } as const;
  const wide = lies === 'side' ? 0.56 : 1;
  return [
    {
      move: [0.12, 0.16],
      parts: [{ ...place, parts: [{ scale: [wide, 1], parts: [{ d: front.d, fill: INK.shadow }] }] }],
    },
    {
      parts: [
        {
          d: 'M-.7 .88H.7A.16 .16 0 0 1 .7 1.2H-.7A.16 .16 0 0 1 -.7 .88Z',
          fill: seat.base,
          stroke: INK.ink,
          width: 0.06,
        },
        { d: 'M-.66 1.04H.66', stroke: INK.bone, width: 0.06 },
      ],
    },
    { ...place, parts: SEEN[lies](front, seat) },
  ];
}
