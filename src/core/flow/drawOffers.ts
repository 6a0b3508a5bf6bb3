import { z } from '../schema.ts';
import { type Choice, type Refusal, refusalFactory } from '../choice.ts';
import type { TableEvent } from '../event.ts';
import type { Bot, Game, Step, Turn } from '../game.ts';
import type { Luck } from '../luck.ts';
import { type Message, type RuleId, messageFactory } from '../message.ts';
import { memoize } from '../memoize.ts';
import type { Seat } from '../seat.ts';
import type { View } from '../view.ts';

/** A draw offer: its maker and who has accepted so far. `declined` stops its maker from another offer in the same turn. */
interface DrawOffer {
  readonly by: Seat;
  readonly accepted: readonly Seat[];
  readonly declined?: true;
}
/** What a state holds while a draw is on offer, or has just been declined. */
export interface WithDrawOffer {
  readonly draw?: DrawOffer;
}
const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('acceptDraw') }),
  z.object({ type: z.literal('declineDraw') }),
]);
/** An answer to an offer. */
type DrawAnswer = z.infer<typeof answerSchema>;
/** The game's own action that ends it in a draw. For the player it is only an offer. */
interface DrawAction {
  readonly type: 'draw';
}
/** How a draw is agreed: by which rule, among which seats, and the strength of a seat. Bots accept when another seat is stronger. */
export interface DrawRules<State> {
  readonly rule: RuleId;
  /** Returns the seats still in play. */
  playing(state: State): readonly Seat[];
  /** Returns any measure that is the same for all seats. */
  strength(view: State, seat: Seat): number;
}

const say =
  messageFactory<
    Record<
      | 'draw.stage'
      | 'draw.why'
      | 'draw.accept'
      | 'draw.decline'
      | 'draw.offered'
      | 'draw.accepted'
      | 'draw.declined'
      | 'draw.none'
      | 'draw.answer'
      | 'draw.again',
      string
    >
  >('core');
const no = refusalFactory(say);
/** A bot accepts when its strength is at most this part of the strongest other side's. */
const ACCEPT_BELOW = 0.9;
const seatValue = (seat: Seat): Message['values'] => ({ seat: { seat } });

/**
 * Returns a game with an action `draw` as one with agreed draws. One seat offers; all others in play must accept, or one
 * declines. The game's own rules see the action only once all have agreed.
 */
