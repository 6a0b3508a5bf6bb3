import type { Tale } from '../../../core/event.ts';
import { type Act, type Acts, dispatcher } from '../../../core/flow/acts.ts';
import { measured, type Refusal } from '../../../core/choice.ts';
import type { RuleId } from '../../../core/message.ts';
import { stageOf } from '../../../core/flow/stage.ts';
import { attack, counter, defend, fire, settle, strike } from './combat.ts';
import { lineUp } from './lines.ts';
import { march, refusePick, refuseWalk, walk } from './movement.ts';
import { begins, drawLots, goOnSetUp, nameCommander, put, refuseOutOfOrder, refusePut } from './setup.ts';
import { refuseShot, shoot } from './shooting.ts';
import { refuseStand, stand } from './stood.ts';
import { attackOpens, must, mustName, nearestTo, placerOf, seatToAct, standingOf, targetsOf } from './lookups.ts';
import { type Edit, editTerrain, ready, refuseEdit } from './terrain.ts';
import { type Action, type Of, type State, moverOf, no, say } from '../types.ts';
import { end, endMove, leave, passTurn } from './victory.ts';

const refuseName = (state: State, { id }: Of<'name'>): Refusal | null => {
  if (!mustName(state, state.active)) return no('TS-04', 'no.named');
  const own = state.soldiers.some((each) => each.id === id && each.seat === state.active);
  return own ? null : no('TS-04', 'no.notYours');
};
/** Soldiers line up once the objective lies on the field (TS-04). */
const refuseLineUp = (state: State): Refusal | null => (placerOf(state) ? refuseOutOfOrder(state) : null);
const refuseAttack = (state: State, action: Of<'attack'>): Refusal | null => {
  const refused = refusePick(state, action.id);
  if (refused || attackOpens(state, must(state, action.id))) return refused;
  const who = must(state, action.id);
  const nearest = nearestTo(state, who);
  return no('TS-09', 'no.nobodyNear', { who: { piece: who.id } }, nearest ? measured(who.at, nearest.at) : {});
};
const refuseShooting = (state: State, action: Of<'shoot'>): Refusal | null => {
  const refused = refusePick(state, action.id);
  if (refused) return refused;
  if (!state.options.shooting) return no('TS-13', 'no.noShooting');
  const target = standingOf(state, action.target);
  const enemy = target !== null && target.seat !== state.active;
  return enemy ? refuseShot(state, must(state, action.id), target) : no('TS-14', 'no.noEnemy');
};
const refuseTarget = (state: State, { id }: Of<'target'>): Refusal | null => {
  const { reach } = stageOf(state, 'target');
  const target = standingOf(state, id);
  if (!target || target.seat === state.active) return no('TS-10', 'no.noEnemy');
  const mover = must(state, moverOf(state));
  if (targetsOf(state, mover, reach).some((each) => each.id === id)) return null;
  const values = { target: { piece: id }, far: { mm: reach } };
  const more = measured(mover.at, target.at);
  return state.options.nearestTarget
    ? no('TS-09', 'no.notNearest', values, more)
    : no('TS-10', 'no.noWay', values, more);
};
/** The seat to act gives up (TS-04): another's matter is settled without it, its own turn or place in the set-up passes on. */
const resign = (state: State, tale: Tale): State => {
  const seat = seatToAct(state);
  const left = leave(state, seat, tale);
  const { stage } = left;
  if (stage.at === 'over') return left;
  if (stage.at === 'terrain') return ready(left, tale);
  if (stage.at === 'deploy') return goOnSetUp(left, stage.first, tale);
  if (stage.at !== 'lot') {
    return seat === state.active ? passTurn({ ...left, calm: Math.max(0, left.calm) }, tale) : settle(left, tale);
  }
  const throwing = stage.throwing.filter((each) => each !== seat);
  const [only] = throwing;
  if (only && throwing.length === 1) return begins(left, only, tale);
  return { ...left, stage: { ...stage, throwing } };
};

