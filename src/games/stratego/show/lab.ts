import {
  isSwitchOn,
  type OddsLab,
  type LabField,
  selectField,
  type LabSettings,
  fieldValue,
} from '../../../core/oddsLab.ts';
import { ARMIES, armyOf, walks } from '../rules/army.ts';
import { openFace, rankText } from './faces.ts';
import {
  type Action,
  type Piece,
  RANKS,
  type Rank,
  type Side,
  type Size,
  type State,
  optionsSchema,
  gameMessage,
} from '../types.ts';

/** The attacker on A6, directly in front of the first row of the other army. Its Flag is in its own corner. */
const [OURS, THEIRS, CORNER] = [50, 60, 0];
const piece = (id: string, seat: Side, rank: Rank, cell: number | null, moved = false): Piece => ({
  id: `${seat}.${id}`,
  seat,
  rank,
  cell,
  moved,
  far: false,
  seen: cell === null,
});
const SIZE = selectField('size', gameMessage('option.size'), ['battle', 'duel', 'barrage'], (size) =>
  gameMessage(`option.size.${size}`),
);
const MINES = selectField('mines', gameMessage('option.mines'), ['own', 'classic'], (mines) =>
  gameMessage(`option.mines.${mines}`),
);
const MOVED: LabField = { id: 'moved', label: gameMessage('lab.moved'), kind: 'switch' };
/** What the other army has lost, and so cannot be met. */
const GONE = ['marshal', 'general', 'mine', 'scout', 'miner'] as const satisfies readonly Rank[];
const goneIn = (setting: LabSettings): readonly Rank[] => GONE.filter((rank) => isSwitchOn(setting, rank));
const sizeIn = (setting: LabSettings): Size => fieldValue(setting, SIZE) as Size;
const whoIn = (setting: LabSettings): LabField => ({
  id: 'who',
  label: gameMessage('lab.who'),
  kind: 'one',
  values: RANKS.filter((rank) => walks(rank) && ARMIES[sizeIn(setting)][rank] > 0).map((rank) => ({
    id: rank,
    label: rankText(rank),
    look: { figure: 'block', seat: 'red' as const, ...faceOf(rank) },
  })),
});
const faceOf = (rank: Rank): { emblem: string; mark?: string } => {
  const { mark } = openFace(rank);
  return { emblem: rank, ...(mark === undefined ? {} : { mark }) };
};

/** The odds lab of Stratego: what an attack on an unknown piece may meet (ST-08 to ST-13). */
export const lab: OddsLab<State, Action> = {
  trials: [
    {
      id: 'attack',
      label: gameMessage('do.attack'),
      fields: (setting) => [
        whoIn(setting),
        SIZE,
        MOVED,
        MINES,
        ...GONE.map((rank): LabField => ({ id: rank, label: gameMessage(`lab.gone.${rank}`), kind: 'switch' })),
      ],
      lay: (setting) => {
        const size = sizeIn(setting);
        const gone = goneIn(setting);
        const moved = isSwitchOn(setting, 'moved');
        const army = armyOf(size);
        // A piece that has moved is neither Mine nor Flag. Its rank is hidden in any case.
        const left = army
          .filter((rank) => !gone.includes(rank))
          .toSorted((a, b) => Number(walks(b)) - Number(walks(a)));
        const fallen = army.filter((rank) => gone.includes(rank));
        const rank = fieldValue(setting, whoIn(setting)) as Rank;
        const state: State = {
          options: optionsSchema.parse({ size, aid: true, mines: fieldValue(setting, MINES) }),
          viewer: 'all',
          stage: { at: 'play' },
          active: 'red',
          first: 'red',
          ready: ['red', 'blue'],
          pieces: [
            piece('A6', 'red', rank, OURS, true),
            piece('A1', 'red', 'flag', CORNER),
            ...left.map((each, i) => piece(`${i}`, 'blue', each, THEIRS + i, moved && i === 0)),
            ...fallen.map((each, i) => piece(`gone${i}`, 'blue', each, null)),
          ],
          trail: [],
          recent: [],
          chases: { red: null, blue: null },
        };
        return { state, action: { type: 'move', id: 'red.A6', cell: THEIRS }, by: 'red.A6', on: 'blue.0' };
      },
    },
  ],
};
