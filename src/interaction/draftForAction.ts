import { type Choice, enabledChoices, legalSpots } from '../core/choice.ts';
import { sameAction } from '../core/equality.ts';
import type { Point } from '../geometry/point.ts';
import type { Draft } from '../table/input/proposal.ts';

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

/** Returns the drafts of a choice that could make an action, derived from the action's data, each with the action that it makes. */
const draftsOf = (choice: Choice<unknown>, action: object): (readonly [Draft, unknown])[] => {
  if (choice.kind === 'do') return [[{ choice }, choice.action]];
  const values = Object.values(action);
  if (choice.kind === 'walk')
    return values
      .filter((value): value is Point[] => Array.isArray(value) && value.length > 0 && value.every(isPoint))
      .map((path) => [{ choice, path }, choice.along(path)]);
  if (choice.kind === 'put')
    return [...(legalSpots(choice.to) ?? []), ...values.filter(isPoint)].map((at) => [{ choice, at }, choice.at(at)]);
  const aim = Object.fromEntries(
    Object.entries(action).filter((entry): entry is [string, number] => entry[0] in choice.controls.set),
  );
  return [undefined, ...((!choice.clear && choice.targets) || [])].map((on) => [
    { choice, aim, ...(on === undefined ? {} : { on }) },
    choice.toward(aim, on),
  ]);
};
/** Returns the draft that makes an action, so that it can be shown before it is taken. Null if no enabled choice makes it. */
export const draftForAction = (choices: readonly Choice<unknown>[], action: unknown): Draft | null => {
  if (typeof action !== 'object' || action === null) return null;
  for (const choice of enabledChoices(choices)) {
    const found = draftsOf(choice, action).find(([, made]) => sameAction(made, action));
    if (found) return found[0];
  }
  return null;
};
