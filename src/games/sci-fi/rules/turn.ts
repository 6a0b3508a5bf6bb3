import type { StageProgress, Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { readyOf } from './course.ts';
import { endingText } from './harm.ts';
import { waitingOf } from './setup.ts';
import { profileOf, mustUnit } from './lookups.ts';
import { type UnitProgress, type State, gameMessage } from '../types.ts';

/**
 * Returns who acts, at which stage and why. `midway`: a shell's damage or a tied roll is unresolved. `most`: how many may still
 * start in a fair start (SF-03, SF-04, SF-22).
 */
export const turn = (state: State): Turn => {
  const { stage, active } = state;
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const progress: StageProgress = { ...placeOf(state), why: byStage(WHY, state) };
  const midway = stage.at === 'damage' || (stage.at === 'lot' && stage.again);
  const opening: { opening?: true } = stage.at === 'lot' || stage.at === 'deploy' ? { opening: true } : {};
  const most = state.left === null || opening.opening ? {} : { most: state.left };
  return { to: active, ...(midway && { midway }), ...opening, ...most, stage: progress };
};
const placeOf = (state: State): Omit<StageProgress, 'why'> => {
  const { stage, acting } = state;
  if (stage.at === 'lot' || stage.at === 'deploy')
    return { list: [gameMessage('stage.lot'), gameMessage('stage.deploy')], at: stage.at === 'lot' ? 0 : 1 };
  const list = [gameMessage('stage.pick'), gameMessage('stage.actions'), gameMessage('stage.healing')];
  if (stage.at === 'heal') return { list, at: 2 };
  return { list, at: acting || stage.at === 'damage' ? 1 : 0 };
};
/** Returns what the active unit may still do (SF-05). */
const actionsLeft = (state: State, acting: UnitProgress): Message => {
  const who = { piece: acting.id };
  if (acting.aimed) return gameMessage('why.aimed', { who });
  const shot = acting.shooting !== 'not yet';
  const max = 1 + (shot ? 0 : 1) + (acting.fought ? 0 : 1);
  const left = Math.max(0, max - acting.manoeuvres);
  const armed =
    acting.shooting === 'open' && acting.fired.length < profileOf(mustUnit(state, acting.id)).weapons.length;
  if (!shot) return gameMessage(acting.fought ? 'why.actShoot' : 'why.actAny', { who, count: left });
  return gameMessage(armed && !acting.crew ? 'why.actArmed' : 'why.act', { who, count: left });
};
/** From this many turns before a draw without harm, the count is shown (SF-32). */
const NEAR = 10;
const pickOne = (state: State): Message => {
  const seat = { seat: state.active };
  const { stalemate } = state.options;
  const calm = stalemate - state.calm;
  if (stalemate > 0 && calm <= NEAR) return gameMessage('why.calm', { seat, count: calm });
  const ready = readyOf(state).length;
  if (state.left === null) return gameMessage('why.pick', { seat, count: ready });
  return gameMessage('why.pickFair', { seat, count: Math.min(state.left, ready) });
};

/** What is to be done and why, in one sentence with names and numbers. */
const WHY: ByStage<State, Message> = {
  lot: (_, { again }) => (again ? gameMessage('why.lotAgain') : gameMessage('why.lot')),
  deploy: (state) => {
    const { active } = state;
    return gameMessage('why.deploy', { seat: { seat: active }, count: waitingOf(state, active).length });
  },
  act: (state) => (state.acting ? actionsLeft(state, state.acting) : pickOne(state)),
  damage: (_, { on, toppled }) => gameMessage(toppled ? 'why.damageToppled' : 'why.damage', { target: { piece: on } }),
  heal: ({ active }) => gameMessage('why.heal', { seat: { seat: active } }),
  over: endingText,
};
