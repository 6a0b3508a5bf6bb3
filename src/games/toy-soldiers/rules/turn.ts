import type { StageProgress as GameStage, Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { enemiesOf, freshOf, isCaptureOnly, mustName, placerOf, seatToAct, waitingOf } from './lookups.ts';
import { refuseShot } from './shooting.ts';
import { MEASURE, type Phase, type State, type Where, secondPlaces, requireActive, gameMessage } from '../types.ts';
import { endingText } from './victory.ts';

/** Returns who acts, in which phase and why. `midway` while something that dice began is still being resolved (TS-05). */
export const turn = (state: State): Turn => {
  const { stage } = state;
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const progress = { ...(inSetUp(state) ? setUpPhases(state) : phases(state)), why: byStage(WHY, state) };
  const to = seatToAct(state);
  const opening = inSetUp(state) ? ({ opening: true } as const) : {};
  const rolls = isRoll(state) ? ({ rolls: true } as const) : {};
  return isMidway(state)
    ? { to, midway: true, ...opening, ...rolls, stage: progress }
    : { to, ...opening, stage: progress };
};
/** Whether only a roll is due: a defence, a counter-attack or return fire (TS-11, TS-12, TS-16). None of them is a choice. */
const isRoll = ({ stage }: State): boolean => ['defend', 'counter', 'fire'].includes(stage.at);
const inSetUp = ({ stage }: State): boolean => ['terrain', 'lot', 'deploy'].includes(stage.at);
const isMidway = ({ stage }: State): boolean =>
  ['target', 'defend', 'counter', 'fire'].includes(stage.at) || (stage.at === 'lot' && stage.again);

type Phases = Omit<GameStage, 'why'>;
const setUpPhases = (state: State): Phases => {
  const { options, stage, active } = state;
  const before = [...(options.editTerrain ? [gameMessage('stage.terrain')] : []), gameMessage('stage.lot')];
  const list = [...before, ...later(options)];
  if (stage.at === 'terrain') return { list, at: 0 };
  if (stage.at === 'lot') return { list, at: before.length - 1 };
  const [next] = waitingOf(state, active);
  const opening = mustName(state, active) || (next !== undefined && !('ranged' in next));
  return { list, at: opening ? before.length : list.length - 1 };
};
const later = (options: State['options']): Message[] => {
  const { victory } = options;
  if (secondPlaces(options)) return [gameMessage('stage.objective'), gameMessage('stage.soldiers')];
  if (victory === 'flag') return [gameMessage('stage.flag'), gameMessage('stage.soldiers')];
  return victory === 'commander'
    ? [gameMessage('stage.commander'), gameMessage('stage.soldiers')]
    : [gameMessage('stage.soldiers')];
};
const phases = (state: State): Phases => {
  const { options, stage, mover } = state;
  const first = options.shooting ? [gameMessage('stage.shooting')] : [];
  const list = [...first, gameMessage('stage.movement'), gameMessage('stage.attack'), gameMessage('stage.defence')];
  const movement = first.length;
  const at: Partial<Record<Where, number>> = {
    pick: mayShoot(state) ? 0 : movement,
    walk: movement,
    attack: movement + 1,
    target: movement + 1,
  };
  if (stage.at === 'fire' && mover?.phase === 'shooting') return { list, at: 0 };
  const phase = { list, at: at[stage.at] ?? movement + 2 };
  return { ...phase, skipped: skippedBy(mover?.phase ?? null, options.shooting).filter((each) => each < phase.at) };
};
/** Returns the phases that the current Full Move has skipped: a shooter does not move, a mover has not shot (TS-07, TS-13). */
const skippedBy = (phase: Phase | null, shooting: boolean): number[] => {
  if (!shooting || phase === null || phase === 'attack') return [];
  return phase === 'shooting' ? [1, 2] : [0];
};

/** Whether a ready soldier of the active side has a ranged weapon (TS-13). */
const mayShoot = (state: State): boolean =>
  state.options.shooting && freshOf(state, state.active).some(({ ranged }) => ranged);

/** Whether one of them has a target from where it is (TS-13, TS-14). */
const hasTarget = (state: State): boolean =>
  mayShoot(state) &&
  freshOf(state, state.active).some((by) => enemiesOf(state, by.seat).some((on) => refuseShot(state, by, on) === null));
/** How many turns before the no-losses draw players are warned (TS-17). */
const NEAR = 10;
/** What to do and why, in one sentence with names and numbers. */
const WHY: ByStage<State, Message> = {
  terrain: ({ active }) => gameMessage('why.terrain', { seat: { seat: active } }),
  lot: (_, { again }) => (again ? gameMessage('why.lotAgain') : gameMessage('why.lot')),
  deploy: (state) => {
    const { active } = state;
    const seat = { seat: active };
    if (mustName(state, active)) return gameMessage(isCaptureOnly(state) ? 'why.nameCapture' : 'why.name', { seat });
    if (placerOf(state)) return gameMessage('why.objective', { seat });
    const waiting = waitingOf(state, active);
    if (waiting[0]?.id === `flag.${active}`) return gameMessage('why.flag', { seat });
    return gameMessage('why.deploy', { seat, count: waiting.length });
  },
  pick: (state) => {
    const { active, calm, options } = state;
    const left = options.stalemate - calm;
    if (options.stalemate > 0 && left <= NEAR) return gameMessage('why.calm', { seat: { seat: active }, count: left });
    const fresh = freshOf(state, active);
    return gameMessage(hasTarget(state) ? 'why.pickArmed' : 'why.pick', {
      seat: { seat: active },
      count: fresh.length,
    });
  },
  walk: (state, { reach }) =>
    gameMessage(reach > MEASURE ? 'why.run' : 'why.walk', { who: { piece: requireActive(state) }, far: { mm: reach } }),
  attack: (state) => {
    const shot = state.mover?.phase === 'shooting';
    return gameMessage(shot ? 'why.attackAfterShot' : 'why.attack', { who: { piece: requireActive(state) } });
  },
  target: (state, { reach, deadly }) =>
    gameMessage(deadly ? 'why.targetDeadly' : 'why.target', {
      who: { piece: requireActive(state) },
      far: { mm: reach },
    }),
  defend: (_, { by, on, how, answer }) => {
    const values = { who: { piece: on }, by: { piece: by } };
    if (how === 'shot') return gameMessage('why.defendShot', values);
    return gameMessage(answer ? 'why.defendCounter' : 'why.defend', values);
  },
  counter: (_, { by, on }) => gameMessage('why.counter', { who: { piece: by }, on: { piece: on } }),
  fire: (_, { by, on }) => gameMessage('why.fire', { who: { piece: by }, on: { piece: on } }),
  over: endingText,
};
