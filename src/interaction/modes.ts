import { type Choice, modeKey, enabledChoices } from '../core/choice.ts';
import type { PieceNode } from '../core/scene.ts';
import type { Interaction } from './view.ts';

/** The modes between which the hand chooses for the picked piece, a choice of each: aims and targets, and ways of walking where there are several or it is aimed by hand too; none where there is one. */
export const selectionModes = ({ choices, selected }: Pick<Interaction, 'choices' | 'selected'>): Choice<unknown>[] => {
  const mine = choices.filter((choice) => choice.piece === selected && !choice.disabled);
  const walks = new Set(mine.filter(({ kind }) => kind === 'walk').map(modeKey));
  const aims = mine.some(({ kind }) => kind === 'aim');
  const isMode = (choice: Choice<unknown>): boolean =>
    choice.kind === 'walk'
      ? walks.size > 1 || aims
      : choice.kind === 'aim' || (choice.kind === 'do' && !!choice.target);
  const modes = [...new Map(mine.filter(isMode).map((choice) => [modeKey(choice), choice])).values()];
  return modes.length > 1 ? modes : [];
};

/** The ways in which the picked piece may not be aimed while it may be in another: each with its refusal. */
export const disabledAims = ({ choices, selected }: Pick<Interaction, 'choices' | 'selected'>): Choice<unknown>[] => {
  const aims = choices.filter(({ kind, piece }) => kind === 'aim' && piece === selected);
  const open = new Set(enabledChoices(aims).map(modeKey));
  const barred = aims.filter((choice) => choice.disabled && !open.has(modeKey(choice)));
  return open.size > 0 ? [...new Map(barred.map((choice) => [modeKey(choice), choice])).values()] : [];
};

const MOST_TARGETS = 4;
type Targeted = Extract<Choice<unknown>, { kind: 'do' }> & { readonly target: string };
const isTargeted = (choice: Choice<unknown>): choice is Targeted =>
  choice.kind === 'do' && choice.piece !== undefined && typeof choice.target === 'string';
/** The few pieces that the only one to act may turn on: as buttons they need not be found on the table. */
export const soleTargets = (choices: readonly Choice<unknown>[]): Targeted[] => {
  const open = enabledChoices(choices);
  const acting = new Set(open.flatMap(({ piece }) => piece ?? []));
  const targets = open.filter(isTargeted);
  return acting.size === 1 && targets.length <= MOST_TARGETS ? targets : [];
};
/** Whether the picked piece may turn on an enemy, who is named by a click on the table. */
export const seesTargets = ({
  choices,
  selected,
  scene,
}: Pick<Interaction, 'choices' | 'selected' | 'scene'>): boolean => {
  const seatOf = (id: string): string | undefined =>
    scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id)?.seat;
  const own = selected === null ? undefined : seatOf(selected);
  return enabledChoices(choices)
    .filter(isTargeted)
    .some(({ piece, target }) => piece === selected && own !== undefined && (seatOf(target) ?? own) !== own);
};
/** Whether all that who is picked may do now is done on the table, walking in one way: he goes somewhere, or turns on somebody. */
export const pointsAtTable = ({
  choices,
  selected,
  others,
  proposal,
}: Pick<Interaction, 'choices' | 'selected' | 'others' | 'proposal'>): boolean => {
  const own = enabledChoices(choices).filter(({ piece }) => piece !== undefined && piece === selected);
  const there = (choice: Choice<unknown>): boolean =>
    choice.kind === 'walk' || (choice.kind === 'do' && (choice.target !== undefined || choice.skips !== undefined));
  const goes = proposal === null || proposal.choice.kind === 'walk';
  // Of several ways to strike or shoot the first is meant until another is chosen; how one goes decides where to.
  const ways = selectionModes({ choices, selected }).filter(({ kind }) => kind !== 'do');
  return goes && enabledChoices(others).length === 0 && own.length > 0 && own.every(there) && ways.length === 0;
};
