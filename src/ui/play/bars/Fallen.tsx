import type { Player } from '../../../core/match.ts';
import { ui } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../look.ts';
import { playerName } from '../../parts/SeatName.tsx';
import { fallenOf } from '../show/fallen.ts';

const MOST = 8;
/** The fallen of a side on the wood beside its plate, in the order they fell, as far as it has been shown; the last ones where there are many. */
export const Fallen = ({ open, player }: { open: OpenMatch; player: Player }) => {
  const theme = useTheme();
  const fallen = fallenOf(open, player.seat);
  if (fallen.length === 0) return null;
  return (
    <figure
      className="fell"
      data-second={open.match.players.indexOf(player) === 1 || undefined}
      aria-label={ui('fallen', { count: fallen.length, who: playerName(player) })}
    >
      <span aria-hidden>
        {fallen.slice(-MOST).map((piece) => (
          <i key={piece.id}>
            <Portrait piece={piece} theme={theme} size={36} lies="faceUp" />
          </i>
        ))}
      </span>
      <figcaption aria-hidden>{ui('fallen.short', { count: fallen.length })}</figcaption>
    </figure>
  );
};
