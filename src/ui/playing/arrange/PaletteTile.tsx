import { createPortal } from 'react-dom';
import { AreaPortrait } from '../../../table/AreaPortrait.tsx';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import type { Point } from '../../../geometry/point.ts';
import { useTheme } from '../../appearance.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { Small } from '../../components/Small.tsx';
import { useMatch } from '../context/match.tsx';
import { useTileDrag } from '../lists/useTileDrag.ts';
import type { PieceTile, TerrainTile } from './tiles.ts';

const SIZE = 52;
interface PaletteTileProps {
  readonly tile: PieceTile | TerrainTile;
  readonly pressed: boolean;
  press(): void;
  /** Gets the point of the table under the pointer, or null: while the tile is dragged, and where it is dropped or left. */
  over(point: Point | null): void;
  drop(point: Point | null): void;
}
/** A thing of the palette: its picture, its name and a sentence about it. It is pressed, or dragged onto the table. */
export const PaletteTile = ({ tile, pressed, press, over, drop }: PaletteTileProps) => {
  const { table } = useMatch();
  const { drag, handlers } = useTileDrag({ table, over, drop });
  const seat = tile.kind === 'piece' ? tile.look.seat : undefined;
  return (
    <li>
      <button type="button" className="palettetile" aria-pressed={pressed} onClick={press} {...handlers}>
        <TilePicture tile={tile} />
        <span className="grow">
          <strong>
            {seat && <SeatMark seat={seat} size={14} />}
            {seat && ' '}
            {tile.name}
          </strong>
          <Small as="span" className="about">
            {tile.about}
          </Small>
        </span>
      </button>
      {drag &&
        // Positioned in the window: a parent that is turned upside down would otherwise position it.
        createPortal(
          <span className="dragged" style={{ left: drag.x, top: drag.y }} aria-hidden>
            <TilePicture tile={tile} />
          </span>,
          document.body,
        )}
    </li>
  );
};
const TilePicture = ({ tile }: Pick<PaletteTileProps, 'tile'>) => {
  const theme = useTheme();
  return tile.kind === 'piece' ? (
    <Portrait piece={tile.look} theme={theme} size={SIZE} />
  ) : (
    <AreaPortrait areas={tile.areas} theme={theme} size={SIZE} />
  );
};
