import { type Choice, modeKey, enabledChoices } from '../core/choice.ts';
import type { PieceNode } from '../core/scene.ts';
import type { Interaction } from './view.ts';

/**
 * Returns one choice for each mode of the selected piece. Modes are aims and targets, and also walks if there are several kinds
 * or the piece can be aimed. Empty if there is only one mode.
 */
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

/** Returns the aims of the selected piece that are disabled while another one is enabled. Each has its refusal. */
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
/** Returns the targets of the only piece that can act, if they are few. As buttons, they need not be found on the table. */
export const soleTargets = (choices: readonly Choice<unknown>[]): Targeted[] => {
  const open = enabledChoices(choices);
  const acting = new Set(open.flatMap(({ piece }) => piece ?? []));
  const targets = open.filter(isTargeted);
  return acting.size === 1 && targets.length <= MOST_TARGETS ? targets : [];
};
/** Whether the selected piece can attack an enemy, so that a click on the table selects the target. */
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
/** Whether everything that the selected piece can do now is done on the table: a move, in one mode only, or a target. */
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
  // Of several attacks the first one is used until another is chosen. But the kind of move decides where the piece can go.
  const ways = selectionModes({ choices, selected }).filter(({ kind }) => kind !== 'do');
  return goes && enabledChoices(others).length === 0 && own.length > 0 && own.every(there) && ways.length === 0;
};
