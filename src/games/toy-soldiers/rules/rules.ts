import type { EventLog } from '../../../core/event.ts';
import { type ActionHandler, type ActionHandlers, createDispatcher } from '../../../core/flow/dispatcher.ts';
import { brokenMeasure, type Refusal } from '../../../core/choice.ts';
import type { RuleId } from '../../../core/message.ts';
import { requireStage } from '../../../core/flow/stage.ts';
import { attack, counter, defend, fire, continueAfter, strike } from './combat.ts';
import { advance, mayAdvance, refuseAdvance } from './advance.ts';
import { lineUp } from './lines.ts';
import { march, refuseSelect, refuseWalk, walk } from './movement.ts';
import { begins, rollForFirstTurn, goOnSetUp, nameCommander, put, refuseOutOfOrder, refusePut } from './setup.ts';
import { refuseShot, shoot } from './shooting.ts';
import { refuseStand, stand } from './formations.ts';
import { attackOpens, must, mustName, nearestTo, placerOf, seatToAct, soldierOnField, targetsOf } from './lookups.ts';
import { type Edit, editTerrain, ready, refuseEdit } from './terrain.ts';
import { type Action, type Of, type State, requireActive, no, gameMessage } from '../types.ts';
import { end, endMove, leave, passTurn } from './victory.ts';

const refuseName = (state: State, { id }: Of<'name'>): Refusal | null => {
  if (!mustName(state, state.active)) return no('TS-04', 'no.named');
  const own = state.soldiers.some((each) => each.id === id && each.seat === state.active);
  return own ? null : no('TS-04', 'no.notYours');
};
/** Soldiers deploy once the objective is on the field (TS-04). */
const refuseLineUp = (state: State): Refusal | null => (placerOf(state) ? refuseOutOfOrder(state) : null);
/** A soldier far from all enemies advances instead of rolling (TS-18). */
const refuseMarch = (state: State, { id }: Of<'march'>): Refusal | null =>
  refuseSelect(state, id) ??
  (mayAdvance(state, must(state, id)) ? no('TS-18', 'no.advances', { who: { piece: id } }) : null);
const refuseAttack = (state: State, action: Of<'attack'>): Refusal | null => {
  const refused = refuseSelect(state, action.id);
  if (refused || attackOpens(state, must(state, action.id))) return refused;
  const who = must(state, action.id);
  const nearest = nearestTo(state, who);
  return no('TS-09', 'no.nobodyNear', { who: { piece: who.id } }, nearest ? brokenMeasure(who.at, nearest.at) : {});
};
const refuseShooting = (state: State, action: Of<'shoot'>): Refusal | null => {
  const refused = refuseSelect(state, action.id);
  if (refused) return refused;
  if (!state.options.shooting) return no('TS-13', 'no.noShooting');
  const target = soldierOnField(state, action.target);
  const enemy = target !== null && target.seat !== state.active;
  return enemy ? refuseShot(state, must(state, action.id), target) : no('TS-14', 'no.noEnemy');
};
const refuseTarget = (state: State, { id }: Of<'target'>): Refusal | null => {
  const { reach } = requireStage(state, 'target');
  const target = soldierOnField(state, id);
  if (!target || target.seat === state.active) return no('TS-10', 'no.noEnemy');
  const mover = must(state, requireActive(state));
  if (targetsOf(state, mover, reach).some((each) => each.id === id)) return null;
  const values = { target: { piece: id }, far: { mm: reach } };
  const more = brokenMeasure(mover.at, target.at);
  return state.options.nearestTarget
    ? no('TS-09', 'no.notNearest', values, more)
    : no('TS-10', 'no.noWay', values, more);
};
/** Resigns for the seat to act (TS-04). Another side's action is resolved without it; its own turn or its part of the set-up passes on. */
const resign = (state: State, events: EventLog): State => {
  const seat = seatToAct(state);
  const left = leave(state, seat, events);
  const { stage } = left;
  if (stage.at === 'over') return left;
  if (stage.at === 'terrain') return ready(left, events);
  if (stage.at === 'deploy') return goOnSetUp(left, stage.first, events);
  if (stage.at !== 'lot') {
    return seat === state.active
      ? passTurn({ ...left, calm: Math.max(0, left.calm) }, events)
      : continueAfter(left, events);
  }
  const throwing = stage.throwing.filter((each) => each !== seat);
  const [only] = throwing;
  if (only && throwing.length === 1) return begins(left, only, events);
  return { ...left, stage: { ...stage, throwing } };
};

