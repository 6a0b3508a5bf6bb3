import type { Hand } from '../hand/usePlayHand.ts';
import { mayLook } from '../card/Outlook.tsx';
import { modesOf } from '../hand/modes.ts';
import { aimedIn } from '../aim/AimPanel.tsx';

/** What a hand can do at the table, each told by mouse, by touch and by keys. */
const GESTURES = {
  pick: () => true,
  walk: ({ choices, scene }: Hand) => !scene.boards && choices.some(({ kind }) => kind === 'walk' || kind === 'put'),
  square: ({ scene }: Hand) => scene.boards !== undefined,
  aim: (interaction: Hand) => aimedIn(interaction) !== null,
  turn: ({ choices }: Hand) => choices.some((choice) => choice.kind === 'put' && choice.turns),
  mode: (interaction: Hand) => modesOf(interaction).length > 0,
  outlook: mayLook,
  confirm: () => true,
  measure: () => true,
  back: () => true,
  view: () => true,
  time: () => true,
  sound: () => true,
  help: () => true,
} as const satisfies Readonly<Record<string, (interaction: Hand) => boolean>>;
export type Gesture = keyof typeof GESTURES;

/** What a hand can do now. */
export const gesturesOf = (interaction: Hand): Gesture[] =>
  (Object.keys(GESTURES) as Gesture[]).filter((gesture) => GESTURES[gesture](interaction));
