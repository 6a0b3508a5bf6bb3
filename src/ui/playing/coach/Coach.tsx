import { GraduationCap } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { EvaluatedAction } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { askCoach } from '../../../store/coach/coach.ts';
import { isAtLatest } from '../../../store/matchStore.ts';
import { useSettings } from '../../../store/settings.ts';
import { faultMessage } from '../../../store/workers/faults.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { actionName } from './actionName.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { Small } from '../../components/Small.tsx';

interface Advice {
  readonly steps: unknown;
  /** The coach's actions, the best first. Null while it is thinking. */
  readonly thoughts: readonly Partial<EvaluatedAction<unknown>>[] | null;
}
/** The coach, if it is switched on. A press asks it for its two best actions, and a press on one of them proposes it. */
export const Coach = () => {
  const { open } = useMatch();
  const { turn, choices } = useInteraction((now) => ({ turn: now.turn, choices: now.choices }));
  const on = useSettings((settings) => settings.coach);
  const [held, hold] = useState<Advice | null>(null);
  const [fault, setFault] = useState<Message | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), [open.steps]);
  const list = useRef<HTMLOListElement>(null);
  const thoughts = held?.thoughts;
  // In a full panel the answer would be below the visible part.
  useEffect(() => {
    if (thoughts) list.current?.scrollIntoView({ block: 'nearest' });
  }, [thoughts]);
  if (!on || !isAtLatest(open) || !('to' in turn) || turn.opening || choices.length === 0) return null;
  const advice = held?.steps === open.steps ? held : null;
  const request = async () => {
    const { steps } = open;
    asked.current?.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    hold({ steps, thoughts: null });
    setFault(null);
    try {
      const { action, thoughts } = await askCoach(open, signal);
      hold({ steps, thoughts: thoughts.length > 0 ? thoughts : [{ action }] });
    } catch (error) {
      if (signal.aborted) return;
      hold(null);
      setFault(faultMessage(error, 'noCoach'));
    }
  };
  return (
    <section className="coach" aria-label={t('coach')}>
      <button type="button" className="plain" aria-disabled={advice?.thoughts === null} onClick={() => void request()}>
        <GraduationCap aria-hidden /> {t(advice?.thoughts === null ? 'coach.thinks' : 'coach.hint')}
      </button>
      <div aria-live="polite">
        {fault && <Small>{formatMessage(fault)}</Small>}
        {advice?.thoughts && (
          <ol ref={list}>
            {advice.thoughts.map((thought, i) => (
              <li key={i}>
                <Advised thought={thought} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
};
/** One action of the coach: the piece, the action, the reason and the estimated chance of winning. */
const Advised = ({ thought: { action, why, chance } }: { readonly thought: Partial<EvaluatedAction<unknown>> }) => {
  const { formatContext } = useMatch();
  const { choices, scene } = useInteraction((now) => ({ choices: now.choices, scene: now.scene }));
  const theme = useTheme();
  const send = useSend();
  const { draft, piece, text } = actionName(choices, scene, action, formatContext);
  return (
    <button type="button" className="plain" disabled={!draft} onClick={() => draft && send({ type: 'propose', draft })}>
      {piece && <Portrait piece={piece} theme={theme} size={28} />}
      <span className="grow">
        <strong>{text}</strong>
        {why && <Small as="span">{formatMessage(why, formatContext)}</Small>}
      </span>
      {chance !== undefined && (
        <Small as="span" title={t('coach.chance')}>
          {formatPercent(chance)}
        </Small>
      )}
    </button>
  );
};
