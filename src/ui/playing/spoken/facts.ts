import type { Choice, CoverOverview, PossibleIdentities } from '../../../core/choice.ts';
import { actionKey } from '../../../core/equality.ts';
import type { AreaNode, NodeId, PieceNode, Scene } from '../../../core/scene.ts';
import { shapeGap } from '../../../geometry/gap.ts';
import type { Mm } from '../../../geometry/point.ts';
import { isInside } from '../../../geometry/shape.ts';
import { formatLength, formatMessage, formatPercent, t } from '../../../i18n/index.ts';
import { cachedForecast } from '../../../interaction/odds/forecasts.ts';
import type { FollowUp } from '../../../interaction/odds/followUp.ts';
import { evaluateStakes } from '../../../interaction/odds/stakes.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { chanceText } from '../../../presentation/text/chanceText.ts';
import { whereText } from '../../../presentation/text/directions.ts';
import { squaresAwayText, squaresBetween } from '../../../presentation/text/places.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { pieceOutline } from '../../../table/figures/pieceOutline.ts';
import type { SpokenContext } from './context.ts';

/** What the facts about a piece are read from. `view` is what the listener may know. */
export type SpokenPosition = Pick<Interaction, 'game' | 'view' | 'turn' | 'scene'>;

/** Returns the gap between two pieces, mm. */
export const gapBetween = (one: PieceNode, other: PieceNode): Mm => shapeGap(pieceOutline(one), pieceOutline(other));

/** Returns how far apart two pieces are: the gap, mm, or squares on a board. Infinity on different boards. */
export const distanceBetween = (
  from: PieceNode,
  to: PieceNode,
  { scene, context }: { readonly scene: Scene; readonly context: SpokenContext },
): number => {
  if (!scene.boards) return gapBetween(from, to);
  const away = context.bearings && squaresBetween(from.at, to.at, scene, context.bearings);
  return away ? Math.abs(away.ahead) + Math.abs(away.right) : Infinity;
};

/** Returns the chance of what an action can reach, and the risk to the own side. Empty without known odds. */
const oddsText = ({ game, view, scene, turn }: SpokenPosition, action: unknown, risk: boolean): string[] => {
  const odds = cachedForecast(game, view, actionKey(action));
  const stakes = 'to' in turn ? evaluateStakes(odds, scene, turn.to, turn.midway) : null;
  if (!stakes || !('to' in turn)) return [];
  const { wanted, worst } = stakes;
  const own = worst && worst.kind !== 'stays' && pieceIn(scene, worst.id)?.seat === turn.to ? worst : null;
  return [
    chanceText(wanted),
    ...(risk && own && own !== wanted ? [t('spoken.risk', { chance: chanceText(own) })] : []),
  ];
};
/** A longer list of ranks without shares says almost nothing. */
const MOST_RANKS = 4;
/**
 * Returns what an attacked piece may be, each rank with its share where what has been seen gives one. Empty in brief speech, and
 * for a long list without shares unless speech is full.
 */
