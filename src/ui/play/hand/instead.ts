import { type Aim, AIM_CONTROLS } from '../../../core/aim.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Draft, Proposal } from '../../../table/hand/proposal.ts';

/** What of an action a hand can set. */
type Wish = { readonly path?: readonly Point[]; readonly at?: Point } & Aim;
const isWish = (instead: unknown): instead is Wish => typeof instead === 'object' && instead !== null;
const aimIn = (wish: Wish): Aim =>
  Object.fromEntries(AIM_CONTROLS.flatMap((name) => (wish[name] === undefined ? [] : [[name, wish[name]]])));
const draftOf = ({ choice, facing, on }: Proposal, wish: Wish): { draft: Draft; action: unknown } | null => {
  if (choice.kind === 'walk' && wish.path)
    return { draft: { choice, path: wish.path }, action: choice.along(wish.path) };
  if (choice.kind === 'put' && wish.at) {
    const turned = facing === undefined ? {} : { facing };
    return { draft: { choice, at: wish.at, ...turned }, action: choice.at(wish.at, facing) };
  }
  if (choice.kind !== 'aim') return null;
  const aim = aimIn(wish);
  return { draft: { choice, aim, ...(on === undefined ? {} : { on }) }, action: choice.toward(aim, on) };
};
/** The nearest lawful deed to what is proposed and refused, as the rules name it; null where they name none that a hand can do. */
export const insteadOf = (game: AnyGame, view: unknown, proposal: Proposal): Draft | null => {
  const wish = proposal.refusal?.instead;
  const found = isWish(wish) ? draftOf(proposal, wish) : null;
  return found && game.refuse(view, found.action) === null ? found.draft : null;
};
