import type { EventLog } from '../../../core/event.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import { canFight, must, pieceOf, pieceOnField, withPiece } from './lookups.ts';
import { answerRoll, attackRoll, resultOf } from './rolls.ts';
import { type State, no, gameMessage } from '../types.ts';
import { destroy, wound } from './victory.ts';

/** Returns why the piece cannot act now: not the player's own, beside the field, or already moved (SI-16). */
export const refuseSelect = (state: State, id: string): Refusal | null => {
  const piece = pieceOf(state, id);
  if (!piece?.at || piece.seat !== state.active) return no('SI-16', 'no.notYours');
  return piece.moved ? no('SI-16', 'no.moved', { who: { piece: id } }) : null;
};
/** Returns why a warrior cannot start a close combat with another, or null (SI-18). */
export const refuseFight = (state: State, id: string, target: string): Refusal | null => {
  const { stage } = state;
  if (stage.at === 'clash') {
    if (stage.id !== id) return no('SI-18', 'no.onlyHe', { who: { piece: stage.id } });
  } else {
    const refused = refuseSelect(state, id);
    if (refused) return refused;
  }
  const [who, enemy] = [must(state, id), pieceOnField(state, target)];
  if (who.kind === 'gun' || enemy?.kind === 'gun') return no('SI-12', 'no.gunFights');
  if (!enemy || enemy.seat === who.seat) return no('SI-18', 'no.noEnemy');
  if (canFight(state, who, enemy)) return null;
  return no('SI-18', 'no.far', { who: { piece: id }, target: { piece: target } }, brokenMeasure(who.at, enemy.at));
};
/** Fights a close combat. Both roll, and the higher wins (SI-19); the loser goes back or is destroyed. */
export const fight = (state: State, id: string, target: string, luck: Luck, events: EventLog): State => {
  const [first, second] = [must(state, id), must(state, target)];
  const one = luck.roll(attackRoll(state, first, second));
  const two = luck.roll(answerRoll(state, first, second, one.total));
  events.push(one, two);
  const next = withPiece({ ...state, stage: { at: 'move' } }, id, { moved: true });
  const result = resultOf(state, first, second, one.total, two.total);
  if (result === 'even') {
    events.push({ kind: 'said', rule: 'SI-19', text: gameMessage('event.even') });
    return next;
  }
  const loser = result.startsWith('first') ? id : target;
  return result.endsWith('Falls') ? destroy(next, loser, 'SI-19', events) : wound(next, loser, 'SI-19', events);
};