const editing: ActionHandler<State, Edit> = { when: ['terrain'], refuse: refuseEdit, apply: editTerrain };
const HANDLERS: ActionHandlers<State, Action> = {
  add: editing,
  shift: editing,
  turn: editing,
  take: editing,
  ready: { when: ['terrain'], apply: (state, _, __, events) => ready(state, events) },
  lot: {
    when: ['lot'],
    apply: (state, _, luck, events) => rollForFirstTurn(state, requireStage(state, 'lot').throwing, luck, events),
  },
  name: {
    when: ['deploy'],
    refuse: refuseName,
    apply: (state, { id }, _, events) => nameCommander(state, id, requireStage(state, 'deploy').first, events),
  },
  put: {
    when: ['deploy'],
    refuse: refusePut,
    apply: (state, { id, at }, _, events) => put(state, id, at, requireStage(state, 'deploy').first, events),
  },
  lineUp: {
    when: ['deploy'],
    refuse: refuseLineUp,
    apply: (state, action, _, events) => lineUp(state, action, requireStage(state, 'deploy').first, events),
  },
  stand: {
    when: ['deploy'],
    refuse: refuseStand,
    apply: (state, action, _, events) => stand(state, action, events),
  },
  shoot: {
    when: ['pick'],
    refuse: refuseShooting,
    apply: (state, { id, target }, luck, events) => {
      const begun: State = { ...state, mover: { id, phase: 'shooting' } };
      return shoot(begun, { by: id, on: target, answer: false }, luck, events, continueAfter);
    },
  },
  march: {
    when: ['pick'],
    refuse: refuseMarch,
    apply: (state, { id }, luck, events) => march(state, id, luck, events),
  },
  advance: {
    when: ['pick'],
    refuse: refuseAdvance,
    apply: (state, action, _, events) => advance(state, action, events),
  },
  walk: {
    when: ['walk'],
    refuse: (state, { path }) =>
      refuseWalk(state, must(state, requireActive(state)), path, requireStage(state, 'walk').reach),
    apply: (state, { path }, _, events) => walk(state, requireActive(state), path, events),
  },
  stay: { when: ['walk'], apply: (state, _, __, events) => walk(state, requireActive(state), [], events) },
  attack: {
    when: ['pick', 'attack'],
    refuse: refuseAttack,
    apply: (state, { id }, luck, events) => attack(state, id, luck, events),
  },
  skip: {
    when: ['pick', 'attack'],
    refuse: (state, { id }) => refuseSelect(state, id),
    apply: (state, { id }, _, events) => {
      const text = gameMessage(state.mover?.id === id ? 'event.enough' : 'event.skips', { who: { piece: id } });
      events.push({ kind: 'said', rule: 'TS-07', text });
      return endMove(state, id, events);
    },
  },
  target: {
    when: ['target'],
    refuse: refuseTarget,
    apply: (state, { id }, _, events) => strike(state, requireStage(state, 'target'), requireActive(state), id, events),
  },
  defend: {
    when: ['defend'],
    apply: (state, _, luck, events) => defend(state, requireStage(state, 'defend'), luck, events),
  },
  counter: {
    when: ['counter'],
    apply: (state, _, luck, events) => counter(state, requireStage(state, 'counter'), luck, events),
  },
  fire: { when: ['fire'], apply: (state, _, luck, events) => fire(state, requireStage(state, 'fire'), luck, events) },
  resign: { apply: (state, _, __, events) => resign(state, events) },
  draw: { apply: (state, _, __, events) => end(state, [], 'agreed', events) },
};

/**
 * Returns the rule that an action out of its phase would break. A soldier that shot does not move, shots come before movement,
 * and defence is never skipped.
 */
const ruleOfOrder = ({ stage, mover }: State, { type }: Action): RuleId => {
  const moves = type === 'march' || type === 'walk';
  if ((moves && mover?.phase === 'shooting') || (type === 'shoot' && mover)) return 'TS-13';
  return type === 'skip' && ['defend', 'counter'].includes(stage.at) ? 'TS-07' : 'TS-05';
};
/** Why an action is not legal now, or null (TS-05: everything in its phase), and what a legal one does. */
export const { refuse, apply } = createDispatcher(HANDLERS, {
  refuseStage: (state, action) => no(ruleOfOrder(state, action), 'no.notNow'),
});
