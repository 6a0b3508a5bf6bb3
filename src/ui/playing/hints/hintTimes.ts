import { likelyOf } from '../../../core/choice.ts';
import type { TableEvent } from '../../../core/event.ts';
import type { Hint, HintTrigger } from '../../../core/hint.ts';
import { offeredRoll } from '../../../interaction/primary/offeredRoll.ts';
import type { NodeId, PieceNode } from '../../../core/scene.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Interaction } from '../../../interaction/view.ts';

/**
 * What a hint points at: a piece, the end of a path, or the first part of the page that matches these selectors. The part is
 * scrolled into view, unless it is `seen`: then the hint waits until the part is visible.
 */
export type Anchor =
  | { readonly piece: PieceNode }
  | { readonly point: Point }
  | { readonly part: string; readonly seen?: true };
/** What is on the table when hints are chosen. */
export interface Now {
  readonly hand: Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'proposal' | 'offer'>;
  /** The events of the action shown. */
  readonly events: readonly TableEvent[];
  /** All events since the viewer's own last decision, with that decision: a bot acts before a player can read. */
  readonly news: readonly TableEvent[];
  /** The pieces that the primary button names. */
  readonly named?: readonly NodeId[];
}
const PRIMARY = '[data-part=tray] [data-part=primary]';

/** The hints of every game. A game's own hint with the same id replaces one. */
const COMMON: readonly Hint[] = [
  { id: 'pick', at: 'pick' },
  { id: 'lit', at: 'lit' },
  { id: 'put', at: 'put' },
  { id: 'walk', at: 'walk' },
  { id: 'flick', at: 'flick' },
  { id: 'gun', at: 'gun' },
  { id: 'target', at: 'target' },
  { id: 'hidden', at: 'hidden' },
  { id: 'throw', at: 'throw' },
  { id: 'handOver', at: 'handOver' },
];

const pieceOf = ({ scene }: Now['hand'], id: unknown): PieceNode | undefined =>
  scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id && !node.waits && !node.out);
const onPiece = (hand: Now['hand'], id: unknown): Anchor | null => {
  const piece = pieceOf(hand, id);
  return piece ? { piece } : null;
};
const idsOf = (event: TableEvent): readonly string[] =>
  'ids' in event ? event.ids : event.kind === 'moved' ? [event.id] : [];

