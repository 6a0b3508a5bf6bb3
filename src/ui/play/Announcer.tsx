import type { Turn } from '../../core/game.ts';
import { tell, ui } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/table.ts';
import { eventWords, speaking } from '../words.ts';
import { eventsAt, sceneAt } from './scenes.ts';
import type { Showing } from './useRuns.ts';

/** The one polite live region: what has come about, in the log's words, and then what is next. */
export const Announcer = ({ open, turn, showing }: { open: OpenMatch; turn: Turn; showing: Showing | null }) => {
  const ply = showing?.ply ?? open.ply;
  const words = speaking(ply > 0 ? sceneAt(open, ply - 1) : undefined, sceneAt(open, ply));
  const told = eventsAt(open, ply).map((event) => eventWords(event, words));
  const next =
    'over' in turn
      ? tell(turn.over.why, words)
      : ui('live.turn', { seat: { seat: turn.to }, why: tell(turn.stage.why, words) });
  return (
    <p className="hidden" aria-live="polite" data-live>
      {showing?.phase === 'dice' ? '' : (showing ? told : [...told, next]).join('. ')}
    </p>
  );
};
