import type { Interaction } from '../../../interaction/view.ts';

/** Whether the player may ask for suggestions now. */
export const maySuggest = ({ policy, turn, choices }: Pick<Interaction, 'policy' | 'turn' | 'choices'>): boolean =>
  policy.suggestsOnRequest && 'to' in turn && !turn.opening && choices.length > 0;
