import type { AimControl, AimLimits } from '../core/aim.ts';
import type { NodeId } from '../core/scene.ts';
import {
  type AimChoice,
  aimChoiceOf,
  aimedPiece,
  aimSettings,
  bearingTo,
  clampToLimits,
  draftAimedAt,
  intendedTarget,
} from '../table/input/aimHandle.ts';
import { pushed, scaleOf } from './aimScales.ts';
import type { InteractionEvent } from './events.ts';
import type { Interaction } from './view.ts';

type Aiming = Pick<Interaction, 'scene' | 'proposal'>;

/** Returns the choice that is aimed, or would be with the selected piece. Null if there is none. */
export const aimedIn = ({
  choices,
  selected,
  mode,
  proposal,
}: Pick<Interaction, 'choices' | 'selected' | 'mode' | 'proposal'>): AimChoice | null =>
  aimChoiceOf(choices, selected ?? proposal?.choice.piece ?? null, selected, mode, proposal);

/** Returns the target that the player has chosen for an aim, or null. */
const chosenTarget = ({ proposal }: Aiming, { piece }: AimChoice): NodeId | null =>
  (proposal?.choice.piece === piece ? proposal?.on : undefined) ?? null;
/** Returns the target that an aim is meant for: the chosen one, or the one nearest to where it points now. */
export const meantTarget = ({ scene, proposal }: Aiming, choice: AimChoice): NodeId | null => {
  const laid = aimedPiece(choice, proposal);
  return proposal?.choice.piece === choice.piece
    ? intendedTarget(choice, scene, aimSettings(choice, proposal), laid)
    : laid;
};
/** Returns the limits of a control. A bearing is counted from the chosen target. */
export const controlLimits = (from: Aiming, choice: AimChoice, name: AimControl): AimLimits | undefined => {
  const limits = choice.controls.set[name];
  const zero = name === 'bearing' ? bearingTo(choice, from.scene, chosenTarget(from, choice)) : null;
  return limits && zero !== null ? { ...limits, zero } : limits;
};
/** Returns the aim with one control set, within its limits. It keeps its target. */
export const setControl = (from: Aiming, choice: AimChoice, name: AimControl, value: number): InteractionEvent => {
  const on = chosenTarget(from, choice);
  const aim = { ...aimSettings(choice, from.proposal), [name]: clampToLimits(choice, name, value) };
  return { type: 'propose', draft: { choice, aim, ...(on === null ? {} : { on }) } };
};
/** Returns the aim with one control changed by some fine steps, to the right of its slider. Null if it has no such control. */
export const stepControl = (
  from: Aiming,
  choice: AimChoice,
  name: AimControl,
  steps: number,
): InteractionEvent | null => {
  const limits = controlLimits(from, choice, name);
  if (!limits) return null;
  const scale = scaleOf(name, limits);
  const place = scale.placeOf(aimSettings(choice, from.proposal)[name] ?? limits.start);
  return setControl(from, choice, name, scale.valueAt(pushed(scale, name, place, steps, limits.round)));
};
/** Returns the aim at another target, `by` places further in the list, with the power kept. Null if there are no targets. */
export const aimAtNext = (from: Aiming, choice: AimChoice, by: number): InteractionEvent | null => {
  const targets = choice.clear ? [] : (choice.targets ?? []);
  const meant = meantTarget(from, choice);
  const at = meant === null ? -1 : targets.indexOf(meant);
  const next = targets[(at + by + targets.length) % targets.length];
  if (next === undefined) return null;
  const draft = draftAimedAt(choice, from.scene, aimSettings(choice, from.proposal), next);
  return { type: 'propose', draft };
};
