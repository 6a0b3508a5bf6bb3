import { initialAim } from '../core/aim.ts';
import { type Choice, type DoChoice, legalAreas, modeKey, enabledChoices, legalSpots } from '../core/choice.ts';
import { actionKey } from '../core/equality.ts';
import { isOnField, type NodeId, type Scene } from '../core/scene.ts';
import type { Point } from '../geometry/point.ts';
import { boundsOf, centreOf } from '../geometry/shape.ts';
import { pieceIn } from '../table/figures/piecesOnTable.ts';
import { activeChoices } from '../table/input/hitTest.ts';
import type { Draft } from '../table/input/proposal.ts';
import type { InteractionEvent } from './events.ts';
import { selectionModes } from './modes.ts';
import { cachedForecast } from './odds/forecasts.ts';
import { evaluateAction } from './odds/ranking.ts';
import type { Interaction } from './view.ts';

type AttackChoice = DoChoice<unknown>;
type Pushing = Pick<Interaction, 'proposal' | 'choices' | 'selected' | 'mode' | 'scene'>;
const moved = (point: Point, by: Point, mm: number): Point => ({ x: point.x + by.x * mm, y: point.y + by.y * mm });

/** Returns the choice that arrow keys move: the proposed one, or else the selected piece's first one. Undefined if nothing can move. */
export const activeMove = ({
  proposal,
  choices,
  selected,
  mode,
}: Omit<Pushing, 'scene'>): Choice<unknown> | undefined =>
  proposal?.choice ?? activeChoices(enabledChoices(choices), selected, mode).find((each) => each.kind !== 'do');
/** Returns the draft that an arrow key leads to: the end of the path, or the place, moves by `mm` in a direction. Null if nothing can move. */
export const pushed = (pushing: Pushing, by: Point, mm: number): Draft | null => {
  const { proposal, scene } = pushing;
  const choice = activeMove(pushing);
  if (choice?.kind === 'walk') {
    const path = proposal?.path ?? [choice.from, choice.from];
    const end = moved(path.at(-1) as Point, by, mm);
    return { choice, path: [...path.slice(0, -1), end] };
  }
  if (choice?.kind !== 'put') return null;
  const spots = legalSpots(choice.to);
  if (spots && spots.length > 0) {
    const stands = standsAt(scene, choice.piece);
    // In set-up any free square will do.
    const isStraight = 'cells' in choice.to && stands !== undefined && !choice.unconfirmed;
    const ends = 'cells' in choice.to && (stands !== undefined || proposal?.at !== undefined);
    const at = nextSpot(spots, { held: proposal?.at, stands }, by, { isStraight, ends });
    return at && { choice, at };
  }
  const held = proposal?.at ?? (choice.unconfirmed ? placeOf(scene, choice.piece) : undefined);
  if (held) return { choice, at: moved(held, by, mm) };
  const [start] = legalAreas(choice.to);
  const { x, y } = start ? centreOf(start) : { x: scene.width / 2, y: scene.height / 2 };
  return { choice, at: { x: Math.round(x), y: Math.round(y) } };
};
/** Returns where a piece or a movable area is on the field, or undefined. An area is held at the centre of its bounds. */
const placeOf = (scene: Scene, id: NodeId | undefined): Point | undefined => {
  const area = scene.nodes.find((node) => node.kind === 'area' && node.id === id);
  if (area?.kind !== 'area') return standsAt(scene, id);
  const { at, width, height } = boundsOf(area.shape);
  return { x: Math.round(at.x + width / 2), y: Math.round(at.y + height / 2) };
};
/** Returns where a piece is on the field, or undefined. */
export const standsAt = (scene: Scene, id: NodeId | undefined): Point | undefined => {
  const piece = pieceIn(scene, id);
  return piece && !piece.waits && isOnField(piece.at, scene) ? piece.at : undefined;
};
/**
 * Returns the nearest spot on that side of the proposed place, else of the piece's own. The first spot if there is neither.
 * `isStraight`: only squares in a straight line count. `ends`: null if nothing is on that side.
 */
