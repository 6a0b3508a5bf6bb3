import type { TableEvent } from '../../core/event.ts';
import type { AreaNode, PieceNode, Scene } from '../../core/scene.ts';
import { poseHeight, pointOfPose, type Pose } from '../../core/shots/pose.ts';
import { distance } from '../../geometry/point.ts';
import { isInside } from '../../geometry/shape.ts';
import { formatLength, formatNumber, type FormatContext, t } from '../../i18n/index.ts';
import { eventText } from './formatters.ts';
import { placeText } from './places.ts';
import { landingText } from './shellText.ts';

type Shot = Extract<TableEvent, { kind: 'shot' }>;
const piecesOf = (scene: Scene): PieceNode[] => scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');

/**
 * Returns where a flicked or hit body came to rest, how far it went and how much it turned, or that it went over the edge.
 * Empty if it fell down a hole.
 */
const restWords = (id: string, pose: Pose, { result }: Shot, before: Scene, formatContext: FormatContext): string => {
  const who = formatContext.label?.(id) ?? id;
  const board = before.nodes.find((node): node is AreaNode => node.kind === 'area' && node.role === 'floor');
  const at = pointOfPose(pose);
  if (board && !isInside(at, board.shape)) return t('shot.over', { who });
  // Down a hole: the game reports that.
  if (board && poseHeight(pose) < (board.top ?? 0) - 1) return '';
  const from = piecesOf(before).find((piece) => piece.id === id)?.at ?? at;
  const deg = result.spun[id]?.whole ?? 0;
  const turn = { deg: formatNumber(Math.abs(deg)), way: { key: deg > 0 ? 'ui:aim.against' : 'ui:aim.with' } };
  return t('shot.rests', {
    who,
    at: placeText(at, before),
    far: formatLength(distance(from, at), formatContext).cm,
    turn: deg === 0 ? t('shot.unturned') : t('shot.turned', turn),
  });
};

/**
 * Returns an event for screen readers, in the words of the log. A shot also has where each body came to rest. `trembled` is
 * whether a shell missed only because of the aim noise.
 */
export const spokenShotText = (
  event: TableEvent,
  before: Scene,
  formatContext: FormatContext,
  trembled = false,
): string => {
  const text = eventText(event, formatContext);
  if (event.kind !== 'shot') return text;
  const { act, result } = event;
  const more =
    act.kind === 'shell'
      ? [landingText(event, before, formatContext, trembled)]
      : Object.entries(result.rest).map(([id, pose]) => restWords(id, pose, event, before, formatContext));
  return [text, ...more].filter(Boolean).join('. ');
};
