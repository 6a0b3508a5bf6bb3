import { Die } from '../components/Die.tsx';
import { eventText, createFormatContext } from '../../presentation/text/formatters.ts';
import type { ExampleMoment } from './exampleMoment.ts';

/** The latest step of an example that has been played. Null before the first. */
export type LitStep = number | null;

/** The text of one step of an example as in the log, with its dice. Among several steps, it also has its number. */
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
