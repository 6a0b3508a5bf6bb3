import type { Turn } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type ByStage, byStage } from '../../../core/flow/stage.ts';
import { endingText } from './moves.ts';
import { QUIET } from './repetition.ts';
import { waitingOf } from './setup.ts';
import { type State, otherOf, gameMessage } from '../types.ts';

/** From this many moves before the draw on, the count is shown (ST-14). */
const NEAR = 50;

/** Returns who sets up or moves, or how the match ended (ST-04, ST-05, ST-12). */
export const turn = (state: State): Turn => {
  const { stage, options, active, first } = state;
  if (stage.at === 'over') return { over: { winners: stage.winners, why: endingText(state, stage) } };
  const order = [first, otherOf(first)];
  const lot = options.lot ? [gameMessage('stage.lot')] : [];
  const list = [
    ...lot,
    ...order.map((seat) => gameMessage('stage.setup', { seat: { seat } })),
    gameMessage('stage.play'),
  ];
  const at = stage.at === 'lot' ? 0 : lot.length + (stage.at === 'setup' ? order.indexOf(active) : 2);
  const opening = stage.at === 'play' ? {} : ({ opening: true } as const);
  const progress = { to: active, ...opening, stage: { list, at, why: byStage(WHY, state) } };
  return stage.at === 'lot' && stage.again ? { ...progress, midway: true } : progress;
};
/** What is to be done and why, in one sentence with names and numbers. */
const WHY: ByStage<State, Message> = {
  lot: (_, { again }) => gameMessage(again ? 'why.lotAgain' : 'why.lot'),
  setup: (state) => {
    const seat = { seat: state.active };
    if (!state.pieces.some((piece) => piece.seat === state.active)) return gameMessage('why.behind', { seat });
    const count = waitingOf(state).length;
    return count > 0 ? gameMessage('why.setup', { seat, count }) : gameMessage('why.ready', { seat });
  },
  play: ({ active, trail }) => {
    const seat = { seat: active };
    const left = QUIET - trail.length;
    return left <= NEAR ? gameMessage('why.quiet', { seat, count: left }) : gameMessage('why.move', { seat });
  },
  over: endingText,
};
