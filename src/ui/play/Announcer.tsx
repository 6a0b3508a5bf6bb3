import type { Turn } from '../../core/game.ts';
import { tell, type Telling, ui } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/table.ts';
import { diceWords } from './Die.tsx';

/** The one polite live region: what has come about, in the log's words, and what is next. */
export const Announcer = ({
  open,
  turn,
  words,
  quiet,
}: {
  open: OpenMatch;
  turn: Turn;
  words: Telling;
  quiet: boolean;
}) => {
  const events = open.steps[open.ply]?.events ?? [];
  const told = events.map((event) =>
    event.kind === 'rolled'
      ? ui('log.rolled', {
          what: event.text,
          dice: diceWords(event.dice),
          row: event.thrown.rows[event.row]?.text ?? '',
        })
      : tell(event.text, words),
  );
  const next =
    'over' in turn
      ? tell(turn.over.why, words)
      : ui('live.turn', { seat: { seat: turn.to }, why: tell(turn.stage.why, words) });
  return (
    <p className="hidden" aria-live="polite" data-live>
      {quiet ? '' : [...told, next].join(' ')}
    </p>
  );
};
