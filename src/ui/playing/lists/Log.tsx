import { GlyphText } from '../../components/GlyphText.tsx';
import { useEffect, useRef, useState } from 'react';
import type { TableEvent } from '../../../core/event.ts';
import type { Player } from '../../../core/match.ts';
import { type FormatContext, t } from '../../../i18n/index.ts';
import type { VerificationIssue } from '../../../store/workers/protocol.ts';
import { showPly } from '../../../store/matchActions.ts';
import { type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import { playerName, SeatName } from '../../components/SeatName.tsx';
import { eventText, createFormatContext } from '../../../presentation/text/formatters.ts';
import { Die } from '../../components/Die.tsx';
import { inSight } from '../../components/inSight.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { stepNumber, visibleSteps } from '../../../presentation/visibleSteps.ts';
import { AskWhy, Why } from './Why.tsx';
import { Small } from '../../components/Small.tsx';

const SHOWN = 60;
/** Returns the player of a step's turn, even if another player must respond in it. */
const turnAt = ({ game, match, steps }: OpenMatch, ply: number): Player | undefined => {
  for (let at = ply - 1; at >= 0; at--) {
    const turn = game.turn(steps[at]?.state);
    if ('to' in turn && !turn.midway) return match.players.find(({ seat }) => seat === turn.to);
  }
  return undefined;
};
/** All events up to the step shown, in words, each with its rule. */
export const Log = ({ open }: { open: OpenMatch }) => {
  const doubts = useMatchStore((state) => state.issues);
  const [all, setAll] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const last = stepNumber(open);
  const first = all ? 1 : Math.max(1, last - SHOWN);
  const stops = visibleSteps(open).slice(first, last + 1);
  useEffect(() => {
    inSight(end.current);
  }, [open.ply]);
  if (last === 0) return <Small>{t('log.empty')}</Small>;
  return (
    <>
      {first > 1 && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {t('log.earlier')}
        </button>
      )}
      <ol className="log" data-part="log">
        {stops.map((ply, k) => {
          const formatContext = createFormatContext(open.match.players, sceneAt(open, ply - 1), sceneAt(open, ply));
          const entry = open.match.entries[ply - 1];
          const doubt = entry && doubts.get(entry);
          const events = eventsAt(open, ply);
          const whose = turnAt(open, ply);
          const begins = whose && (k === 0 || whose.seat !== turnAt(open, stops[k - 1] ?? 0)?.seat);
          const head = begins && events.length > 0 && (
            <li key={`${ply}.turn`} className="turn">
              <SeatName seat={whose.seat} name={playerName(whose)} />
            </li>
          );
          const lines = events.map((event, i) => (
            <li key={`${ply}.${i}`}>
              <button
                type="button"
                className="ply"
                data-part="log-step"
                onClick={() => showPly(ply)}
                aria-label={t('log.look', { ply: first + k })}
              >
                {first + k}
              </button>
              <Line event={event} formatContext={formatContext} doubt={event.kind === 'shot' ? doubt : undefined} />
              <AskWhy open={open} event={event} ply={ply} />
              <Why open={open} event={event} ply={ply} formatContext={formatContext} />
            </li>
          ));
          return [head, ...lines];
        })}
        <li ref={end} aria-hidden />
      </ol>
    </>
  );
};
const Line = ({
  event,
  formatContext,
  doubt,
}: {
  event: TableEvent;
  formatContext: FormatContext;
  doubt: VerificationIssue | undefined;
}) => (
  <span className="grow">
    {event.kind === 'rolled' && event.dice.map((face, i) => <Die key={i} face={face} size={20} />)}{' '}
    <GlyphText text={eventText(event, formatContext)} />
    {doubt && (
      <em className="doubt" data-part="doubt">
        {t(`doubt.${doubt}`)}
      </em>
    )}
  </span>
);
