import { playingChoices, modeKey } from '../../../core/choice.ts';
import type { Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { formatMessage, type UiKey } from '../../../i18n/index.ts';
import { seesTargets } from '../../../interaction/modes.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { messageFor } from '../../inputText.ts';
import type { LastInput } from '../../lastInput.ts';

/** Returns how many of some pieces may act in a turn. */
const mostOf = (turn: Turn, pieces: number): number => Math.min(pieces, ('to' in turn && turn.most) || pieces);
type Holding = Pick<Interaction, 'choices' | 'selected' | 'mode' | 'scene' | 'turn'>;
const ui = (key: UiKey, count?: number): Message =>
  count === undefined ? { key: `ui:${key}` } : { key: `ui:${key}`, values: { count } };
const selectMessage = (hand: Holding): Message => {
  const { choices, selected, mode, scene, turn } = hand;
  const actions = playingChoices(choices);
  // In a mode, other actions of the piece do not count.
  const mine = actions.filter((choice) => choice.piece === selected && (mode === null || modeKey(choice) === mode));
  const aim = mine.find((choice) => choice.kind === 'aim');
  if (aim) return ui(`pick.${aim.controls.by}`);
  const kinds = new Set(mine.map(({ kind }) => kind));
  if (kinds.has('put')) {
    const stands = scene.nodes.some((node) => node.kind === 'piece' && node.id === selected && !node.waits);
    // A piece that is only placed in set-up may still be moved.
    const isOpening = mine.some((choice) => choice.kind === 'put' && choice.unconfirmed);
    return ui(stands && !isOpening ? 'pick.go' : 'pick.put');
  }
  if (kinds.has('walk')) return ui(mode === null && seesTargets(hand) ? 'pick.walkOrTarget' : 'pick.walk');
  if (kinds.has('do')) return ui('pick.target');
  const movers = new Set(actions.flatMap(({ piece }) => piece ?? []));
  const onTable = scene.nodes.find((node) => node.kind === 'piece' && movers.has(node.id) && !node.waits);
  if (onTable?.kind !== 'piece') return ui('pick');
  // The player may also have to choose a target among the other side's pieces.
  const isOwn = !onTable.seat || !('to' in turn) || onTable.seat === turn.to;
  return isOwn ? ui('pick.own', mostOf(turn, movers.size)) : ui('pick.theirs', movers.size);
};
/** Returns what must be done on the table before there is anything to press, in words for the last input. */
export const selectText = (hand: Holding, input: LastInput): string =>
  formatMessage(messageFor(selectMessage(hand), input));
