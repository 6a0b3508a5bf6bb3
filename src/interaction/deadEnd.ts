import { isSquare } from '../core/board.ts';
import { type Choice, enabledChoices, legalSpots, type Refusal } from '../core/choice.ts';
import { firstRoll } from '../core/match.ts';
import type { Message } from '../core/message.ts';
import { cellAt, cellCentre } from '../geometry/grid.ts';
import type { Point } from '../geometry/point.ts';
import { activeMove, standsAt } from './keys.ts';
import type { Interaction } from './view.ts';

type Moving = Pick<Interaction, 'game' | 'view' | 'scene' | 'choices' | 'selected' | 'mode' | 'proposal'>;
/** Why an arrow leads nowhere. A `refusal` comes from the rules, with the square that it is about. */
export type DeadEnd =
  | { readonly why: 'refused'; readonly refusal: Refusal; readonly at?: Point }
  /** The board ends there. */
  | { readonly why: 'edge' }
  /** The piece can roll, by a choice with this label, and not move. */
  | { readonly why: 'roll'; readonly label: Message }
  /** The piece has nothing to move in its mode. */
  | { readonly why: 'still' }
  /** No reason is certain. */
  | { readonly why: 'unknown' };
const UNKNOWN: DeadEnd = { why: 'unknown' };
const STILL: DeadEnd = { why: 'still' };

const isMove = ({ kind }: Choice<unknown>): boolean => kind === 'walk' || kind === 'put';
/** Returns why the selected piece cannot move at all. */
const whyNoMove = ({ game, view, choices, selected, mode }: Moving): DeadEnd => {
  if (selected === null || mode !== null) return STILL;
  const mine = choices.filter(({ piece }) => piece === selected);
  const off = mine.find((choice) => choice.disabled && isMove(choice));
  const refusal = off?.disabled ?? game.idle?.(view, selected);
  if (refusal) return { why: 'refused', refusal };
  const roll = enabledChoices(mine).find(
    (choice) => choice.kind === 'do' && choice.target === undefined && firstRoll(game, view, choice.action) !== null,
  );
  return roll ? { why: 'roll', label: roll.label } : STILL;
};
/** Returns why an arrow in a direction leads nowhere. Only what the rules or the board themselves say is a reason. */
export const whyDeadEnd = (interaction: Moving, by: Point): DeadEnd => {
  const { game, view, scene, proposal } = interaction;
  const choice = activeMove(interaction);
  if (!choice) return whyNoMove(interaction);
  if (choice.kind !== 'put' || !('cells' in choice.to)) return UNKNOWN;
  const at = proposal?.at ?? standsAt(scene, choice.piece) ?? legalSpots(choice.to)?.[0];
  if (!at) return UNKNOWN;
  const { board } = choice.to;
  const { cell: size } = board.grid;
  const ahead = cellAt(board.grid, { x: at.x + by.x * size, y: at.y + by.y * size });
  if (!ahead || !isSquare(board, ahead)) return { why: 'edge' };
  const square = cellCentre(board.grid, ahead);
  const refusal = game.refuse(view, choice.at(square));
  return refusal ? { why: 'refused', refusal, at: square } : UNKNOWN;
};
