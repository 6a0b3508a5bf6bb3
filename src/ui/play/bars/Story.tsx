import { ChevronLeft, ChevronRight, CircleHelp } from 'lucide-react';
import type { TableEvent } from '../../../core/event.ts';
import type { Turn } from '../../../core/game.ts';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { goTo } from '../../../store/play.ts';
import { isNow, type OpenMatch, stateAt } from '../../../store/table.ts';
import { telling } from '../../words.ts';
import { Die } from '../card/Die.tsx';
import { eventsAt, sceneAt } from '../show/scenes.ts';
import { goToNumber, numberOf, stopsOf } from '../show/stops.ts';

const CARDS = 2;
/** The event that says most of a step: the throw, else what stays, else the first. */
const mainOf = (events: readonly TableEvent[]): TableEvent | undefined =>
  events.find((event) => event.kind === 'rolled') ?? events.find((event) => 'ids' in event) ?? events[0];
/** What a step is called: by its event, or, where nothing came of it, by the stage in which it was done. */
const titleOf = (open: OpenMatch, ply: number, event: TableEvent | undefined, words: Telling): string => {
  const turn = open.game.turn(stateAt(open, ply - 1));
  const stage = 'to' in turn && (turn.stage.list[turn.stage.at] ?? turn.stage.why);
  const text = event?.kind === 'rolled' ? (event.thrown.rows[event.row]?.text ?? event.text) : event?.text;
  return (text && tell(text, words)) || (stage ? tell(stage, words) : '');
};

/** The last steps as numbered cards and what comes next, for a class that follows on the wall. */
export const Story = ({ open, turn }: { open: OpenMatch; turn: Turn }) => {
  const stops = stopsOf(open);
  const last = stops.length - 1;
  const at = numberOf(open);
  const end = Math.min(last, Math.max(at, CARDS));
  const first = Math.max(1, end - CARDS + 1);
  return (
    <nav className="story" aria-label={ui('time.label')}>
      <button
        type="button"
        className="plain"
        aria-label={ui('time.back')}
        aria-disabled={at === 0}
        onClick={() => goToNumber(open, at - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      {stops.slice(first, end + 1).map((ply, k) => {
        const words = telling(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
        const event = mainOf(eventsAt(open, ply));
        return (
          <button
            key={ply}
            type="button"
            className="plain event"
            aria-current={first + k === at ? 'step' : undefined}
            onClick={() => goTo(ply)}
          >
            <b>{first + k}</b>
            <span className="grow">{titleOf(open, ply, event, words)}</span>
            {event?.kind === 'rolled' && <Die face={event.dice[0] ?? 0} size={40} />}
          </button>
        );
      })}
      {isNow(open) && 'to' in turn && (
        <p className="plain event next">
          <b>{last + 1}</b>
          <span className="grow">
            {tell(turn.stage.list[turn.stage.at] ?? turn.stage.why, telling(open.match.players))}
          </span>
          <CircleHelp aria-hidden />
        </p>
      )}
      <button
        type="button"
        className="plain"
        aria-label={ui('time.forward')}
        aria-disabled={isNow(open)}
        onClick={() => goToNumber(open, at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  );
};
