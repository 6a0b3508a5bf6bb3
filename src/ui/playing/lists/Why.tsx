import { CircleHelp } from 'lucide-react';
import type { TableEvent } from '../../../core/event.ts';
import { pathLength } from '../../../geometry/path.ts';
import { hasText, formatLength, type FormatContext, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { explainEvent, rollOfEvent, useExplainedEvent } from '../explainedEvent.ts';
import { Clash, clashEvent } from '../card/Clash.tsx';
import { RuleText } from '../card/RuleText.tsx';
import { inSight } from '../../components/inSight.ts';
import { countedInEvent, measuredInEvent } from '../measures.ts';
import { RuleTable } from '../../odds/RuleTable.tsx';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { eventText } from '../../../presentation/text/formatters.ts';
import { Row } from '../../components/Row.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly event: TableEvent;
  /** The step in which the event happened. */
  readonly ply: number;
}
/** A button that asks why an event happened. Its name has the number of the rule. */
export const AskWhy = ({ open, event, ply }: Props) => (
  <button
    type="button"
    className="askwhy"
    data-part="rule"
    title={event.rule}
    aria-expanded={useExplainedEvent() === event}
    onClick={() => explainEvent(open, event, ply)}
    aria-label={t('why', { rule: event.rule })}
  >
    <CircleHelp size={20} aria-hidden />
  </button>
);
/**
 * Why an event happened, once it is asked: its roll with the rule table, the pieces that fought face up, and what was measured.
 * It ends with the rule in plain words. The rule's number opens the rulebook.
 */
export const Why = ({ open, event, ply, formatContext }: Props & { readonly formatContext: FormatContext }) => {
  if (useExplainedEvent() !== event) return null;
  const events = eventsAt(open, ply);
  const roll = rollOfEvent(events, event);
  const clash = event.kind === 'revealed' || event.kind === 'removed' ? clashEvent(events) : undefined;
  const measured = measuredInEvent(open, ply, roll ?? event).map(({ points }) => pathLength(points));
  const counted = measured[0] === undefined ? null : countedInEvent(event, measured[0]);
  const measures = [
    ...measured.map((mm) => ({ name: t(counted === null ? 'why.measured' : 'why.above'), mm })),
    ...(counted === null ? [] : [{ name: t('why.counted'), mm: counted }]),
  ];
  return (
    <div className="why" data-part="why" ref={inSight}>
      {roll && roll !== event && <p>{eventText(roll, formatContext)}</p>}
      {roll && <RuleTable game={open.match.game} ask={roll.thrown} rolled={roll} formatContext={formatContext} />}
      {clash && <Clash event={clash} events={events} before={sceneAt(open, ply - 1)} formatContext={formatContext} />}
      {measures.map(({ name, mm }, i) => (
        <Row as="p" key={i} className="spread">
          <span>{name}</span>
          <strong>
            {formatLength(mm, formatContext).unit} · {formatLength(mm, formatContext).cm}
          </strong>
        </Row>
      ))}
      {hasText(`${open.match.game}:${event.rule}`) && <RuleText game={open.match.game} rule={event.rule} />}
    </div>
  );
};