const guessesText = ({ list }: Pick<PossibleIdentities, 'list'>, { detail }: SpokenContext): string => {
  const left = list.filter(({ p }) => p !== 0);
  const isShort = left.length <= MOST_RANKS || left.some(({ p }) => p !== undefined);
  if (left.length === 0 || detail === 'brief' || !(isShort || detail === 'full')) return '';
  const names = left.map(({ face, p }) =>
    [face.name && formatMessage(face.name), p !== undefined && formatPercent(p)].filter(Boolean).join(' '),
  );
  return t('spoken.mayBe', { ranks: names.join(', ') });
};
/** Returns how much of a piece is hidden, or that all of it is. Empty for a piece in full view, or if nothing is known. */
const hiddenText = (cover: CoverOverview | null, id: NodeId): string => {
  const share = cover?.shares.find((each) => each.id === id)?.share ?? 0;
  if (share <= 0) return '';
  return share >= 1 ? t('spoken.hidden') : t('spoken.partHidden', { share: { share } });
};
/** Returns the terrain that a piece is on, and how much higher or lower than another piece that is. */
const heightText = (piece: PieceNode, from: PieceNode, scene: Scene, context: SpokenContext): string[] => {
  const up = (piece.z ?? 0) - (from.z ?? 0);
  const isUnder = (node: Scene['nodes'][number]): node is AreaNode =>
    node.kind === 'area' && node.role === 'terrain' && node.label !== undefined && isInside(piece.at, node.shape);
  const under = (piece.z ?? 0) > 0 ? scene.nodes.find(isUnder) : undefined;
  return [
    ...(under?.label ? [t('spoken.on', { what: formatMessage(under.label, context) })] : []),
    ...(up === 0 ? [] : [t(up > 0 ? 'spoken.higher' : 'spoken.lower', { far: formatLength(Math.abs(up), {}).cm })]),
  ];
};
/** Returns a length in the game's unit to a tenth, which is as much as an ear can use. */
export const spokenLength = (mm: Mm, context: SpokenContext): string => {
  const tenth = (context.unit?.mm ?? 10) / 10;
  return formatLength(Math.round(mm / tenth) * tenth, context).unit;
};
/** Returns how far a piece is from another and in which direction, in squares on a board of them. */
export const distanceText = (from: PieceNode, piece: PieceNode, scene: Scene, context: SpokenContext): string => {
  if (scene.boards) return squaresAwayText(from.at, piece.at, scene, context.bearings);
  const far = spokenLength(gapBetween(from, piece), context);
  return [far, context.detail !== 'brief' && whereText(from.at, piece.at, context.bearings)].filter(Boolean).join(' ');
};
/** Returns where a piece is, as another piece sees it: distance, direction, height and cover, by how much is to be spoken. */
export const relationText = (
  from: PieceNode | undefined,
  piece: PieceNode,
  { scene, cover }: { readonly scene: Scene; readonly cover: CoverOverview | null },
  context: SpokenContext,
): string[] => {
  if (!from) return [];
  const more = context.detail === 'brief' ? [] : heightText(piece, from, scene, context);
  return [distanceText(from, piece, scene, context), ...more, hiddenText(cover, piece.id)].filter(Boolean);
};
/**
 * Returns a target in words, the word that changes first: its name, the chance, then where it is. `veiled`: no chance is spoken,
 * as during a vote.
 */
export const targetText = (
  position: SpokenPosition,
  choice: Extract<Choice<unknown>, { kind: 'do' }>,
  target: PieceNode,
  { context, veiled }: { readonly context: SpokenContext; readonly veiled: boolean },
): string => {
  const { game, view, scene } = position;
  const actor = pieceIn(scene, choice.piece);
  const guesses = game.preview?.(view, choice.action).guesses;
  const cover = choice.piece === undefined ? null : (game.coverOverview?.(view, choice.piece) ?? null);
  return [
    context.label?.(target.id),
    ...(veiled ? [] : oddsText(position, choice.action, context.detail !== 'brief')),
    ...relationText(actor, target, { scene, cover }, context),
    ...(veiled || !guesses ? [] : [guessesText(guesses, context)]),
    context.detail === 'full' && target.state ? formatMessage(target.state, context) : '',
  ]
    .filter(Boolean)
    .join(', ');
};
/** Returns a target that is refused in words: the reason, which mostly names it, and where it is. Nothing is said twice. */
export const refusedTargetText = (
  { scene }: Pick<SpokenPosition, 'scene'>,
  { piece }: Pick<Choice<unknown>, 'piece'>,
  target: PieceNode,
  { reason, context }: { readonly reason: string; readonly context: SpokenContext },
): string => {
  const name = context.label?.(target.id) ?? '';
  const where = relationText(pieceIn(scene, piece), target, { scene, cover: null }, context);
  return (reason.includes(name) ? [reason, ...where] : [name, ...where, reason]).filter(Boolean).join(', ');
};
/** Returns the exact hidden share of each enemy as the selected piece sees it, the most visible first. Empty without a shooter. */
export const coverText = (
  { game, view, scene }: SpokenPosition,
  selected: NodeId | null,
  context: SpokenContext,
): string => {
  const cover = selected === null ? null : (game.coverOverview?.(view, selected) ?? null);
  return (cover?.shares ?? [])
    .filter(({ id }) => pieceIn(scene, id))
    .toSorted((a, b) => a.share - b.share)
    .map(({ id, share }) => `${context.label?.(id) ?? ''}: ${t('spoken.partHidden', { share: { share } })}`)
    .join('; ');
};
/** Returns what a proposed move leads to, in words. */
export const followUpText = (next: FollowUp, context: SpokenContext): string => {
  if (typeof next === 'string') return t(`followUp.${next}`);
  const { choice, wanted } = next;
  const what = formatMessage(choice.label, context);
  return t('spoken.then', { what, who: context.label?.(wanted.id) ?? '', chance: chanceText(wanted) });
};
