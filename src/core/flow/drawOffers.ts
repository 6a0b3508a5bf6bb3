import { z } from '../schema.ts';
import { type Choice, choiceId, type Refusal, refusalFactory } from '../choice.ts';
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
/**
 * How a draw is agreed: by which rule, among which seats, and the strength of a seat. A bot accepts below nine tenths of the
 * strongest other seat.
 */
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
/** A bot accepts when its strength is less than this part of the strongest other side's. */
const ACCEPT_BELOW = 0.9;
const seatValue = (seat: Seat): Message['values'] => ({ seat: { seat } });

type Answerable<Action> = Action | DrawAction | DrawAnswer;
const isAnswer = (action: { readonly type: string }): action is DrawAnswer =>
  action.type === 'acceptDraw' || action.type === 'declineDraw';

/** The offers of one game: who must answer, and what an offer or an answer changes. */
class DrawOffers<State extends object, Action extends { readonly type: string }, Options> {
  readonly game: Game<State, Action | DrawAction, Options>;
  readonly rules: DrawRules<State>;
  /** The game's own state, always the same object, so that the game's own caches stay valid. */
  private readonly own = memoize(
    (state: State & WithDrawOffer) =>
      Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'draw')) as unknown as State & WithDrawOffer,
  );

  constructor(game: Game<State, Action | DrawAction, Options>, rules: DrawRules<State>) {
    this.game = game;
    this.rules = rules;
  }

  askedBy(state: State & WithDrawOffer, { by, accepted }: DrawOffer): Seat | null {
    return this.rules.playing(state).find((seat) => seat !== by && !accepted.includes(seat)) ?? null;
  }

  /** Returns the offer that must be answered now. */
  offerIn(state: State & WithDrawOffer): DrawOffer | null {
    return state.draw && !state.draw.declined && this.askedBy(state, state.draw) ? state.draw : null;
  }

  /** Returns the seat that must answer an offer now, and the one that has made it. */
  askedNow(state: State & WithDrawOffer): { readonly seat: Seat; readonly by: Seat } | null {
    const offer = this.offerIn(state);
    const seat = offer && this.askedBy(state, offer);
    return seat && { seat, by: offer.by };
  }

  private actor(state: State & WithDrawOffer): Seat | null {
    const turn = this.game.turn(state);
    return 'to' in turn ? turn.to : null;
  }

  private without(state: State & WithDrawOffer): State & WithDrawOffer {
    return state.draw ? this.own(state, 'own') : state;
  }

  private tell(key: Parameters<typeof say>[0], seat: Seat): TableEvent {
    return { kind: 'said', rule: this.rules.rule, text: say(key, seatValue(seat)) };
  }

  private agree(state: State & WithDrawOffer, offer: DrawOffer, luck: Luck): Step<State & WithDrawOffer> {
    const seat = this.askedBy(state, offer) as Seat;
    const next: DrawOffer = { ...offer, accepted: [...offer.accepted, seat] };
    const accepted = this.tell('draw.accepted', seat);
    if (this.askedBy(state, next) !== null) return { state: { ...state, draw: next }, events: [accepted] };
    const { state: over, events } = this.game.apply(this.without(state), { type: 'draw' }, luck);
    return { state: over, events: [accepted, ...events] };
  }

  private answer(state: State & WithDrawOffer, { type }: DrawAnswer, luck: Luck): Step<State & WithDrawOffer> {
    const offer = this.offerIn(state);
    if (!offer) return { state, events: [] };
    if (type === 'acceptDraw') return this.agree(state, offer, luck);
    const event = this.tell('draw.declined', this.askedBy(state, offer) as Seat);
    return { state: { ...state, draw: { ...offer, declined: true } }, events: [event] };
  }

  private play(state: State & WithDrawOffer, action: Action, luck: Luck): Step<State & WithDrawOffer> {
    const { draw } = state;
    const { state: after, events } = this.game.apply(this.without(state), action, luck);
    return { state: draw && this.actor(after) === draw.by ? { ...after, draw } : after, events };
  }

  refuse(view: State & WithDrawOffer, action: Answerable<Action>): Refusal | null {
    const { rule } = this.rules;
    const offer = this.offerIn(view);
    if (isAnswer(action)) return offer ? null : no(rule, 'draw.none');
    if (offer) return no(rule, 'draw.answer');
    if (action.type === 'draw' && view.draw && view.draw.by === this.actor(view)) return no(rule, 'draw.again');
    return this.game.refuse(view, action);
  }

  apply(state: State & WithDrawOffer, action: Answerable<Action>, luck: Luck): Step<State & WithDrawOffer> {
    if (isAnswer(action)) return this.answer(state, action, luck);
    const by = action.type === 'draw' ? this.actor(state) : null;
    if (by === null) return this.play(state, action as Action, luck);
    return { state: { ...state, draw: { by, accepted: [] } }, events: [this.tell('draw.offered', by)] };
  }

  bot({ choose, ...rest }: Bot<State, Action | DrawAction>): Bot<State & WithDrawOffer, Answerable<Action>> {
    const { playing, strength } = this.rules;
    return {
      ...rest,
      choose: (view, tools) => {
        const asked = this.askedNow(view);
        if (!asked) {
          const extraAction = tools.extraAction && !isAnswer(tools.extraAction) ? tools.extraAction : undefined;
          return choose(view, { ...tools, extraAction, choices: this.game.choices(view) });
        }
        const { seat } = asked;
        const best = Math.max(...playing(view).map((other) => (other === seat ? 0 : strength(view, other))));
        return { type: strength(view, seat) < ACCEPT_BELOW * best ? 'acceptDraw' : 'declineDraw' };
      },
    };
  }
}

