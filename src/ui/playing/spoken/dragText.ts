import { AIM_CONTROLS } from '../../../core/aim.ts';
import { actionLabel } from '../../../core/choice.ts';
import { isSquare } from '../../../core/board.ts';
import { type AreaNode, type SceneNode, footprint } from '../../../core/scene.ts';
import { pathLength } from '../../../geometry/path.ts';
import type { Point } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
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
import type { Proposal } from '../../../table/input/proposal.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { whereText, wayText } from '../../../presentation/text/directions.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import type { SpokenContext } from './context.ts';
import { refusedTargetText, spokenLength, type SpokenPosition, targetText } from './facts.ts';

type Holding = SpokenPosition & Pick<Interaction, 'selected' | 'proposal'>;
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
/** Returns the nearest enemy of the selected piece at a place, with its distance and direction. Empty in brief speech. */
const nearestAt = ({ scene, selected }: Holding, at: Point, context: SpokenContext): string => {
  const piece = pieceIn(scene, selected);
  const near = piece && context.detail !== 'brief' ? nearestEnemy(piece, at, scene) : null;
  if (!near) return '';
  const far = [spokenLength(near.gap, context), whereText(at, near.foe.at, context.bearings)];
  return t('hand.nearest', { who: pieceText(near.foe, scene), far: far.filter(Boolean).join(' ') });
};
/**
 * Returns the length of a proposed path and which way it leads, and the nearest enemy at its end. Empty if it is illegal or leads
 * to a square.
 */
const whereTo = (hand: Holding, context: SpokenContext): string[] => {
  const { scene, proposal } = hand;
  const at = proposal?.at ?? proposal?.path?.at(-1);
  if (!proposal || !at || proposal.refusal || squareAt(scene, at)) return [];
  const { path, preview } = proposal;
  const length = path && spokenLength(preview?.used ?? pathLength(path), context);
  const way = path?.[0] && wayText(path[0], at, context.bearings);
  return [
    [length, way].filter(Boolean).join(' '),
    !path || context.detail === 'full' ? placeText(at, scene) : '',
    nearestAt(hand, at, context),
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
  if (choice && target && proposal?.refusal) {
    const reason = formatMessage(proposal.refusal.text, context);
    return refusedTargetText(hand, choice, target, { reason, context });
  }
  return choice?.kind === 'do' && target ? targetText(hand, choice, target, { context, veiled }) : '';
};

/** Returns the square or the terrain that a proposal leads to. A square is the place itself, so it is always named. */
const areaOf = (
  { scene, proposal }: Pick<Holding, 'scene' | 'proposal'>,
  context: SpokenContext,
): { readonly area: string; readonly named: boolean } => {
  const at = proposal?.at ?? proposal?.path?.at(-1);
  if (!at) return { area: '', named: false };
  const on = squareAt(scene, at);
  const moved = movedPiece(scene, proposal);
  const covered = moved && coveredCells(scene, footprint({ ...moved.piece, at: moved.to }));
  if (on && isSquare(on.board, on.cell))
    return { area: squaresText(scene, on.board, covered?.first ?? on.cell, covered?.last), named: true };
  const under = scene.nodes.find(
    (node): node is AreaNode => node.kind === 'area' && !!node.label && isInside(at, node.shape),
  );
  return { area: (under && context.label?.(under.id)) ?? '', named: false };
};
/** Returns what the preview of a proposal adds, and why the proposal is refused, unless its target was named with the reason. */
const previewTexts = ({ preview, refusal }: Proposal, named: boolean, context: SpokenContext): string[] =>
  [
    ...(preview?.nodes ?? []).flatMap((node) => (isAnnounced(node) && node.label ? [node.label] : [])),
    ...(preview?.warns ? [preview.warns] : []),
    ...(refusal && !named ? [refusal.text] : []),
  ].map((message) => formatMessage(message, context));

/**
 * Returns what is proposed and where, why that is refused, and the selected piece. The word that changes comes first: a target
 * with its chance, or the path. If the piece does the same as before, only the changes are named. `veiled`: without chances.
 */
export const dragText = (
  hand: Holding,
  before: SpokenDrag | null,
  { context, veiled }: { readonly context: SpokenContext; readonly veiled: boolean },
): { text: string; now: SpokenDrag } => {
  const { selected, proposal } = hand;
  const choice = proposal?.choice;
  const name = (selected && context.label?.(selected)) ?? '';
  const does = choice ? formatMessage(actionLabel(choice), context) : '';
  const who = [name, does].filter(Boolean).join(', ');
  // After its target, a piece that was just named is not named again.
  const isKnown = name !== '' && `${before?.who ?? ''}, `.startsWith(`${name}, `);
  const same = choice !== undefined && before?.who === who;
  const target = targetOf(hand, context, veiled);
  const { area, named } = areaOf(hand, context);
  const aim = aimOf(hand, context);
  const text = [
    !same && !target && who,
    (!same || target !== before.target) && target,
    (named || !same || area !== before.area) && area,
    ...whereTo(hand, context),
    ...aim.filter((each, i) => !same || each !== before.aim[i]),
    ...(proposal ? previewTexts(proposal, target !== '', context) : []),
    !same && target && (isKnown ? does : who),
  ];
  const said = text.filter(Boolean).join(', ');
  return { text: said || target || who, now: { who, target, area, aim } };
};
