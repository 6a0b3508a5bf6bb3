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
/** The best action of a piece now: the action, the effect it aims for, and its total worth. */
export interface BestAction {
  readonly choice: Attack;
  readonly wanted: Stakes['wanted'];
  readonly worth: number;
}
/** How many of each piece's nearest enemies are evaluated. */
const NEAREST = 8;
/**
 * Returns what the pieces can do now: attacks on each piece's nearest enemies, and actions without a target yet. For the selected
 * piece, only those of the chosen mode.
 */
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
/** Whether an equal loss to the own side is likelier than the desired effect. Such an action is not suggested. */
export const losesMore = ({ wanted, worst }: Stakes, scene: Scene, seat: Seat): boolean =>
  worst !== null &&
  pieceIn(scene, worst.id)?.seat === seat &&
  worst.p > wanted.p &&
  (worst.kind === wanted.kind || worst.kind === 'removed');
/** Returns the effect that an action aims for, and its worth to the acting side. Null if the action is not worth suggesting. */
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
/** The most pieces that are ranked. */
const MOST = 16;
/**
 * The pieces that can act while nothing is selected, those with the most valuable actions first. `best` has the best action of
 * each piece that has one.
 */
export interface Ranking {
  readonly pieces: readonly PieceNode[];
  readonly best: ReadonlyMap<NodeId, BestAction>;
  /** The best action of the first piece, or of the selected piece while its target is not chosen. Null if it has none. */
  readonly first: BestAction | null;
  /** Whether all pieces that can act have been evaluated. */
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
/** Returns the attacks to be evaluated. A selected enemy is a target, so it has none. */
export const rankedAttacks = (from: Ranked): readonly Attack[] => {
  const { pieces, picked } = rankedPieces(from);
  const { turn } = from;
  const isOwn = ({ seat }: PieceNode): boolean => 'to' in turn && seat === turn.to;
  return attackActions(from, (picked ? [picked] : pieces).filter(isOwn));
};
/** Returns the ranking from the odds of its attacks, by their keys. Empty until all the odds are known. */
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
