import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import { type ActionHandler, type ActionHandlers, createDispatcher } from '../../../core/flow/dispatcher.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { Luck } from '../../../core/luck.ts';
import type { RuleId } from '../../../core/message.ts';
import { requireStage } from '../../../core/flow/stage.ts';
import { fight, refuseFight } from './combat.ts';
import { begun, endTurn, finish, goOn, heal, refuseUnit } from './course.ts';
import { fire, refuseFire, rollDamage } from './fire.ts';
import { refuseGrenade, throwGrenade } from './grenades.ts';
import { refuseServe, refuseShot, serve, shoot } from './gunnery.ts';
import { end } from './harm.ts';
import { lineUp } from './lines.ts';
import { refuseStand, stand } from './formations.ts';
import { refuseSetDown, refuseWalk, setDown, walk } from './movement.ts';
import { ram, refuseRam } from './rams.ts';
import { rollForFirstTurn, put, refusePut } from './setup.ts';
import { type Action, type State, no } from '../types.ts';

/** Returns the handler of a unit's action. It checks that the unit may act, activates it if needed, and continues the match afterwards (SF-04). */
const unitAct = <Kind extends Action & { readonly id: string }>(
  refuse: (state: State, action: Kind) => Refusal | null,
  apply: (state: State, action: Kind, luck: Luck, events: EventLog) => State,
): ActionHandler<State, Kind> => ({
  when: ['act'],
  refuse: (state, action) => refuseUnit(state, action.id) ?? refuse(state, action),
  apply: (state, action, luck, events) => goOn(apply(begun(state, action.id), action, luck, events), events),
});

const HANDLERS: ActionHandlers<State, Action> = {
  lot: { when: ['lot'], apply: (state, _, luck, events) => rollForFirstTurn(state, luck, events) },
  put: {
    when: ['deploy'],
    refuse: refusePut,
    apply: (state, action, _, events) => put(state, action, requireStage(state, 'deploy').first, events),
  },
  lineUp: {
    when: ['deploy'],
    apply: (state, action, _, events) => lineUp(state, action, requireStage(state, 'deploy').first, events),
  },
  stand: {
    when: ['deploy'],
    refuse: refuseStand,
    apply: (state, action, _, events) => stand(state, action, requireStage(state, 'deploy').first, events),
  },
  walk: unitAct(refuseWalk, (state, action, _, events) => walk(state, action, events)),
  setDown: {
    when: ['act'],
    refuse: refuseSetDown,
    apply: (state, action, _, events) => goOn(setDown(state, action, events), events),
  },
  shoot: unitAct(refuseShot, shoot),
  serve: unitAct(refuseServe, serve),
  fire: unitAct(refuseFire, fire),
  damage: {
    when: ['damage'],
    apply: (state, _, luck, events) => goOn(rollDamage(state, requireStage(state, 'damage'), luck, events), events),
  },
  grenade: unitAct(refuseGrenade, throwGrenade),
  fight: unitAct(refuseFight, fight),
  ram: unitAct(refuseRam, ram),
  finish: {
    when: ['act'],
    refuse: ({ acting }) => (acting ? null : no('SF-04', 'no.nobodyActs')),
    apply: (state, _, __, events) => finish(state, events),
  },
  end: { when: ['act'], apply: (state, _, __, events) => endTurn(state, events) },
  heal: { when: ['heal'], apply: (state, _, luck, events) => heal(state, luck, events) },
  resign: {
    apply: (state, _, __, events) => end(state, [opponentOf(state.seats, state.active)], 'resigned', events),
  },
  draw: { apply: (state, _, __, events) => end(state, [], 'agreed', events) },
};
/** The rule that each action outside its stages would break. */
const RULES: Readonly<Record<Action['type'], RuleId>> = {
  lot: 'SF-03',
  put: 'SF-01',
  lineUp: 'SF-01',
  stand: 'SF-01',
  walk: 'SF-05',
  setDown: 'SF-09',
  shoot: 'SF-05',
  serve: 'SF-05',
  fire: 'SF-05',
  damage: 'SF-22',
  grenade: 'SF-05',
  fight: 'SF-05',
  ram: 'SF-05',
  finish: 'SF-04',
  end: 'SF-04',
  heal: 'SF-28',
  resign: 'SF-02',
  draw: 'SF-02',
};

/** Why an action is not legal now (or null), and what a legal one does. */
export const { refuse, apply } = createDispatcher(HANDLERS, {
  refuseStage: (_, { type }) => no(RULES[type], 'no.notNow'),
});
