import { formatDateTime, t } from '../../i18n/index.ts';
import type { ReadableListItem } from '../../storage/matches.ts';
import { playerName } from '../components/SeatName.tsx';

/** Returns how a finished match ended, by the players' names. For old matches it only says that it ended. */
export const endText = ({ won, head }: Pick<ReadableListItem, 'won' | 'head'>): string => {
  if (!won) return t('shelf.over');
  if (won.length === 0) return t('shelf.drawn');
  const names = head.players.filter(({ seat }) => won.includes(seat)).map(playerName);
  return t('shelf.won', { who: names.join(', ') });
};
/** Returns the text for a copy, with its original if that still exists. */
export const copyText = (origin: Pick<ReadableListItem, 'updated'> | undefined): string =>
  origin ? t('shelf.copyOf', { when: formatDateTime(origin.updated) }) : t('shelf.copy');
