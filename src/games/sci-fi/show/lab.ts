import {
  isSwitchOn,
  type OddsLab,
  type LabField,
  selectField,
  type LabSettings,
  fieldValue,
} from '../../../core/oddsLab.ts';
import type { Point } from '../../../geometry/point.ts';
import { isFoot, PROFILE_IDS, type ProfileId, profileNamed } from '../armies/profiles.ts';
import { coverFrom } from '../rules/sightlines.ts';
import { must } from '../rules/lookups.ts';
import {
  type Action,
  COVER,
  type Obstacle,
  type Options,
  optionsSchema,
  type State,
  type Unit,
  gameMessage,
} from '../types.ts';

const AT: Point = { x: 300, y: 450 };
/** The gaps between two bases: adjacent, near (SF-16), and beyond that, mm. */
const GAPS = { beside: 10, near: 55, far: 300 } as const;

const halfOf = (profile: ProfileId): number => {
  const { base } = profileNamed(profile);
  return 'r' in base ? base.r : base.width / 2;
};
const unit = (id: string, seat: Unit['seat'], profile: ProfileId, at: Point, wounded = false): Unit => {
  const facing = seat === 'blue' ? 90 : 270;
  return { id, seat, profile, at, z: 0, facing: isFoot(profile) ? facing : 0, damage: 0, wounded, done: false };
};
interface Pair {
  readonly by: ProfileId;
  readonly on: ProfileId;
  readonly gap: number;
  readonly wounded?: boolean;
  readonly options?: Partial<Options>;
}
/** Returns a table of two, and one more on each side far away, so that no death ends the match. */
const table = ({ by, on, gap, wounded = false, options }: Pair): State => ({
  options: optionsSchema.parse({ fire: 'virtual', ...options }),
  seats: ['blue', 'red'],
  obstacles: [],
  units: [
    unit('blue1', 'blue', by, AT),
    unit('red1', 'red', on, { x: AT.x + halfOf(by) + gap + halfOf(on), y: AT.y }, wounded && isFoot(on)),
    unit('blue2', 'blue', 'rifleman', { x: 40, y: 860 }),
    unit('red2', 'red', 'rifleman', { x: 1160, y: 40 }),
  ],
  guns: [],
  active: 'blue',
  stage: { at: 'act' },
  acting: null,
  grenade: false,
  left: null,
  calm: 0,
});
/** Returns the table with something in front of the target that hides more than half of it but not all. Unchanged if nothing does. */
const covered = (state: State): State => {
  const [by, on] = [must(state, 'blue1'), must(state, 'red1')];
  for (const [kind, half] of [
    ['barricade', 10],
    ['container', 25],
  ] as const) {
    for (let aside = 0; aside <= 120; aside += 6) {
      const at = { x: on.at.x - halfOf(on.profile) - half - 4, y: on.at.y + aside };
      const there: State = { ...state, obstacles: [{ id: 'obstacle1', kind, at, turns: 1 }] };
      const share = coverFrom(there, by, on);
      if (share > COVER && share < 1) return there;
    }
  }
  return state;
};

const figures = (id: 'who' | 'whom', seat: Unit['seat'], profiles: readonly ProfileId[]): LabField => ({
  id,
  label: gameMessage(`lab.${id}`),
  kind: 'one',
  values: profiles.map((profile) => ({
    id: profile,
    label: gameMessage(`profile.${profile}`),
    look: { figure: profileNamed(profile).figure, seat },
  })),
});
const ALL = PROFILE_IDS.filter((id) => profileNamed(id).kind !== 'gun');
const FOOT = ALL.filter(isFoot);
const SHOOTERS = figures('who', 'blue', [
  'rifleman',
  ...ALL.filter((id) => id !== 'rifleman' && profileNamed(id).weapons.length > 0),
]);
const STRIKERS = figures('who', 'blue', ['rifleman', ...FOOT.filter((id) => id !== 'rifleman')]);
const TARGETS = figures('whom', 'red', ['rifleman', ...ALL.filter((id) => id !== 'rifleman')]);
const WOUNDED: LabField = { id: 'wounded', label: gameMessage('reason.wounded'), kind: 'switch' };
const COVERED: LabField = { id: 'cover', label: gameMessage('reason.cover'), kind: 'switch' };
const EXPLODE = selectField('explode', gameMessage('option.explode'), ['all', 'shots'], (explode) =>
  gameMessage(`option.explode.${explode}`),
);
const explodeIn = (setting: LabSettings): Partial<Options> => ({
  explode: fieldValue(setting, EXPLODE) as Options['explode'],
});
const pairIn = (setting: LabSettings, who: LabField): Pick<Pair, 'by' | 'on' | 'wounded'> => ({
  by: fieldValue(setting, who) as ProfileId,
  on: fieldValue(setting, TARGETS) as ProfileId,
  wounded: isSwitchOn(setting, 'wounded'),
});
const onFoot = (setting: LabSettings): LabField[] =>
  isFoot(fieldValue(setting, TARGETS) as ProfileId) ? [WOUNDED] : [];
