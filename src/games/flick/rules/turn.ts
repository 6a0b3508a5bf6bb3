import type { Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { canStrike } from '../matches/alone.ts';
import { QUIET, SCORE_SEATS, endingText, shown } from '../matches/match.ts';
import { champion, seatToAct, warriorsOnField } from './lookups.ts';
import { type State, SIDES, courseOf, draftedIn, isDuel, otherOf, gameMessage } from '../types.ts';

/** From this many flicks before the draw on, the count is shown (FF-36). */
const NEAR = 30;

/** Returns who acts, or how the match ended. */
export const turn = (state: State): Turn => {
  const { stage } = state;
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const list = stages(state);
  const opening = stage.at === 'play' ? {} : ({ opening: true } as const);
  const progress = {
    to: seatToAct(state),
    ...opening,
    stage: { list, at: placeIn(state, list.length), why: byStage(WHY, state) },
  };
  return isMidway(state) ? { ...progress, midway: true } : progress;
};
const placingStages = ({ options, field }: State): Message[] => {
  if (field === 'V') return [gameMessage('stage.place')];
  return draftedIn({ options }) > SIDES.length ? [gameMessage('stage.choose')] : [];
};
const stages = (state: State): Message[] => {
  const { options, field } = state;
  const draft = options.variant === 'alone' ? [] : [gameMessage('stage.draft')];
  return [...draft, gameMessage('stage.lot'), ...placingStages(state), gameMessage(`field.${field}`)];
};
const placeIn = ({ stage, options }: State, length: number): number => {
  if (stage.at === 'play') return length - 1;
  if (stage.at === 'choose' || stage.at === 'place') return length - 2;
  return stage.at === 'lot' && stage.about === 'first' && options.variant !== 'alone' ? 1 : 0;
};
/** Whether something is still unresolved: an answer owed, or the flick after righting or lifting (FF-22, FF-24, FF-25). */
const isMidway = ({ stage, course }: State): boolean =>
  stage.at === 'play' && course.kind === 'teams' && (course.owed.length > 0 || course.chosen !== null);

const whyPlay = (state: State): Message => {
  if (state.options.quietDraw && state.calm >= QUIET - NEAR)
    return gameMessage('why.quiet', { seat: { seat: seatToAct(state) }, count: QUIET - state.calm });
  if (state.course.kind === 'series') return whySeries(state);
  return state.course.kind === 'turns' ? whyTurns(state) : whyTeams(state);
};
const left = ({ fighters }: State): number => fighters.filter(({ seat }) => seat === null).length;
const whyPlace = (state: State): Message => {
  const seat = { seat: seatToAct(state) };
  const { variant } = state.options;
  if (variant === 'relay') return gameMessage('why.placeRelay', { seat });
  if (variant === 'alone')
    return gameMessage(seatToAct(state) === state.first ? 'why.placeOne' : 'why.placeNine', { seat });
  return gameMessage(seatToAct(state) === state.first ? 'why.placeAttack' : 'why.placeDefence', { seat });
};
/** Returns the score, if bouts are counted in points (FF-29). */
const scoreOf = (state: State): NonNullable<Message['values']> => ({
  ...SCORE_SEATS,
  blue: shown(state.points, 'blue'),
  red: shown(state.points, 'red'),
});
const whySeries = (state: State): Message => {
  const { active, points } = state;
  const values = { seat: { seat: active }, count: courseOf(state, 'series').left };
  const lying = champion(state, otherOf(active)).down;
  if (isDuel(state) && points.blue + points.red > 0)
    return gameMessage(lying ? 'why.lyingScore' : 'why.seriesScore', { ...values, ...scoreOf(state) });
  if (lying) return gameMessage('why.lying', values);
  return gameMessage(isDuel(state) ? 'why.duel' : 'why.series', values);
};
const whyTurns = (state: State): Message => {
  const { active, points } = state;
  const seat = { seat: active };
  const { extra, idle, opening } = courseOf(state, 'turns');
  if (opening) return gameMessage(isDuel(state) ? 'why.firstDuel' : 'why.firstStrike', { seat });
  if (champion(state, active).down) return gameMessage('why.rightOrStrike', { seat });
  if (idle.includes(active)) return gameMessage('why.mustTouch', { seat });
  if (extra.includes(active)) return gameMessage('why.twoStrikes', { seat });
  if (isDuel(state) && points.blue + points.red > 0) return gameMessage('why.turnScore', { seat, ...scoreOf(state) });
  return gameMessage('why.turn', { seat });
};
const whyTeams = (state: State): Message => {
  const { opening, chosen, owed } = courseOf(state, 'teams');
  const [head] = owed;
  const seat = { seat: seatToAct(state) };
  if (head) return gameMessage(`why.${head.how}`, { seat });
  if (opening) return gameMessage('why.opening', { seat });
  if (chosen) return gameMessage('why.chosen', { seat, who: { piece: chosen } });
  const { variant } = state.options;
  if (variant === 'alone')
    return gameMessage(canStrike(state) ? 'why.alone' : 'why.aloneMove', {
      seat,
      count: warriorsOnField(state, otherOf(state.first)).length,
    });
  return gameMessage('why.team', {
    seat,
    own: warriorsOnField(state, state.active).length,
    other: warriorsOnField(state, otherOf(state.active)).length,
  });
};
/** What is to be done and why, in one sentence with names and numbers. */
const WHY: ByStage<State, Message> = {
  lot: (_, { about }) => gameMessage(about === 'draft' ? 'why.lotDraft' : 'why.lotFirst'),
  draft: (state) =>
    draftedIn(state) > SIDES.length
      ? gameMessage('why.draft', { seat: { seat: seatToAct(state) }, count: left(state) })
      : gameMessage('why.draftOne', { seat: { seat: seatToAct(state) } }),
  choose: (state) => gameMessage('why.choose', { seat: { seat: seatToAct(state) } }),
  place: whyPlace,
  play: whyPlay,
  over: endingText,
};
