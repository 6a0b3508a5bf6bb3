import { Bot as BotIcon } from 'lucide-react';
import type { Turn } from '../../../core/game.ts';
import { onlyPerson, type Player } from '../../../core/match.ts';
import type { PieceNode, Scene, Score } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatNumber, formatMessage, t } from '../../../i18n/index.ts';
import { actingSeat, type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { botName, playerName, SeatMark, seatName } from '../../components/SeatName.tsx';
import { lossCount, piecesIn } from '../../../presentation/armies.ts';
import { resignedAt } from '../../../presentation/casualties.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import { Small } from '../../components/Small.tsx';
import { ClockFace } from '../clock/ClockFace.tsx';

const MOST_PIPS = 16;
/** Returns how many pieces can still act, in games where each piece acts once. The wounded cannot. 0 if the game does not show who has acted. */
const toActIn = ({ nodes }: Scene, left: readonly PieceNode[]): number => {
  const inTurn = nodes.some((node) => node.kind === 'piece' && node.badges?.includes('acted'));
  const idle = ({ badges }: PieceNode): boolean =>
    badges?.some((badge) => badge === 'acted' || badge === 'wounded') ?? false;
  return inTurn ? left.filter((piece) => !idle(piece)).length : 0;
};

/** Returns a seat's warriors, which are the pieces with a pose. */
const teamOf = ({ nodes }: Scene, seat: Seat): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && node.seat === seat && node.pose !== undefined);

/** Returns who plays a seat: the only person, the side if it has another name, and the bot. */
const identityOf = ({ match }: OpenMatch, player: Player): readonly (string | false | undefined)[] => [
  onlyPerson(match) === player.seat && t('plate.you'),
  player.name && seatName(player.seat),
  player.bot && botName(match.game, player.bot),
];
/** A seat's scores: numbers, each with its meaning. */
const Scores = ({ scores }: { scores: readonly Score[] }) => (
  <dl className="scores" data-part="scores">
    {scores.map(({ value, of, text }) => (
      <div key={text.key}>
        <dt>{formatMessage(text)}</dt>
        <dd>
          {typeof value === 'number' ? formatNumber(value) : formatMessage(value)}
          {of !== undefined && <Small as="span"> {t('plate.toWin', { n: of })}</Small>}
        </dd>
      </div>
    ))}
  </dl>
);

/**
 * A player's plate: the name, whether it is that player's turn, the score, and how many pieces live. If some have yet to come, it
 * is how many are on the table. Each piece has a pip: paler once it has acted, struck through when lost, dashed if its side
 * resigned.
 */
export const Plate = ({ open, player, scene, turn }: { open: OpenMatch; player: Player; scene: Scene; turn: Turn }) => {
  const thinking = useMatchStore((state) => state.thinking);
  const theme = useTheme();
  const all = piecesIn(sceneAt(open, 0), player.seat).length;
  const left = piecesIn(scene, player.seat);
  const waiting = left.filter(({ waits }) => waits).length;
  const acted = left.filter((piece) => piece.badges?.includes('acted')).length;
  const toAct = toActIn(scene, left);
  const acts = actingSeat(open) === player.seat;
  const midway = 'to' in turn && turn.midway === true;
  const max = 'to' in turn && turn.most !== undefined ? turn.most : Infinity;
  const won = 'over' in turn && turn.over.winners.includes(player.seat);
  const gone = left.length === 0 && all > 0 ? resignedAt(open, player.seat) : null;
  // A side that resigned has lost only the pieces removed before that.
  const lost = lossCount(gone === null ? scene : sceneAt(open, gone - 1), player.seat, all);
  const team = teamOf(scene, player.seat);
  const scores = scene.scores?.filter(({ seat }) => seat === player.seat) ?? [];
  const pips = [
    ...Array(left.length - acted).fill('fresh'),
    ...Array(acted).fill('acted'),
    ...Array(gone === null ? 0 : all - lost).fill('gone'),
    ...Array(lost).fill('lost'),
  ] as string[];
  const drawn = 'over' in turn && turn.over.winners.length === 0;
  const stands = won
    ? t('plate.won')
    : drawn
      ? t('plate.drawn')
      : left.length === 0 && all > 0
        ? t(gone === null ? 'plate.lost' : 'plate.gone')
        : acts && player.bot && thinking !== null
          ? t('plate.thinks')
          : acts &&
            !midway &&
            toAct > 0 &&
            (toAct > max ? t('plate.most', { n: max }) : t('plate.left', { count: toAct }));
  // Nothing is said about an army that is still hidden, not even that it has no pieces.
  const facts = [...identityOf(open, player), stands];
  return (
    <section
      className="plate paper"
      data-part="plate"
      data-seat={player.seat}
      data-acts={acts || undefined}
      data-won={won || undefined}
      aria-label={playerName(player)}
    >
      <SeatMark seat={player.seat} size={32} />
      <div className="grow">
        <strong title={playerName(player)}>
          <bdi>{playerName(player)}</bdi>
        </strong>
        <Small as="span">
          {player.bot && <BotIcon className="face" aria-hidden />}
          {facts.filter(Boolean).join(' · ')}
        </Small>
      </div>
      <ClockFace open={open} player={player} />
      {team.length > 0 && (
        <span className="team" aria-hidden>
          {team.map((piece) => (
            <span key={piece.id} data-out={piece.out} title={piece.out && piece.state && formatMessage(piece.state)}>
              <Portrait piece={piece} theme={theme} size={38} />
            </span>
          ))}
        </span>
      )}
      {scores.length > 0 && <Scores scores={scores} />}
      {team.length === 0 && pips.length > 0 && (
        <div className="living" data-part="pieces-left">
          <p>
            <strong className="display">{left.length - waiting}</strong>{' '}
            <Small as="span">{t(waiting > 0 ? 'plate.onTable' : 'plate.of', { of: pips.length })}</Small>
          </p>
          <span className="pips" aria-hidden>
            {(pips.length > MOST_PIPS ? [] : pips).map((kind, i) => (
              <i key={i} data-kind={kind} style={{ '--seat': `var(--${player.seat}Mark)` } as React.CSSProperties} />
            ))}
          </span>
        </div>
      )}
    </section>
  );
};
