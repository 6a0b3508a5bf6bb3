import { describe, expect, test } from 'vitest';
import { type ActionHandlers, createDispatcher } from '../../src/core/flow/dispatcher.ts';
import { doChoiceFactory, enabledChoices } from '../../src/core/choice.ts';
import { type OverStage, metaChoices, endingFactory } from '../../src/core/flow/ending.ts';
import type { EventLog } from '../../src/core/event.ts';
import { luckForPly } from '../../src/core/luck.ts';
import { type Seat, opponentOf } from '../../src/core/seat.ts';

type Go = { readonly type: 'draw' | 'lay' | 'resign' | 'hand'; readonly card?: number };
interface Cards {
  readonly stage: { readonly at: 'draw' } | { readonly at: 'play' } | OverStage<Seat, 'resigned' | 'empty'>;
  readonly left: number;
  readonly owes: boolean;
}
const text = (key: string) => ({ key: `cards:${key}` });
const no = (rule: string, key = 'no') => ({ rule, text: text(key) });
const end = endingFactory<Cards, Seat, 'resigned' | 'empty'>(
  (how) => (how === 'empty' ? 'CA-02' : 'CA-01'),
  ({ left }, { how }) => ({ key: `cards:over.${how}`, values: { left } }),
);
const said = (events: EventLog, key: string): void => {
  events.push({ kind: 'said', rule: 'CA-01', text: text(key) });
};
const HANDLERS: ActionHandlers<Cards, Go> = {
  draw: { when: ['draw'], apply: (state) => ({ ...state, stage: { at: 'play' } }) },
  lay: {
    when: ['draw', 'play'],
    refuse: ({ left }, { card = 0 }) => (card > left ? no('CA-03') : null),
    apply: (state, { card = 0 }, _, events) => {
      said(events, 'laid');
      return { ...state, left: state.left - card };
    },
  },
  hand: { when: ['play'], apply: (state) => ({ ...state, owes: false }) },
  resign: { apply: (state, _, __, events) => end(state, ['red'], 'resigned', events) },
};
const { refuse, apply } = createDispatcher(HANDLERS, {
  refuseStage: (_, { type }) => no('CA-09', type),
  refuseEarly: ({ owes }, { type }) => (owes && type !== 'hand' ? no('CA-04') : null),
  followUp: (state, events) =>
    state.left === 0 && state.stage.at === 'play' ? end(state, [], 'empty', events) : state,
});
const at = (where: 'draw' | 'play', more: Partial<Cards> = {}): Cards => ({
  stage: { at: where },
  left: 2,
  owes: false,
  ...more,
});
const luck = luckForPly('cards', 1);

describe('the dispatcher of actions', () => {
  test('an action belongs to its stages, one without any to all but the end', () => {
    expect(refuse(at('draw'), { type: 'draw' })).toBeNull();
    expect(refuse(at('play'), { type: 'draw' })).toEqual(no('CA-09', 'draw'));
    expect([at('draw'), at('play')].map((state) => refuse(state, { type: 'resign' }))).toEqual([null, null]);
    const { state: over } = apply(at('play'), { type: 'resign' }, luck);
    expect(refuse(over, { type: 'resign' })).toEqual(no('CA-09', 'resign'));
  });
  test('an action’s own refusal is asked in its stages alone, and what has to be settled first before both', () => {
    expect(refuse(at('play'), { type: 'lay', card: 3 })).toEqual(no('CA-03'));
    expect(refuse(at('play'), { type: 'lay', card: 2 })).toBeNull();
    const over: Cards = { ...at('play'), stage: { at: 'over', winners: [], how: 'empty' } };
    expect(refuse(over, { type: 'lay', card: 3 })).toEqual(no('CA-09', 'lay'));
    expect(refuse(at('draw', { owes: true }), { type: 'hand' })).toEqual(no('CA-09', 'hand'));
    expect(refuse(at('play', { owes: true }), { type: 'draw' })).toEqual(no('CA-04'));
    expect(refuse(at('play', { owes: true }), { type: 'hand' })).toBeNull();
  });
  test('what follows of itself is told after the action, and the end by its rule and sentence', () => {
    const { state, events } = apply(at('play'), { type: 'lay', card: 2 }, luck);
    expect(state).toEqual({ stage: { at: 'over', winners: [], how: 'empty' }, left: 0, owes: false });
    expect(events).toEqual([
      { kind: 'said', rule: 'CA-01', text: text('laid') },
      { kind: 'over', rule: 'CA-02', text: { key: 'cards:over.empty', values: { left: 0 } } },
    ]);
  });
});

test('what is done at once is off where the rules forbid it, and what lies beside the course of play is never open', () => {
  const doing = doChoiceFactory(refuse);
  const on = doing(at('draw'), { type: 'draw' }, text('draw'), { rule: 'CA-01' });
  const off = doing(at('play'), { type: 'draw' }, text('draw'));
  expect(on).toEqual({ kind: 'do', id: 'draw', label: text('draw'), action: { type: 'draw' }, rule: 'CA-01' });
  expect(off.disabled).toEqual(no('CA-09', 'draw'));
  const aside = metaChoices('CA-01', { draw: text('offer'), resign: text('resign') });
  expect(aside.map((choice) => [choice.meta, choice.kind === 'do' && choice.action.type])).toEqual([
    ['offer', 'draw'],
    ['end', 'resign'],
  ]);
  expect(enabledChoices([on, off, ...aside])).toEqual([on]);
});

test('of two who play each has the other', () => {
  expect(opponentOf(['plum', 'red'], 'plum')).toBe('red');
  expect(opponentOf(['plum', 'red'], 'red')).toBe('plum');
});
