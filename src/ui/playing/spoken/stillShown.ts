import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import { t } from '../../../i18n/index.ts';
import type { TimelineView } from '../../../presentation/timelineView.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { Listener } from './context.ts';
import { eventTexts } from './eventTexts.ts';

/** What is being shown: the match as far as it has been shown, the whole match, and the step on its way. */
interface Shown {
  readonly open: OpenMatch;
  readonly match: OpenMatch;
  readonly showing: Pick<TimelineView, 'again' | 'show'> | null;
}
/**
 * Returns what is still being shown, in words. Empty if nothing is. A question about the table has no answer meanwhile: the
 * positions are those before the step, or those after a step that is shown once more.
 */
export const stillShownText = ({ open, match, showing }: Shown, listener: Listener): string => {
  if (!showing) return '';
  const { ply } = showing.show;
  const what = eventTexts(showing.again ? match : open, { ply, from: 0 }, listener, match).at(-1);
  return what === undefined ? t('ask.stillShown.soon', KEY_NAMES) : t('ask.stillShown', { ...KEY_NAMES, what });
};