const nextSpot = (
  spots: readonly Point[],
  { held, stands }: { readonly held: Point | undefined; readonly stands: Point | undefined },
  by: Point,
  { isStraight, ends }: { readonly isStraight: boolean; readonly ends: boolean },
): Point | null => {
  const first = spots[0] as Point;
  const at = held ?? stands;
  if (!at) return first;
  const cost = (spot: Point): number => {
    const ahead = (spot.x - at.x) * by.x + (spot.y - at.y) * by.y;
    const aside = Math.abs((spot.x - at.x) * by.y) + Math.abs((spot.y - at.y) * by.x);
    return ahead > 0 && !(isStraight && aside > 1) ? ahead + 3 * aside : Infinity;
  };
  const next = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), at);
  if (next === at && ends) return null;
  return next === at && !held ? first : next;
};
/**
 * Returns the proposal of what the selected piece can do first: its aim as it starts, or its first target. Null if that is a
 * move, because its end must be chosen.
 */
export const firstProposal = ({ choices, selected, mode }: Interaction): InteractionEvent | null => {
  const [first] = activeChoices(enabledChoices(choices), selected, mode).filter(({ piece }) => piece === selected);
  if (first?.kind === 'aim') return { type: 'propose', draft: { choice: first, aim: initialAim(first.controls) } };
  return first?.kind === 'do' && first.target !== undefined ? { type: 'propose', draft: { choice: first } } : null;
};
/** Returns the draft with a corner where its path ends. */
export const withCornerAtEnd = (draft: Draft): Draft =>
  draft.choice.kind === 'walk' && draft.path ? { ...draft, path: [...draft.path, draft.path.at(-1) as Point] } : draft;

/** Returns the selection of the next or previous piece that can act, round the list. Null if there is none. */
export const nextPiece = ({ choices, selected }: Interaction, step: 1 | -1): InteractionEvent | null => {
  const pieces = [...new Set(enabledChoices(choices).flatMap((choice) => choice.piece ?? []))];
  const at = selected === null ? (step > 0 ? -1 : 0) : pieces.indexOf(selected);
  const piece = pieces[(at + step + pieces.length) % pieces.length];
  return piece === undefined ? null : { type: 'select', piece };
};
/** Returns a target's choices in the order in which the keys go through them: those worth most first, those that are refused last. */
const byWorth = (hand: Interaction, targets: readonly AttackChoice[]): AttackChoice[] => {
  const worthOf = ({ action, disabled }: AttackChoice): number =>
    disabled ? -Infinity : (evaluateAction(cachedForecast(hand.game, hand.view, actionKey(action)), hand)?.worth ?? 0);
  return targets
    .map((choice) => ({ choice, worth: worthOf(choice) }))
    .toSorted((a, b) => (a.worth === b.worth ? 0 : b.worth - a.worth))
    .map(({ choice }) => choice);
};
/** Returns the proposal of the selected piece's next or previous target, round the list, the best first. Null if it has none. */
export const nextTarget = (interaction: Interaction, step: 1 | -1): InteractionEvent | null => {
  const { choices, selected, mode, proposal } = interaction;
  const targets = byWorth(
    interaction,
    activeChoices(choices, selected, mode).filter(
      (choice): choice is AttackChoice =>
        choice.kind === 'do' && choice.target !== undefined && choice.piece === selected,
    ),
  );
  const now = targets.findIndex(({ id }) => id === proposal?.choice.id);
  const at = now < 0 && step < 0 ? 0 : now;
  const choice = targets[(at + step + targets.length) % targets.length];
  return choice ? { type: 'propose', draft: { choice } } : null;
};
/** Returns the choice of the selected piece's next mode, after the last one none. Null if there are no modes. */
export const nextMode = (interaction: Interaction): InteractionEvent | null => {
  const modes = selectionModes(interaction).map(modeKey);
  if (modes.length === 0) return null;
  const next = interaction.mode === null ? 0 : modes.indexOf(interaction.mode) + 1;
  return { type: 'mode', mode: modes[next] ?? null };
};