const PAIR = { by: 'blue1', on: 'red1' } as const;

const SCREENS = ['barricade', 'crates', 'rubble', 'wall', 'silo'] as const;
const SCREEN = selectField('screen', gameMessage('lab.screen'), SCREENS, (kind) => gameMessage(`kind.${kind}`));
const screenAt = (setting: LabSettings): Obstacle => ({
  id: 'obstacle1',
  kind: fieldValue(setting, SCREEN),
  at: { x: 450, y: 450 },
  turns: 1,
});

/** The odds lab of Sci-Fi Skirmish: a shot, a close combat and a grenade by their sums (SF-11 to SF-25), and what blocks sight (SF-13). */
export const lab: OddsLab<State, Action> = {
  trials: [
    {
      id: 'shot',
      label: gameMessage('do.shoot'),
      fields: (setting) => {
        const foot = isFoot(fieldValue(setting, SHOOTERS) as ProfileId);
        const own: LabField[] = [
          { id: 'aimed', label: gameMessage('reason.aimed'), kind: 'switch' },
          { id: 'near', label: gameMessage('reason.near'), kind: 'switch' },
        ];
        return [SHOOTERS, TARGETS, ...(foot ? own : []), COVERED, ...onFoot(setting)];
      },
      lay: (setting) => {
        const pair = pairIn(setting, SHOOTERS);
        const foot = isFoot(pair.by);
        const state = table({ ...pair, gap: foot && isSwitchOn(setting, 'near') ? GAPS.near : GAPS.far });
        const aimed = foot && isSwitchOn(setting, 'aimed');
        return {
          state: isSwitchOn(setting, 'cover') ? covered(state) : state,
          action: { type: 'shoot', id: 'blue1', weapon: 0, target: 'red1', aimed },
          ...PAIR,
        };
      },
    },
    {
      id: 'fight',
      label: gameMessage('do.fight'),
      fields: (setting) => [STRIKERS, TARGETS, ...onFoot(setting), EXPLODE],
      lay: (setting) => ({
        state: table({ ...pairIn(setting, STRIKERS), gap: GAPS.beside, options: explodeIn(setting) }),
        action: { type: 'fight', id: 'blue1', target: 'red1' },
        ...PAIR,
      }),
    },
    {
      id: 'grenade',
      label: gameMessage('reason.grenade'),
      fields: (setting) => [TARGETS, COVERED, ...onFoot(setting), EXPLODE],
      lay: (setting) => {
        const { on, wounded } = pairIn(setting, STRIKERS);
        const state = table({
          by: 'rifleman',
          on,
          ...(wounded ? { wounded } : {}),
          gap: 110,
          options: explodeIn(setting),
        });
        return {
          state: isSwitchOn(setting, 'cover') ? covered(state) : state,
          action: { type: 'grenade', id: 'blue1', target: 'red1' },
          ...PAIR,
        };
      },
    },
  ],
  sight: {
    ...PAIR,
    from: { x: 520, y: 320 },
    to: { x: 520, y: 580 },
    fields: () => [TARGETS, SCREEN],
    lay: (setting, at) => ({
      ...table({ by: 'rifleman', on: 'rifleman', gap: GAPS.far }),
      obstacles: [screenAt(setting)],
      units: [
        unit('blue1', 'blue', 'rifleman', AT),
        unit('red1', 'red', fieldValue(setting, TARGETS) as ProfileId, at),
      ],
    }),
  },
};
