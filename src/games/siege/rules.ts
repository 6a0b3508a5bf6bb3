import type { Refusal } from '../../core/choice.ts';
import type { Step } from '../../core/game.ts';
import type { Luck } from '../../core/luck.ts';
import type { RuleId } from '../../core/message.ts';
import { stageOf } from '../../core/stage.ts';
import { fire, refuseFire } from './cannon.ts';
import { fight, refuseFight } from './combat.ts';
import { canCast, cast, refuseStrike, strike, tellNoMagic } from './magic.ts';
import { refuseGate, refuseWalk, tryGate, walk } from './movement.ts';
import { drawLots, put, refusePut } from './setup.ts';
import { fall, readyGuns, refuseShoot, shoot, tellNoShot } from './shooting.ts';
import { enemyOf, freshOf, seatToAct } from './table.ts';
import { type Action, type State, type Tale, type Where, no, say } from './types.ts';
import { end, passTurn } from './victory.ts';

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** One kind of action: the stages it belongs to, why it may be unlawful there, and what it does. */
interface Act<Kind> {
  readonly when: readonly Where[];
  readonly rule: RuleId;
  readonly refuse?: (state: State, action: Kind) => Refusal | null;
  readonly apply: (state: State, action: Kind, luck: Luck, tale: Tale) => State;
}

/** The seat to act gives up: the other side has won (SI-23). */
const resign = (state: State, tale: Tale): State => {
  const seat = seatToAct(state);
  tale.push({ kind: 'said', rule: 'SI-23', text: say('event.resigns', { seat: { seat } }) });
  return end(state, [enemyOf(state, seat)], 'resigned', tale);
};
const PLAY: readonly Where[] = ['magic', 'strike', 'shooting', 'fall', 'move', 'clash'];
const ANY_TIME: readonly Where[] = ['lot', 'deploy', ...PLAY];
const ACTS: { readonly [Type in Action['type']]: Act<Of<Type>> } = {
  lot: {
    when: ['lot'],
    rule: 'SI-03',
    apply: (state, _, luck, tale) => drawLots(state, stageOf(state, 'lot').throwing, luck, tale),
  },
  put: {
    when: ['deploy', ...PLAY],
    rule: 'SI-03',
    refuse: refusePut,
    apply: (state, { id, at }, _, tale) => put(state, id, at, tale),
  },
  cast: { when: ['magic'], rule: 'SI-04', apply: (state, _, luck, tale) => cast(state, luck, tale) },
  strike: {
    when: ['strike'],
    rule: 'SI-11',
    refuse: (state, { id }) => refuseStrike(state, id),
    apply: (state, { id }, _, tale) => strike(state, id, stageOf(state, 'strike').deadly, tale),
  },
  fire: {
    when: ['shooting'],
    rule: 'SI-04',
    refuse: refuseFire,
    apply: (state, action, luck, tale) => fire(state, action, luck, tale),
  },
  shoot: {
    when: ['shooting'],
    rule: 'SI-04',
    refuse: (state, { id, target }) => refuseShoot(state, id, target),
    apply: (state, { id, target }, luck, tale) => shoot(state, id, target, luck, tale),
  },
  fall: {
    when: ['fall'],
    rule: 'SI-13',
    apply: (state, _, luck, tale) => fall(state, stageOf(state, 'fall'), luck, tale),
  },
  hold: { when: ['shooting'], rule: 'SI-04', apply: (state) => ({ ...state, stage: { at: 'move' } }) },
  gate: {
    when: ['move'],
    rule: 'SI-21',
    refuse: (state, { id }) => refuseGate(state, id),
    apply: (state, { id }, luck, tale) => tryGate(state, id, luck, tale),
  },
  walk: {
    when: ['move'],
    rule: 'SI-04',
    refuse: refuseWalk,
    apply: (state, action, _, tale) => walk(state, action, tale),
  },
  fight: {
    when: ['move', 'clash'],
    rule: 'SI-18',
    refuse: (state, { id, target }) => refuseFight(state, id, target),
    apply: (state, { id, target }, luck, tale) => fight(state, id, target, luck, tale),
  },
  leave: { when: ['clash'], rule: 'SI-18', apply: (state) => ({ ...state, stage: { at: 'move' } }) },
  end: { when: ['move'], rule: 'SI-04', apply: (state, _, __, tale) => passTurn(state, tale) },
  resign: { when: ANY_TIME, rule: 'SI-23', apply: (state, _, __, tale) => resign(state, tale) },
  draw: { when: ANY_TIME, rule: 'SI-23', apply: (state, _, __, tale) => end(state, [], 'agreed', tale) },
};
const actOf = ({ type }: Action): Act<Action> => ACTS[type] as Act<Action>;

/** Why an action is not lawful now, or null; a wounded warrior is put back before anything else (SI-04, SI-20). */
export const refuse = (state: State, action: Action): Refusal | null => {
  const act = actOf(action);
  const [owed] = state.owed;
  const waits = owed !== undefined && !['put', 'resign', 'draw'].includes(action.type);
  if (waits) return no('SI-20', 'no.owed', { who: { piece: owed } });
  if (!act.when.includes(state.stage.at)) return no(act.rule, 'no.notNow');
  if (owed === undefined && action.type === 'put' && state.stage.at !== 'deploy') return no('SI-20', 'no.notWaiting');
  return act.refuse?.(state, action) ?? null;
};
/** Goes on through stages in which there is nothing to decide, and tells why they are passed over (SI-04). */
const goOn = (state: State, tale: Tale): State => {
  let now = state;
  for (;;) {
    if (now.owed.length > 0) return now;
    if (now.stage.at === 'magic' && !canCast(now)) {
      tellNoMagic(now, tale);
      now = { ...now, stage: { at: 'shooting' } };
    } else if (now.stage.at === 'shooting' && readyGuns(now).length === 0) {
      tellNoShot(now, tale);
      now = { ...now, stage: { at: 'move' } };
    } else if (now.stage.at === 'move' && freshOf(now, now.active).length === 0) now = passTurn(now, tale);
    else return now;
  }
};
/** Carries out a lawful action and tells what came about, in order. */
export const apply = (state: State, action: Action, luck: Luck): Step<State> => {
  const events: Tale = [];
  return { state: goOn(actOf(action).apply(state, action, luck, events), events), events };
};
