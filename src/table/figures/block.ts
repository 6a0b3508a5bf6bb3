import { INK, type SeatPaint } from '../draw/theme.ts';
import type { Drawing, Stroke, DrawnText } from '../draw/drawing.ts';
import { areaPattern } from './patterns.ts';
import { BASE_OUTLINES } from './shapes.ts';

/** A block's outline in unit space; half its side is 1. The circle's seat has rounded corners, the hexagon's seat has cut ones. */
const OUTLINES: Readonly<Record<SeatPaint['shape'], string>> = {
  circle: 'M-.6 -1H.6A.4 .4 0 0 1 1 -.6V.6A.4 .4 0 0 1 .6 1H-.6A.4 .4 0 0 1 -1 .6V-.6A.4 .4 0 0 1 -.6 -1Z',
  hexagon: 'M-.6 -1H.6L1 -.6V.6L.6 1H-.6L-1 .6V-.6Z',
  square: 'M-1 -1H1V1H-1Z',
  triangle: 'M-.5 -1H.5L1 0V1H-1V0Z',
};
/** The pictures of the ranks: 24 units wide, line width 2.4. */
const EMBLEM_PATHS: Readonly<Record<string, string>> = {
  marshal: 'M3 19H21M4.2 15L2.6 6.4L8 10.4L12 4L16 10.4L21.4 6.4L19.8 15Z',
  general: 'M12 2.6L14.9 8.9L21.6 9.7L16.6 14.4L18 21.2L12 17.8L6 21.2L7.4 14.4L2.4 9.7L9.1 8.9Z',
  colonel: 'M7.5 2.5L12 9.4L16.5 2.5M6.2 15.4a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0Z',
  major: 'M12 2.5L20 5.5V11.5C20 16.4 16.6 19.8 12 21.6C7.4 19.8 4 16.4 4 11.5V5.5Z',
  captain: 'M4 3L17 16M14.4 19L20 13.4M17.2 16.8L21 20.6M20 3L7 16M9.6 19L4 13.4M6.8 16.8L3 20.6',
  lieutenant: 'M20.5 3.5L9 15M5 12L12 19M8.4 15.6L3.6 20.4',
  sergeant: 'M5 12.4L12 6L19 12.4M5 19L12 12.6L19 19',
  miner: 'M3.4 20.6L14.2 9.8M7 4C14 3.4 20.6 10 20 17',
  scout:
    'M2.6 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM14.4 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM2.8 15.6L5 6H9V15.6M21.2 15.6L19 6H15V15.6M9 11H15',
  spy: 'M2.5 8.6C6 5.6 9 8.2 12 8.2C15 8.2 18 5.6 21.5 8.6C21 15.6 16.4 18 14 14.6C13 13.2 11 13.2 10 14.6C7.6 18 3 15.6 2.5 8.6Z',
  mine: 'M3.6 14.6a6.9 6.9 0 1 0 13.8 0a6.9 6.9 0 1 0 -13.8 0ZM15.4 9.6L18 7M18 7C18.6 4.4 20.6 3.6 22 5',
  flag: 'M5 21.5V2.8M5 4C9.4 1.6 13.2 6.6 19.4 4.2V13C13.2 15.4 9.4 10.4 5 12.8',
};

/** The names of all pictures that blocks can show. */
export const EMBLEMS: readonly string[] = Object.keys(EMBLEM_PATHS);
const emblem = (name: string, colour: string, size: number, at: readonly [number, number]): Drawing => ({
  move: [at[0] - size / 2, at[1] - size / 2],
  scale: [size / 24, size / 24],
  parts: [{ d: EMBLEM_PATHS[name] ?? '', stroke: colour, width: 2.4 }],
});
/** A rank's number over its picture. A mine and a flag have no number. */
const face = (seat: SeatPaint, name: string, mark: string | undefined): (Drawing | DrawnText)[] =>
  mark === undefined
    ? [emblem(name, seat.deep, 1.1, [0, 0])]
    : [{ word: mark, at: [0, -0.3], size: 0.86, fill: seat.deep }, emblem(name, seat.deep, 0.6, [0, 0.42])];
/** The seat's shape, with a remembered number on it if there is one. */
const back = (outline: string, seat: SeatPaint, mark: string | undefined): (Drawing | Stroke | DrawnText)[] => [
  { scale: [0.82, 0.82], parts: [{ d: outline, stroke: seat.tint, width: 0.07 }] },
  { scale: [0.44, 0.44], parts: [{ d: BASE_OUTLINES[seat.shape], fill: seat.tint }] },
  mark === undefined
    ? { scale: [0.22, 0.22], parts: [{ d: BASE_OUTLINES[seat.shape], fill: seat.base }] }
    : { word: mark, at: [0, 0.02], size: 0.56, fill: seat.deep },
];

/** Returns a block: its bone face with rank and picture, or its back in the seat's colour. */
export const blockOf = (seat: SeatPaint, name: string | undefined, mark: string | undefined): Drawing => {
  const outline = OUTLINES[seat.shape];
  return {
    parts: [
      { move: [0.1, 0.22], parts: [{ d: outline, fill: INK.shadow }] },
      { move: [0, 0.11], parts: [{ d: outline, fill: seat.deep, stroke: INK.ink, width: 0.055 }] },
      { d: outline, fill: seat.base, stroke: INK.ink, width: 0.055 },
      ...areaPattern(seat, outline, { pitch: 0.3, colour: seat.mid }),
      ...(name
        ? [{ scale: [0.85, 0.85], parts: [{ d: outline, fill: INK.bone }] } as const, ...face(seat, name, mark)]
        : back(outline, seat, mark)),
    ],
  };
};
