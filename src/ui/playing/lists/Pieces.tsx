import { enabledChoices } from '../../../core/choice.ts';
import { matchStats } from '../../../core/matchStats.ts';
import { isOnField, type PieceNode } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatLength, formatMessage, t } from '../../../i18n/index.ts';
import { tapeLength } from '../../../table/marks/tapes.ts';
import { SeatMark, seatName } from '../../components/SeatName.tsx';
import { casualtiesOfShell, createSpokenContext } from '../../../presentation/text/formatters.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { nearestEnemy, pieceText, placeText } from '../../../presentation/text/places.ts';
import { terrainOf, terrainText } from '../../../presentation/text/terrainText.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { actionEvents } from '../../../presentation/scenes.ts';
import { useCoverOverview } from '../card/CoverOverview.tsx';
import { useMatch } from '../context/match.tsx';
import { useTools } from '../context/tools.tsx';
import { Small } from '../../components/Small.tsx';

/** The table in words: every piece with its seat, place, state and nearest enemy, and the actions of the selected piece. */
export const Pieces = () => {
  const { open, formatContext } = useMatch();
  const { tapes } = useTools();
  const interaction = useInteraction(({ scene, choices, selected, marked }) => ({
    scene,
    choices,
    selected,
    marked,
  }));
  const outlook = useCoverOverview();
  const { players } = open.match;
  const events = actionEvents(open, open.ply);
  // How far each piece has moved, mm.
  const walked = matchStats(open.game, open.steps.slice(0, open.ply + 1), open.viewer).pieces;
  const lies = new Map(events.flatMap(casualtiesOfShell).map((each) => [each.id, each.lies]));
  const shares = new Map(outlook?.shares.map(({ id, share }) => [id, share]));
  const { scene } = interaction;
  const send = useSend();
  const terrain = terrainOf(scene);
  const pieces = scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');
  const able = new Set(enabledChoices(interaction.choices).map((choice) => choice.piece));
  // The seat's shape is a picture before the name.
  const { player } = createSpokenContext(players);
  const called = (seat: Seat): string => player?.(seat) ?? seatName(seat);
  const nearest = (piece: PieceNode): string | null => {
    const near = nearestEnemy(piece, piece.at, scene);
    return (
      near && t('pieces.nearest', { who: pieceText(near.foe, scene), far: formatLength(near.gap, formatContext).unit })
    );
  };
  const wayOf = (piece: PieceNode): string | null => {
    const mm = scene.boards ? 0 : (walked[piece.id]?.walked ?? 0);
    return mm > 0 ? t('pieces.walked', { far: formatLength(Math.round(mm), formatContext).unit }) : null;
  };
  const place = (piece: PieceNode): string | null =>
    piece.waits || (!scene.boards && !isOnField(piece.at, scene))
      ? piece.state || piece.out
        ? null
        : t('pieces.waits')
      : scene.boards || piece.out
        ? null
        : placeText(piece.at, scene);
  return (
    <>
      <ChoiceList />
      <h2>{t(scene.boards ? 'pieces.squares' : 'pieces.title')}</h2>
      <ul className="pieces">
        {pieces.map((piece) => {
          const parts = [
            piece.seat && called(piece.seat),
            place(piece),
            piece.state && formatMessage(piece.state, formatContext),
            piece.about && formatMessage(piece.about, formatContext),
            interaction.marked.includes(piece.id) && t('pieces.marked'),
            nearest(piece),
            wayOf(piece),
            lies.has(piece.id) && t(`fell.${lies.get(piece.id) ?? 'side'}`),
            shares.has(piece.id) && t('outlook.piece', { share: { share: shares.get(piece.id) ?? 0 } }),
          ];
          return (
            <li key={piece.id}>
              <button
                type="button"
                aria-pressed={interaction.selected === piece.id}
                disabled={!able.has(piece.id)}
                onClick={() => send({ type: 'select', piece: piece.id })}
              >
                {piece.seat && <SeatMark seat={piece.seat} size={20} />}
                <strong>{pieceText(piece, scene)}</strong>
                <Small as="span">{parts.filter(Boolean).join(' · ')}</Small>
              </button>
            </li>
          );
        })}
      </ul>
      {terrain.length > 0 && (
        <>
          <h2>{t('terrain.title')}</h2>
          <ul>
            {terrain.map((area) => (
              <li key={area.id}>
                <strong>{formatMessage(area.label, formatContext)}</strong>{' '}
                <Small as="span">{terrainText(area, scene, formatContext)}</Small>
              </li>
            ))}
          </ul>
        </>
      )}
      {tapes.length > 0 && (
        <>
          <h2>{t('tape.list')}</h2>
          <ul>
            {tapes.map((tape) => {
              const { unit, cm } = formatLength(tapeLength(tape, scene), formatContext);
              return (
                <li key={tape.id}>
                  {unit} · {cm}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
};
