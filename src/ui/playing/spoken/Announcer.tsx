import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { isAtLatest, type OpenMatch } from '../../../store/matchStore.ts';
import { usePageTitle } from '../../screenFocus.ts';
import { onPressed } from '../../components/pressed.ts';
import { playerCalled, playerName, seatName } from '../../components/SeatName.tsx';
import { clearAnnouncements, announce, announceDrag } from '../../announcements.ts';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import { actedBefore } from '../../../presentation/recap.ts';
import { type SpokenDrag, dragText } from './dragText.ts';
import { lastInput } from '../../lastInput.ts';
import { insteadText } from './insteadText.ts';
import { modeText } from './modeText.ts';
import { eventTexts } from './eventTexts.ts';
import { followUpText } from './facts.ts';
import { goalText, whoText } from './asked.ts';
import { useAimForecast } from './useAimForecast.ts';
import { useListener } from './useListener.ts';
import type { Listener } from './context.ts';
import { useShownFollowUp } from '../context/stakes.tsx';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { saysAgain } from '../../../presentation/text/sentences.ts';
import { stepNumber } from '../../../presentation/visibleSteps.ts';
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
  /** Whether a lesson goes on at another table, which is not announced again. */
  readonly goesOn: boolean;
  readonly listener: Listener;
  /** The whole match, of which `open` may still be shown in part. */
  readonly match: OpenMatch;
  /** Whether the match is played back step by step. */
  readonly playing: boolean;
}

/** Returns who is to act and why, or how the match ended. A reason that names the side is used alone; one that was just said is left out. */
const nextOf = ({ open, turn, says }: Props, told: readonly string[]): string => {
  const formatContext = createSpokenContext(open.match.players, sceneAt(open, open.ply));
  if ('over' in turn) {
    const how = formatMessage(turn.over.why, formatContext);
    return told.includes(how) ? `${t('over')}.` : `${t('over')}. ${how}`;
  }
  if (says !== undefined) return says;
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  const side = player ? playerCalled(player) : seatName(turn.to);
  const called = (seat: Seat): string | undefined => (seat === turn.to ? side : formatContext.player?.(seat));
  const why = formatMessage(turn.stage.why, { ...formatContext, player: called });
  const just = told.at(-1);
  if (just !== undefined && saysAgain(why, just)) return '';
  return why.includes(side) ? why : t('live.turn', { seat: side, why });
};
const titleOf = ({ open, turn, going }: Pick<Props, 'open' | 'turn' | 'going'>): string | null => {
  const game = { key: `${open.match.game}:name` };
  if (going) return null;
  if (!isAtLatest(open)) return t('title.past', { game, ply: stepNumber(open) });
  if ('over' in turn) return t('title.over', { game });
  const player = open.match.players.find(({ seat }) => seat === turn.to);
  return t('title.turn', { game, who: player ? playerName(player) : { seat: turn.to } });
};

/** Returns what is said when a match is opened: what it is, who the listener is, and at its start how it is won. */
const openingTexts = (open: OpenMatch, { led, goesOn }: Pick<Props, 'goesOn'> & { led: boolean }): string[] => [
  ...(goesOn ? [] : [t('live.open', { game: { key: `${open.match.game}:name` }, ply: stepNumber(open) })]),
  ...(led ? [] : [whoText(open)]),
  ...(led || actedBefore(open, open.steps.length) ? [] : [goalText(open)]),
];
/** Returns what was undone: the first event of the step after the one shown, as it was announced. */
const undoneText = (open: OpenMatch, said: ReadonlyMap<number, string>): string => {
  const what = said.get(open.ply + 1);
  return what === undefined ? t('live.back', { ply: stepNumber(open) }) : t('live.undone', { what });
};

