import { useMemo } from 'react';
import type { AnyGame, Turn } from '../../../core/game.ts';
import type { RollRequest } from '../../../core/luck.ts';
import type { Forecast } from '../../../core/odds/odds.ts';
import type { Scene } from '../../../core/scene.ts';
import { deepEqual } from '../../../core/equality.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import { decisionOf, sceneAt } from '../../../presentation/scenes.ts';
import { type Stakes, evaluateStakes } from '../../../interaction/odds/stakes.ts';
import { useForecast } from './useForecast.ts';
import { type Judgement, judgeForecast } from '../../../interaction/odds/judgement.ts';
import { useInteraction } from '../context/interaction.tsx';

/** The stakes of the offered action, and the judgement of all its outcomes. Independent rolls, shown one by one, have no judgement. */
export interface OfferStakes {
  readonly decides: Stakes | null;
  readonly judgement: Judgement | null;
}
/** How long a drag must rest before its odds are computed, ms. */
const RESTS_MS = 150;
/** Returns the stakes of an action from its odds, for the acting side. Null if there are none. */
const stakesOf = (game: AnyGame, odds: Forecast | null, scene: Scene, turn: Turn): OfferStakes | null => {
  if (!odds || !('effects' in odds) || !('to' in turn)) return null;
  const decides = evaluateStakes(odds, scene, turn.to, turn.midway);
  if (odds.kind === 'each') return { decides, judgement: null };
  return { decides, judgement: judgeForecast(game, odds, scene, turn.to, decides?.wanted.kind === 'stays') };
};
/** Returns the stakes of the action that the primary button offers, or of the one that real dice are typed for. Null until they are known. */
export const useStakes = (): OfferStakes | null => {
  const { game, view, scene, turn, action, moving } = useInteraction(({ typing, offer, proposal, ...now }) => {
    // Once one real die has been typed, the odds of the whole roll no longer hold.
    const typed = typing && typing.dice.length === 0 ? typing.action : undefined;
    return {
      game: now.game,
      view: now.view,
      scene: now.scene,
      turn: now.turn,
      action: typing ? typed : offer.kind === 'act' ? offer.action : undefined,
      moving: proposal?.moving === true,
    };
  });
  const odds = useForecast(game, view, action, moving ? RESTS_MS : undefined);
  return useMemo(() => stakesOf(game, odds, scene, turn), [odds, game, scene, turn]);
};

/** Returns what the rows of a roll mean for the player who rolled it, if it is the first roll of its action. Null until it is computed. */
export const useJudged = (
  open: OpenMatch,
  thrown: RollRequest | null,
): { readonly rows?: Judgement['rows'] } | null => {
  const { game, match, ply } = open;
  const from = decisionOf(open, ply);
  // The table before the step. In a game with secrets nothing is judged.
  const view = from > 0 && !game.secrets ? game.view(stateAtPly(open, from - 1), 'all') : null;
  const action = thrown && view ? match.entries[from - 1]?.action : undefined;
  const odds = useForecast(game, view, action);
  const scene = sceneAt(open, Math.max(0, from - 1));
  const rows = useMemo(
    () => (odds && view ? stakesOf(game, odds, scene, game.turn(view))?.judgement?.rows : undefined),
    [game, odds, scene, view],
  );
  if (action === undefined) return {};
  if (!odds) return null;
  const first = odds.kind === 'odds' ? odds.throws[0] : undefined;
  return thrown && rows && first && isSameRoll(first, thrown) ? { rows } : {};
};
const isSameRoll = (one: RollRequest, other: RollRequest): boolean =>
  deepEqual([one.rule, one.text, one.rows], [other.rule, other.text, other.rows]);
