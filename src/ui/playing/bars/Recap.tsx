import { Crosshair, Footprints, MoveRight, Play, Swords, X } from 'lucide-react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { type OpenMatch, currentTurn } from '../../../store/matchStore.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { Die } from '../../components/Die.tsx';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { actedBefore, type PastAction } from '../../../presentation/recap.ts';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import { botReason } from '../../../presentation/text/actionText.ts';
import { type RecapCard, recapCards } from '../../../presentation/text/recapCards.ts';
import { CardRow } from './CardRow.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly actions: readonly PastAction[];
  again(slow: number, from: number, to: number): void;
  close?(): void;
  /** Shows the mark of one action alone on the table, or the marks of all again (null). */
  point?(n: number | null): void;
}
/** Returns the recap's title. It has the player's name if several people play, and other words before that player's first turn. */
const titleOf = (open: OpenMatch, first: PastAction): string => {
  const turn = currentTurn(open);
  const people = open.match.players.filter(({ bot }) => !bot);
  const me = people.find(({ seat }) => 'to' in turn && seat === turn.to);
  const had = actedBefore(open, first.from);
  if (people.length > 1 && me) return t(had ? 'since.of' : 'since.firstOf', { who: playerName(me) });
  return t(had ? 'since' : 'since.first');
};
/** On a card of a phone's width, up to this many actions have a row each. If there are more, two share a row. */
const FEW = 3;
/** What was done since the last turn, in order, as numbered cards. A press replays one. */
export const Recap = ({ open, actions, again, close, point }: Props) => {
  const [first, last] = [actions[0], actions.at(-1)];
  if (!first || !last) return null;
  const title = titleOf(open, first);
  const turn = currentTurn(open);
  const cards = recapCards(open, actions, 'to' in turn ? turn.to : first.seat);
  return (
    <section className="since" data-part="recap" aria-label={title}>
      <Row as="header">
        <Small as="h2" className="grow">
          {title}
        </Small>
        <button type="button" className="rule" data-part="rule" onClick={() => again(1, first.from, last.to)}>
          <Play size={16} aria-hidden /> {t('since.all')}
        </button>
        {close && (
          <button type="button" className="icon" title={t('since.close')} onClick={close}>
            <X aria-hidden />
          </button>
        )}
      </Row>
      <CardRow many={cards.length > FEW} key={first.from}>
        {cards.map((card) => (
          <li key={card.n} onPointerEnter={() => point?.(card.n)} onPointerLeave={() => point?.(null)}>
            <button
              type="button"
              className="plain"
              onFocus={() => point?.(card.n)}
              onBlur={() => point?.(null)}
              onClick={() => again(1, card.actions[0]?.from ?? first.from, card.actions.at(-1)?.to ?? last.to)}
            >
              <Card open={open} card={card} />
            </button>
          </li>
        ))}
      </CardRow>
    </section>
  );
};
/** Returns a bot's own reason for an action, or null. */
const whyOf = (open: OpenMatch, action: PastAction): string | null => {
  const why = botReason(open, action);
  const formatContext = createSpokenContext(
    open.match.players,
    sceneAt(open, action.from - 1),
    sceneAt(open, action.to),
  );
  return why && formatMessage(why, formatContext);
};
/** The dice that a side rolled, between the side and its target. */
const Thrown = ({ dice, size }: { dice: readonly number[]; size: number }) => (
  <>
    {dice.map((face, i) => (
      <Die key={i} face={face} size={size * DIE} />
    ))}
    <span className="hidden">{dice.join(' + ')}</span>
  </>
);
/** The size of a die relative to a portrait. */
const DIE = 0.7;
/** What the acting piece did on its card: its path, and how it attacked. Without either, an arrow to the other piece. */
const Did = ({ text: { on, walked, attack } }: Pick<RecapCard, 'text'>) => {
  const Attack = attack === 'blow' ? Swords : Crosshair;
  return (
    <>
      {walked && <Footprints size={16} aria-hidden />}
      {attack && <Attack size={16} aria-hidden />}
      {!walked && !attack && on && <MoveRight size={16} aria-hidden />}
    </>
  );
};
/**
 * One card of the recap. It has portraits of the actor and the target, the dice if no piece rolled them, a short result, and the
 * names.
 */
const Card = ({ open, card }: { open: OpenMatch; card: RecapCard }) => {
  const theme = useTheme();
  const { n, actions, text } = card;
  const { by, on, dice, came, names } = text;
  const [action] = actions;
  if (!action) return null;
  const why = whyOf(open, action);
  const [count, last] = [actions.length, n + actions.length - 1];
  const size = theme === 'projector' ? 44 : 28;
  return (
    <>
      <span className="deed">
        <b data-seat={action.seat}>{count > 1 ? `${n}–${last}` : n}</b>
        {by ? <Portrait piece={by} theme={theme} size={size} /> : <SeatMark seat={action.seat} size={24} />}
        {dice.length > 0 ? <Thrown dice={dice} size={size} /> : <Did text={text} />}
        {on && <Portrait piece={on} theme={theme} size={size} />}
        {came && (
          <span className="came" data-tone={came.tone ?? undefined}>
            <strong>{count > 1 ? `${came.word} × ${count}` : came.word}</strong>
            {came.more && <small>{came.more}</small>}
          </span>
        )}
      </span>
      <span className="names">{names}</span>
      {why && (
        <small className="why" title={why}>
          {why}
        </small>
      )}
    </>
  );
};
