import type { Interaction } from '../../../interaction/view.ts';
import { canShowCover } from '../card/CoverOverview.tsx';
import { advanceMoves } from '../../../interaction/advance.ts';
import { maySuggest } from '../coach/maySuggest.ts';
import { aimedIn } from '../../../interaction/aimControls.ts';

/** What a player can do at the table. Each gesture is described for mouse, touch and keys. */
const GESTURES = {
  pick: () => true,
  walk: ({ choices, scene }: Interaction) =>
    !scene.boards && choices.some(({ kind }) => kind === 'walk' || kind === 'put'),
  square: ({ scene }: Interaction) => scene.boards !== undefined,
  aim: (interaction: Interaction) => aimedIn(interaction) !== null,
  turn: ({ choices }: Interaction) => choices.some((choice) => choice.kind === 'put' && choice.turns),
  mode: () => true,
  advance: ({ choices, game, view }: Interaction) => choices.length > 0 && advanceMoves(view, game).length > 0,
  outlook: canShowCover,
  confirm: () => true,
  suggest: maySuggest,
  ask: () => true,
  measure: () => true,
  mark: () => true,
  back: () => true,
  view: () => true,
  time: () => true,
  sound: () => true,
  leave: () => true,
  help: () => true,
} as const satisfies Readonly<Record<string, (interaction: Interaction) => boolean>>;
/** `repeat` says the step of a lesson again. */
export type Gesture = keyof typeof GESTURES | 'repeat';

/** Everything that a player can do, whatever the game and the moment. */
export const ALL_GESTURES: readonly Gesture[] = [...(Object.keys(GESTURES) as Gesture[]), 'repeat'];
/** Returns what the player can do now. */
export const gesturesOf = (interaction: Interaction): (keyof typeof GESTURES)[] =>
  (Object.keys(GESTURES) as (keyof typeof GESTURES)[]).filter((gesture) => GESTURES[gesture](interaction));
