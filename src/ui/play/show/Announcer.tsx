import { useEffect, useRef, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { useTitle } from '../../arrival.ts';
import { onPressed } from '../../parts/pressed.ts';
import { playerCalled, playerName } from '../../parts/SeatName.tsx';
import { hush, say, sayHeld } from '../../speech.ts';
import { speaking } from '../../words.ts';
import { type Held, handWords } from '../words/handWords.ts';
import { eventsAt, sceneAt } from './scenes.ts';
import { numberOf } from './stops.ts';
import { isTremor } from './tremor.ts';
import { shotWords } from '../words/shotWords.ts';
import { type Heard, type News, newSince } from './heard.ts';
import type { Hand } from '../hand/usePlayHand.ts';

interface Props {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly turn: Turn;
  /** Whether more is to come of what is shown. */
  readonly going: boolean;
  readonly interaction: Hand;
}

/** The words of some of a step's events in the log's words, and how what flew came to lie. */
const wordsOf = (open: OpenMatch, { ply, from, to }: News['tell'][number]): string[] => {
  const [before, after] = [sceneAt(open, Math.max(0, ply - 1)), sceneAt(open, ply)];
  const formatContext = speaking(open.match.players, before, after);
  return eventsAt(open, ply)
    .slice(from, to)
    .map((event) => shotWords(event, before, formatContext, event.kind === 'shot' && isTremor(open, ply, event)));
};
/** Who is to act and why, or how it ended. */
const nextOf = ({ open, turn }: Props): string => {
  const formatContext = speaking(open.match.players, sceneAt(open, open.ply));
  if ('over' in turn) return `${t('over')}. ${formatMessage(turn.over.why, formatContext)}`;
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  return t('live.turn', {
    seat: player ? playerCalled(player) : { seat: turn.to },
    why: formatMessage(turn.stage.why, formatContext),
  });
};
const titleOf = ({ open, turn, going }: Props): string | null => {
  const game = { key: `${open.match.game}:name` };
  if (going) return null;
  if (!isAtLatest(open)) return t('title.past', { game, ply: numberOf(open) });
  if ('over' in turn) return t('title.over', { game });
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  return t('title.turn', { game, who: player ? playerName(player) : { seat: turn.to } });
};

/** Says what has come about, each event once as it is shown, and then what is next. */
const useTold = (props: Props): void => {
  const { open, going } = props;
  const { ply } = open;
  const events = eventsAt(open, ply).length;
  const steps = open.steps.length;
  const next = !going && isAtLatest(open) ? nextOf(props) : null;
  const heard = useRef<Heard | null>(null);
  const last = useRef<string | null>(null);
  // Of a match that is over it is told how it ended, also when it is opened.
  const fresh = going || 'over' in props.turn;
  useEffect(() => hush, []);
  useEffect(() => {
    if (!heard.current) say(t('live.open', { game: { key: `${open.match.game}:name` }, ply: numberOf(open) }));
    const before = heard.current ?? { ply, events: fresh ? 0 : events, steps };
    const told = newSince(before, { ply, events, steps });
    heard.current ??= before;
    if (told.how !== 'silent') {
      heard.current = { ply, events, steps };
      last.current = null;
    }
    if (told.how === 'takenBack') say(t('live.back', { ply: numberOf(open) }));
    if (told.how === 'past') say(t('ply.past', { ply: numberOf(open) }));
    for (const each of told.tell) for (const words of wordsOf(open, each)) say(words);
    if (next !== null && next !== last.current) {
      last.current = next;
      say(next);
    }
  }, [open, ply, events, steps, next, fresh]);
};

/** Whether a finger or a button of the mouse is down. */
const usePressed = (): boolean => {
  const [pressed, setPressed] = useState(false);
  useEffect(() => onPressed(setPressed), []);
  return pressed;
};
/** Says what the hand holds, at each change anew; a drag is told where it ends. */
const useHeld = (interaction: Hand, players: OpenMatch['match']['players']): void => {
  const held = useRef<Held | null>(null);
  const pressed = usePressed();
  const { scene, selected, proposal } = interaction;
  useEffect(() => {
    if (pressed) return;
    const { text, now } = handWords({ scene, selected, proposal }, held.current, speaking(players, scene));
    held.current = now;
    sayHeld(text);
  }, [scene, selected, proposal, players, pressed]);
};

/** Speaks for the table, and names the page after whose turn it is. */
export const Announcer = (props: Props) => {
  useTitle(titleOf(props));
  useTold(props);
  useHeld(props.interaction, props.open.match.players);
  return null;
};
