import type { ReactNode } from 'react';
import type { Rect } from '../../geometry/shape.ts';
import { t } from '../../i18n/index.ts';

/** The printable part of an A4 page, and the part of it that a drawing fills, mm. */
const PAGE = { width: 190, height: 276 } as const;
const TILE = { width: 180, height: 250 } as const;
const MARGIN = 5;
/** The length of the checking bar and its place, mm. */
const BAR = 100;
const FOOT = 266;
/** The length of a crop mark, mm. */
const CROP = 4;

/** Returns the rectangles of the pages that a drawing fills at 1 : 1, row by row, mm. */
const tilesOf = ({ at, width, height }: Rect): { readonly row: number; readonly column: number; at: Rect['at'] }[] =>
  Array.from({ length: Math.ceil(height / TILE.height) }, (_, row) =>
    Array.from({ length: Math.ceil(width / TILE.width) }, (__, column) => ({
      row,
      column,
      at: { x: at.x + column * TILE.width, y: at.y + row * TILE.height },
    })),
  ).flat();

interface TiledProps {
  readonly name: string;
  readonly area: Rect;
  /** The drawing in SVG, in mm. */
  readonly children: ReactNode;
}
/** A drawing at 1 : 1 over A4 pages, with crop marks, a checking bar of 100 mm, and the place of each page. */
export const Tiled = ({ name, area, children }: TiledProps) => {
  const tiles = tilesOf(area);
  return tiles.map(({ row, column, at }, i) => (
    <section key={i} className="printsheet drawn" data-part="tile">
      <svg width={`${PAGE.width}mm`} height={`${PAGE.height}mm`} viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}>
        <svg
          x={MARGIN}
          y={MARGIN}
          width={TILE.width}
          height={TILE.height}
          viewBox={`${at.x} ${at.y} ${TILE.width} ${TILE.height}`}
        >
          {children}
        </svg>
        <CropMarks />
        <CheckingBar />
        <text x={MARGIN + BAR + 8} y={FOOT + 1} className="big">
          {t('print.page', { row: row + 1, column: column + 1 })}
        </text>
        <text x={MARGIN + BAR + 8} y={FOOT + 6}>
          {name}
        </text>
        <AssemblyMap tiles={tiles} here={i} />
      </svg>
    </section>
  ));
};
const CropMarks = () => {
  const [left, top, right, bottom] = [MARGIN, MARGIN, MARGIN + TILE.width, MARGIN + TILE.height];
  const corners = [
    [left, top, -1, -1],
    [right, top, 1, -1],
    [left, bottom, -1, 1],
    [right, bottom, 1, 1],
  ] as const;
  return (
    <path
      className="thin"
      d={corners.map(([x, y, dx, dy]) => `M${x} ${y}h${dx * CROP}M${x} ${y}v${dy * CROP}`).join('')}
    />
  );
};
/** A bar of exactly 100 mm: if it is longer or shorter on paper, the printer has scaled the page. */
const CheckingBar = () => (
  <g>
    <rect data-part="checking-bar" x={MARGIN} y={FOOT} width={BAR} height={1.2} />
    <path className="thin" d={Array.from({ length: 11 }, (_, i) => `M${MARGIN + 10 * i} ${FOOT}v-2`).join('')} />
    <text x={MARGIN} y={FOOT + 6}>
      {t('print.bar')}
    </text>
  </g>
);
/** The pages side by side, with this one filled. */
const AssemblyMap = ({ tiles, here }: { readonly tiles: ReturnType<typeof tilesOf>; readonly here: number }) => {
  const rows = Math.max(...tiles.map(({ row }) => row)) + 1;
  const size = Math.min(4, 16 / rows);
  const columns = Math.max(...tiles.map(({ column }) => column)) + 1;
  const left = PAGE.width - MARGIN - columns * size;
  return tiles.map(({ row, column }, i) => (
    <rect
      key={i}
      className={i === here ? 'thin here' : 'thin'}
      x={left + column * size}
      y={FOOT - 8 + row * size}
      width={size}
      height={size}
    />
  ));
};
