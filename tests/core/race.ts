// A race of one page for the tests of the core: throw an exploding d6, go on so far, the first past 20 wins; a tripped runner lies down.
import { z } from 'zod';
import type { Choice } from '../../src/core/choice.ts';
import type { Game } from '../../src/core/game.ts';
import { asView } from '../../src/core/view.ts';
import type { RollRequest } from '../../src/core/luck.ts';
import type { Seat } from '../../src/core/seat.ts';

export interface Race {
  readonly seats: readonly Seat[];
  readonly places: readonly number[];
  readonly to: number;
  /** The runner has tripped and must get up before the turn passes. */
  readonly down: boolean;
}
export type Go =
  | { readonly type: 'run' }
  | { readonly type: 'up' }
  | { readonly type: 'rest' }
  | { readonly type: 'deal' };
const action = z.object({ type: z.enum(['run', 'up', 'rest', 'deal']) });
const text = (key: string) => ({ key: `race:${key}` });
/** One trips; two to five go on; six and more go on twice as far. */
export const stride = (seat: Seat): RollRequest => ({
  seat,
  rule: 'RA-01',
  text: text('stride'),
  explode: true,
  rows: [
    { faces: [1], text: text('trip') },
    { from: 2, to: 5, text: text('walk') },
    { from: 6, text: text('sprint') },
  ],
});
const STEPS = [0, 3, 8] as const;

export const race: Game<Race, Go, { goal: number }> = {
  id: 'race',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  secrets: false,
  schema: { action, options: z.object({ goal: z.int().min(1).max(50).default(20) }) },
  setup: (_, seats) => ({ seats, places: seats.map(() => 0), to: 0, down: false }),
  turn: ({ seats, places, to, down }) => {
    const winner = seats[places.findIndex((place) => place >= 20)];
    if (winner) return { over: { winners: [winner], why: text('won') } };
    const stage = { list: [text('stage')], at: 0, why: text('why') };
    return { to: seats[to] ?? 'blue', stage, ...(down ? { midway: true as const } : {}) };
  },
  choices: ({ down }): Choice<Go>[] =>
    down
      ? [{ kind: 'do', id: 'up', label: text('up'), action: { type: 'up' } }]
      : [
          { kind: 'do', id: 'run', label: text('run'), action: { type: 'run' } },
          { kind: 'do', id: 'rest', label: text('rest'), action: { type: 'rest' } },
          { kind: 'do', id: 'deal', label: text('deal'), action: { type: 'deal' }, meta: 'end' },
        ],
  refuse: ({ down }, { type }) => ((type === 'up') === down ? null : { rule: 'RA-02', text: text('no') }),
  apply: (state, { type }, luck) => {
    const { seats, places, to } = state;
    const passed = { ...state, to: 1 - to, down: false };
    if (type === 'up' || type === 'rest') return { state: passed, events: [] };
    if (type === 'deal') return { state: { ...passed, places: places.map(() => luck.randomInt(10)) }, events: [] };
    const rolled = luck.roll(stride(seats[to] ?? 'blue'));
    const next = places.map((place, i) => (i === to ? place + (STEPS[rolled.row] ?? 0) : place));
    const fell = rolled.row === 0;
    const state2 = fell ? { ...state, down: true } : { ...passed, places: next };
    const events = fell
      ? [rolled, { kind: 'wounded', rule: 'RA-01', text: text('fell'), ids: [seats[to] ?? ''] } as const]
      : [rolled];
    return { state: state2, events };
  },
  view: asView,
  sprites: { mat: 'plain', areas: [], figures: [] },
  scene: () => ({ width: 100, height: 100, mat: 'plain', unit: { mm: 10, text: text('unit') }, nodes: [] }),
  brief: () => ({ wins: [], turn: [] }),
  bots: {},
};
