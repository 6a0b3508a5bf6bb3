import { Die } from '../components/Die.tsx';
import { eventText, createFormatContext } from '../../presentation/text/formatters.ts';
import type { ExampleMoment } from './exampleMoment.ts';

/** The step of an example that has been told last; null before the first. */
export type LitStep = number | null;

/** What came about in one step of an example, in the log's words, with its dice and, where there are several steps, its number. */
export const StepText = ({
  moment,
  at,
  rule,
}: {
  readonly moment: ExampleMoment;
  readonly at: number;
  readonly rule: string;
}) => {
  const beat = moment.beats[at];
  if (!beat) return null;
  const formatContext = createFormatContext(moment.open.match.players, beat.before, beat.after);
  return (
    <>
      {moment.beats.length > 1 && <b className="number">{at + 1}</b>}
      <span>
        {beat.events.map((event, i) => (
          <span key={i} data-lit={event.rule === rule || undefined}>
            {event.kind === 'rolled' && event.dice.map((face, k) => <Die key={k} face={face} size={20} />)}{' '}
            {eventText(event, formatContext)}
          </span>
        ))}
      </span>
    </>
  );
};
