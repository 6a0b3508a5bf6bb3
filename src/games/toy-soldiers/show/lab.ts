import { isSwitchOn, type OddsLab, selectField, type LabSettings, fieldValue } from '../../../core/oddsLab.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Point } from '../../../geometry/point.ts';
import {
  type Action,
  BASE,
  type Kind,
  MEASURE,
  type Options,
  optionsSchema,
  type Soldier,
  type State,
  gameMessage,
} from '../types.ts';

/** Distances between two bases: in range of every attack, of a long attack only, and far beyond both. */
const NEAR = MEASURE / 2;
const LONG = MEASURE * 1.5;
const FAR = MEASURE * 3;
const STRIKER: Point = { x: 400, y: 360 };

const man = (id: string, seat: Seat, at: Point, ranged = false): Soldier => ({
  id,
  seat,
  at,
  ranged,
  spent: false,
  commander: false,
});
/** Returns a table with two soldiers at this distance, and one more of each side in the corners, so that no loss ends the match. */
const table = (gap: number, options: Partial<Options>, ranged = false): State => ({
  options: optionsSchema.parse({ terrain: 'none', ...options }),
  seats: ['blue', 'red'],
  field: { width: 960, height: 720 },
  obstacles: [],
  markers: [],
  soldiers: [
    man('blue1', 'blue', STRIKER, ranged),
    man('red1', 'red', { x: STRIKER.x + 2 * BASE + gap, y: STRIKER.y }, ranged),
    man('blue2', 'blue', { x: 40, y: 700 }),
    man('red2', 'red', { x: 920, y: 20 }),
  ],
  active: 'blue',
  stage: { at: 'pick' },
  mover: null,
  calm: 0,
});

const FAR_OFF = selectField('far', gameMessage('lab.far'), ['near', 'long'], (far) => gameMessage(`lab.${far}`));
const COUNTER = selectField('counter', gameMessage('option.counter'), ['chain', 'once', 'simple'], (counter) =>
  gameMessage(`option.counter.${counter}`),
);
const counterIn = (setting: LabSettings): Options['counter'] => fieldValue(setting, COUNTER) as Options['counter'];
const RANGE = selectField('range', gameMessage('lab.far'), ['shotFar', 'near'], (range) => gameMessage(`lab.${range}`));

const SCREENS: readonly Kind[] = ['hedge', 'crate', 'rock', 'wall', 'tree'];
const SCREEN = selectField('screen', gameMessage('lab.screen'), SCREENS, (kind) => gameMessage(`kind.${kind}`));
const SHOOTER: Point = { x: 300, y: 420 };
const WAY = { from: { x: 480, y: 290 }, to: { x: 480, y: 550 } };

/** The odds lab of Toy Soldiers: an attack with all its answers (TS-09 to TS-12), a shot (TS-14 to TS-16), and cover (TS-14). */
export const lab: OddsLab<State, Action> = {
  trials: [
    {
      id: 'attack',
      label: gameMessage('stage.attack'),
      fields: () => [FAR_OFF, COUNTER],
      lay: (setting) => {
        const long = fieldValue(setting, FAR_OFF) === 'long';
        const state = table(long ? LONG : NEAR, { counter: counterIn(setting), longReach: long });
        return { state, action: { type: 'attack', id: 'blue1' }, by: 'blue1', on: 'red1' };
      },
    },
    {
      id: 'shot',
      label: gameMessage('stage.shooting'),
      fields: () => [RANGE, COUNTER, { id: 'back', label: gameMessage('option.returnFire'), kind: 'switch' }],
      lay: (setting) => {
        const gap = fieldValue(setting, RANGE) === 'near' ? NEAR : FAR;
        const options = { shooting: true, counter: counterIn(setting), returnFire: isSwitchOn(setting, 'back') };
        const state = table(gap, options, true);
        return { state, action: { type: 'shoot', id: 'blue1', target: 'red1' }, by: 'blue1', on: 'red1' };
      },
    },
  ],
  sight: {
    by: 'blue1',
    on: 'red1',
    ...WAY,
    fields: () => [SCREEN],
    lay: (setting, at) => ({
      ...table(FAR, { shooting: true }, true),
      obstacles: [{ id: 'obstacle1', kind: fieldValue(setting, SCREEN) as Kind, at: { x: 430, y: 420 }, turns: 1 }],
      soldiers: [man('blue1', 'blue', SHOOTER, true), man('red1', 'red', at)],
    }),
  },
};
