import { Download, History, Newspaper } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import { type LuckChain, luckiestChain } from '../../../core/matchStats.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { cachedReview } from '../../../store/coach/reviewCache.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { exportMatch } from '../../files.ts';
import { openReport } from '../../report/reportOpen.ts';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { MatchReview } from '../coach/MatchReview.tsx';
import { BestOfBox } from './BestOfBox.tsx';
import { Decider } from './Decider.tsx';
import { endReason } from '../../../presentation/text/endReason.ts';
import { PlayAgain } from './PlayAgain.tsx';
import { RunningScore } from './RunningScore.tsx';
import { Ledger } from '../../odds/Ledger.tsx';
import { ScoreHistoryChart } from './ScoreHistoryChart.tsx';
import { WordsReport } from '../words/WordsReport.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

/** Watch, show and save the finished match. `seed` is null if the words' report shows it. */
const KeepIt = ({ seed, watch }: { readonly seed: string | null; watch(): void }) => (
  <div className="buttons">
    <button type="button" className="plain" onClick={watch}>
      <History aria-hidden /> {t('ending.watch')}
    </button>
    <button type="button" className="plain" onClick={openReport}>
      <Newspaper aria-hidden /> {t('report')}
    </button>
    <button type="button" className="plain" onClick={exportMatch}>
      <Download aria-hidden />
      <span>
        {t('export')} {seed !== null && <Small as="span">{t('ending.seed', { seed })}</Small>}
      </span>
    </button>
  </div>
);
/** How the match ended, and what the player may want next. */
export const Ending = ({
  open,
  turn,
  formatContext,
  chances,
  again,
  watch,
}: {
  open: OpenMatch;
  turn: Extract<Turn, { over: unknown }>;
  formatContext: FormatContext;
  chances: readonly LuckChain[] | null;
  again(slow: number, from: number, to: number): void;
  /** Plays the match from its beginning. */
  watch(): void;
}) => {
  const [points, setPoints] = useState(() => cachedReview(open));
  const report = useRef<HTMLElement>(null);
  // The lit row of the last roll may have scrolled the panel down.
  useEffect(() => {
    const panel = report.current?.closest('[role="tabpanel"]');
    if (panel) panel.scrollTop = 0;
  }, []);
  const { winners, why } = turn.over;
  const [winner] = winners;
  const turning = winner && chances ? luckiestChain(chances, winner) : null;
  const won = open.match.players.filter((player) => winners.includes(player.seat));
  return (
    <section ref={report} className="ending" data-part="ending">
      <Row>
        {won.map((player) => (
          <SeatMark key={player.seat} seat={player.seat} size={64} />
        ))}
        <p>
          <strong className="display">
            {won.length > 0 ? t('ending.won', { name: won.map(playerName).join(', ') }) : t('ending.draw')}
          </strong>
          <span>{formatMessage(endReason(why), formatContext)}</span>
        </p>
      </Row>
      <BestOfBox open={open} />
      <RunningScore open={open} />
      <PlayAgain open={open} />
      {turning && <Decider open={open} chance={turning} who={won.map(playerName).join(', ')} again={again} />}
      <ScoreHistoryChart open={open} points={points ?? []} />
      <MatchReview open={open} points={points} found={setPoints} />
      <WordsReport open={open} />
      <Ledger open={open} />
      <KeepIt seed={open.match.words ? null : open.match.seed} watch={watch} />
    </section>
  );
};
