import { actingChoices, modeKey } from '../../../core/choice.ts';
import { ui } from '../../../i18n/index.ts';
import { seesTargets } from '../hand/modes.ts';
import type { Hand } from '../hand/usePlayHand.ts';

/** What has to be done on the table before there is anything to press. */
export const pickWords = (hand: Pick<Hand, 'choices' | 'selected' | 'mode' | 'scene' | 'turn'>): string => {
  const { choices, selected, mode, scene, turn } = hand;
  const actions = actingChoices(choices);
  // In a mode what else there is to do is no answer.
  const mine = actions.filter((choice) => choice.piece === selected && (mode === null || modeKey(choice) === mode));
  const aim = mine.find((choice) => choice.kind === 'aim');
  if (aim) return ui(`pick.${aim.controls.by}`);
  const kinds = new Set(mine.map(({ kind }) => kind));
  if (kinds.has('put')) {
    const stands = scene.nodes.some((node) => node.kind === 'piece' && node.id === selected && !node.waits);
    // What is only laid down in the opening may be put elsewhere again.
    const isOpening = mine.some((choice) => choice.kind === 'put' && choice.unconfirmed);
    return ui(stands && !isOpening ? 'pick.go' : 'pick.put');
  }
  if (kinds.has('walk')) return ui(mode === null && seesTargets(hand) ? 'pick.walkOrTarget' : 'pick.walk');
  if (kinds.has('do')) return ui('pick.target');
  const movers = new Set(actions.flatMap(({ piece }) => piece ?? []));
  const onTable = scene.nodes.find((node) => node.kind === 'piece' && movers.has(node.id) && !node.waits);
  if (onTable?.kind !== 'piece') return ui('pick');
  // Upon whom of the others something comes may have to be chosen too.
  const isOwn = !onTable.seat || !('to' in turn) || onTable.seat === turn.to;
  return ui(isOwn ? 'pick.own' : 'pick.theirs', { count: movers.size });
};
