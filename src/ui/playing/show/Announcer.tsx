import { useEffect, useRef, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { usePageTitle } from '../../screenFocus.ts';
import { onPressed } from '../../components/pressed.ts';
import { playerCalled, playerName, seatName } from '../../components/SeatName.tsx';
import { clearAnnouncements, announce, announceDrag } from '../../announcements.ts';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import { type SpokenDrag, dragText } from '../text/dragText.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { stepNumber } from '../../../presentation/visibleSteps.ts';
import { isMissByAimNoise } from '../../../presentation/aimNoiseMiss.ts';
import { spokenShotText } from '../../../presentation/text/spokenShotText.ts';
import { type AnnouncedUpTo, type Announcement, newAnnouncements } from '../../../presentation/newAnnouncements.ts';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

interface Props {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly turn: Turn;
  /** Whether more is to be shown. */
  readonly going: boolean;
  /** What is announced instead of the stage's reason, as in a lesson. */
  readonly says: string | undefined;
}

/** Returns some of a step's events in the words of the log, with how a flying body came to rest. */
const wordsOf = (open: OpenMatch, { ply, from, to }: Announcement['tell'][number]): string[] => {
  const [before, after] = [sceneAt(open, Math.max(0, ply - 1)), sceneAt(open, ply)];
  const formatContext = createSpokenContext(open.match.players, before, after);
  return eventsAt(open, ply)
    .slice(from, to)
    .map((event) =>
      spokenShotText(event, before, formatContext, event.kind === 'shot' && isMissByAimNoise(open, ply, event)),
    );
};
/** Returns who is to act and why, or how the match ended. A reason that names the side is used alone. */
const nextOf = ({ open, turn, says }: Props): string => {
  const formatContext = createSpokenContext(open.match.players, sceneAt(open, open.ply));
  if ('over' in turn) return `${t('over')}. ${formatMessage(turn.over.why, formatContext)}`;
  if (says !== undefined) return says;
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  const side = player ? playerCalled(player) : seatName(turn.to);
  const called = (seat: Seat): string | undefined => (seat === turn.to ? side : formatContext.player?.(seat));
  const why = formatMessage(turn.stage.why, { ...formatContext, player: called });
  return why.includes(side) ? why : t('live.turn', { seat: side, why });
};
const titleOf = ({ open, turn, going }: Omit<Props, 'says'>): string | null => {
  const game = { key: `${open.match.game}:name` };
  if (going) return null;
  if (!isAtLatest(open)) return t('title.past', { game, ply: stepNumber(open) });
  if ('over' in turn) return t('title.over', { game });
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  return t('title.turn', { game, who: player ? playerName(player) : { seat: turn.to } });
};

/** Announces each event once as it is shown, and then what is next. */
const useAnnouncements = (props: Props): void => {
  const { open, going } = props;
  const { ply } = open;
  const events = eventsAt(open, ply).length;
  const steps = open.steps.length;
  const next = !going && isAtLatest(open) ? nextOf(props) : null;
  const heard = useRef<AnnouncedUpTo | null>(null);
  const last = useRef<string | null>(null);
  // A finished match announces how it ended, also when it is opened.
  const fresh = going || 'over' in props.turn;
  useEffect(() => clearAnnouncements, []);
  useEffect(() => {
    if (!heard.current) announce(t('live.open', { game: { key: `${open.match.game}:name` }, ply: stepNumber(open) }));
    const before = heard.current ?? { ply, events: fresh ? 0 : events, steps };
    const announced = newAnnouncements(before, { ply, events, steps });
    heard.current ??= before;
    if (announced.how !== 'silent') {
      heard.current = { ply, events, steps };
      last.current = null;
    }
    if (announced.how === 'takenBack') announce(t('live.back', { ply: stepNumber(open) }));
    if (announced.how === 'past') announce(t('ply.past', { ply: stepNumber(open) }));
    for (const each of announced.tell) for (const words of wordsOf(open, each)) announce(words);
    if (next !== null && next !== last.current) {
      last.current = next;
      announce(next);
    }
  }, [open, ply, events, steps, next, fresh]);
};

/** Whether a finger or a mouse button is down. */
const usePressed = (): boolean => {
  const [pressed, setPressed] = useState(false);
  useEffect(() => onPressed(setPressed), []);
  return pressed;
};
/** Announces what is selected and proposed, after each change. A drag is announced where it ends. */
const useHeld = (players: OpenMatch['match']['players']): void => {
  const held = useRef<SpokenDrag | null>(null);
  const pressed = usePressed();
  const { scene, selected, proposal } = useInteraction(({ scene, selected, proposal }) => ({
    scene,
    selected,
    proposal,
  }));
  useEffect(() => {
    if (pressed) return;
    const { text, now } = dragText({ scene, selected, proposal }, held.current, createSpokenContext(players, scene));
    held.current = now;
    announceDrag(text);
  }, [scene, selected, proposal, players, pressed]);
};

/** Announces what happens on the table, and names the active player in the page title. */
export const Announcer = () => {
  const { open, seen, showing, guided } = useMatch();
  const props = { open, turn: seen.turn, going: showing !== null, says: guided?.says };
  usePageTitle(titleOf(props));
  useAnnouncements(props);
  useHeld(open.match.players);
  return null;
};
