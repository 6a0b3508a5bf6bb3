import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Player } from '../../../core/match.ts';
import type { Scene } from '../../../core/scene.ts';
import { t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { piecesOnTable } from '../../../table/figures/piecesOnTable.ts';
import { seenRadiusOf } from '../../../table/figures/pieces.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import type { TableHandle } from '../../../table/Table.tsx';
import { useTheme } from '../../appearance.ts';
import { playerName } from '../../components/SeatName.tsx';
import { shared } from '../hints/placeCard.ts';
import { round } from '../hints/place.ts';
import { watched } from '../hints/watched.ts';
import { casualties } from '../../../presentation/casualties.ts';

const MOST = 8;
/** A side's casualties on the wood beside its plate, in order, as far as they have been shown. If there are many, only the last ones. */
const Fallen = ({ open, player }: { open: OpenMatch; player: Player }) => {
  const theme = useTheme();
  const fallen = casualties(open, player.seat);
  if (fallen.length === 0) return null;
  return (
    <figure
      className="fell"
      data-second={open.match.players.indexOf(player) === 1 || undefined}
      aria-label={t('fallen', { count: fallen.length, who: playerName(player) })}
    >
      <span aria-hidden>
        {fallen.slice(-MOST).map((piece) => (
          <i key={piece.id}>
            <Portrait piece={piece} theme={theme} size={36} lies="faceUp" />
          </i>
        ))}
      </span>
      <figcaption aria-hidden>{t('fallen.short', { count: fallen.length })}</figcaption>
    </figure>
  );
};

/** Returns whether what is over a corner of the table would cover a piece there that is still in play. */
const useCovering = (
  box: RefObject<HTMLElement | null>,
  table: RefObject<TableHandle | null>,
  scene: Scene,
  over: boolean,
): boolean => {
  const [covering, cover] = useState(false);
  useEffect(() => {
    if (!over) return undefined;
    const look = (): void => {
      const [now, area] = [table.current, box.current?.getBoundingClientRect()];
      if (!now || !area) return;
      const men = piecesOnTable(scene).filter(({ out }) => !out);
      cover(men.some((piece) => shared(round(now, piece.at, seenRadiusOf(piece), 0), area) > 0));
    };
    return watched(table, look);
  }, [box, table, scene, over]);
  return over && covering;
};
interface FellsProps {
  readonly open: OpenMatch;
  readonly scene: Scene;
  readonly table: RefObject<TableHandle | null>;
  /** Whether they are over a corner of the table, because there is no wood for them. */
  readonly over: boolean;
}
/** The casualties of all sides beside the plates. Without wood there, they are over a corner of the table while no piece is in it. */
export const CasualtyBars = ({ open, scene, table, over }: FellsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const covering = useCovering(box, table, scene, over);
  return (
    <div
      ref={box}
      className="fells"
      data-part="casualties"
      data-over-table
      data-board={!!scene.boards || undefined}
      data-covering={covering || undefined}
    >
      {open.match.players.map((player) => (
        <Fallen key={player.seat} open={open} player={player} />
      ))}
    </div>
  );
};
