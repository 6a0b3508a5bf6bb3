import { modeKey } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { selectionModes } from '../../../interaction/modes.ts';
import type { Interaction } from '../../../interaction/view.ts';
import type { SpokenContext } from './context.ts';

type Chosen = Pick<Interaction, 'choices' | 'selected' | 'mode'>;
/** Returns the mode that has been chosen for a piece, in words. Empty if it is another piece or the same mode. */
export const modeText = (now: Chosen, before: Omit<Chosen, 'choices'>, context: SpokenContext): string => {
  const { selected, mode } = now;
  const modes = selectionModes(now);
  if (selected !== before.selected || mode === before.mode || modes.length === 0) return '';
  const names = modes.map(({ label }) => formatMessage(label, context));
  const at = modes.findIndex((choice) => modeKey(choice) === mode);
  return at < 0
    ? t('silent.anyMode', { names: names.join('; ') })
    : t('silent.mode', { what: names[at] ?? '', n: at + 1, of: names.length });
};
