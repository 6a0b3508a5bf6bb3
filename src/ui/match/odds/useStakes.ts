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

/** What the action on offer decides and how all that may come of it is judged, which throws told one by one are not; null until it is worked out, or where there is nothing to tell. */
export interface OfferStakes {
  readonly decides: Stakes | null;
  readonly judgement: Judgement | null;
}
/** So long what is in the hand has to rest before its odds are worked out, ms. */
const RESTS_MS = 150;
/** The stakes of an action by its odds, for the side that takes it; null where there are none. */
const stakesOf = (game: AnyGame, odds: Forecast | null, scene: Scene, turn: Turn): OfferStakes | null => {
  if (!odds || !('effects' in odds) || !('to' in turn)) return null;
  const decides = evaluateStakes(odds, scene, turn.to, turn.midway);
  if (odds.kind === 'each') return { decides, judgement: null };
  return { decides, judgement: judgeForecast(game, odds, scene, turn.to, decides?.wanted.kind === 'stays') };
};
/** The stakes of the action that the primary button offers, or of the one that real dice are typed for. Null until they are known. */
export const useStakes = (): OfferStakes | null => {
  const { game, view, scene, turn, action, moving } = useInteraction(({ typing, offer, proposal, ...now }) => {
    // Once one of the real dice has fallen, the odds of the whole roll no longer hold.
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

/** What the rows of a throw mean for whoever threw, whose ever it was, by the deed of which it is the first throw; null until that is worked out. */
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
