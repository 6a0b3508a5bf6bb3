import { t } from '../../../i18n/index.ts';
import { timeLeftNow } from '../../../store/clock/clockStore.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { playerCalled } from '../../components/SeatName.tsx';
import { durationText } from '../../starting/clockText.ts';

/** Returns how much time each person has left, one sentence each. None without a clock, and before a class. */
export const timesText = (open: OpenMatch): string[] => {
  if (!open.match.clock || useMatchStore.getState().inClass) return [];
  return open.match.players.flatMap((player) => {
    const left = timeLeftNow(open, player.seat);
    if (left === null || player.bot !== undefined) return [];
    const time = durationText(Math.max(0, Math.ceil(left / 1000)));
    return t('clock.spoken', { name: playerCalled(player), time });
  });
};
