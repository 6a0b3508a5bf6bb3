import type { PieceNode, Scene, Score } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, formatValue, t } from '../../../i18n/index.ts';
import { pickable } from '../../../interaction/palette.ts';
import { whereText } from '../../../presentation/text/directions.ts';
import { floorOf, nearestEdge } from '../../../presentation/text/edges.ts';
import { sentences } from '../../../presentation/text/sentences.ts';
import { seatName } from '../../components/SeatName.tsx';
import { timesText } from '../clock/timesText.ts';
import type { SpokenContext } from './context.ts';
import { distanceBetween, distanceText, gapBetween, relationText, spokenLength } from './facts.ts';
import { type Asked, enemiesIn, goalText, isPlayed, listenerOf, whoText } from './asked.ts';

type Seen = Pick<Asked, 'scene' | 'context'>;
/** The most pieces of which each is named with its place. */
const MOST_NAMED = 8;
/** Whether a sentence has a number of its own. */
const hasNumber = (text: string, value: string): boolean =>
  text.match(/[\d½]+/gu)?.some((each) => each === value) === true;
/** How many letters of a word are compared, so that its endings do not count. */
const STEM = 4;
/** Returns a score in words. Empty if the reason has just said it; what it takes to win is not repeated either. */
const scoreText = ({ seat, value, of, text }: Score, why: string, context: SpokenContext): string => {
  const side = context.player?.(seat) ?? seatName(seat);
  const counted = { side, what: formatMessage(text, context), value: formatValue(value, context) };
  const said = why.toLowerCase();
  const words = counted.what.toLowerCase().split(/\s+/u);
  if (of === undefined && hasNumber(why, counted.value) && words.every((word) => said.includes(word.slice(0, STEM))))
    return '';
  return of === undefined || hasNumber(why, String(of))
    ? t('ask.score', counted)
    : t('ask.scoreOf', { ...counted, of });
};
/** Returns the most important score of each side. */
export const scoresText = ({ scores = [] }: Scene, context: SpokenContext): string =>
  sentences(
    scores
      .filter((score, i) => scores.findIndex(({ seat }) => seat === score.seat) === i)
      .map((score) => scoreText(score, '', context)),
  );
const ownIn = (scene: Scene, own: Seat): PieceNode[] =>
  scene.nodes.filter(
    (node): node is PieceNode => isPlayed(node, scene) && node.seat === own && node.token === undefined,
  );
/** Returns the own piece and the enemy that are nearest to each other. Null without such a pair. */
const nearestPair = (seen: Seen, own: Seat): { readonly from: PieceNode; readonly foe: PieceNode } | null => {
  const foes = enemiesIn(seen.scene, own);
  const pairs = ownIn(seen.scene, own).flatMap((from) =>
    foes.map((foe) => ({ from, foe, far: distanceBetween(from, foe, seen) })),
  );
  const best = pairs.reduce<(typeof pairs)[number] | null>(
    (near, each) => (near && near.far <= each.far ? near : each),
    null,
  );
  return best && best.far < Infinity ? best : null;
};
/** Returns the nearest enemy of all own pieces, as the own piece sees it: how far, in which direction, how high. */
export const nearestPairText = ({ scene, context }: Seen, own: Seat): string => {
  const pair = nearestPair({ scene, context }, own);
  return pair
    ? t('ask.nearest', {
        who: context.label?.(pair.foe.id) ?? '',
        where: relationText(pair.from, pair.foe, { scene, cover: null }, context).join(', '),
        from: context.label?.(pair.from.id) ?? '',
      })
    : '';
};
/**
 * Returns each piece on ground with an edge: its distance from the edge, and for an enemy its distance from the nearest own piece.
 * Empty without such ground.
 */
const countersText = ({ scene, context }: Seen, own: Seat): string[] => {
  if (!floorOf(scene)) return [];
  const mine = ownIn(scene, own);
  return [...mine, ...enemiesIn(scene, own)].slice(0, MOST_NAMED).flatMap((piece) => {
    const edge = nearestEdge(piece, scene);
    const [near] = mine.toSorted((a, b) => gapBetween(a, piece) - gapBetween(b, piece));
    if (!edge) return [];
    const far = t('ask.edge', { far: spokenLength(edge.gap, context) });
    const where = [
      near && piece.seat !== own ? distanceText(near, piece, scene, context) : '',
      [far, whereText(piece.at, edge.at, context.bearings)].filter(Boolean).join(' '),
    ];
    return [t('ask.counter', { who: context.label?.(piece.id) ?? '', where: where.filter(Boolean).join(', ') })];
  });
};
/** Returns which side is to act, as the listener says it. */
const turnText = ({ turn, context }: Pick<Asked, 'turn' | 'context'>, own: Seat | null): string => {
  if (!('to' in turn)) return '';
  if (turn.to === own) return t('ask.yourTurn');
  const name = context.player?.(turn.to);
  return t('ask.theirTurn', { seat: name ?? { seat: turn.to } });
};
/** Returns where the counters of both sides are, or else how many enemies there are and the nearest pair. */
const enemyTexts = (asked: Asked, own: Seat): readonly (string | false)[] => {
  const counters = countersText(asked, own);
  if (counters.length > 0) return counters;
  const count = enemiesIn(asked.scene, own).length;
  return [count > 0 && t('ask.enemies', { count }), nearestPairText(asked, own)];
};
/** Answers "where do I stand": who the listener is, which side acts and why, who can still act, the score and the enemies. */
export const standingText = (asked: Asked): string => {
  const { open, turn, scene, context } = asked;
  const own = listenerOf(open);
  const acts = 'to' in turn && turn.to === own;
  const ready = acts ? pickable(asked).length : 0;
  const why = 'over' in turn ? t('over') : formatMessage(turn.stage.why, context);
  const most = acts && turn.most !== undefined && !hasNumber(why, String(turn.most)) ? turn.most : null;
  return sentences([
    whoText(open),
    turnText(asked, own),
    why,
    ...timesText(open),
    most !== null && t('ask.most', { n: most }),
    ready > 0 && t('ask.ready', { count: ready }),
    ...(scene.scores ?? []).map((score) => scoreText(score, why, context)),
    ...(own === null ? [] : enemyTexts(asked, own)),
    context.detail === 'full' && goalText(open),
  ]);
};
