import type { Refusal } from '../../core/choice.ts';
import type { Step } from '../../core/game.ts';
import type { Luck } from '../../core/luck.ts';
import { stageOf } from '../../core/stage.ts';
import { fight, refuseFight } from './combat.ts';
import { begun, endTurn, finish, goOn, heal, refuseUnit } from './course.ts';
import { fire, refuseFire, settleDamage } from './fire.ts';
import { refuseGrenade, throwGrenade } from './grenades.ts';
import { refuseServe, refuseShot, serve, shoot } from './gunnery.ts';
import { end } from './harm.ts';
import { refuseSetDown, refuseWalk, setDown, walk } from './movement.ts';
import { ram, refuseRam } from './rams.ts';
import { drawLots, put, refusePut } from './setup.ts';
import { otherSeat } from './table.ts';
import { type Action, type Of, type State, type Tale, type Where, no } from './types.ts';

/** One kind of action: its rule, the stages it belongs to, why it may be unlawful there, and what it does. */
interface Act<Kind> {
  readonly rule: string;
  readonly when: readonly Where[];
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, tale: Tale) => State;
}
/** An action of a unit: it may act at all, begins if it has not, and afterwards the match goes on (SF-04). */
const unitAct = <Kind extends Action & { readonly id: string }>(
  refuse: (state: State, action: Kind) => Refusal | null,
  apply: (state: State, action: Kind, luck: Luck, tale: Tale) => State,
): Act<Kind> => ({
  rule: 'SF-05',
  when: ['act'],
  refuse: (state, action) => refuseUnit(state, action.id) ?? refuse(state, action),
  apply: (state, action, luck, tale) => goOn(apply(begun(state, action.id), action, luck, tale), tale),
});
const ANY_TIME: readonly Where[] = ['lot', 'deploy', 'act', 'damage', 'heal'];

const ACTS: { readonly [Type in Action['type']]: Act<Of<Type>> } = {
  lot: { rule: 'SF-03', when: ['lot'], apply: (state, _, luck, tale) => drawLots(state, luck, tale) },
  put: {
    rule: 'SF-01',
    when: ['deploy'],
    refuse: refusePut,
    apply: (state, action, _, tale) => put(state, action, stageOf(state, 'deploy').first, tale),
  },
  walk: unitAct(refuseWalk, (state, action, _, tale) => walk(state, action, tale)),
  setDown: {
    rule: 'SF-09',
    when: ['act'],
    refuse: refuseSetDown,
    apply: (state, action, _, tale) => goOn(setDown(state, action, tale), tale),
  },
  shoot: unitAct(refuseShot, shoot),
  serve: unitAct(refuseServe, serve),
  fire: unitAct(refuseFire, fire),
  damage: {
    rule: 'SF-22',
    when: ['damage'],
    apply: (state, _, luck, tale) => goOn(settleDamage(state, stageOf(state, 'damage'), luck, tale), tale),
  },
  grenade: unitAct(refuseGrenade, throwGrenade),
  fight: unitAct(refuseFight, fight),
  ram: unitAct(refuseRam, ram),
  finish: {
    rule: 'SF-04',
    when: ['act'],
    refuse: ({ acting }) => (acting ? null : no('SF-04', 'no.nobodyActs')),
    apply: (state, _, __, tale) => finish(state, tale),
  },
  end: { rule: 'SF-04', when: ['act'], apply: (state, _, __, tale) => endTurn(state, tale) },
  heal: { rule: 'SF-28', when: ['heal'], apply: (state, _, luck, tale) => heal(state, luck, tale) },
  resign: {
    rule: 'SF-02',
    when: ANY_TIME,
    apply: (state, _, __, tale) => end(state, [otherSeat(state, state.active)], 'resigned', tale),
  },
  draw: { rule: 'SF-02', when: ANY_TIME, apply: (state, _, __, tale) => end(state, [], 'agreed', tale) },
};
const actOf = ({ type }: Action): Act<Action> => ACTS[type] as Act<Action>;

/** Why an action is not lawful now, or null. */
export const refuse = (state: State, action: Action): Refusal | null => {
  const act = actOf(action);
  if (!act.when.includes(state.stage.at)) return no(act.rule, 'no.notNow');
  return act.refuse?.(state, action) ?? null;
};
/** Carries out a lawful action and tells what came about, in order. */
export const apply = (state: State, action: Action, luck: Luck): Step<State> => {
  const events: Tale = [];
  return { state: actOf(action).apply(state, action, luck, events), events };
};