const isOpening = ({ game, view }: Now['hand']): boolean => {
  const turn = game.turn(view);
  return 'to' in turn && turn.opening === true;
};
/** Returns the first of several pieces that can act, while none is selected. With `set`, pieces that can only be placed in set-up count too. */
const firstAble = (hand: Now['hand'], set = true): Anchor | null => {
  const open = likelyOf(hand.choices).filter((choice) => set || choice.kind !== 'put' || !choice.unconfirmed);
  const able = new Set(open.flatMap(({ piece }) => piece ?? []));
  const [first] = [...able].flatMap((id) => pieceOf(hand, id) ?? []);
  return hand.selected === null && !hand.proposal && able.size > 1 && first ? { piece: first } : null;
};
/** The anchor of each named moment. */
const NAMED: Readonly<Record<Extract<HintTrigger, string>, (now: Now) => Anchor | null>> = {
  // A piece that is still to be placed cannot act yet, in set-up too. It has its own hint once it is selected.
  pick: ({ hand }) => (isOpening(hand) ? null : firstAble(hand, false)),
  put: ({ hand }) =>
    offers(hand, 'put') ? (onPiece(hand, hand.selected) ?? { part: '[data-part=reserve], [role=application]' }) : null,
  walk: ({ hand }) => (offers(hand, 'walk') ? onPiece(hand, hand.selected) : null),
  flick: ({ hand }) => (aims(hand, 'flick') ? onPiece(hand, hand.selected) : null),
  gun: ({ hand }) => (aims(hand, 'gun') ? onPiece(hand, hand.selected) : null),
  target: ({ hand }) => {
    const choice = hand.proposal ? undefined : mineOf(hand).find((each) => each.kind === 'do' && each.target);
    return choice?.kind === 'do' ? onPiece(hand, choice.target) : null;
  },
  way: ({ hand: { proposal } }) => {
    const end = proposal?.choice.kind === 'walk' && proposal.preview?.used ? proposal.path?.at(-1) : undefined;
    return end && !proposal?.refusal ? { point: end } : null;
  },
  aimed: ({ hand: { proposal } }) =>
    proposal?.choice.kind === 'aim' ? { part: '[data-part=spin], [data-part=side], [data-part=aim]' } : null,
  // A simulated shot needs no armour roll.
  hidden: ({ hand: { proposal } }) =>
    proposal?.choice.kind !== 'aim' && !proposal?.refusal && proposal?.preview?.eye?.sight.share
      ? { part: '[data-part=eye]' }
      : null,
  throw: ({ hand }) =>
    offeredRoll(hand) !== null
      ? { part: '[data-part=stakes], [data-part=odds], [data-part=roll-table], [data-part=outcomes]' }
      : null,
  lit: ({ events }) =>
    events.some(({ kind }) => kind === 'rolled') ? { part: 'tr[aria-current=true]', seen: true } : null,
  handOver: ({ hand: { offer } }) => (offer.kind === 'handOver' ? { part: PRIMARY } : null),
};
const mineOf = ({ choices, selected }: Now['hand']) => likelyOf(choices).filter(({ piece }) => piece === selected);
const offers = (hand: Now['hand'], kind: 'put' | 'walk'): boolean =>
  !hand.proposal && hand.selected !== null && mineOf(hand).some((choice) => choice.kind === kind);
const aims = (hand: Now['hand'], by: 'flick' | 'gun'): boolean =>
  !hand.proposal && mineOf(hand).some((choice) => choice.kind === 'aim' && choice.controls.by === by);

/** Returns what a hint of this moment points at. Null if the moment is not now. */
export const anchorOf = (at: HintTrigger, now: Now): Anchor | null => {
  const { hand, news } = now;
  if (hand.offer.kind === 'wait' || hand.offer.kind === 'past' || hand.offer.kind === 'over') return null;
  if (typeof at === 'string') return NAMED[at](now);
  if ('rule' in at) {
    const event = news.find(({ rule }) => rule === at.rule);
    if (!event) return null;
    const [piece] = idsOf(event).flatMap((id) => pieceOf(hand, id) ?? []);
    return piece ? { piece } : { part: '[data-part=result], [role=tabpanel]' };
  }
  const choice = likelyOf(hand.choices).find(
    ({ label, piece }) =>
      label.key === `${hand.game.id}:${at.choice}` && (piece === undefined || piece === hand.selected),
  );
  if (!choice) return null;
  if (at.on) return firstAble(hand);
  // The buttons that skip are beside the primary button, while nothing is proposed.
  if (choice.skips) return { part: '[data-part=passes]', seen: true };
  const target = choice.kind === 'do' ? onPiece(hand, choice.target) : null;
  // The hint about the target comes before a target or a path has been chosen.
  if (target && hand.proposal) return null;
  return target ?? onPiece(hand, choice.piece) ?? { part: PRIMARY };
};
/** Returns all hints of a game with the names under which they are remembered. The game's own replace common ones with the same id. */
export const hintsOf = ({
  id,
  hints = [],
}: Pick<Interaction['game'], 'id' | 'hints'>): { name: string; key: string; at: HintTrigger }[] => {
  const common = COMMON.filter((each) => !hints.some((own) => own.id === each.id));
  return [
    ...common.map((hint) => ({ name: hint.id, key: `ui:first.${hint.id}`, at: hint.at })),
    ...hints.map((hint) => ({ name: `${id}.${hint.id}`, key: `${id}:hint.${hint.id}`, at: hint.at })),
  ];
};
