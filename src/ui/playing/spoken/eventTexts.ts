import type { TableEvent } from '../../../core/event.ts';
import type { Scene } from '../../../core/scene.ts';
import { formatLength, formatMessage, t } from '../../../i18n/index.ts';
import { isMissByAimNoise } from '../../../presentation/aimNoiseMiss.ts';
import type { Announcement } from '../../../presentation/newAnnouncements.ts';
import { eventsAt, pieceIn, sceneAt } from '../../../presentation/scenes.ts';
import { wayText } from '../../../presentation/text/directions.ts';
import { nearestEnemy } from '../../../presentation/text/places.ts';
import { spokenShotText } from '../../../presentation/text/spokenShotText.ts';
import { type OpenMatch, stateAtPly } from '../../../store/matchStore.ts';
import type { Listener, SpokenContext } from './context.ts';
import { distanceText } from './facts.ts';

/** Returns which way a piece went, and where it is now: its nearest enemy, and whether that enemy is out of its sight. */
const moveContext = (
  { open, ply, after }: { readonly open: OpenMatch; readonly ply: number; readonly after: Scene },
  event: Extract<TableEvent, { kind: 'moved' }>,
  context: SpokenContext,
): string => {
  const piece = pieceIn(after, event.id);
  if (!piece || piece.out || context.detail === 'brief') return '';
  // On a board of squares the own rank is part of the move.
  if (after.boards) return piece.name ? formatMessage(piece.name, context) : '';
  const [from, to] = [event.path[0], event.path.at(-1)];
  const way = from && to ? wayText(from, to, context.bearings) : '';
  const near = nearestEnemy(piece, piece.at, after);
  if (!near) return way;
  const { game } = open;
  const cover = game.coverOverview?.(game.view(stateAtPly(open, ply), open.viewer), piece.id);
  const isHidden = cover?.shares.some(({ id, share }) => id === near.foe.id && share >= 1) === true;
  const who = context.label?.(near.foe.id) ?? '';
  const where = near.gap <= 0 ? formatLength(0, context).unit : distanceText(piece, near.foe, after, context);
  return [way, t('spoken.now', { who, where }), isHidden && t('spoken.unseen')].filter(Boolean).join(', ');
};
/** Whether a text only repeats what the one before it has said. */
const repeats = (text: string, before: string | undefined): boolean =>
  before !== undefined && before.toLowerCase().includes(text.replace(/[.!]$/, '').toLowerCase());

/** Returns some of a step's events in words, each once, with how bodies came to rest and where a piece has come to. */
export const eventTexts = (
  open: OpenMatch,
  { ply, from, to }: Announcement['tell'][number],
  listener: Listener,
): string[] => {
  const [before, after] = [sceneAt(open, Math.max(0, ply - 1)), sceneAt(open, ply)];
  const context = listener(before, after);
  const events = eventsAt(open, ply).slice(from, to);
  const texts: string[] = [];
  for (const event of events) {
    const text = spokenShotText(event, before, context, event.kind === 'shot' && isMissByAimNoise(open, ply, event));
    const more = event.kind === 'moved' ? moveContext({ open, ply, after }, event, context) : '';
    if (!repeats(text, texts.at(-1))) texts.push([text, more].filter(Boolean).join(', '));
  }
  return texts;
};
