import { type Choice, playingChoices } from '../core/choice.ts';
import type { NodeId } from '../core/scene.ts';
import type { OpenMatch } from '../store/matchStore.ts';

/** What was selected at the end of these steps. */
interface Picked {
  readonly steps: OpenMatch['steps'];
  readonly selected: NodeId | null;
}
/**
 * Returns which piece stays selected after the next step. It stays if the step was only a roll and the piece can still act at the
 * same stage of the turn. Otherwise null.
 */
export const selectionAfter = (
  { game, steps }: Pick<OpenMatch, 'game' | 'steps'>,
  { steps: before, selected }: Picked,
  choices: readonly Choice<unknown>[],
): NodeId | null => {
  const [last, next] = [before.at(-1), steps.at(-1)];
  if (selected === null || !last || !next || steps.at(-2) !== last || steps.length !== before.length + 1) return null;
  const kinds = new Set(next.events.map(({ kind }) => kind));
  // Placing a piece is an event of kind `said` too, so the step must contain a roll.
  if (!kinds.has('rolled') || [...kinds].some((kind) => kind !== 'rolled' && kind !== 'said')) return null;
  const [was, is] = [game.turn(last.state), game.turn(next.state)];
  if (!('to' in was) || !('to' in is) || was.to !== is.to || was.stage.at !== is.stage.at) return null;
  return playingChoices(choices).some(({ piece }) => piece === selected) ? selected : null;
};
