import { useRef } from 'react';
import { t } from '../../../i18n/index.ts';
import { eventsAt } from '../../../presentation/scenes.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { announceDrag } from '../../announcements.ts';
import { useLatest } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { eventTexts } from './eventTexts.ts';
import { type Asked, nearText, possibleText, standingText } from './questions.ts';
import type { Listener } from './context.ts';
import { playEnemies } from './sweep.ts';
import { useListener } from './useListener.ts';

/** What a key can ask about the table. `sweep` is answered by sounds. */
export const QUESTIONS = ['standing', 'happened', 'possible', 'near', 'sweep'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Returns the latest step with events before a ply. Null if there is none. */
const stepBefore = (open: OpenMatch, ply: number): number | null => {
  for (let at = ply; at > 0; at--) if (eventsAt(open, at).length > 0) return at;
  return null;
};
/** Returns what happened at a step that was announced before. */
const happenedText = (open: OpenMatch, ply: number, ago: number, listener: Listener): string => {
  const texts = eventTexts(open, { ply, from: 0 }, listener);
  const what = texts.join('. ');
  return ago === 0 ? what : t('ask.ago', { count: ago, what });
};
/** Returns the function that answers questions about the table. What happened is asked again to go further back. */
export const useQuestions = (): ((question: Question) => void) => {
  const { open, veiled } = useMatch();
  const listener = useListener();
  const view = useLatest();
  /** How far back has been asked, and at which step of the match. */
  const asked = useRef({ steps: open.steps, ply: open.ply + 1, ago: -1 });
  const happened = (): string => {
    const from = asked.current.steps === open.steps ? asked.current : { ply: open.ply + 1, ago: -1 };
    const ply = stepBefore(open, from.ply - 1);
    if (ply === null) {
      asked.current = { steps: open.steps, ply: open.ply + 1, ago: -1 };
      return t(from.ago < 0 ? 'ask.noEvent' : 'ask.firstEvent');
    }
    asked.current = { steps: open.steps, ply, ago: from.ago + 1 };
    return happenedText(open, ply, from.ago + 1, listener);
  };
  return (question) => {
    const now = view();
    const about: Asked = { ...now, open, veiled, context: listener(now.scene) };
    if (question === 'sweep') announceDrag(playEnemies(about));
    else if (question === 'happened') announceDrag(happened());
    else announceDrag({ standing: standingText, possible: possibleText, near: nearText }[question](about));
  };
};
