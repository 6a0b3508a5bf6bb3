import type { SeatPaint } from '../draw/theme.ts';

/** The outline of a seat's base in unit space. The collision radius is 1 for all of them. */
export const BASE_OUTLINES: Readonly<Record<SeatPaint['shape'], string>> = {
  circle: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  hexagon:
    'M.979 .365Q.979 .565 .805 .665L.173 1.03Q0 1.13 -.173 1.03L-.805 .665Q-.979 .565 -.979 .365L-.979 -.365Q-.979 -.565 -.805 -.665L-.173 -1.03Q0 -1.13 .173 -1.03L.805 -.665Q.979 -.565 .979 -.365Z',
  square:
    'M-.7 -.92H.7A.22 .22 0 0 1 .92 -.7V.7A.22 .22 0 0 1 .7 .92H-.7A.22 .22 0 0 1 -.92 .7V-.7A.22 .22 0 0 1 -.7 -.92Z',
  triangle: 'M-.25 -.987Q0 -1.42 .25 -.987L.98 .277Q1.23 .71 .73 .71L-.73 .71Q-1.23 .71 -.98 .277Z',
};

/** Small signs 24 units wide, line width 2.4: a beating heart, crosshairs, a tick. */
export const ICONS = {
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27',
  crosshair: 'M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12ZM23 12H17M7 12H1M12 7V1M12 23V17',
  check: 'M4 13L9.5 18.5L20 6.5',
  star: 'M12 1.5L15.1 9.1L23.2 9.6L17 14.9L19 22.8L12 18.5L5 22.8L7 14.9L.8 9.6L8.9 9.1Z',
  cross: 'M5 5L19 19M19 5L5 19',
  footprints:
    'M6 4C9.2 3 10 7 9 10.4L5.6 10.8C4 8 4 5 6 4ZM6 13.6H9.4M18 9C14.8 8 14 12 15 15.4L18.4 15.8C20 13 20 10 18 9ZM15 18.6H18.4',
  faceUp: 'M12 21V4M5 11L12 4L19 11',
  faceDown: 'M12 3V20M5 13L12 20L19 13',
  side: 'M3 12H20M13 5L20 12L13 19',
  eye: 'M2 12C6 5.4 18 5.4 22 12C18 18.6 6 18.6 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
} as const;
/** The name of a small sign. */
export type IconName = keyof typeof ICONS;
