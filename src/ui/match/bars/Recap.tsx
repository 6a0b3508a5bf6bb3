import { Footprints, MoveRight, Play, X } from 'lucide-react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { type OpenMatch, currentTurn } from '../../../store/matchStore.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { Die } from '../../components/Die.tsx';
import { playerName, SeatMark } from '../../components/SeatName.tsx';
import { actedBefore, type PastAction } from '../../../presentation/recap.ts';
import { createSpokenContext } from '../../../presentation/text/formatters.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import { actionText, botReason } from '../../../presentation/text/actionText.ts';
import { CardRow } from './CardRow.tsx';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly deeds: readonly PastAction[];
  again(slow: number, from: number, to: number): void;
  close?(): void;
  /** Has the mark of one deed alone shown on the table, or those of all again. */
  point?(n: number | null): void;
}
/** What the strip is called to who reads it: by name where several people play, and before a first turn there was no last one. */
const titleOf = (open: OpenMatch, first: PastAction): string => {
  const turn = currentTurn(open);
  const people = open.match.players.filter(({ bot }) => !bot);
  const me = people.find(({ seat }) => 'to' in turn && seat === turn.to);
  const had = actedBefore(open, first.from);
  if (people.length > 1 && me) return t(had ? 'since.of' : 'since.firstOf', { who: playerName(me) });
  return t(had ? 'since' : 'since.first');
};
/** On a card as wide as a phone so many deeds have a row each; of more, two share one. */
const FEW = 3;
/** What was done since the last turn, in order, as numbered cards; a press plays one once more. */
export const Recap = ({ open, deeds: actions, again, close, point }: Props) => {
  const [first, last] = [actions[0], actions.at(-1)];
  if (!first || !last) return null;
  const title = titleOf(open, first);
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
          <button type="button" className="icon" aria-label={t('since.close')} title={t('since.close')} onClick={close}>
            <X aria-hidden />
          </button>
        )}
      </Row>
      <CardRow many={actions.length > FEW} key={first.from}>
        {actions.map((action, i) => (
          <li key={action.from} onPointerEnter={() => point?.(i + 1)} onPointerLeave={() => point?.(null)}>
            <button
              type="button"
              className="plain"
              onFocus={() => point?.(i + 1)}
              onBlur={() => point?.(null)}
              onClick={() => again(1, action.from, action.to)}
            >
              <DeedCard open={open} deed={action} n={i + 1} />
            </button>
          </li>
        ))}
      </CardRow>
    </section>
  );
};
/** Why a bot did it, in its own words. */
const whyOf = (open: OpenMatch, action: PastAction): string | null => {
  const why = botReason(open, action);
  const formatContext = createSpokenContext(
    open.match.players,
    sceneAt(open, action.from - 1),
    sceneAt(open, action.to),
  );
  return why && formatMessage(why, formatContext);
};
/** What a side threw, between it and whom that met. */
const Thrown = ({ dice, size }: { dice: readonly number[]; size: number }) => (
  <>
    {dice.map((face, i) => (
      <Die key={i} face={face} size={size * DIE} />
    ))}
    <span className="hidden">{dice.join(' + ')}</span>
  </>
);
/** How large a die is beside a face. */
const DIE = 0.7;
/** A deed in order: who and to whom as faces, what was thrown between them where no piece threw it, what came of it in a word or two, then their names. */
const DeedCard = ({ open, deed: action, n }: { open: OpenMatch; deed: PastAction; n: number }) => {
  const theme = useTheme();
  const turn = currentTurn(open);
  const { by, on, walked, dice, came, names } = actionText(open, action, 'to' in turn ? turn.to : action.seat);
  const why = whyOf(open, action);
  const size = theme === 'projector' ? 44 : 28;
  return (
    <>
      <span className="deed">
        <b data-seat={action.seat}>{n}</b>
        {by ? <Portrait piece={by} theme={theme} size={size} /> : <SeatMark seat={action.seat} size={24} />}
        {dice.length > 0 ? (
          <Thrown dice={dice} size={size} />
        ) : walked ? (
          <Footprints size={16} aria-hidden />
        ) : (
          on && <MoveRight size={16} aria-hidden />
        )}
        {on && <Portrait piece={on} theme={theme} size={size} />}
        {came && (
          <span className="came" data-tone={came.tone ?? undefined}>
            <strong>{came.word}</strong>
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
