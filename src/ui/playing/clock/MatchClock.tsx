import { lazy, Suspense, useEffect } from 'react';
import { t } from '../../../i18n/index.ts';
import { clockSeat, timeLeftNow, useClock } from '../../../store/clock/clockStore.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { announce } from '../../announcements.ts';
import { playerCalled } from '../../components/SeatName.tsx';
import { durationText } from '../../starting/clockText.ts';
import { useMatch } from '../context/match.tsx';
import { nextSpoken } from './marks.ts';

const GoOnDialog = lazy(() => import('./GoOnDialog.tsx').then((module) => ({ default: module.GoOnDialog })));

/** Says how much time is left, at a few moments only. */
const useSpokenTime = (match: OpenMatch): void => {
  const since = useClock((clock) => clock.since);
  useEffect(() => {
    const seat = since === null ? null : clockSeat(match);
    const player = match.match.players.find((each) => each.seat === seat);
    if (!player) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (): void => {
      const left = timeLeftNow(match, player.seat) ?? 0;
      const next = nextSpoken(left);
      if (next === null) return;
      timer = setTimeout(() => {
        announce(t('clock.spoken', { name: playerCalled(player), time: durationText(next / 1000) }));
        waitFor();
      }, left - next);
    };
    waitFor();
    return () => clearTimeout(timer);
  }, [since, match]);
};
/** The clock of a match beside the plates: its few spoken words, and the question whether to go on. */
export const MatchClock = () => {
  const { match, showing, guided, inClass } = useMatch();
  const waits = useClock((clock) => clock.waits);
  const here = useMatchStore((state) => state.playLocation === 'here');
  useSpokenTime(match);
  if (!match.match.clock || !waits || !here || showing || guided || inClass) return null;
  const seat = clockSeat(match);
  const player = match.match.players.find((each) => each.seat === seat);
  return (
    player && (
      <Suspense>
        <GoOnDialog open={match} player={player} />
      </Suspense>
    )
  );
};