const editing: Act<State, Edit> = { when: ['terrain'], refuse: refuseEdit, apply: editTerrain };
const ACTS: Acts<State, Action> = {
  add: editing,
  shift: editing,
  turn: editing,
  take: editing,
  ready: { when: ['terrain'], apply: (state, _, __, tale) => ready(state, tale) },
  lot: {
    when: ['lot'],
    apply: (state, _, luck, tale) => drawLots(state, stageOf(state, 'lot').throwing, luck, tale),
  },
  name: {
    when: ['deploy'],
    refuse: refuseName,
    apply: (state, { id }, _, tale) => nameCommander(state, id, stageOf(state, 'deploy').first, tale),
  },
  put: {
    when: ['deploy'],
    refuse: refusePut,
    apply: (state, { id, at }, _, tale) => put(state, id, at, stageOf(state, 'deploy').first, tale),
  },
  lineUp: {
    when: ['deploy'],
    refuse: refuseLineUp,
    apply: (state, action, _, tale) => lineUp(state, action, stageOf(state, 'deploy').first, tale),
  },
  stand: {
    when: ['deploy'],
    refuse: refuseStand,
    apply: (state, action, _, tale) => stand(state, action, tale),
  },
  shoot: {
    when: ['pick'],
    refuse: refuseShooting,
    apply: (state, { id, target }, luck, tale) => {
      const begun: State = { ...state, mover: { id, phase: 'shooting' } };
      return shoot(begun, { by: id, on: target, answer: false }, luck, tale, settle);
    },
  },
  march: {
    when: ['pick'],
    refuse: (state, { id }) => refusePick(state, id),
    apply: (state, { id }, luck, tale) => march(state, id, luck, tale),
  },
  walk: {
    when: ['walk'],
    refuse: (state, { path }) => refuseWalk(state, must(state, moverOf(state)), path, stageOf(state, 'walk').reach),
    apply: (state, { path }, _, tale) => walk(state, moverOf(state), path, tale),
  },
  stay: { when: ['walk'], apply: (state, _, __, tale) => walk(state, moverOf(state), [], tale) },
  attack: {
    when: ['pick', 'attack'],
    refuse: refuseAttack,
    apply: (state, { id }, luck, tale) => attack(state, id, luck, tale),
  },
  skip: {
    when: ['pick', 'attack'],
    refuse: (state, { id }) => refusePick(state, id),
    apply: (state, { id }, _, tale) => {
      const text = say(state.mover?.id === id ? 'event.enough' : 'event.skips', { who: { piece: id } });
      tale.push({ kind: 'said', rule: 'TS-07', text });
      return endMove(state, id, tale);
    },
  },
  target: {
    when: ['target'],
    refuse: refuseTarget,
    apply: (state, { id }, _, tale) => strike(state, stageOf(state, 'target'), moverOf(state), id, tale),
  },
  defend: {
    when: ['defend'],
    apply: (state, _, luck, tale) => defend(state, stageOf(state, 'defend'), luck, tale),
  },
  counter: {
    when: ['counter'],
    apply: (state, _, luck, tale) => counter(state, stageOf(state, 'counter'), luck, tale),
  },
  fire: { when: ['fire'], apply: (state, _, luck, tale) => fire(state, stageOf(state, 'fire'), luck, tale) },
  resign: { apply: (state, _, __, tale) => resign(state, tale) },
  draw: { apply: (state, _, __, tale) => end(state, [], 'agreed', tale) },
};

/** The rule that an action out of its phase would break: who shot does not move, shots come before movement, defence is never skipped. */
const ruleOfOrder = ({ stage, mover }: State, { type }: Action): RuleId => {
  const moves = type === 'march' || type === 'walk';
  if ((moves && mover?.phase === 'shooting') || (type === 'shoot' && mover)) return 'TS-13';
  return type === 'skip' && ['defend', 'counter'].includes(stage.at) ? 'TS-07' : 'TS-05';
};
/** Why an action is not lawful now, or null (TS-05: everything in its phase); and what a lawful one does. */
export const { refuse, apply } = dispatcher(ACTS, {
  notNow: (state, action) => no(ruleOfOrder(state, action), 'no.notNow'),
});
