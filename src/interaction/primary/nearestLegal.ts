import { type Aim, AIM_CONTROLS } from '../../core/aim.ts';
import { likelyOf, modeKey, enabledChoices, legalSpots } from '../../core/choice.ts';
import { sameAction } from '../../core/equality.ts';
import { pathLength } from '../../geometry/path.ts';
import { type Mm, type Point, squaredDistance } from '../../geometry/point.ts';
import type { Draft, Proposal } from '../../table/input/proposal.ts';
import { pieceIn } from '../../table/figures/piecesOnTable.ts';
import type { Interaction as WholeHand } from '../view.ts';

/** The part of the interaction that a legal alternative is derived from. */
type Hand = Pick<WholeHand, 'game' | 'view' | 'scene' | 'choices'>;
/** The values of an action that the player can set. */
type Wish = { readonly path?: readonly Point[]; readonly at?: Point } & Aim;
const isWish = (instead: unknown): instead is Wish => typeof instead === 'object' && instead !== null;
const aimIn = (desired: Wish): Aim =>
  Object.fromEntries(AIM_CONTROLS.flatMap((name) => (desired[name] === undefined ? [] : [[name, desired[name]]])));
/** A path shorter than this is no move, in measures of the table. */
const NO_WAY = 0.1;
const draftOf = (
  { choice, facing, on }: Proposal,
  desired: Wish,
  unit: Mm,
): { draft: Draft; action: unknown } | null => {
  if (choice.kind === 'walk' && desired.path)
    return pathLength(desired.path) < NO_WAY * unit
      ? null
      : { draft: { choice, path: desired.path }, action: choice.along(desired.path) };
  if (choice.kind === 'put' && desired.at) {
    const turned = facing === undefined ? {} : { facing };
    return { draft: { choice, at: desired.at, ...turned }, action: choice.at(desired.at, facing) };
  }
  if (choice.kind !== 'aim') return null;
  const aim = aimIn(desired);
  return { draft: { choice, aim, ...(on === undefined ? {} : { on }) }, action: choice.toward(aim, on) };
};
/** Returns the action of a draft found here. */
const actionIn = ({ choice, at, facing }: Draft): unknown => {
  if (choice.kind === 'do') return choice.action;
  return choice.kind === 'put' && at ? choice.at(at, facing) : choice.example();
};
/** Returns the legal positions of a choice, the nearest to a point first. */
const spotBy = ({ choice, facing }: Proposal, at: Point): Draft[] => {
  const spots = choice.kind === 'put' ? legalSpots(choice.to) : null;
  const turned = facing === undefined ? {} : { facing };
  return (spots ?? [])
    .toSorted((a, b) => squaredDistance(a, at) - squaredDistance(b, at))
    .map((spot) => ({ choice, at: spot, ...turned }));
};
/** Returns the piece's other targets for the same kind of action, the nearest to the refused target first. */
const targetBy = ({ scene, choices }: Hand, { choice }: Proposal): Draft[] => {
  const placeOf = (target: unknown): Point | undefined =>
    typeof target === 'object' && target !== null ? (target as Point) : pieceIn(scene, target)?.at;
  const at = choice.kind === 'do' ? placeOf(choice.target) : undefined;
  if (!at) return [];
  return likelyOf(choices)
    .flatMap((each) => {
      const place = each.kind === 'do' && modeKey(each) === modeKey(choice) ? placeOf(each.target) : undefined;
      return place && each.piece === choice.piece ? [{ choice: each, far: squaredDistance(place, at) }] : [];
    })
    .toSorted((a, b) => a.far - b.far);
};
/**
 * Returns the nearest legal alternative to a refused proposal: the one that the rules name, or else the nearest position or
 * target. Null if there is none that the player can set.
 */
export const nearestLegal = (interaction: Hand, proposal: Proposal): Draft | null => {
  const { refusal, at } = proposal;
  if (!refusal) return null;
  const desired = refusal.instead;
  const found = isWish(desired) ? draftOf(proposal, desired, interaction.scene.unit.mm) : null;
  if (found && interaction.game.refuse(interaction.view, found.action) === null) return found.draft;
  const named = enabledChoices(interaction.choices).find(
    (each) => each.kind === 'do' && sameAction(each.action, desired),
  );
  if (named) return { choice: named };
  const near = at ? spotBy(proposal, at) : targetBy(interaction, proposal);
  return near.find((draft) => interaction.game.refuse(interaction.view, actionIn(draft)) === null) ?? null;
};
