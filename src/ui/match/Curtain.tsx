import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { isVisibleTo } from '../../core/event.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import type { Seat } from '../../core/seat.ts';
import { liftCurtain, curtainLiftsSince, uncover } from '../../store/matchActions.ts';
import { type OpenMatch, currentTurn, isFarSeat, useMatchStore } from '../../store/matchStore.ts';
import { useSettings } from '../../store/settings.ts';
import { usePageTitle } from '../screenFocus.ts';
import { useInputText } from '../useInputText.ts';
import { HoldButton } from '../components/HoldButton.tsx';
import { playerName, SeatMark } from '../components/SeatName.tsx';
import { sound } from '../../presentation/sounds.ts';
import { StaleNotice } from '../components/Notice.tsx';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { PlayHere } from '../playing/bars/Notices.tsx';

/** The curtain between the turns of two people. It shows only who plays next and what both may know. The player holds a button to open it. */
export const Curtain = ({ open }: { open: OpenMatch }) => {
  const turn = currentTurn(open);
  const held = useMatchStore((state) => state.playLocation);
  const opposite = useOpposite();
  const words = useInputText();
  useEffect(() => void sound('curtain'), []);
  const { game, steps, match } = open;
  const player = 'to' in turn ? match.players.find((each) => each.seat === turn.to) : undefined;
  const name = player ? playerName(player) : '';
  usePageTitle(t('title.curtain', { game: { key: `${game.id}:name` }, name }));
  if (!('to' in turn)) return <CoveredEnd open={open} />;
  const [before, after] = [steps.at(-2) ?? steps[0], steps.at(-1)].map((step) =>
    game.scene(game.view(step?.state, 'public')),
  );
  // The first player is informed of the set-up only if the app deployed both sides.
  const deployed = steps.findIndex(({ state }) => {
    const then = game.turn(state);
    return !('to' in then && then.opening);
  });
  const formatContext = createFormatContext(match.players, before, after);
  const learned = (steps.at(-1)?.events ?? [])
    .filter((event) => isVisibleTo(event, 'public'))
    .map((event) => formatMessage(event.text, formatContext));
  return (
    <Fabric seat={turn.to} turned={isFarSeat(open, opposite ? turn.to : null)}>
      <SeatMark seat={turn.to} size={92} onSeat />
      {held === 'here' ? (
        <>
          <Title name={name} />
          <p id="curtainWhy" className="lead">
            {words({ key: 'ui:curtain.why' })}
          </p>
        </>
      ) : (
        <div role="status">
          <h1>{t(`held.${held}`)}</h1>
          <p className="lead">{t('held.covered')}</p>
        </div>
      )}
      {held === 'here' ? (
        <HoldButton
          label={t('curtain.hold')}
          question={t('curtain.ask', { name })}
          describedBy="curtain curtainWhy curtainPublic"
          first
          done={liftCurtain}
        />
      ) : (
        <PlayHere />
      )}
      <StaleNotice />
      {open.opening && steps.length - 1 === deployed && match.begins === deployed && (
        <p className="lead">{t('curtain.lined')}</p>
      )}
      <Opened open={open} seat={turn.to} />
      {open.sealed && <p className="lead">{t('curtain.fromFile')}</p>}
      {learned.length > 0 && (
        <p id="curtainPublic" className="public">
          <Eye aria-hidden /> {t('curtain.public', { what: learned.join('. ') })}
        </p>
      )}
    </Fabric>
  );
};
const useOpposite = (): boolean => useSettings((settings) => settings.seating === 'opposite');
/** The player who is to look. Nothing is passed on if the screen is between two players. */
const Title = ({ name }: { readonly name: string }) => (
  <h1 id="curtain">{t(useOpposite() ? 'curtain.turn' : 'curtain.title', { name })}</h1>
);
interface FabricProps {
  readonly seat: Seat;
  /** Upside down, for the player opposite. */
  readonly turned?: boolean;
  readonly children: ReactNode;
}
/** The fabric that covers the page, in a seat's colour. */
const Fabric = ({ seat, turned = false, children }: FabricProps) => (
  <main className="curtain" data-part="curtain" data-seat={seat} data-turned={turned || undefined}>
    <div className="rod" aria-hidden />
    <div className="hem" aria-hidden>
      {Array.from({ length: 30 }, (_, i) => (
        <span key={i}>{i + 1}</span>
      ))}
    </div>
    <section>{children}</section>
  </main>
);

/**
 * The covered end of a copy from a sealed file. It opens when every person has said that the original is over, because the end
 * would show its secrets.
 */
const CoveredEnd = ({ open }: { readonly open: OpenMatch }) => {
  const { match } = open;
  const [said, setSaid] = useState<readonly Seat[]>([]);
  const people = match.players.filter(({ bot }) => !bot);
  const waited = people.filter(({ seat }) => !said.includes(seat));
  const say = (seat: Seat): void => {
    setSaid([...said, seat]);
    if (waited.length === 1) void uncover();
  };
  return (
    <Fabric seat={people[0]?.seat ?? 'blue'}>
      <h1 id="curtain">{t('curtain.over')}</h1>
      <p id="curtainWhy" className="lead">
        {t('curtain.sealed')}
      </p>
      {people.map((player, i) =>
        said.includes(player.seat) ? (
          <p key={player.seat} role="status">
            {t('curtain.original.said', { name: playerName(player) })}
          </p>
        ) : (
          <HoldButton
            key={player.seat}
            label={t('curtain.original', { name: playerName(player) })}
            question={t('curtain.original.ask', { name: playerName(player) })}
            describedBy="curtain curtainWhy"
            first={i === 0}
            done={() => say(player.seat)}
          />
        ),
      )}
      <a href="#/">{t('home')}</a>
    </Fabric>
  );
};

/** How often the curtain was opened since the player's last action, and for which seats. So a secret look leaves a trace. */
const Opened = ({ open, seat }: { readonly open: OpenMatch; readonly seat: Seat }) => {
  const counts = curtainLiftsSince(open, seat);
  const parts = open.match.players.flatMap((player) => {
    const count = counts[player.seat] ?? 0;
    if (count === 0) return [];
    return [t(player.seat === seat ? 'curtain.opened.you' : 'curtain.opened.for', { count, name: playerName(player) })];
  });
  if (parts.length === 0) return null;
  return (
    <p className="lead">
      {t('curtain.opened', { what: parts.join(', ') })} {counts[seat] !== undefined && t('curtain.opened.check')}
    </p>
  );
};
