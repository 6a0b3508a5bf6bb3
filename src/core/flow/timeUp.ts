import { z } from '../schema.ts';
import { enabledChoices, type DoChoice, refusalFactory, type Refusal } from '../choice.ts';
import type { TableEvent } from '../event.ts';
import type { AnyGame, Game, Step, Turn } from '../game.ts';
import { type Luck, luckForPly } from '../luck.ts';
import { messageFactory } from '../message.ts';
import type { Seat } from '../seat.ts';

/** The rule about clocks. */
const RULE = 'MERA-02';
/** What happens when the time of a seat is up: it loses, or its turn passes. */
const ENDS = ['lost', 'pass'] as const;
const timeUpSchema = z.object({ type: z.literal('timeUp'), end: z.enum(ENDS) });
/** The app's own action when the seat to act has run out of time. No choice offers it, and no bot takes it. */
export type TimeUp = z.infer<typeof timeUpSchema>;
/** Whether an action says that time is up. */
export const isTimeUp = (action: unknown): action is TimeUp => timeUpSchema.safeParse(action).success;

/** What a state holds once a match has been lost on time. */
interface WithTimeUp {
  readonly timeUp?: Seat;
}
const say =
  messageFactory<
    Record<'timeUp.lost' | 'timeUp.pass' | 'timeUp.notNow' | 'timeUp.noPass' | 'over.timeUp' | 'how.timeUp', string>
  >('core');
const no = refusalFactory(say);
/** More actions than any turn has left. */
const MAX_SKIPS = 200;

/** Returns the choice that gives up most of what is left. */
const skipIn = (game: AnyGame, state: unknown, seat: Seat): DoChoice<unknown> | null => {
  const skips = enabledChoices(game.choices(game.view(state, seat))).filter(
    (choice): choice is DoChoice<unknown> => choice.kind === 'do' && choice.skips !== undefined,
  );
  const [most] = skips.toSorted((a, b) => (b.skips?.length ?? 0) - (a.skips?.length ?? 0));
  return most ?? null;
};
/** Gives up the rest of a seat's turn without luck. Null where the rules know no way now. */
const passOn = (game: AnyGame, state: unknown, seat: Seat): Step<unknown> | null => {
  const events: TableEvent[] = [];
  let now = state;
  for (let i = 0; i < MAX_SKIPS; i++) {
    const turn = game.turn(now);
    if (!('to' in turn) || turn.to !== seat) return { state: now, events };
    const skip = skipIn(game, now, seat);
    if (!skip) return null;
    const luck = luckForPly('', 0, []);
    const step = game.apply(now, skip.action, luck);
    now = step.state;
    events.push(...step.events);
  }
  return null;
};

/** Returns the events of a resignation as those of a loss on time. */
const asLoss = (game: AnyGame, seat: Seat, state: unknown, events: readonly TableEvent[]): TableEvent[] => {
  const lost = say('timeUp.lost', { seat: { seat } });
  const turn = game.turn(state);
  return events.map((event): TableEvent => {
    const resigns = event.text.key === `${game.id}:event.resigns`;
    if (resigns) return { ...event, rule: RULE, text: lost };
    return event.kind === 'over' ? { ...event, rule: RULE, text: endOn(seat, turn) } : event;
  });
};
/** Returns why a match ended that a seat lost on time. */
const endOn = (seat: Seat, turn: Turn): ReturnType<typeof say> => {
  const winner = 'over' in turn ? turn.over.winners[0] : undefined;
  return winner
    ? say('over.timeUp', { seat: { seat: winner }, loser: { seat } })
    : say('how.timeUp', { loser: { seat } });
};
/** Returns the seat to act, outside set-up. Null in set-up, and after the end. */
const seatInPlay = (game: AnyGame, state: unknown): Seat | null => {
  const turn = game.turn(state);
  return 'to' in turn && !turn.opening ? turn.to : null;
};
const refuseTimeUp = (game: AnyGame, state: unknown, { end }: TimeUp): Refusal | null => {
  const seat = seatInPlay(game, state);
  // A draw offer waits for an answer, not for a move.
  if (seat === null || game.refuse(state, { type: 'resign' }) !== null) return no(RULE, 'timeUp.notNow');
  if (end === 'lost') return null;
  return game.passes && passOn(game, state, seat) ? null : no(RULE, 'timeUp.noPass');
};
const applyTimeUp = (game: AnyGame, state: unknown, { end }: TimeUp, luck: Luck): Step<unknown> => {
  const seat = seatInPlay(game, state) as Seat;
  const sayOf = (key: 'timeUp.lost' | 'timeUp.pass'): TableEvent => ({
    kind: 'said',
    rule: RULE,
    text: say(key, { seat: { seat } }),
  });
  if (end === 'pass') {
    const passed = passOn(game, state, seat);
    if (!passed) throw new Error('The turn cannot pass here: `refuse` was not called.');
    return { state: passed.state, events: [sayOf('timeUp.pass'), ...passed.events] };
  }
  const { state: left, events } = game.apply(state, { type: 'resign' }, luck);
  const over = 'over' in game.turn(left);
  const lost = asLoss(game, seat, left, events);
  const said = lost.some(({ text }) => text.key === 'core:timeUp.lost') ? lost : [sayOf('timeUp.lost'), ...lost];
  return { state: over ? { ...(left as object), timeUp: seat } : left, events: said };
};

const turnOf = (game: AnyGame, state: unknown): Turn => {
  const turn = game.turn(state);
  const { timeUp } = state as WithTimeUp;
  return timeUp && 'over' in turn ? { over: { ...turn.over, why: endOn(timeUp, turn) } } : turn;
};
/**
 * Returns a game that also takes the app's own action for a seat out of time (MERA-02). The seat leaves as one that resigns,
 * or gives up the rest of its turn. The rules never look at a clock.
 */
export const withTimeUp = <State extends object, Action, Options>(
  game: Game<State, Action, Options>,
): Game<State, Action, Options> => {
  const own = game as unknown as AnyGame;
  const { preview } = own;
  const whole: AnyGame = {
    ...own,
    schema: { ...own.schema, action: z.union([timeUpSchema, own.schema.action]) },
    turn: (view) => turnOf(own, view),
    refuse: (view, action) => (isTimeUp(action) ? refuseTimeUp(own, view, action) : own.refuse(view, action)),
    apply: (state, action, luck) =>
      isTimeUp(action) ? applyTimeUp(own, state, action, luck) : own.apply(state, action, luck),
    ...(preview && { preview: (view, action) => (isTimeUp(action) ? { nodes: [] } : preview(view, action)) }),
  };
  return whole as unknown as Game<State, Action, Options>;
};
