import { AIM_CONTROLS } from '../../../core/aim.ts';
import { actionLabel } from '../../../core/choice.ts';
import { isSquare } from '../../../core/board.ts';
import { type AreaNode, type SceneNode, footprint } from '../../../core/scene.ts';
import { pathLength } from '../../../geometry/path.ts';
import { isInside } from '../../../geometry/shape.ts';
import { formatLength, formatMessage, t } from '../../../i18n/index.ts';
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
import { whereText, wayText } from '../../../presentation/text/directions.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import type { SpokenContext } from './context.ts';
import { guessesText, type Position, targetText } from './facts.ts';

type Holding = Position & Pick<Interaction, 'selected' | 'proposal'>;
/** What was last announced about the interaction. It is not repeated while the same piece does the same. */
export interface SpokenDrag {
  readonly who: string;
  readonly target: string;
  readonly area: string;
  readonly aim: readonly string[];
}

/** Whether a part of a proposal's preview is announced too: a climb, or an area. */
const isAnnounced = (node: SceneNode): boolean =>
  node.kind === 'area' || (node.kind === 'line' && node.style === 'climb');
/**
 * Returns the length of a proposed path and which way it leads, and the nearest enemy at its end. Empty if it is illegal or leads
 * to a square.
 */
const whereTo = ({ scene, selected, proposal }: Holding, context: SpokenContext): string[] => {
  const at = proposal?.at ?? proposal?.path?.at(-1);
  const piece = pieceIn(scene, selected);
  if (!proposal || !at || proposal.refusal || squareAt(scene, at)) return [];
  const { path, preview } = proposal;
  const way = path?.[0] ? wayText(path[0], at, context.bearings) : '';
  const near = piece && context.detail !== 'brief' ? nearestEnemy(piece, at, scene) : null;
  const far = near && formatLength(near.gap, context).unit;
  const direction = near && whereText(at, near.foe.at, context.bearings);
  return [
    path ? [formatLength(preview?.used ?? pathLength(path), context).unit, way].filter(Boolean).join(' ') : '',
    !path || context.detail === 'full' ? placeText(at, scene) : '',
    near ? t('hand.nearest', { who: pieceText(near.foe, scene), far: [far, direction].filter(Boolean).join(' ') }) : '',
  ].filter(Boolean);
};
/** Returns the settings of the current aim. */
const aimOf = ({ proposal, scene }: Holding, formatContext: SpokenContext): string[] => {
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

/** Returns the target of a proposal in words. Empty if it has none. */
const targetOf = (hand: Holding, context: SpokenContext, veiled: boolean): string => {
  const { proposal, scene } = hand;
  const choice = proposal?.choice;
  const target = choice?.kind === 'do' ? pieceIn(scene, choice.target) : undefined;
  if (choice?.kind === 'do' && target) return targetText(hand, choice, target, { context, veiled });
  const guesses = proposal?.preview?.guesses;
  return guesses && !veiled ? guessesText(guesses) : '';
};

/**
 * Returns what is proposed and where, why that is refused, and the selected piece. The word that changes comes first: a target
 * with its chance, or the path. If the piece does the same as before, only the changes are named. `veiled`: without chances.
 */
export const dragText = (
  hand: Holding,
  before: SpokenDrag | null,
  { context, veiled }: { readonly context: SpokenContext; readonly veiled: boolean },
): { text: string; now: SpokenDrag } => {
  const { scene, selected, proposal } = hand;
  const choice = proposal?.choice;
  const at = proposal?.at ?? proposal?.path?.at(-1);
  const on = at ? squareAt(scene, at) : null;
  const square = on && isSquare(on.board, on.cell) ? on : null;
  const under =
    at &&
    scene.nodes.find((node): node is AreaNode => node.kind === 'area' && !!node.label && isInside(at, node.shape));
  const who = [selected && context.label?.(selected), choice && formatMessage(actionLabel(choice), context)]
    .filter(Boolean)
    .join(', ');
  const same = choice !== undefined && before?.who === who;
  const target = targetOf(hand, context, veiled);
  const moved = movedPiece(scene, proposal);
  const covered = moved && coveredCells(scene, footprint({ ...moved.piece, at: moved.to }));
  const area = square
    ? squaresText(scene, square.board, covered?.first ?? square.cell, covered?.last)
    : ((under && context.label?.(under.id)) ?? '');
  const aim = aimOf(hand, context);
  const text = [
    !same && !target && who,
    (!same || target !== before.target) && target,
    // A square is the place itself, so it is always named.
    (square || !same || area !== before.area) && area,
    ...whereTo(hand, context),
    ...aim.filter((each, i) => !same || each !== before.aim[i]),
    ...(proposal?.preview?.nodes ?? []).map(
      (node) => isAnnounced(node) && node.label && formatMessage(node.label, context),
    ),
    proposal?.preview?.warns && formatMessage(proposal.preview.warns, context),
    proposal?.refusal && formatMessage(proposal.refusal.text, context),
    !same && target && who,
  ];
  const said = text.filter(Boolean).join(', ');
  return { text: said || target || who, now: { who, target, area, aim } };
};