export const withDrawOffers = <State extends object, Action extends { readonly type: string }, Options>(
  game: Game<State, Action | DrawAction, Options>,
  { rule, playing, strength }: DrawRules<State>,
): Game<State & WithDrawOffer, Action | DrawAction, Options> => {
  type Whole = State & WithDrawOffer;
  type Any = Action | DrawAction | DrawAnswer;
  const isAnswer = (action: Any): action is DrawAnswer => action.type === 'acceptDraw' || action.type === 'declineDraw';
  const askedBy = (state: Whole, { by, accepted }: DrawOffer): Seat | null =>
    playing(state).find((seat) => seat !== by && !accepted.includes(seat)) ?? null;
  /** Returns the offer that must be answered now. */
  const offerIn = (state: Whole): DrawOffer | null =>
    state.draw && !state.draw.declined && askedBy(state, state.draw) ? state.draw : null;
  const actor = (state: Whole): Seat | null => {
    const turn = game.turn(state);
    return 'to' in turn ? turn.to : null;
  };
  /** The game's own state, always the same object, so that the game's own caches stay valid. */
  const own = memoize(
    (state: Whole) => Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'draw')) as unknown as Whole,
  );
  const without = (state: Whole): Whole => (state.draw ? own(state, 'own') : state);
  const tell = (key: Parameters<typeof say>[0], seat: Seat): TableEvent => ({
    kind: 'said',
    rule,
    text: say(key, seatValue(seat)),
  });
  const agree = (state: Whole, offer: DrawOffer, luck: Luck): Step<Whole> => {
    const seat = askedBy(state, offer) as Seat;
    const next: DrawOffer = { ...offer, accepted: [...offer.accepted, seat] };
    const accepted = tell('draw.accepted', seat);
    if (askedBy(state, next) !== null) return { state: { ...state, draw: next }, events: [accepted] };
    const { state: over, events } = game.apply(without(state), { type: 'draw' }, luck);
    return { state: over, events: [accepted, ...events] };
  };
  const answer = (state: Whole, offer: DrawOffer, { type }: DrawAnswer, luck: Luck): Step<Whole> => {
    if (type === 'acceptDraw') return agree(state, offer, luck);
    const event = tell('draw.declined', askedBy(state, offer) as Seat);
    return { state: { ...state, draw: { ...offer, declined: true } }, events: [event] };
  };
  const played = (state: Whole, action: Action, luck: Luck): Step<Whole> => {
    const { draw } = state;
    const { state: after, events } = game.apply(without(state), action, luck);
    return { state: draw && actor(after) === draw.by ? { ...after, draw } : after, events };
  };
  const asked = (seat: Seat, by: Seat): Turn => ({
    to: seat,
    // An answer is not a turn of its own.
    midway: true,
    stage: { list: [say('draw.stage')], at: 0, why: say('draw.why', { seat: { seat }, by: { seat: by } }) },
  });
  const answers: readonly Choice<DrawAnswer>[] = [
    { kind: 'do', rule, label: say('draw.decline'), action: { type: 'declineDraw' } },
    { kind: 'do', rule, label: say('draw.accept'), action: { type: 'acceptDraw' } },
  ];
  const refuse = (view: Whole, action: Any): Refusal | null => {
    const offer = offerIn(view);
    if (isAnswer(action)) return offer ? null : no(rule, 'draw.none');
    if (offer) return no(rule, 'draw.answer');
    if (action.type === 'draw' && view.draw && view.draw.by === actor(view)) return no(rule, 'draw.again');
    return game.refuse(view, action);
  };
  const bot = ({ choose, ...rest }: Bot<State, Action | DrawAction>): Bot<Whole, Any> => ({
    ...rest,
    choose: (view, tools) => {
      const offer = offerIn(view);
      const seat = offer && askedBy(view, offer);
      if (!seat) {
        const extraAction = tools.extraAction && !isAnswer(tools.extraAction) ? tools.extraAction : undefined;
        return choose(view, { ...tools, extraAction, choices: game.choices(view) });
      }
      const best = Math.max(...playing(view).map((other) => (other === seat ? 0 : strength(view, other))));
      return { type: strength(view, seat) < ACCEPT_BELOW * best ? 'acceptDraw' : 'declineDraw' };
    },
  });
  const whole: Game<Whole, Any, Options> = {
    ...game,
    strength,
    schema: { ...game.schema, action: z.union([answerSchema, game.schema.action]) },
    turn: (view) => {
      const offer = offerIn(view);
      const seat = offer && askedBy(view, offer);
      return seat ? asked(seat, offer.by) : game.turn(view);
    },
    choices: (view) => (offerIn(view) ? [...answers] : game.choices(view)),
    refuse,
    apply: (state, action, luck) => {
      const offer = offerIn(state);
      if (isAnswer(action)) return offer ? answer(state, offer, action, luck) : { state, events: [] };
      const by = action.type === 'draw' ? actor(state) : null;
      if (by === null) return played(state, action as Action, luck);
      return { state: { ...state, draw: { by, accepted: [] } }, events: [tell('draw.offered', by)] };
    },
    ...(game.preview
      ? {
          preview: (view: View<Whole>, action: Any) =>
            isAnswer(action) ? { nodes: [] } : (game.preview?.(view, action) ?? { nodes: [] }),
        }
      : {}),
    ...(game.idle
      ? {
          idle: (view: View<Whole>, id: string) =>
            offerIn(view) ? no(rule, 'draw.answer') : (game.idle?.(view, id) ?? null),
        }
      : {}),
    ...(game.currentSetup
      ? {
          currentSetup: (view: View<Whole>, seat: Seat) =>
            offerIn(view) ? null : (game.currentSetup?.(view, seat) ?? null),
        }
      : {}),
    bots: Object.fromEntries(Object.entries(game.bots).map(([id, each]) => [id, bot(each)])),
  };
  // Answers are handled here; the game's own code never sees one.
  return whole as unknown as Game<Whole, Action | DrawAction, Options>;
};
