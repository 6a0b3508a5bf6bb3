// Deeds that the rules forbid, by which the laws look at refusals.
import { asView } from '../../src/core/view.ts';
import { AIM_CONTROLS, initialAim } from '../../src/core/aim.ts';
import { type Choice, enabledChoices, type Refusal } from '../../src/core/choice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Message } from '../../src/core/message.ts';
import type { Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { forLooks, offeredOn } from './walks.ts';

/** Where whoever does not know the rules might let go: the middle of the table, its corners, and on whoever stands there. */
const placesOn = ({ width, height, nodes }: Scene): Point[] => [
  { x: Math.round(width / 2), y: Math.round(height / 2) },
  { x: 0, y: 0 },
  { x: width, y: height },
  ...nodes.flatMap((node) => (node.kind === 'piece' && !node.waits && !node.out ? [node.at] : [])).slice(0, 3),
];
/** The actions by which a choice may be missed. */
const missed = (choice: Choice<unknown>, scene: Scene): unknown[] => {
  if (choice.kind === 'walk') return placesOn(scene).map((to) => choice.along([choice.from, to]));
  if (choice.kind === 'put') return placesOn(scene).map((to) => choice.at(to));
  if (choice.kind !== 'aim') return [];
  const { controls } = choice;
  return AIM_CONTROLS.flatMap((name) => {
    const { from, to } = controls.set[name] ?? {};
    return [from, to].flatMap((value) =>
      value === undefined ? [] : [choice.toward({ ...initialAim(controls), [name]: value })],
    );
  });
};
/** Something refused, on what table. */
interface Wrong {
  readonly refusal: Refusal;
  readonly view: unknown;
  /** It was a way that was shown: its tape lies on the table. */
  readonly way: boolean;
}
/** So many offers of a view are missed, and one look of so many is looked at: of one sort most are alike. */
const [MOST, EACH, EACH_SHOT] = [4, 29, 3];
const wrongs = new Map<string, readonly Wrong[]>();
const wrongsOf = (game: AnyGame): readonly Wrong[] => {
  const found: Wrong[] = [];
  forLooks(game, ({ view, ply }) => {
    if (ply % (game.shots ? EACH_SHOT : EACH) !== 0) return;
    const scene = game.scene(asView(view));
    const offered = offeredOn(game, view);
    for (const { disabled } of offered) if (disabled) found.push({ refusal: disabled, view, way: false });
    for (const choice of enabledChoices(offered).slice(-MOST))
      for (const action of missed(choice, scene)) {
        const refusal = game.refuse(view, action);
        if (refusal) found.push({ refusal, view, way: choice.kind === 'walk' });
      }
  });
  return found;
};
/** Runs a law over what of the offers of the matches walked is refused, found once for all laws: those shown but off, and some of the others as they may be missed. */
export const forWrongs = (game: AnyGame, law: (wrong: Wrong) => void): void => {
  const known = wrongs.get(game.id) ?? wrongsOf(game);
  wrongs.set(game.id, known);
  known.forEach(law);
};
/** Whether a sentence tells a length. */
export const tellsLength = ({ values = {} }: Message): boolean =>
  Object.values(values).some((value) => typeof value === 'object' && 'mm' in value);
