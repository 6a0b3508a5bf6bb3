import { type Choice, enabledChoices } from '../core/choice.ts';
import type { NodeId, PieceNode } from '../core/scene.ts';
import { formatMessage, type FormatContext } from '../i18n/index.ts';
import type { Interaction } from './view.ts';

export type PutChoice = Extract<Choice<unknown>, { kind: 'put' }>;
type Held = Pick<Interaction, 'scene' | 'choices'>;
/** All pieces of one name, and those of them that wait. */
export interface Group {
  readonly name: string;
  readonly look: PieceNode;
  readonly all: number;
  readonly waiting: readonly PutChoice[];
}
const loosePuts = ({ choices }: Held): ReadonlyMap<NodeId | undefined, PutChoice> =>
  new Map(
    choices.flatMap((choice) => (choice.kind === 'put' && choice.unconfirmed ? [[choice.piece, choice] as const] : [])),
  );
/** Returns the pieces that the player places freely, grouped by name in the order of the army. The order stays the same while they are placed. */
export const paletteGroups = (hand: Held, formatContext: FormatContext): Group[] => {
  const puts = loosePuts(hand);
  const nodes = new Map(hand.scene.nodes.map((node) => [node.id, node]));
  const groups = new Map<string, Group>();
  for (const [id, put] of puts) {
    const node = nodes.get(id ?? '');
    if (node?.kind !== 'piece' || !node.name) continue;
    const name = formatMessage(node.name, formatContext);
    const known = groups.get(name) ?? { name, look: node, all: 0, waiting: [] };
    const waiting = node.waits ? [...known.waiting, put] : known.waiting;
    groups.set(name, { ...known, all: known.all + 1, waiting });
  }
  return [...groups.values()];
};

/** Returns the pieces that can be selected in a list: all that can act, except those that wait in the palette. */
export const pickable = ({ scene, choices }: Held): PieceNode[] => {
  const puts = loosePuts({ scene, choices });
  const able = new Set(enabledChoices(choices).map((choice) => choice.piece));
  return scene.nodes.filter(
    (node): node is PieceNode =>
      node.kind === 'piece' && able.has(node.id) && !(node.waits && node.name && puts.has(node.id)),
  );
};
