import { initialAim } from '../core/aim.ts';
import type { AnyGame } from '../core/game.ts';
import { dryRun } from '../core/match.ts';
import { memoizeLast } from '../core/memoize.ts';
import type { Scene } from '../core/scene.ts';
import type { View } from '../core/view.ts';
import type { Point } from '../geometry/point.ts';
import { advancePreview } from './advance.ts';
import { intendedTarget } from '../table/input/aimHandle.ts';
import type { Draft, Proposal } from '../table/input/proposal.ts';
import type { AnyChoice } from './state.ts';

/** What a draft is judged by. */
export interface Judging {
  readonly game: AnyGame;
  readonly view: View<unknown>;
  readonly scene: Scene;
}
const actionOf = (scene: Scene, { choice, path, at, aim, facing, on }: Draft): unknown => {
  if (choice.kind === 'do') return choice.action;
  if (choice.kind === 'walk') return path ? choice.along(path) : choice.example();
  if (choice.kind === 'aim') {
    const setting = { ...initialAim(choice.controls), ...aim };
    const meant = intendedTarget(choice, scene, setting, on ?? choice.targets?.[0] ?? null);
    return aim ? choice.toward(setting, meant ?? undefined) : choice.example();
  }
  return at ? choice.at(at, facing) : choice.example();
};
/** Returns where an example would place its piece, mm: read from the scene after it. Null if it cannot be known. */
const exampleAt = ({ game, view }: Judging, { piece }: AnyChoice, action: unknown): Point | null => {
  const ran = dryRun(game, view, action);
  const node = ran && 'step' in ran ? game.scene(ran.step.state).nodes.find((each) => each.id === piece) : undefined;
  return node?.kind === 'piece' ? node.at : null;
};
/** Returns the proposal of a draft: its action, why it is not allowed, and its preview. */
export const judgeDraft = (draft: Draft, { game, view, scene }: Judging): Proposal => {
  const action = actionOf(scene, draft);
  // Each move is legal after the earlier ones, as the game has found it.
  if (draft.moves) return { ...draft, action, refusal: null, preview: advancePreview(scene, draft.moves) };
  const refusal = draft.choice.disabled ?? game.refuse(view, action);
  const at = draft.choice.kind === 'put' && !draft.at ? exampleAt({ game, view, scene }, draft.choice, action) : null;
  return { ...draft, ...(at ? { at } : {}), action, refusal, preview: game.preview?.(view, action) ?? null };
};
const judged = memoizeLast((draft: Draft, game: AnyGame, view: View<unknown>, scene: Scene) =>
  judgeDraft(draft, { game, view, scene }),
);
/** Returns the proposal of a draft, judged once for a position. */
export const proposalOf = (draft: Draft, { game, view, scene }: Judging): Proposal => judged(draft, game, view, scene);
