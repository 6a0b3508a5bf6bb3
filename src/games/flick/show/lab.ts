import { type WarriorName, WARRIOR_NAMES } from '../../../bodies/flatBodies.ts';
import { type OddsLab, type LabField, selectField, type LabSettings, fieldValue } from '../../../core/oddsLab.ts';
import { headingOf, startOf } from '../rules/fields.ts';
import { setup } from '../rules/setup.ts';
import { levelPose } from './outlines.ts';
import { type Action, optionsSchema, type Side, type State, gameMessage } from '../types.ts';

/** Slider values as the action stores them: power out of 1000, and the blow's offset beside and above the middle. */
const POWERS = { full: 1000, middle: 500, soft: 300 } as const;
const HEIGHTS = { middle: 0, high: 500, low: -300 } as const;
const BESIDE = 400;
type Power = keyof typeof POWERS;
type Height = keyof typeof HEIGHTS;
const POWER = selectField('power', gameMessage('lab.power'), Object.keys(POWERS) as Power[], (power) =>
  gameMessage(`lab.power.${power}`),
);
const HEIGHT = selectField('height', gameMessage('lab.height'), Object.keys(HEIGHTS) as Height[], (height) =>
  gameMessage(`lab.height.${height}`),
);
const figures = (id: 'who' | 'whom', seat: Side, warriors: readonly WarriorName[]): LabField => ({
  id,
  label: gameMessage(`lab.${id}`),
  kind: 'one',
  values: warriors.map((body) => ({
    id: body,
    label: gameMessage(`body.${body}`),
    look: { figure: 'warrior', seat, body },
  })),
});
const WHO = figures('who', 'blue', WARRIOR_NAMES);
const whoIn = (setting: LabSettings): WarriorName => fieldValue(setting, WHO) as WarriorName;
const whomOf = (setting: LabSettings): LabField =>
  figures(
    'whom',
    'red',
    WARRIOR_NAMES.filter((each) => each !== whoIn(setting)),
  );

/** The odds lab of Flick Fighters: the first strike of a bout on field A, straight at the other warrior (FF-03, FF-06 to FF-10). */
export const lab: OddsLab<State, Action> = {
  trials: [
    {
      id: 'strike',
      label: gameMessage('do.strike'),
      tried: true,
      fields: (setting) => [WHO, whomOf(setting), POWER, HEIGHT],
      lay: (setting) => {
        const [who, whom] = [whoIn(setting), fieldValue(setting, whomOf(setting)) as WarriorName];
        const laid = setup(optionsSchema.parse({ variant: 'fieldA', begins: 'blue' }));
        const stand = (id: WarriorName, seat: Side) => ({
          seat,
          pose: levelPose(id, startOf('A', seat), headingOf(seat)),
        });
        const fighters = laid.fighters.map((each) => ({
          ...each,
          ...(each.id === who && stand(who, 'blue')),
          ...(each.id === whom && stand(whom, 'red')),
        }));
        const power = POWERS[fieldValue(setting, POWER) as Power];
        const height = HEIGHTS[fieldValue(setting, HEIGHT) as Height];
        return {
          state: { ...laid, fighters, stage: { at: 'play' } },
          action: { type: 'strike', id: who, bearing: 0, power, offset: BESIDE, height },
          by: who,
          on: whom,
        };
      },
    },
  ],
};
