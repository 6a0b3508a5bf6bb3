import { t } from '../../../i18n/index.ts';
import { sentences } from '../../../presentation/text/sentences.ts';
import { eventsAt } from '../../../presentation/scenes.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { Listener } from './context.ts';
import { eventTexts } from './eventTexts.ts';

/** After this time the next question begins at the latest step again, ms. */
const FORGETS_MS = 8000;
/** Answers what happened, one step further back each time. */
export interface LookBack {
  /** Returns the next step in words. `at` is the time, ms. */
  tell(open: OpenMatch, listener: Listener, at: number): string;
  /** The next question begins at the latest step again. */
  forget(): void;
}
/** Returns the latest step with events up to a ply. Null if there is none. */
const stepUpTo = (open: OpenMatch, ply: number): number | null => {
  for (let at = ply; at > 0; at--) if (eventsAt(open, at).length > 0) return at;
  return null;
};
/** Creates a look back that begins at the step shown. It begins there again after a new step or a pause. */
export const createLookBack = (): LookBack => {
  let told: {
    readonly steps: OpenMatch['steps'];
    readonly ply: number;
    readonly ago: number;
    readonly at: number;
  } | null = null;
  return {
    tell: (open, listener, at) => {
      const goesOn = told !== null && told.steps === open.steps && at - told.at < FORGETS_MS;
      const { ply: before, ago } = goesOn && told ? told : { ply: open.ply + 1, ago: -1 };
      const ply = stepUpTo(open, before - 1);
      told = ply === null ? null : { steps: open.steps, ply, ago: ago + 1, at };
      if (ply === null) return t(ago < 0 ? 'ask.noEvent' : 'ask.firstEvent');
      const what = sentences(eventTexts(open, { ply, from: 0 }, listener));
      return ago < 0 ? what : t('ask.ago', { count: ago + 1, what });
    },
    forget: () => {
      told = null;
    },
  };
};
