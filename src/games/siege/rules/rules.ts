import type { EventLog } from '../../../core/event.ts';
import { opponentOf } from '../../../core/seat.ts';
import { type ActionHandlers, createDispatcher } from '../../../core/flow/dispatcher.ts';
import type { Refusal } from '../../../core/choice.ts';
import type { RuleId } from '../../../core/message.ts';
import { requireStage } from '../../../core/flow/stage.ts';
import { fire, refuseFire } from '../guns/cannon.ts';
import { charge, refuseCharge } from './charge.ts';
import { fight, refuseFight } from './combat.ts';
import { lineUp } from './lines.ts';
import { refuseStand, stand } from './formations.ts';
import { canCast, cast, refuseStrike, strike, reportNoMagic } from './magic.ts';
import { refuseGate, refuseWalk, tryGate, walk } from './movement.ts';
import { rollForFirstTurn, put, refusePut } from './setup.ts';
import { fall, readyGuns, refuseShoot, shoot, reportNoShot } from '../guns/shooting.ts';
import { freshOf, seatToAct } from './lookups.ts';
import { type Action, type Of, type State, type Where, no, gameMessage } from '../types.ts';
import { end, passTurn } from './victory.ts';

/** Resigns for the seat to act: the other side has won (SI-23). */
const resign = (state: State, events: EventLog): State => {
  const seat = seatToAct(state);
  events.push({ kind: 'said', rule: 'SI-23', text: gameMessage('event.resigns', { seat: { seat } }) });
  return end(state, [opponentOf(state.seats, seat)], 'resigned', events);
};
/** During play only a wounded warrior can be placed (SI-20). */
const refusePutting = (state: State, action: Of<'put'>): Refusal | null =>
  state.owed.length === 0 && state.stage.at !== 'deploy' ? no('SI-20', 'no.notWaiting') : refusePut(state, action);
const PLAY: readonly Where[] = ['magic', 'strike', 'shooting', 'fall', 'move', 'clash'];
const HANDLERS: ActionHandlers<State, Action> = {
  lot: {
    when: ['lot'],
    apply: (state, _, luck, events) => rollForFirstTurn(state, requireStage(state, 'lot').throwing, luck, events),
  },
  put: {
    when: ['deploy', ...PLAY],
    refuse: refusePutting,
    apply: (state, { id, at }, _, events) => put(state, id, at, events),
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
  cast: { when: ['magic'], apply: (state, _, luck, events) => cast(state, luck, events) },
  strike: {
    when: ['strike'],
    refuse: (state, { id }) => refuseStrike(state, id),
    apply: (state, { id }, _, events) => strike(state, id, requireStage(state, 'strike').deadly, events),
  },
  fire: {
    when: ['shooting'],
    refuse: refuseFire,
    apply: (state, action, luck, events) => fire(state, action, luck, events),
  },
  shoot: {
    when: ['shooting'],
    refuse: (state, { id, target }) => refuseShoot(state, id, target),
    apply: (state, { id, target }, luck, events) => shoot(state, id, target, luck, events),
  },
  fall: {
    when: ['fall'],
    apply: (state, _, luck, events) => fall(state, requireStage(state, 'fall'), luck, events),
  },
  hold: {
    when: ['shooting'],
    apply: (state, _, __, events) => {
      events.push({ kind: 'said', rule: 'SI-04', text: gameMessage('event.holds', { seat: { seat: state.active } }) });
      return { ...state, stage: { at: 'move' } };
    },
  },
  gate: {
    when: ['move'],
    refuse: (state, { id }) => refuseGate(state, id),
    apply: (state, { id }, luck, events) => tryGate(state, id, luck, events),
  },
  walk: {
    when: ['move'],
    refuse: refuseWalk,
    apply: (state, action, _, events) => walk(state, action, events),
  },
  fight: {
    when: ['move', 'clash'],
    refuse: (state, { id, target }) => refuseFight(state, id, target),
    apply: (state, { id, target }, luck, events) => fight(state, id, target, luck, events),
  },
  charge: {
    when: ['move'],
    refuse: refuseCharge,
    apply: (state, action, luck, events) => charge(state, action, luck, events),
  },
  leave: {
    when: ['clash'],
    apply: (state, _, __, events) => {
      const who = { piece: requireStage(state, 'clash').id };
      events.push({ kind: 'said', rule: 'SI-18', text: gameMessage('event.leaves', { who }) });
      return { ...state, stage: { at: 'move' } };
    },
  },
  end: {
    when: ['move'],
    apply: (state, _, __, events) => {
      events.push({ kind: 'said', rule: 'SI-04', text: gameMessage('event.ends', { seat: { seat: state.active } }) });
      return passTurn(state, events);
    },
  },
  resign: { apply: (state, _, __, events) => resign(state, events) },
  draw: { apply: (state, _, __, events) => end(state, [], 'agreed', events) },
};
/** The rule that each action outside its stages would break. */
const RULES: Readonly<Record<Action['type'], RuleId>> = {
  lot: 'SI-03',
  put: 'SI-03',
  lineUp: 'SI-03',
  stand: 'SI-03',
  cast: 'SI-04',
  strike: 'SI-11',
  fire: 'SI-04',
  shoot: 'SI-04',
  fall: 'SI-13',
  hold: 'SI-04',
  gate: 'SI-21',
  walk: 'SI-04',
  fight: 'SI-18',
  charge: 'SI-18',
  leave: 'SI-18',
  end: 'SI-04',
  resign: 'SI-23',
  draw: 'SI-23',
};
/** Continues through stages without a decision, and reports why they are skipped (SI-04). */
export const goOn = (state: State, events: EventLog): State => {
  let now = state;
  for (;;) {
    if (now.owed.length > 0) return now;
    if (now.stage.at === 'magic' && !canCast(now)) {
      reportNoMagic(now, events);
      now = { ...now, stage: { at: 'shooting' } };
    } else if (now.stage.at === 'shooting' && readyGuns(now).length === 0) {
      reportNoShot(now, events);
      now = { ...now, stage: { at: 'move' } };
    } else if (now.stage.at === 'move' && freshOf(now, now.active).length === 0) now = passTurn(now, events);
    else return now;
  }
};
/** A wounded warrior is placed before anything else (SI-20). */
const waits = ({ owed: [owed] }: State, { type }: Action): Refusal | null =>
  owed === undefined || ['put', 'resign', 'draw'].includes(type)
    ? null
    : no('SI-20', 'no.owed', { who: { piece: owed } });

/** Why an action is not legal now (or null), and what a legal one does (SI-04, SI-20). */
export const { refuse, apply } = createDispatcher(HANDLERS, {
  refuseStage: (_, { type }) => no(RULES[type], 'no.notNow'),
  refuseEarly: waits,
  followUp: goOn,
});
