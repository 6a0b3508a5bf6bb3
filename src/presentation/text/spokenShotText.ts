import type { TableEvent } from '../../core/event.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { poseHeight, pointOfPose, type Pose } from '../../core/shots/pose.ts';
import { shapeGap } from '../../geometry/gap.ts';
import { distance, type Mm } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { formatLength, formatNumber, type FormatContext, t } from '../../i18n/index.ts';
import { pieceOutline } from '../../table/figures/pieceOutline.ts';
import { floorOf, nearestEdge, piecesAtRest } from './edges.ts';
import { eventText } from './formatters.ts';
import { placeText } from './places.ts';
import { joinedSentences, spokenRoll, spokenSigns } from './sentences.ts';
import { landingText } from './shellText.ts';

type Shot = Extract<TableEvent, { kind: 'shot' }>;
/** How a shot is spoken: whether a shell missed only because of the aim noise, and whether speech is to be brief. */
interface SpokenShot {
  readonly trembled?: boolean;
  readonly brief?: boolean;
}
/** Returns how far a resting body is from the edge, and for the flicked one from its nearest enemy. On open ground it is its place. */
const whereWords = (piece: PieceNode, shot: Shot, before: Scene, formatContext: FormatContext): string => {
  const edge = nearestEdge(piece, before);
  const lengthOf = (mm: Mm): string => formatLength(mm, formatContext).cm;
  if (!edge) return placeText(piece.at, before);
  const enemies = piecesAtRest(before, shot.result.rest).filter(({ seat }) => seat && seat !== piece.seat);
  const [near] = enemies
    .map((enemy) => ({ enemy, gap: shapeGap(pieceOutline(piece), pieceOutline(enemy)) }))
    .toSorted((one, other) => one.gap - other.gap);
  const foe = near && piece.id === shot.act.id ? near : null;
  return [
    t('shot.fromEdge', { far: lengthOf(edge.gap) }),
    foe && t('shot.fromEnemy', { far: lengthOf(foe.gap), who: formatContext.label?.(foe.enemy.id) ?? '' }),
  ]
    .filter(Boolean)
    .join(', ');
};
/** Returns how much and which way a body turned, in whole degrees. */
const turnWords = (deg: number): string => {
  const turn = { deg: formatNumber(Math.abs(deg)), way: { key: deg > 0 ? 'ui:aim.against' : 'ui:aim.with' } };
  return deg === 0 ? t('shot.unturned') : t('shot.turned', turn);
};
/**
 * Returns where a flicked or hit body came to rest, how far it went and how much it turned, or that it went over the edge.
 * Empty if it fell down a hole. In brief speech it is only where.
 */
const restWords = (
  id: string,
  pose: Pose,
  shot: Shot,
  before: Scene,
  { formatContext, brief }: { readonly formatContext: FormatContext; readonly brief: boolean },
): string => {
  const who = formatContext.label?.(id) ?? id;
  const board = floorOf(before);
  const at = pointOfPose(pose);
  if (board && !isInside(at, board.shape)) return t('shot.over', { who });
  // Down a hole: the game reports that.
  if (board && poseHeight(pose) < (board.top ?? 0) - 1) return '';
  const was = before.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
  const stops = {
    who,
    where: was ? whereWords({ ...was, at, pose }, shot, before, formatContext) : placeText(at, before),
  };
  if (brief) return t('shot.stops', stops);
  return t('shot.rests', {
    ...stops,
    far: formatLength(distance(was?.at ?? at, at), formatContext).cm,
    turn: turnWords(shot.result.spun[id]?.whole ?? 0),
  });
};

/**
 * Returns an event for screen readers, in the words of the log. A shot also has where each body came to rest.
 */
export const spokenShotText = (
  event: TableEvent,
  before: Scene,
  formatContext: FormatContext,
  { trembled = false, brief = false }: SpokenShot = {},
): string => {
  const text = eventText(event, formatContext);
  if (event.kind === 'rolled') return spokenRoll(text);
  if (event.kind !== 'shot') return spokenSigns(text);
  const { act, result } = event;
  const more =
    act.kind === 'shell'
      ? [landingText(event, before, formatContext, trembled)]
      : Object.entries(result.rest).map(([id, pose]) => restWords(id, pose, event, before, { formatContext, brief }));
  return joinedSentences([spokenSigns(text), ...more]);
};
