import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Turn } from '../../../core/game.ts';
import { t } from '../../../i18n/index.ts';
import { showPly } from '../../../store/matchActions.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Die } from '../../components/Die.tsx';
import { rollsOf } from '../../../presentation/scenes.ts';
import { actionChain } from '../../../presentation/actionChain.ts';
import { actingPlayer } from '../../../presentation/pacing.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { stageName, stepTitle } from './stepTitle.ts';
import { showStepNumber, stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';

const CARDS = 3;
/**
 * The last steps as cards, and what comes next, for a class that follows on the projector. The steps of the chain shown are
 * numbered as on the table.
 */
export const StepCards = ({ open, turn }: { open: OpenMatch; turn: Turn | null }) => {
  const stops = visibleSteps(open);
  const last = stops.length - 1;
  const at = stepNumber(open);
  const end = Math.min(last, Math.max(at, CARDS));
  const first = Math.max(1, end - CARDS + 1);
  const chain = actionChain(open);
  const numbers = new Map(chain.map(({ ply, n }) => [ply, n]));
  return (
    <nav className="story" data-part="step-cards" aria-label={t('time.label')}>
      <button
        type="button"
        className="plain"
        aria-label={t('time.back')}
        aria-disabled={at === 0}
        onClick={() => showStepNumber(open, at - 1)}
      >
        <ChevronLeft aria-hidden />
      </button>
      {stops.slice(first, end + 1).map((ply, k) => {
        const formatContext = createFormatContext(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
        const roll = rollsOf(eventsAt(open, ply)).at(-1);
        const actor = actingPlayer(open, ply);
        return (
          <button
            key={ply}
            type="button"
            className="plain event"
            data-part="step-card"
            aria-current={first + k === at ? 'step' : undefined}
            onClick={() => showPly(ply)}
          >
            {numbers.has(ply) ? <b>{numbers.get(ply)}</b> : actor && <SeatMark seat={actor.seat} size={28} />}
            <span className="grow">
              <GlyphText text={stepTitle(open, ply, roll, formatContext)} />
            </span>
            {roll?.dice.map((face, i) => (
              <Die key={i} face={face} size={34} />
            ))}
          </button>
        );
      })}
      {isAtLatest(open) && turn && 'to' in turn && (
        <p className="plain event next" data-part="step-card">
          {turn.midway ? <b>{chain.length + 1}</b> : <SeatMark seat={turn.to} size={28} />}
          <span className="grow">{stageName(turn.stage, createFormatContext(open.match.players))}</span>
        </p>
      )}
      <button
        type="button"
        className="plain"
        aria-label={t('time.forward')}
        aria-disabled={isAtLatest(open)}
        onClick={() => showStepNumber(open, at + 1)}
      >
        <ChevronRight aria-hidden />
      </button>
    </nav>
  );
};
