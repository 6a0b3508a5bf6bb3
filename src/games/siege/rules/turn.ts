import type { Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import type { Seat } from '../../../core/seat.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { fortOf } from '../fortress/ground.ts';
import { freshOf, gunsOf, seatToAct, waitingOf } from './lookups.ts';
import { type State, type Where, gameMessage } from '../types.ts';
import { endingText } from './victory.ts';

/** Returns a seat's role: Attacker or Defender. With two fortresses each is both (SI-24). */
const nameOf = (state: State, seat: Seat): Message => {
  if (state.options.fortresses === 'two') return gameMessage('side', { seat: { seat } });
  return gameMessage(fortOf(state, seat) ? 'side.defender' : 'side.attacker', { seat: { seat } });
};
/** Returns who acts, at which stage and why. `midway`: the result of dice or a shot is unresolved (SI-04). */
export const turn = (state: State): Turn => {
  const { stage, owed } = state;
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const to = seatToAct(state);
  const progress = { ...stages(state), why: owed.length > 0 ? whyOwed(state) : byStage(WHY, state) };
  const midway = owed.length > 0 || MIDWAY.includes(stage.at) || (stage.at === 'lot' && stage.again);
  const opening = stage.at === 'lot' || stage.at === 'deploy' ? ({ opening: true } as const) : {};
  return midway ? { to, midway: true, ...opening, stage: progress } : { to, ...opening, stage: progress };
};
const MIDWAY: readonly Where[] = ['strike', 'fall'];
const PLACE: Readonly<Partial<Record<Where, number>>> = { magic: 0, strike: 0, shooting: 1, fall: 1 };
/** Whether a warrior wounded by magic must still be placed. No gun has fired yet, so the magic stage continues (SI-10). */
const isStruckByMagic = (state: State): boolean =>
  state.owed.length > 0 && state.stage.at === 'shooting' && !gunsOf(state, state.active).some(({ fired }) => fired);
const stages = (state: State): { list: Message[]; at: number; skipped?: number[] } => {
  const { stage, active, options } = state;
  if (stage.at === 'lot' || stage.at === 'deploy') {
    const lot = options.lot || options.fortresses === 'two' ? [gameMessage('stage.lot')] : [];
    return { list: [...lot, gameMessage('stage.deploy')], at: stage.at === 'lot' ? 0 : lot.length };
  }
  const list = [gameMessage('stage.magic'), gameMessage('stage.shooting'), gameMessage('stage.move')];
  const at = isStruckByMagic(state) ? 0 : (PLACE[stage.at] ?? 2);
  // No gun at all, or none that may fire this turn (SI-09, SI-22).
  const silent = gunsOf(state, active).length === 0 || state.entered.includes(active) || state.hushed.includes(active);
  // A side that entered the gate only after its shot has not skipped the shooting stage.
  const shot = gunsOf(state, active).some(({ fired }) => fired);
  const never = [...(fortOf(state, active) ? [] : [0]), ...(silent && !shot ? [1] : [])];
  return { list, at, skipped: never.filter((each) => each < at) };
};
const whyOwed = (state: State): Message => gameMessage('why.owed', { who: { piece: state.owed[0] ?? '' } });
/** From this many turns before a draw without wounds, the count is shown (SI-27). */
const NEAR = 10;
/** What is to be done and why, in one sentence with names and numbers. */
const WHY: ByStage<State, Message> = {
  lot: (_, { again }) => (again ? gameMessage('why.lotAgain') : gameMessage('why.lot')),
  deploy: (state) => {
    const waiting = waitingOf(state, state.active);
    const values = { who: nameOf(state, state.active), count: waiting.length };
    const fort = fortOf(state, state.active) !== null;
    if (waiting[0]?.kind === 'gun') return gameMessage(fort ? 'why.deployGun' : 'why.deployGunStart', values);
    return gameMessage(fort ? 'why.garrison' : 'why.deploy', values);
  },
  magic: (state) => gameMessage('why.magic', { who: nameOf(state, state.active) }),
  strike: (_, { deadly }) => gameMessage(deadly ? 'why.strikeDeadly' : 'why.strike'),
  shooting: (state) =>
    gameMessage(state.options.shooting === 'real' ? 'why.shootReal' : 'why.shoot', {
      who: nameOf(state, state.active),
    }),
  fall: (_, { target }) => gameMessage('why.fall', { target: { piece: target } }),
  move: (state) => {
    const { active, swift, mighty, calm, options } = state;
    const fresh = freshOf(state, active);
    const guns = fresh.filter(({ kind }) => kind === 'gun').length;
    const values = { who: nameOf(state, active), count: fresh.length - guns };
    if (swift) return gameMessage('why.moveSwift', values);
    const left = options.stalemate - calm;
    if (options.stalemate > 0 && left <= NEAR) return gameMessage('why.calm', { ...values, count: left });
    const [strong, ...others] = mighty;
    // If both are stronger, neither has an advantage.
    if (strong && others.length === 0) return gameMessage('why.moveMight', { ...values, strong: { seat: strong } });
    if (guns === 0) return gameMessage('why.move', values);
    return values.count === 0
      ? gameMessage('why.moveGun', { who: values.who, count: guns })
      : gameMessage(guns === 1 ? 'why.moveAndGun' : 'why.moveAndGuns', values);
  },
  clash: (_, { id }) => gameMessage('why.clash', { who: { piece: id } }),
  over: endingText,
};
