import { AIM_CONTROLS } from '../../../core/aim.ts';
import { actionLabel } from '../../../core/choice.ts';
import { isSquare } from '../../../core/board.ts';
import { type AreaNode, type PieceNode, type SceneNode, footprint } from '../../../core/scene.ts';
import { pathLength } from '../../../geometry/path.ts';
import { isInside } from '../../../geometry/shape.ts';
import { formatLength, formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { aimedPiece, aimSettings } from '../../../table/input/aimHandle.ts';
import { aimText } from '../../../presentation/text/aimText.ts';
import { bearingReference } from '../../../presentation/text/bearingReference.ts';
import { movedPiece } from '../../../table/input/hitTest.ts';
import {
  coveredCells,
  nearestEnemy,
  pieceText,
  placeText,
  squareAt,
  squaresText,
} from '../../../presentation/text/places.ts';
import type { Interaction } from '../../../interaction/view.ts';

type Holding = Pick<Interaction, 'scene' | 'selected' | 'proposal'>;
/** What was last announced about the interaction. It is not repeated while the same piece does the same. */
export interface SpokenDrag {
  readonly who: string;
  readonly area: string;
  readonly aim: readonly string[];
}

/** Whether a part of a proposal's preview is announced too: a climb, or an area. */
const isAnnounced = (node: SceneNode): boolean =>
  node.kind === 'area' || (node.kind === 'line' && node.style === 'climb');
/**
 * Returns the length of a proposed path, the place of the piece at its end, and the nearest enemy there. Empty if it is illegal
 * or leads to a square.
 */
const whereTo = ({ scene, selected, proposal }: Holding, formatContext: FormatContext): string[] => {
  const at = proposal?.at ?? proposal?.path?.at(-1);
  const piece = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === selected);
  if (!proposal || !at || proposal.refusal || squareAt(scene, at)) return [];
  const { path, preview } = proposal;
  const near = piece ? nearestEnemy(piece, at, scene) : null;
  return [
    ...(path ? [formatLength(preview?.used ?? pathLength(path), formatContext).cm] : []),
    placeText(at, scene),
    ...(near
      ? [t('hand.nearest', { who: pieceText(near.foe, scene), far: formatLength(near.gap, formatContext).cm })]
      : []),
  ];
};
/** Returns the settings of the current aim. */
const aimOf = ({ proposal, scene }: Holding, formatContext: FormatContext): string[] => {
  const { choice } = proposal ?? {};
  if (choice?.kind !== 'aim') return [];
  const setting = aimSettings(choice, proposal);
  return AIM_CONTROLS.flatMap((name) => {
    const limits = choice.controls.set[name];
    if (!limits || limits.from === limits.to) return [];
    const against = bearingReference(scene, choice, setting, aimedPiece(choice, proposal ?? null), formatContext);
    return [`${t(`aim.${name}`)} ${aimText(name, setting[name] ?? limits.start, limits.start, against)}`];
  });
};

/**
 * Returns the selected piece, what is proposed with it and where, and why that is refused. If the piece does the same as before,
 * only the changes are named.
 */
export const dragText = (
  hand: Holding,
  before: SpokenDrag | null,
  formatContext: FormatContext,
): { text: string; now: SpokenDrag } => {
  const { scene, selected, proposal } = hand;
  const choice = proposal?.choice;
  const target = choice?.kind === 'do' && typeof choice.target === 'string' ? choice.target : null;
  const at = proposal?.at ?? proposal?.path?.at(-1);
  const on = at ? squareAt(scene, at) : null;
  const square = on && isSquare(on.board, on.cell) ? on : null;
  const under =
    at &&
    scene.nodes.find((node): node is AreaNode => node.kind === 'area' && !!node.label && isInside(at, node.shape));
  const who = [
    selected && formatContext.label?.(selected),
    choice && formatMessage(actionLabel(choice), formatContext),
    target && formatContext.label?.(target),
  ]
    .filter(Boolean)
    .join(', ');
  const same = choice !== undefined && before?.who === who;
  const moved = movedPiece(scene, proposal);
  const covered = moved && coveredCells(scene, footprint({ ...moved.piece, at: moved.to }));
  const area = square
    ? squaresText(scene, square.board, covered?.first ?? square.cell, covered?.last)
    : ((under && formatContext.label?.(under.id)) ?? '');
  const aim = aimOf(hand, formatContext);
  const text = [
    !same && who,
    // A square is the place itself, so it is always named.
    (square || !same || area !== before.area) && area,
    ...whereTo(hand, formatContext),
    ...aim.filter((each, i) => !same || each !== before.aim[i]),
    ...(proposal?.preview?.nodes ?? []).map(
      (node) => isAnnounced(node) && node.label && formatMessage(node.label, formatContext),
    ),
    proposal?.preview?.warns && formatMessage(proposal.preview.warns, formatContext),
    proposal?.refusal && formatMessage(proposal.refusal.text, formatContext),
  ];
  return { text: text.filter(Boolean).join(', ') || who, now: { who, area, aim } };
};