/** Returns the turn of a seat that must answer an offer. */
const answering = (seat: Seat, by: Seat): Turn => ({
  to: seat,
  // An answer is not a turn of its own.
  midway: true,
  stage: { list: [say('draw.stage')], at: 0, why: say('draw.why', { seat: { seat }, by: { seat: by } }) },
});
/**
 * Returns a game with an action `draw` as one with agreed draws. One seat offers; all others in play must accept, or one
 * declines. The game's own rules see the action only once all have agreed.
 */
export const withDrawOffers = <State extends object, Action extends { readonly type: string }, Options>(
  game: Game<State, Action | DrawAction, Options>,
  rules: DrawRules<State>,
): Game<State & WithDrawOffer, Action | DrawAction, Options> => {
  type Whole = State & WithDrawOffer;
  type Any = Answerable<Action>;
  const { rule, strength } = rules;
  const { preview, idle, currentSetup, advance } = game;
  const offers = new DrawOffers(game, rules);
  const answers: readonly Choice<DrawAnswer>[] = [
    { kind: 'do', id: choiceId('declineDraw'), rule, label: say('draw.decline'), action: { type: 'declineDraw' } },
    { kind: 'do', id: choiceId('acceptDraw'), rule, label: say('draw.accept'), action: { type: 'acceptDraw' } },
  ];
  const whole: Game<Whole, Any, Options> = {
    ...game,
    strength,
    schema: { ...game.schema, action: z.union([answerSchema, game.schema.action]) },
    turn: (view) => {
      const asked = offers.askedNow(view);
      return asked ? answering(asked.seat, asked.by) : game.turn(view);
    },
    choices: (view) => (offers.offerIn(view) ? [...answers] : game.choices(view)),
    refuse: (view, action) => offers.refuse(view, action),
    apply: (state, action, luck) => offers.apply(state, action, luck),
    ...(preview && {
      preview: (view: View<Whole>, action: Any) => (isAnswer(action) ? { nodes: [] } : preview(view, action)),
    }),
    ...(idle && {
      idle: (view: View<Whole>, id: string) => (offers.offerIn(view) ? no(rule, 'draw.answer') : idle(view, id)),
    }),
    ...(advance && { advance: (view: View<Whole>) => (offers.offerIn(view) ? [] : advance(view)) }),
    ...(currentSetup && {
      currentSetup: (view: View<Whole>, seat: Seat) => (offers.offerIn(view) ? null : currentSetup(view, seat)),
    }),
    bots: Object.fromEntries(Object.entries(game.bots).map(([id, each]) => [id, offers.bot(each)])),
  };
  // Answers are handled here; the game's own code never sees one.
  return whole as unknown as Game<Whole, Action | DrawAction, Options>;
};