/** Whether the focus is on a slider, which speaks its own value. */
const isOnSlider = (): boolean => document.activeElement?.matches('[role=slider], input[type=range]') === true;
/** Announces each event once as it is shown, and then what is next. */
const useAnnouncements = (props: Props): void => {
  const { open, going, listener, playing } = props;
  const { ply } = open;
  const events = eventsAt(open, ply).length;
  const steps = open.steps.length;
  const heard = useRef<AnnouncedUpTo | null>(null);
  const last = useRef<string | null>(null);
  const told = useRef({ list: [] as readonly string[], of: new Map<number, string>() });
  // A finished match announces how it ended, also when it is opened.
  const fresh = going || 'over' in props.turn;
  const next = useLatestOf(() => (!going && isAtLatest(open) ? nextOf(props, told.current.list) : null));
  const speak = useLatestOf((each: Announcement['tell'][number]) => eventTexts(open, each, listener, props.match));
  useEffect(() => clearAnnouncements, []);
  useEffect(() => {
    if (!heard.current) openingTexts(open, { led: props.says !== undefined, goesOn: props.goesOn }).forEach(announce);
    const before = heard.current ?? { ply, events: fresh ? 0 : events, steps };
    const announced = newAnnouncements(before, { ply, events, steps });
    heard.current ??= before;
    if (announced.how !== 'silent') {
      heard.current = { ply, events, steps };
      last.current = null;
      told.current.list = [];
    }
    if (announced.how === 'takenBack') announce(undoneText(open, told.current.of));
    if (announced.how === 'past' && !playing && !isOnSlider()) announce(t('ply.past', { ply: stepNumber(open) }));
    for (const each of announced.tell) {
      const texts = speak.current(each);
      texts.forEach(announce);
      told.current.list = [...told.current.list, ...texts];
      if (texts[0] !== undefined && !told.current.of.has(each.ply)) told.current.of.set(each.ply, texts[0]);
    }
    const now = next.current();
    if (now !== null && now !== last.current) {
      last.current = now;
      announce(now);
    }
  }, [open, ply, events, steps, fresh, playing, going, props.says, props.goesOn, props.turn, speak, next]);
};

/** Returns a reference to the latest function, for effects that must not run again when it changes. */
const useLatestOf = <Value,>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
/** Whether a finger or a mouse button is down. */
const usePressed = (): boolean => {
  const [pressed, setPressed] = useState(false);
  useEffect(() => onPressed(setPressed), []);
  return pressed;
};
/** Announces what is selected and proposed, and the mode, after each change. A drag is announced where it ends. */
const useHeld = (listener: Listener, veiled: boolean): void => {
  const held = useRef<SpokenDrag | null>(null);
  const pressed = usePressed();
  const now = useInteraction(({ game, view, turn, scene, choices, selected, mode, proposal }) => ({
    game,
    view,
    turn,
    scene,
    choices,
    selected,
    mode,
    proposal,
  }));
  const { scene, selected, mode, proposal } = now;
  const chosen = useRef({ selected, mode });
  const read = useLatestOf(() => {
    const context = listener(scene);
    const drag = dragText(now, held.current, { context, veiled });
    const way = modeText(now, chosen.current, context);
    // A pointer has buttons for it.
    const instead = lastInput() === 'keys' ? insteadText(now, context) : '';
    const text = [way && !proposal ? '' : drag.text, instead].filter(Boolean).join('. ');
    return { text: [way, text].filter(Boolean).join(' '), now: drag.now };
  });
  useEffect(() => {
    if (pressed) return;
    const { text, now } = read.current();
    held.current = now;
    chosen.current = { selected, mode };
    // What was said when something was cancelled stays.
    if (text) announceDrag(text);
  }, [scene, selected, mode, proposal, pressed, read]);
};
/** Announces what a proposed move leads to, once that is known. */
const useNext = (listener: Listener, veiled: boolean): void => {
  const next = useShownFollowUp();
  const scene = useInteraction((interaction) => interaction.scene);
  const selected = useInteraction((interaction) => interaction.selected);
  /** For which piece the end of the turn has been announced: once, and not after every step of a path. */
  const ended = useRef<{ readonly scene: Scene; readonly selected: string | null } | null>(null);
  const read = useLatestOf((): string => {
    if (next === null || typeof next !== 'string') return next === null ? '' : followUpText(next, listener(scene));
    // On a board of squares every move ends the turn.
    if (scene.boards || (ended.current?.scene === scene && ended.current.selected === selected)) return '';
    ended.current = { scene, selected };
    return followUpText(next, listener(scene));
  });
  useEffect(() => {
    const text = veiled ? '' : read.current();
    if (text) announceDrag(text);
  }, [next, veiled, read]);
};

/** Announces what happens on the table, and names the active player in the page title. */
export const Announcer = () => {
  const { open, match, seen, showing, guided, playback, veiled } = useMatch();
  const listener = useListener();
  const { playing } = playback;
  const props = {
    open,
    turn: seen.turn,
    going: showing !== null,
    says: guided?.says,
    goesOn: guided?.goesOn === true,
    listener,
    match,
    playing,
  };
  usePageTitle(titleOf(props));
  useAnnouncements(props);
  useHeld(listener, veiled);
  useNext(listener, veiled);
  useAimForecast(listener, veiled);
  return null;
};
