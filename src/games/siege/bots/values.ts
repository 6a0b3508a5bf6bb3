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
/** What a wound costs beside a death: an Attacker has the whole way to go again, so has a Defender who has come out, while one in his courtyard comes back near by, but not onto his tower. */
const WOUND = { attacker: 0.35, defender: 0.15, garrison: 0.3 } as const;
/** By how much more is worth who alone keeps up the magic, or keeps a gun silent. */
const DEAR = 1.5;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What losing this warrior costs his side: the fewer it has, the more. */
const worthOf = (view: State, who: PieceOnField): number => {
  const { id, seat } = who;
  const up = onOwnTowers(view, seat);
  const last = up.length === 1 && up[0]?.id === id;
  const holds = gunsOf(view, opponentOf(view.seats, seat)).some((gun) => gunBlockedBy(view, gun)?.id === id);
  return (last || holds ? DEAR : 1) / Math.max(1, warriorsOf(view, seat).length);
};
const woundOf = (view: State, who: PieceOnField): number => {
  const fort = fortOf(view, who.seat);
  const attacks = !fort || before(fort, who.at) > STEP;
  const part = !attacks ? (topAt(view, who.at) ? WOUND.garrison : WOUND.defender) : WOUND.attacker;
  return worthOf(view, who) * part;
};
/** What a close combat promises him who starts it, by the rules' own results of all 36 throws. */
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
/** A close combat that pays, or the way to it, with its reason. */
export const fighting = (action: Action, enemy: PieceOnField): EvaluatedAction<Action> => ({
  action,
  why: gameMessage('why.fight', { piece: { piece: enemy.id } }),
});
/** The close combat of most gain open to a warrior where he stands, if it promises more than so much. */
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
/** What a virtual shot promises by its odds: enemies hurt. */
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
/** What a shot that fells a warrior is worth to a seat. */
export const priceOf =
  (view: State, seat: PieceOnField['seat']) =>
  (who: PieceOnField): Price => {
    const sign = who.seat === seat ? -1 : 1;
    return { death: sign * worthOf(view, who), wound: sign * woundOf(view, who) };
  };
/** What all real shots worth thinking of promise by their flight. */
const realShots = (view: State): readonly Promised[] =>
  readyGuns(view).flatMap((gun) => gunnerAt(view, gun, massesOf(view, gun.id), priceOf(view, gun.seat))(CAREFUL));
/** The shot of most gain, virtual ones by their odds, real ones by their flight; to hold where none promises any. */
export const bestShot = (view: State, tools: Tools): Action => {
  const shots: readonly Promised[] =
    view.options.shooting === 'real'
      ? realShots(view)
      : shotsOf(view).map((action) => ({ action, gain: shotGain(view, tools, action) }));
  const best = maxBy(shots, ({ gain }) => gain);
  return best && best.gain > 0 ? best.action : { type: 'hold' };
};
