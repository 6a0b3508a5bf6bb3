// Tables and shots of Flick Fighters made by hand, seen from one side: the other is its mirror image.
import { type WarriorName, WARRIOR_NAMES } from '../../../src/bodies/flatBodies.ts';
import type { Pose } from '../../../src/core/shots/pose.ts';
import type { ShotResult } from '../../../src/core/shots/shot.ts';
import { middleOf } from '../../../src/games/flick/rules/fields.ts';
import { flick } from '../../../src/games/flick/index.ts';
import { freshCourse } from '../../../src/games/flick/matches/match.ts';
import { levelPose } from '../../../src/games/flick/show/outlines.ts';
import {
  type Action,
  type Field,
  type Flicking,
  type Options,
  type Side,
  type State,
  otherOf,
} from '../../../src/games/flick/types.ts';
import { type Hand, hand } from '../../help.ts';

/** My five and those of the enemy, whichever side I am. */
export const OWN = ['hawk', 'boar', 'turtle', 'scorpion', 'bull'] as const;
export const FOES = ['ray', 'star', 'wolf', 'owl', 'beetle'] as const;
/** The first of each: those who stand in a bout. */
export const [ME, FOE] = ['hawk', 'ray'] as const;

/** Where a warrior lies, mm from the field's middle, x to my right and y away from me; `z` tenths above the table. */
interface Lie {
  readonly facing?: number;
  readonly down?: boolean;
  readonly z?: number;
}
type Place = readonly [x: number, y: number, lie?: Lie];
export type Men = Partial<Record<WarriorName, Place>>;
/** What is told of a shot; poses of those moved, who touched whom, who flew over whom. */
export interface Told {
  readonly rest?: Men;
  readonly touch?: readonly (readonly [string, string])[];
  readonly over?: readonly { readonly id: string; readonly under: string; readonly within: boolean }[];
}
/** The table as one side sees it. */
export interface Sides {
  readonly me: Side;
  readonly you: Side;
  /** A place in the table's millimetres. */
  at(field: Field, x: number, y: number): { x: number; y: number };
  /** A match in play: I am to act unless told otherwise. */
  state(field: Field, options: Partial<Options>, men: Men, more?: Partial<State>): State;
  shot(field: Field, told: Told): ShotResult;
}

export const sidesOf = (me: Side): Sides => {
  const you = otherOf(me);
  const sign = me === 'blue' ? 1 : -1;
  const at: Sides['at'] = (field, x, y) => {
    const middle = middleOf(field);
    return { x: middle.x + sign * x, y: middle.y - sign * y };
  };
  const poseOf = (field: Field, id: WarriorName, [x, y, { facing, down = false, z } = {}]: Place): Pose => {
    const mine = (OWN as readonly string[]).includes(id);
    const heading = (facing ?? (mine ? 0 : 180)) + (me === 'blue' ? 0 : 180);
    const pose = levelPose(id, at(field, x, y), heading % 360, down);
    return z === undefined ? pose : [pose[0], pose[1], z, pose[3], pose[4], pose[5], pose[6]];
  };
  return {
    me,
    you,
    at,
    state: (field, options, men, more = {}) => ({
      options: flick.schema.options.parse(options),
      stage: { at: 'play' },
      field,
      fighters: WARRIOR_NAMES.map((id) => {
        const place = men[id];
        const seat = (OWN as readonly string[]).includes(id) ? me : you;
        const down = place?.[2]?.down ?? false;
        return { id, seat, pose: place ? poseOf(field, id, place) : null, down, beaten: false };
      }),
      active: me,
      first: me,
      course: freshCourse(field, false),
      points: { blue: 0, red: 0 },
      calm: 0,
      ...more,
    }),
    shot: (field, { rest = {}, touch = [], over = [] }) => ({
      physics: 'by hand',
      settled: true,
      rest: Object.fromEntries(
        Object.entries(rest).map(([id, place]) => [id, poseOf(field, id as WarriorName, place)]),
      ),
      contacts: touch.map(([a, b], i) => [i, a, b] as const),
      touching: [],
      spun: {},
      over: over.map((each) => ({ ...each })),
    }),
  };
};
/** Both images of a table, for `test.each`. */
export const BOTH = [
  ['blue', sidesOf('blue')],
  ['red', sidesOf('red')],
] as const;

/** A flick as it is declared; what is not said does not matter to a shot made by hand. */
export const flickOf = (type: Flicking['type'], id: WarriorName, more: Partial<Flicking> = {}): Flicking => ({
  type,
  id,
  bearing: 0,
  power: 400,
  offset: 400,
  height: 0,
  ...more,
});
/** The answer to the question of the free spin. */
export const spun = (id: WarriorName, degrees = 200): ShotResult => ({
  physics: 'by hand',
  settled: true,
  rest: {},
  contacts: [],
  touching: [],
  spun: { [id]: { whole: degrees, beforeHit: degrees } },
  over: [],
});

/** A hand that flicks: every shot loaded must be used. */
export interface Flicker extends Hand<State, Action> {
  strike(id: WarriorName, told: Told): Flicker;
  move(id: WarriorName, told: Told): Flicker;
  /** The keys of what was told of the last action, without the namespace. */
  told(): string[];
  fighter(id: WarriorName): State['fighters'][number];
}
export const table = (t: Sides, start: State): Flicker => {
  const held = hand<State, Action>(flick, start);
  const flicker: Flicker = Object.assign(held, {
    strike: (id: WarriorName, told: Told) => {
      held.act(flickOf('strike', id), spun(id), t.shot(held.state.field, told));
      return flicker;
    },
    move: (id: WarriorName, told: Told) => {
      held.act(flickOf('move', id), t.shot(held.state.field, told));
      return flicker;
    },
    told: () => held.last.map((event) => event.text.key.replace('flick:', '')),
    fighter: (id: WarriorName) => held.state.fighters.find((each) => each.id === id) as State['fighters'][number],
  });
  return flicker;
};
/** Whose turn it is, and whether the match is over. */
export const toAct = (state: State): Side | null => {
  const turn = flick.turn(state);
  return 'to' in turn ? (turn.to as Side) : null;
};
/** How a match ended: its winners and the key of the reason. */
export const endOf = (state: State): { winners: readonly string[]; why: string } | null => {
  const turn = flick.turn(state);
  return 'over' in turn ? { winners: turn.over.winners, why: turn.over.why.key.replace('flick:', '') } : null;
};
