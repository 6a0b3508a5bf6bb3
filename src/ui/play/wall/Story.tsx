import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Turn } from '../../../core/game.ts';
import { t } from '../../../i18n/index.ts';
import { showPly } from '../../../store/matchActions.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { telling } from '../../words.ts';
import { SeatMark } from '../../parts/SeatName.tsx';
import { Die } from '../../parts/Die.tsx';
import { rollsOf } from '../show/scenes.ts';
import { chainOf } from './chain.ts';
import { actorOf } from '../show/hold.ts';
import { eventsAt, sceneAt } from '../show/scenes.ts';
import { stageOf, titleOf } from './titles.ts';
import { goToNumber, numberOf, stopsOf } from '../show/stops.ts';

const CARDS = 3;
/** The last steps as cards and what comes next, for a class that follows on the wall; what belongs to the chain that is told is numbered as on the table. */
export const Story = ({ open, turn }: { open: OpenMatch; turn: Turn | null }) => {
  const stops = stopsOf(open);
  const last = stops.length - 1;
  const at = numberOf(open);
  const end = Math.min(last, Math.max(at, CARDS));
  const first = Math.max(1, end - CARDS + 1);
  const chain = chainOf(open);
  const numbers = new Map(chain.map(({ ply, n }) => [ply, n]));
  return (
    <nav className="story" aria-label={t('time.label')}>
      <button
        type="button"
        className="plain"
        aria-label={t('time.back')}
        aria-disabled={at === 0}
        onClick={() => goToNumber(open, at - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      {stops.slice(first, end + 1).map((ply, k) => {
        const formatContext = telling(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
        const roll = rollsOf(eventsAt(open, ply)).at(-1);
        const actor = actorOf(open, ply);
        return (
          <button
            key={ply}
            type="button"
            className="plain event"
            aria-current={first + k === at ? 'step' : undefined}
            onClick={() => showPly(ply)}
          >
            {numbers.has(ply) ? <b>{numbers.get(ply)}</b> : actor && <SeatMark seat={actor.seat} size={28} />}
            <span className="grow">{titleOf(open, ply, roll, formatContext)}</span>
            {roll?.dice.map((face, i) => (
              <Die key={i} face={face} size={34} />
            ))}
          </button>
        );
      })}
      {isAtLatest(open) && turn && 'to' in turn && (
        <p className="plain event next">
          {turn.midway ? <b>{chain.length + 1}</b> : <SeatMark seat={turn.to} size={28} />}
          <span className="grow">{stageOf(turn.stage, telling(open.match.players))}</span>
        </p>
      )}
      <button
        type="button"
        className="plain"
        aria-label={t('time.forward')}
        aria-disabled={isAtLatest(open)}
        onClick={() => goToNumber(open, at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  );
};
