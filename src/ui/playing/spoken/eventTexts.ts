import type { TableEvent } from '../../../core/event.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { pointOfPose, type Pose } from '../../../core/shots/pose.ts';
import { isInside } from '../../../geometry/shape.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { isMissByAimNoise } from '../../../presentation/aimNoiseMiss.ts';
import type { Announcement } from '../../../presentation/newAnnouncements.ts';
import { eventsAt, pieceIn, sceneAt } from '../../../presentation/scenes.ts';
import { wayText, whereText } from '../../../presentation/text/directions.ts';
import { floorOf } from '../../../presentation/text/edges.ts';
import { nearestEnemy } from '../../../presentation/text/places.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';
import { spokenRow } from '../../../presentation/text/sentences.ts';
import { spokenShotText } from '../../../presentation/text/spokenShotText.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import type { Listener, SpokenContext } from './context.ts';
import { spokenLength } from './facts.ts';
import { scoresText } from './standing.ts';
import { listenerOf } from './asked.ts';

/** Pieces that are this near touch, mm. */
const TOUCHING = 1;
interface Step {
  readonly open: OpenMatch;
  readonly ply: number;
  readonly before: Scene;
  readonly after: Scene;
}
/**
 * Returns how far a piece is from its nearest enemy, and whether it cannot see that enemy. The direction is the one in which the
 * listener's piece has the other one. Empty for pieces in contact, which the event names.
 */
const nearestText = ({ open, ply, after }: Step, piece: PieceNode, context: SpokenContext): string[] => {
  const near = nearestEnemy(piece, piece.at, after);
  if (!near || near.gap <= TOUCHING) return [];
  const { game } = open;
  const cover = game.coverOverview?.(game.view(stateAtPly(open, ply), open.viewer), piece.id);
  const isHidden = cover?.shares.some(({ id, share }) => id === near.foe.id && share >= 1) === true;
  const [from, to] = piece.seat === listenerOf(open) ? [piece.at, near.foe.at] : [near.foe.at, piece.at];
  return [
    t('spoken.now', { who: context.label?.(near.foe.id) ?? '', far: spokenLength(near.gap, context) }),
    whereText(from, to, context.bearings),
    isHidden ? t('spoken.unseen') : '',
  ];
};
/** Returns which way a piece went, and where it is now. On a board of squares it is what the piece is. Empty in brief speech. */
const moveContext = (step: Step, event: Extract<TableEvent, { kind: 'moved' }>, context: SpokenContext): string => {
  const piece = pieceIn(step.after, event.id);
  if (!piece || piece.out || context.detail === 'brief') return '';
  if (step.after.boards) return piece.name ? formatMessage(piece.name, context) : '';
  const [from, to] = [event.path[0], event.path.at(-1)];
  const way = from && to ? wayText(from, to, context.bearings) : '';
  return [way, ...nearestText(step, piece, context)].filter(Boolean).join(', ');
};
/** Returns an event in words. In brief speech a roll is only who, what and the result. */
const textOf = ({ open, ply, before }: Step, event: TableEvent, context: SpokenContext): string => {
  const row = event.kind === 'rolled' ? event.thrown.rows[event.row] : undefined;
  if (context.detail === 'brief' && event.kind === 'rolled' && row) {
    const text = formatMessage(row.text, context);
    return t('spoken.roll', {
      what: formatMessage(event.text, context),
      row: spokenRow(event.thrown.dealt ? rowHead(text).word : text),
    });
  }
  return spokenShotText(event, before, context, {
    trembled: event.kind === 'shot' && isMissByAimNoise(open, ply, event),
    brief: context.detail === 'brief',
  });
};
/** Returns the score, if a shot took bodies over the edge and no event says a score. Otherwise empty. */
const scoreAfter = ({ before, after }: Step, events: readonly TableEvent[], context: SpokenContext): string => {
  const floor = floorOf(before);
  const isOver = (pose: Pose): boolean => floor !== undefined && !isInside(pointOfPose(pose), floor.shape);
  const fell = events.some((event) => event.kind === 'shot' && Object.values(event.result.rest).some(isOver));
  return fell && !events.some(({ kind }) => kind === 'scored' || kind === 'over') ? scoresText(after, context) : '';
};
/** Whether a text only repeats what the one before it has said. */
const repeats = (text: string, before: string | undefined): boolean =>
  before !== undefined && before.toLowerCase().includes(text.replace(/[.!]$/, '').toLowerCase());

/**
 * Returns some of a step's events in words, each once, with how bodies came to rest and where a piece has come to. While a step is
 * still being shown, its table is the one before it, so where pieces end is taken from the `whole` match.
 */
export const eventTexts = (
  open: OpenMatch,
  { ply, from, to }: Announcement['tell'][number],
  listener: Listener,
  whole: Pick<OpenMatch, 'steps'> = open,
): string[] => {
  const before = sceneAt(open, Math.max(0, ply - 1));
  const context = listener(before, sceneAt(open, ply));
  const settled = { ...open, steps: whole.steps };
  const step = { open: settled, ply, before, after: sceneAt(settled, ply) };
  const events = eventsAt(open, ply).slice(from, to);
  const texts: string[] = [];
  for (const event of events) {
    const text = textOf(step, event, context);
    const more = event.kind === 'moved' ? moveContext(step, event, context) : '';
    if (!repeats(text, texts.at(-1))) texts.push([text, more].filter(Boolean).join(', '));
  }
  const score = scoreAfter(step, events, context);
  return score ? [...texts, score] : texts;
};
