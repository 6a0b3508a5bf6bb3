import { t } from '../../../i18n/index.ts';
import { nearestLegal } from '../../../interaction/primary/nearestLegal.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { squareAt, squaresText } from '../../../presentation/text/places.ts';
import { KEY_NAMES } from '../../../table/input/keyTable.ts';
import type { SpokenContext } from './context.ts';

type Refused = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'proposal'>;
/** Returns what Enter proposes in place of a refused proposal. Empty for a legal one, and if nothing legal is near. */
export const insteadText = (hand: Refused, context: SpokenContext): string => {
  const { scene, proposal } = hand;
  const instead = proposal?.refusal ? nearestLegal(hand, proposal) : null;
  if (!instead) return '';
  const { choice, at } = instead;
  const on = at && squareAt(scene, at);
  if (on) return t('hand.instead', { ...KEY_NAMES, where: squaresText(scene, on.board, on.cell) });
  const target = choice.kind === 'do' && typeof choice.target === 'string' ? context.label?.(choice.target) : undefined;
  return target ? t('hand.insteadTarget', { ...KEY_NAMES, where: target }) : t('hand.insteadAny', KEY_NAMES);
};
