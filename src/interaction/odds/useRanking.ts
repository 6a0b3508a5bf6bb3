import { type Choice, playingChoices, modeKey } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import { distance } from '../../geometry/point.ts';
import type { Interaction } from '../useInteraction.ts';
import { pickable } from '../palette.ts';
import { pieceIn } from '../../presentation/scenes.ts';
import { type Stakes, evaluateStakes, actionValue } from './stakes.ts';
import { type ShownForecast, useForecasts } from './useForecast.ts';

type Attack = Extract<Choice<unknown>, { kind: 'do' }> & { readonly piece: NodeId };
/** The best that a piece may bring about just now: the deed, what is wanted of it, upon whom, and what all of it is worth. */
export interface BestAction {
  readonly choice: Attack;
  readonly wanted: Stakes['wanted'];
  readonly worth: number;
}
/** So many of the nearest enemies of each piece are weighed. */
const NEAREST = 8;
/** What the pieces may do just now: to others, each to the nearest, and what has yet to find its target; of who is picked what the chosen mode leaves. */
export const attackActions = (
  { choices, scene, selected, mode }: Pick<Interaction, 'choices' | 'scene' | 'selected' | 'mode'>,
  pieces: readonly PieceNode[],
): readonly Attack[] =>
  pieces.flatMap((piece) => {
    const isDeed = (choice: Choice<unknown>): choice is Attack => choice.kind === 'do' && choice.piece === piece.id;
    const far = ({ target }: Attack): number => {
      const at = pieceIn(scene, target)?.at;
      return at ? distance(at, piece.at) : Infinity;
    };
    const chosen = piece.id === selected ? mode : null;
    const actions = playingChoices(choices)
      .filter(isDeed)
      .filter((choice) => chosen === null || modeKey(choice) === chosen);
    const aimed = actions.filter(({ target }) => typeof target === 'string').toSorted((a, b) => far(a) - far(b));
    const nearest = new Set([...new Set(aimed.map(({ target }) => target))].slice(0, NEAREST));
    const unsaved = actions.filter(({ target }) => target === undefined);
    return [...aimed.filter(({ target }) => nearest.has(target)), ...unsaved];
  });
/** Whether a deed is likelier to cost the own side as much as it may bring: nobody is led to that. */
export const losesMore = ({ wanted, worst }: Stakes, scene: Scene, seat: Seat): boolean =>
  worst !== null &&
  pieceIn(scene, worst.id)?.seat === seat &&
  worst.p > wanted.p &&
  (worst.kind === wanted.kind || worst.kind === 'removed');
/** What is wanted of a deed and what it is worth to the side that acts; null where nobody is led to it. */
export const evaluateAction = (
  shown: ShownForecast | undefined,
  { scene, turn }: Pick<Interaction, 'scene' | 'turn'>,
): Omit<BestAction, 'choice'> | null => {
  if (!shown || !('effects' in shown) || !('to' in turn)) return null;
  const decides = evaluateStakes(shown, scene, turn.to, turn.midway);
  const wanted = decides?.wanted;
  if (!wanted || wanted.kind === 'stays' || losesMore(decides, scene, turn.to)) return null;
  return { wanted, worth: actionValue(shown.effects, scene, turn.to) };
};
/** The best of each piece, worked out one by one after the screen has answered; null until all are known. */
const useBest = (interaction: Interaction, pieces: readonly PieceNode[]): ReadonlyMap<NodeId, BestAction> | null => {
  const { game, view, scene, turn } = interaction;
  const attacks = attackActions(interaction, pieces);
  const odds = useForecasts(
    game,
    view,
    attacks.map(({ action }) => action),
  );
  if (!('to' in turn) || odds.size < new Set(attacks.map(({ action }) => JSON.stringify(action))).size) return null;
  const best = new Map<NodeId, BestAction>();
  for (const choice of attacks) {
    const found = evaluateAction(odds.get(JSON.stringify(choice.action)), { scene, turn });
    if (found && found.worth > (best.get(choice.piece)?.worth ?? 0)) best.set(choice.piece, { choice, ...found });
  }
  return best;
};

/** More who may act are not listed. */
const MOST = 16;
/** Those who may act while nothing is picked, who is worth most by what he may bring about first, and the best of each who may turn on somebody. */
export interface Ranking {
  readonly pieces: readonly PieceNode[];
  readonly best: ReadonlyMap<NodeId, BestAction>;
  /** The best deed of the first of them, or of who is picked and has yet to be told upon whom; null where nobody may turn on anybody. */
  readonly first: BestAction | null;
  /** All who may act have been weighed. */
  readonly known: boolean;
}
const NOBODY: Ranking = { pieces: [], best: new Map(), first: null, known: false };
/** The pieces to be listed and named on the yellow button, in one order that stays; none where one alone may act, or too many, or it is still being weighed who comes first. */
export const useRanking = (interaction: Interaction): Ranking => {
  const able = interaction.selected === null ? pickable(interaction) : [];
  const pieces = able.length >= 2 && able.length <= MOST ? able : [];
  const picked =
    interaction.offer.kind === 'pick' ? pieceIn(interaction.scene, interaction.selected ?? undefined) : undefined;
  // Whoever chooses one of the others, upon whom something comes, does not act by him.
  const isOwn = ({ seat }: PieceNode): boolean => 'to' in interaction.turn && seat === interaction.turn.to;
  const best = useBest(interaction, (picked ? [picked] : pieces).filter(isOwn));
  if (!best) return NOBODY;
  const worth = ({ id }: PieceNode): number => best.get(id)?.worth ?? 0;
  const sorted = pieces.toSorted((a, b) => worth(b) - worth(a));
  const [first] = picked ? [picked] : sorted;
  return {
    pieces: sorted,
    best,
    first: (first && best.get(first.id)) ?? null,
    known: able.length <= MOST,
  };
};
