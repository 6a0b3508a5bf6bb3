import { actionKey } from '../../core/equality.ts';
import { dryRun } from '../../core/match.ts';
import type { Proposal } from '../../table/input/proposal.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import type { PositionView } from '../position.ts';
import { cachedForecast } from './forecasts.ts';
import { attackActions, type BestAction, evaluateAction } from './ranking.ts';

/** What a move leads to: the best attack of its piece from there, the end of the turn, or its end after a walk that reaches nobody. */
export type FollowUp = BestAction | 'ends' | 'reachesNobody';
/** Returns what a move leads to. Null if its piece has no attack there, or its result is not certain. */
export const followUp = (
  { game, view, turn }: Pick<PositionView, 'game' | 'view' | 'turn'>,
  { choice: { piece, kind }, action, refusal }: Pick<Proposal, 'choice' | 'action' | 'refusal'>,
): FollowUp | null => {
  const ran = refusal || piece === undefined ? null : dryRun(game, view, action);
  if (!ran || !('step' in ran) || !('to' in turn)) return null;
  const { state } = ran.step;
  const next = game.turn(state);
  if (!('to' in next)) return null;
  if (next.to !== turn.to) return kind === 'walk' ? 'reachesNobody' : 'ends';
  const scene = game.scene(state);
  const mover = pieceIn(scene, piece);
  if (!mover) return null;
  const attacks = attackActions({ choices: game.choices(state), scene, selected: null, mode: null }, [mover]);
  return attacks
    .flatMap((attack): BestAction[] => {
      const found = evaluateAction(cachedForecast(game, state, actionKey(attack.action)), { scene, turn: next });
      return found && found.worth > 0 ? [{ choice: attack, ...found }] : [];
    })
    .reduce<BestAction | null>((best, each) => (best && best.worth >= each.worth ? best : each), null);
};
