import { opponentOf } from '../../../core/seat.ts';
import type { BotContext, EvaluatedAction } from '../../../core/game.ts';
import { massesOf } from './flight.ts';
import { before, fortOf, topAt } from '../fortress/ground.ts';
import { CAREFUL, gunnerAt, type Price } from './gunnery.ts';
import { maxBy } from '../../../core/bots.ts';
import { shotsOf } from './play.ts';
import { readyGuns } from '../guns/shooting.ts';
import { enemiesInReach, gunsOf, gunBlockedBy, onOwnTowers, pieceOf, warriorsOf } from '../rules/lookups.ts';
import { resultOf } from '../rules/rolls.ts';
import { type Action, type PieceOnField, type State, STEP, gameMessage } from '../types.ts';

type Tools = BotContext<Action>;
/**
 * The cost of a wound as a part of a death. An Attacker, or a Defender that has come out, has a long way back. One from the
 * courtyard returns nearby, but not onto its tower.
 */
const WOUND = { attacker: 0.35, defender: 0.15, garrison: 0.3 } as const;
/** The extra value of a warrior that alone keeps up the magic, or keeps a gun silent. */
const DEAR = 1.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns what losing this warrior costs its side: the fewer it has, the more. */
const worthOf = (view: State, who: PieceOnField): number => {
  const { id, seat } = who;
  const up = onOwnTowers(view, seat);
  const last = up.length === 1 && up[0]?.id === id;
  const holds = gunsOf(view, opponentOf(view.seats, seat)).some((gun) => gunBlockedBy(view, gun)?.id === id);
  return (last || holds ? DEAR : 1) / Math.max(1, warriorsOf(view, seat).length);
};
const woundOf = (view: State, who: PieceOnField): number => {
  const fort = fortOf(view, who.seat);
  const defends = fort && before(fort, who.at) <= STEP;
  const inDefence = topAt(view, who.at) ? WOUND.garrison : WOUND.defender;
  return worthOf(view, who) * (defends ? inDefence : WOUND.attacker);
};
/** Returns the expected gain of a close combat for its starter, from the rules' results of all 36 rolls. */
export const gainOf = (view: State, who: PieceOnField, enemy: PieceOnField): number => {
  const value = {
    firstFalls: -worthOf(view, who),
    firstWounded: -woundOf(view, who),
    even: 0,
    secondWounded: woundOf(view, enemy),
    secondFalls: worthOf(view, enemy),
  };
  let sum = 0;
  for (const one of FACES) for (const two of FACES) sum += value[resultOf(view, who, enemy, one, two)] / 36;
  return sum;
};
/** Returns a close combat that pays, or the path to it, with its reason. */
export const fighting = (action: Action, enemy: PieceOnField): EvaluatedAction<Action> => ({
  action,
  why: gameMessage('why.fight', { piece: { piece: enemy.id } }),
});
/** Returns a warrior's close combat with the most gain from its place, if it is above this. */
export const bestFight = (view: State, who: PieceOnField, min: number): EvaluatedAction<Action> | null => {
  const enemy = maxBy(enemiesInReach(view, who), (each) => gainOf(view, who, each));
  return enemy && gainOf(view, who, enemy) > min
    ? fighting({ type: 'fight', id: who.id, target: enemy.id }, enemy)
    : null;
};

interface Promised {
  readonly action: Action;
  readonly gain: number;
}
/** Returns the expected gain of a virtual shot from its odds: enemies harmed. */
const shotGain = (view: State, tools: Tools, action: Action): number => {
  const odds = tools.forecast(action, { samples: 0, budget: 100 });
  if (odds.kind !== 'odds') return 0;
  let gain = 0;
  for (const [effect, chance] of Object.entries(odds.effects)) {
    const [kind, id = ''] = effect.split(':');
    const piece = pieceOf(view, id);
    if (!piece?.at || (kind !== 'removed' && kind !== 'wounded')) continue;
    const who = { ...piece, at: piece.at };
    const cost = kind === 'removed' ? worthOf(view, who) : woundOf(view, who);
    gain += chance * cost * (piece.seat === view.active ? -1 : 1);
  }
  return gain;
};
/** Returns the value for a seat of a shot that topples a warrior. */
export const priceOf =
  (view: State, seat: PieceOnField['seat']) =>
  (who: PieceOnField): Price => {
    const sign = who.seat === seat ? -1 : 1;
    return { death: sign * worthOf(view, who), wound: sign * woundOf(view, who) };
  };
/** Returns all real shots worth evaluating with their expected gain, from their flight. */
const realShots = (view: State): readonly Promised[] =>
  readyGuns(view).flatMap((gun) => gunnerAt(view, gun, massesOf(view, gun.id), priceOf(view, gun.seat))(CAREFUL));
/** Returns the shot with the most gain, virtual ones by their odds, real ones by their flight. Holds fire if none has any. */
export const bestShot = (view: State, tools: Tools): Action => {
  const shots: readonly Promised[] =
    view.options.shooting === 'real'
      ? realShots(view)
      : shotsOf(view).map((action) => ({ action, gain: shotGain(view, tools, action) }));
  const best = maxBy(shots, ({ gain }) => gain);
  return best && best.gain > 0 ? best.action : { type: 'hold' };
};
