import { create } from 'zustand';
import type { EvaluatedAction } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { askCoach } from '../../../store/coach/coach.ts';
import { currentMatch, type OpenMatch } from '../../../store/matchStore.ts';
import { faultMessage } from '../../../store/workers/faults.ts';

/** What was asked for at a step of the match. */
interface Asked {
  readonly steps: OpenMatch['steps'];
  /** The strongest bot's actions, the best first. Null while it is thinking. */
  readonly thoughts: readonly Partial<EvaluatedAction<unknown>>[] | null;
  /** Why there are none. */
  readonly fault: Message | null;
}
const useAsked = create<{ readonly asked: Asked | null }>()(() => ({ asked: null }));
let asking: AbortController | null = null;

/** Whether suggestions for the last step are shown, or on their way. */
export const isSuggested = (): boolean => useAsked.getState().asked?.steps === currentMatch().steps;
/** Asks the strongest bot for the best actions at the last step, from the view of the acting seat. A second call takes them away. */
export const suggest = async (): Promise<void> => {
  const open = currentMatch();
  const { steps } = open;
  const shown = isSuggested();
  closeSuggestions();
  if (shown) return;
  const { signal } = (asking = new AbortController());
  useAsked.setState({ asked: { steps, thoughts: null, fault: null } });
  try {
    const { action, thoughts } = await askCoach(open, signal);
    if (signal.aborted) return;
    useAsked.setState({ asked: { steps, thoughts: thoughts.length > 0 ? thoughts : [{ action }], fault: null } });
  } catch (error) {
    if (!signal.aborted) useAsked.setState({ asked: { steps, thoughts: [], fault: faultMessage(error, 'noCoach') } });
  }
};
/** Takes the suggestions away, and stops the bot that thinks about them. */
export const closeSuggestions = (): void => {
  asking?.abort();
  useAsked.setState({ asked: null });
};
/** Returns what was asked for at the last step of a match. Null if nothing was. */
export const useSuggested = ({ steps }: Pick<OpenMatch, 'steps'>): Asked | null =>
  useAsked(({ asked }) => (asked?.steps === steps ? asked : null));
