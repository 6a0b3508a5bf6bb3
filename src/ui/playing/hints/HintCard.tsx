import { Check, Lightbulb, LightbulbOff } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { deepEqual } from '../../../core/equality.ts';
import { formatLength, formatMessage, t } from '../../../i18n/index.ts';
import { changeSettings, useSettings } from '../../../store/settings.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { onPressed } from '../../components/pressed.ts';
import { announce } from '../../announcements.ts';
import { messageFor } from '../../inputText.ts';
import { useLastInput } from '../../lastInput.ts';
import { actionEvents } from '../../../presentation/scenes.ts';
import { eventsSinceDecision } from '../../../presentation/recap.ts';
import type { CardPlace, ScreenBox } from './placeCard.ts';
import { type Anchor, anchorOf, hintsOf, type Now } from './hintTimes.ts';
import { placeOf, show, thingOf } from './place.ts';
import { watched } from './watched.ts';
import { Row } from '../../components/Row.tsx';
import '../../styles/match/hints.css';
import { useRests, useShownScene } from '../show/shownScene.ts';
import { all, useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { usePrimaryButton } from '../context/primary.tsx';

/** How long a hint must have been in view in total to count as read when its moment passes, ms. */
const READ_MS = 1500;
/** How long each hint has been in view so far, ms. */
const viewed = new Map<string, number>();
/** The texts that have been announced. A hint that comes back, as after Escape, is not announced again. */
const announced = new Set<string>();

const read = (name: string): void => {
  const { hinted } = useSettings.getState();
  if (!hinted.includes(name)) changeSettings({ hinted: [...hinted, name] });
};
/** A hint that is due now, and what it points at. */
interface Due {
  readonly name: string;
  readonly key: string;
  readonly anchor: Anchor;
}
/** Returns the unread hints that are due now, in order. */
const useDue = (now: Now | null): Due[] => {
  const on = useSettings((settings) => settings.hints);
  const hinted = useSettings((settings) => settings.hinted);
  if (!on || !now) return [];
  return hintsOf(now.hand.game).flatMap(({ name, key, at }) => {
    const anchor = hinted.includes(name) ? null : anchorOf(at, now);
    return anchor ? [{ name, key, anchor }] : [];
  });
};

/**
 * The hint that is due: a small card beside its subject. It is shown once, and covers no relevant piece and no button. A small
 * window has no such room: there it is over the score, and a ring is around its subject. After a hint has been read, none
 * appears until the player selects, proposes or does something.
 */
export const Hints = () => {
  const { open, showing, guided, inClass, narrow, verdicts } = useMatch();
  const rests = useRests();
  // In a small window the labels and the clock need the room.
  const full = narrow && (open.match.clock !== undefined || (rests && verdicts.length > 0));
  const off = showing !== null || guided !== null || inClass !== undefined || full;
  const { named } = usePrimaryButton();
  const interaction = useInteraction(all);
  const moment = `${open.ply} ${interaction.selected} ${interaction.proposal !== null}`;
  const [quiet, setQuiet] = useState<string | null>(null);
  // Another match announces its hints again, and so do hints that are all to be shown again.
  const none = useSettings(({ hinted }) => hinted.length === 0);
  useEffect(() => announced.clear(), [open.id, none]);
  const scene = useShownScene();
  const now = off
    ? null
    : {
        hand: { ...interaction, scene },
        events: actionEvents(open, open.ply),
        news: eventsSinceDecision(open),
        named,
      };
  const due = useDue(now);
  const pressed = usePressed();
  return due.length > 0 && now && quiet !== moment ? (
    <Card due={due} now={now} pressed={pressed} onRead={() => setQuiet(moment)} />
  ) : null;
};

/** Whether a finger or a mouse button is down anywhere. It can be read at any time. */
const usePressed = (): RefObject<boolean> => {
  const pressed = useRef(false);
  useEffect(() => onPressed((down) => void (pressed.current = down)), []);
  return pressed;
};

interface CardProps {
  readonly due: readonly Due[];
  readonly now: Now;
  readonly pressed: RefObject<boolean>;
  onRead(): void;
}
const Card = ({ due, now, pressed, onRead }: CardProps) => {
  const { table, narrow } = useMatch();
  const card = useRef<HTMLElement>(null);
  const found = usePlace(card, due, now, table, pressed, narrow);
  const shown = due.find(({ name }) => name === found?.name);
  const placed = shown ? found : null;
  const key = (shown ?? due[0])?.key ?? '';
  const name = shown?.name;
  const input = useLastInput();
  const message = { key, values: { measure: formatLength(now.hand.scene.unit.mm, {}).cm } };
  const text = formatMessage(messageFor(message, input));
  useReading(name, text);
  const part = shown && 'part' in shown.anchor ? shown.anchor.part : null;
  useEffect(() => {
    if (part !== null) show(part);
  }, [part]);
  const close = (): void => {
    if (name !== undefined) read(name);
    onRead();
  };
  return (
    <>
      {narrow && placed && <Ring placed={placed} isSelected={isSelected(shown, now)} />}
      <aside
        ref={card}
        className="paper firsthint"
        data-part="hint"
        aria-label={t('first')}
        data-hint={name}
        data-docked={narrow || undefined}
        data-side={sideOf(placed)}
        style={styleOf(placed)}
      >
        <p>
          <Lightbulb aria-hidden /> {text}
        </p>
        {narrow ? <IconButtons onRead={close} /> : <Buttons onRead={close} />}
      </aside>
    </>
  );
};
/** Returns where the card is. Until it has a place, it is only measured. */
const styleOf = (placed: Placed | null): React.CSSProperties => {
  if (!placed) return { visibility: 'hidden', left: 0, top: 0 };
  const { at } = placed;
  return at ? ({ left: at.x, top: at.y, '--tip': `${at.tip}px` } as React.CSSProperties) : {};
};
const sideOf = (placed: Placed | null) => (placed?.at?.off ? undefined : placed?.at?.side);
/** Announces a hint that has not been announced yet, and counts how long it has been in view. */
const useReading = (name: string | undefined, text: string): void => {
  useEffect(() => {
    if (name === undefined) return undefined;
    if (!announced.has(text)) announce(text);
    announced.add(text);
    const since = performance.now();
    return () => {
      const all = (viewed.get(name) ?? 0) + performance.now() - since;
      viewed.set(name, all);
      if (all >= READ_MS) read(name);
    };
  }, [name, text]);
};
const turnOff = (): void => changeSettings({ hints: false });
const Buttons = ({ onRead }: { onRead(): void }) => (
  <Row>
    <button type="button" className="plain" onClick={onRead}>
      {t('first.read')}
    </button>
    <button type="button" className="off" onClick={turnOff}>
      {t('first.off')}
    </button>
  </Row>
);
/** The same buttons where there is no room for words. */
const IconButtons = ({ onRead }: { onRead(): void }) => (
  <>
    <button type="button" className="icon" aria-label={t('first.off')} onClick={turnOff}>
      <LightbulbOff aria-hidden />
    </button>
    <button type="button" className="icon" aria-label={t('first.read')} onClick={onRead}>
      <Check aria-hidden />
    </button>
  </>
);
const isSelected = (due: Due | undefined, { hand }: Now): boolean =>
  due !== undefined && 'piece' in due.anchor && due.anchor.piece.id === hand.selected;
/** The ring around what a hint speaks of. The selected piece has a ring already. */
const Ring = ({ placed, isSelected }: { readonly placed: Placed; readonly isSelected: boolean }) => {
  const { x, y, width, height } = placed.thing;
  return isSelected ? null : <span className="hintring" aria-hidden style={{ left: x, top: y, width, height }} />;
};

interface Placed {
  readonly name: string;
  /** Where the card is. In a small window it has a fixed place. */
  readonly at?: CardPlace;
  readonly thing: ScreenBox;
}
const rounded = <T extends object>(of: T): T =>
  Object.fromEntries(
    Object.entries(of).map(([key, value]) => [key, typeof value === 'number' ? Math.round(value) : value]),
  ) as T;
/**
 * Returns the first hint that has a place, and that place. It is recomputed whenever the hint's subject may have moved. No new
 * hint appears while a pointer is down.
 */
const usePlace = (
  card: RefObject<HTMLElement | null>,
  due: readonly Due[],
  now: Now,
  table: RefObject<TableHandle | null>,
  pressed: RefObject<boolean>,
  docked: boolean,
): Placed | null => {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const seen = useRef({ due, now });
  const last = useRef<Placed | null>(null);
  const shown = useRef<string | null>(null);
  const place = useCallback((): void => {
    const find = (): Placed | null => {
      for (const { name, anchor } of card.current ? seen.current.due : []) {
        if (pressed.current && name !== shown.current) continue;
        const thing = thingOf(anchor, table.current);
        if (!thing || !card.current) continue;
        const at = docked ? undefined : placeOf(card.current, anchor, seen.current.now, table.current);
        if (at !== null) return { name, thing: rounded(thing), ...(at ? { at: rounded(at) } : {}) };
      }
      return null;
    };
    const next = find();
    if (deepEqual(next, last.current)) return;
    last.current = next;
    shown.current = next?.name ?? null;
    setPlaced(next);
  }, [card, table, pressed, docked]);
  useEffect(() => {
    seen.current = { due, now };
    place();
  });
  useEffect(() => watched(table, place), [table, place]);
  return placed;
};
