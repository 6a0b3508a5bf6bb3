import { Eye, Fingerprint } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isFor } from '../../core/event.ts';
import { tell, ui } from '../../i18n/index.ts';
import type { Seat } from '../../core/seat.ts';
import { openCurtain, openingsSince } from '../../store/play.ts';
import { type OpenMatch, turnNow, useTable } from '../../store/openMatch.ts';
import { useArrival, useTitle } from '../arrival.ts';
import { useEndOnLeave } from '../parts/pressed.ts';
import { playerName, SeatMark } from '../parts/SeatName.tsx';
import { sound } from '../sounds.ts';
import { StaleNotice } from '../parts/Notice.tsx';
import { telling } from '../words.ts';
import { PlayHere } from './bars/Notices.tsx';

const HOLD_MS = 1000;

/** Between two people's turns: who takes over and what both may know; nothing else is on the page. Opens by holding. */
export const Curtain = ({ open }: { open: OpenMatch }) => {
  const turn = turnNow(open);
  const held = useTable((state) => state.held);
  useEffect(() => void sound('curtain'), []);
  const { game, steps, match } = open;
  const player = 'to' in turn ? match.players.find((each) => each.seat === turn.to) : undefined;
  const name = player ? playerName(player) : '';
  useTitle(ui('title.curtain', { game: { key: `${game.id}:name` }, name }));
  if (!('to' in turn)) return null;
  const [before, after] = [steps.at(-2) ?? steps[0], steps.at(-1)].map((step) =>
    game.scene(game.view(step?.state, 'public')),
  );
  // Only where the app has set up both sides the first player is told so.
  const linedUp = steps.findIndex(({ state }) => {
    const then = game.turn(state);
    return !('to' in then && then.opening);
  });
  const words = telling(match.players, before, after);
  const told = (steps.at(-1)?.events ?? [])
    .filter((event) => isFor(event, 'public'))
    .map((event) => tell(event.text, words));
  return (
    <main className="curtain" data-seat={turn.to}>
      <div className="rod" aria-hidden />
      <div className="hem" aria-hidden>
        {Array.from({ length: 30 }, (_, i) => (
          <span key={i}>{i + 1}</span>
        ))}
      </div>
      <section>
        <SeatMark seat={turn.to} size={92} onSeat />
        {held === 'here' ? (
          <>
            <h1 id="curtain">{ui('curtain.title', { name })}</h1>
            <p id="curtainWhy" className="lead">
              {ui('curtain.why')}
            </p>
          </>
        ) : (
          <div role="status">
            <h1>{ui(`held.${held}`)}</h1>
            <p className="lead">{ui('held.covered')}</p>
          </div>
        )}
        {held === 'here' ? <HoldToOpen name={name} /> : <PlayHere />}
        <StaleNotice />
        {open.opening && steps.length - 1 === linedUp && match.begins === linedUp && (
          <p className="lead">{ui('curtain.lined')}</p>
        )}
        <Opened open={open} seat={turn.to} />
        {told.length > 0 && (
          <p id="curtainPublic" className="public">
            <Eye aria-hidden /> {ui('curtain.public', { what: told.join('. ') })}
          </p>
        )}
      </section>
    </main>
  );
};

/** How often the screen was opened since the player's last action, and for whom: a look behind it leaves a trace. */
const Opened = ({ open, seat }: { readonly open: OpenMatch; readonly seat: Seat }) => {
  const counts = openingsSince(open, seat);
  const parts = open.match.players.flatMap((player) => {
    const count = counts[player.seat] ?? 0;
    if (count === 0) return [];
    return [
      ui(player.seat === seat ? 'curtain.opened.you' : 'curtain.opened.for', { count, name: playerName(player) }),
    ];
  });
  if (parts.length === 0) return null;
  return <p className="small">{ui('curtain.opened', { what: parts.join(', ') })}</p>;
};

const HoldToOpen = ({ name }: { readonly name: string }) => {
  const [asked, ask] = useState(false);
  const { holding, start, stop } = useHold(openCurtain);
  const button = useQuietTouch();
  useArrival(button);
  // A press that is no hold is what assistive technology sends: it asks.
  const release = (): void => {
    if (holding) ask(true);
    stop();
  };
  const onKey = (event: KeyboardEvent, deed: () => void): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // No click of its own: a key that is held is none.
    event.preventDefault();
    if (!event.repeat) deed();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="primary"
        aria-describedby="curtain curtainWhy curtainPublic"
        data-holding={holding || undefined}
        onPointerDown={start}
        onPointerUp={release}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => onKey(event, start)}
        onKeyUp={(event) => onKey(event, release)}
        onClick={() => ask(true)}
        onBlur={stop}
      >
        <svg viewBox="0 0 48 48" aria-hidden>
          <circle cx="24" cy="24" r="20" />
          <circle cx="24" cy="24" r="20" pathLength="1" />
          <Fingerprint x="11" y="11" width="26" height="26" />
        </svg>
        {ui('curtain.hold')}
      </button>
      {asked && (
        <AskToOpen
          name={name}
          leave={() => {
            ask(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
};

/** Opens the curtain by two plain presses, for who cannot hold. */
const AskToOpen = ({ name, leave }: { readonly name: string; leave(): void }) => {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div className="asked" role="group" aria-labelledby="curtainAsk">
      <p id="curtainAsk">{ui('curtain.ask', { name })}</p>
      <button ref={no} type="button" className="plain" aria-describedby="curtainAsk" onClick={leave}>
        {ui('curtain.no')}
      </button>
      <button type="button" className="plain" aria-describedby="curtainAsk" onClick={openCurtain}>
        {ui('curtain.yes')}
      </button>
    </div>
  );
};

/** A touch on the element makes no click: it would fall on what is there when the curtain has gone and the finger leaves. */
const useQuietTouch = (): RefObject<HTMLButtonElement | null> => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = ref.current;
    const quiet = (event: TouchEvent): void => event.preventDefault();
    element?.addEventListener('touchstart', quiet, { passive: false });
    return () => element?.removeEventListener('touchstart', quiet);
  }, []);
  return ref;
};

/** Runs `done` when held for a second without a break. */
const useHold = (done: () => void): { holding: boolean; start(): void; stop(): void } => {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const start = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(done, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEndOnLeave(stop);
  return { holding, start, stop };
};
