import { Download, History } from 'lucide-react';
import type { Turn } from '../../../core/game.ts';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { goTo } from '../../../store/play.ts';
import type { OpenMatch } from '../../../store/table.ts';
import { exportOpen } from '../../files.ts';
import { playerName, SeatMark } from '../../SeatName.tsx';

/** How the match ended, and what one may want then. */
export const Ending = ({
  open,
  turn,
  words,
}: {
  open: OpenMatch;
  turn: Extract<Turn, { over: unknown }>;
  words: Telling;
}) => {
  const { winners, why } = turn.over;
  const won = open.match.players.filter((player) => winners.includes(player.seat));
  return (
    <section className="ending">
      <div className="row">
        {won.map((player) => (
          <SeatMark key={player.seat} seat={player.seat} size={64} />
        ))}
        <p>
          <strong className="display">
            {won.length > 0 ? ui('ending.won', { name: won.map(playerName).join(', ') }) : ui('ending.draw')}
          </strong>
          <span>{tell(why, words)}</span>
        </p>
      </div>
      <p className="small">{ui('ending.seed', { seed: open.match.seed })}</p>
      <div className="buttons">
        <button type="button" className="plain" onClick={() => goTo(0)}>
          <History aria-hidden /> {ui('ending.watch')}
        </button>
        <button type="button" className="plain" onClick={exportOpen}>
          <Download aria-hidden /> {ui('export')}
        </button>
      </div>
    </section>
  );
};
