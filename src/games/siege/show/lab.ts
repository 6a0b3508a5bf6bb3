import { isSwitchOn, type OddsLab, selectField, fieldValue } from '../../../core/oddsLab.ts';
import type { Point } from '../../../geometry/point.ts';
import { type Action, optionsSchema, type Piece, type State, STEP, gameMessage } from '../types.ts';

const piece = (id: string, seat: Piece['seat'], at: Point, kind: Piece['kind'] = 'warrior'): Piece => ({
  id,
  seat,
  kind,
  at,
  moved: false,
  fired: false,
  gate: null,
});
/** A place on the castle's front towers. A warrior there keeps its side in play and its magic available. */
const ON_TOWER: Point = { x: 280, y: 315 };
const table = (pieces: readonly Piece[], more: Partial<State>): State => ({
  options: optionsSchema.parse({ shooting: 'virtual' }),
  seats: ['blue', 'red'],
  pieces: [...pieces, piece('blue9', 'blue', { x: 800, y: 1000 }), piece('red9', 'red', ON_TOWER)],
  active: 'blue',
  stage: { at: 'move' },
  owed: [],
  swift: false,
  mighty: [],
  hushed: [],
  entered: [],
  turns: [0, 0],
  calm: 0,
  ...more,
});

/** The distance from the gun to the target, in steps: one for each table of SI-13. */
const RANGES = { near: 3, middle: 6, far: 9 } as const;
type Range = keyof typeof RANGES;
const RANGE = selectField('range', gameMessage('lab.range'), Object.keys(RANGES) as Range[], (range) =>
  gameMessage(`lab.range.${range}`),
);

/** The odds lab of Fortress Siege: a close combat (SI-19), a shot by dice (SI-13, SI-14), a spell (SI-05 to SI-11). */
export const lab: OddsLab<State, Action> = {
  trials: [
    {
      id: 'fight',
      label: gameMessage('lab.fight'),
      fields: () => [
        { id: 'own', label: gameMessage('lab.might.own'), kind: 'switch' },
        { id: 'other', label: gameMessage('lab.might.other'), kind: 'switch' },
      ],
      lay: (setting) => {
        const mighty = [
          ...(isSwitchOn(setting, 'own') ? (['blue'] as const) : []),
          ...(isSwitchOn(setting, 'other') ? (['red'] as const) : []),
        ];
        const men = [piece('blue1', 'blue', { x: 400, y: 700 }), piece('red1', 'red', { x: 440, y: 700 })];
        return {
          state: table(men, { mighty }),
          action: { type: 'fight', id: 'blue1', target: 'red1' },
          by: 'blue1',
          on: 'red1',
        };
      },
    },
    {
      id: 'shot',
      label: gameMessage('stage.shooting'),
      fields: () => [RANGE],
      lay: (setting) => {
        const distance = RANGES[fieldValue(setting, RANGE) as Range] * STEP;
        const pieces = [
          piece('blue.gun1', 'blue', { x: 60, y: 700 }, 'gun'),
          piece('red1', 'red', { x: 60 + distance, y: 700 }),
        ];
        return {
          state: table(pieces, { stage: { at: 'shooting' } }),
          action: { type: 'shoot', id: 'blue.gun1', target: 'red1' },
          by: 'blue.gun1',
          on: 'red1',
        };
      },
    },
    {
      id: 'magic',
      label: gameMessage('stage.magic'),
      fields: () => [],
      lay: () => ({
        state: table([piece('blue1', 'blue', { x: 300, y: 420 })], { stage: { at: 'magic' }, active: 'red' }),
        action: { type: 'cast' },
        by: 'red9',
        on: 'blue1',
      }),
    },
  ],
};
