import { type Choice, playingChoices, modeKey } from '../../core/choice.ts';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import type { Seat } from '../../core/seat.ts';
import { actionKey } from '../../core/equality.ts';
import { distance } from '../../geometry/point.ts';
import type { Interaction } from '../view.ts';
import { pickable } from '../palette.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import { type Stakes, evaluateStakes, actionValue } from './stakes.ts';
import type { ShownForecast } from './forecasts.ts';

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
const NO_RANKING: Ranking = { pieces: [], best: new Map(), first: null, known: false };

/** What a ranking depends on. `picks`: an action has yet to be chosen on the table. */
export type Ranked = Pick<Interaction, 'choices' | 'scene' | 'selected' | 'mode' | 'turn'> & {
  readonly picks: boolean;
};
/** Returns which pieces are ranked: the selected one if its action has yet to be chosen, else all that can act, if they are 2 to 16. */
const rankedPieces = (
  from: Ranked,
): { readonly pieces: readonly PieceNode[]; readonly picked: PieceNode | undefined; readonly known: boolean } => {
  const { selected, picks, scene } = from;
  const able = selected === null ? pickable(from) : [];
  const picked = picks ? pieceIn(scene, selected) : undefined;
  return { pieces: able.length >= 2 && able.length <= MOST ? able : [], picked, known: able.length <= MOST };
};
/** Returns the attacks to be weighed. The player does not act by a selected enemy, who is a target. */
export const rankedAttacks = (from: Ranked): readonly Attack[] => {
  const { pieces, picked } = rankedPieces(from);
  const { turn } = from;
  const isOwn = ({ seat }: PieceNode): boolean => 'to' in turn && seat === turn.to;
  return attackActions(from, (picked ? [picked] : pieces).filter(isOwn));
};
/** Returns the ranking by the odds of its attacks (by their keys); empty until all of them are known. */
export const rankingOf = (
  from: Ranked,
  attacks: readonly Attack[],
  odds: ReadonlyMap<string, ShownForecast>,
): Ranking => {
  const { scene, turn } = from;
  const keys = attacks.map(({ action }) => actionKey(action));
  if (!('to' in turn) || odds.size < new Set(keys).size) return NO_RANKING;
  const best = new Map<NodeId, BestAction>();
  attacks.forEach((choice, i) => {
    const found = evaluateAction(odds.get(keys[i] ?? ''), { scene, turn });
    if (found && found.worth > (best.get(choice.piece)?.worth ?? 0)) best.set(choice.piece, { choice, ...found });
  });
  const { pieces, picked, known } = rankedPieces(from);
  const worth = ({ id }: PieceNode): number => best.get(id)?.worth ?? 0;
  const sorted = pieces.toSorted((a, b) => worth(b) - worth(a));
  const [first] = picked ? [picked] : sorted;
  return { pieces: sorted, best, first: (first && best.get(first.id)) ?? null, known };
};
