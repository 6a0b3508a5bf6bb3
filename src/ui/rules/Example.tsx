import { useEffect, useState } from 'react';
import { ui } from '../../i18n/index.ts';
import { Picture } from '../../table/Picture.tsx';
import { useTheme } from '../look.ts';
import { Die } from '../parts/Die.tsx';
import { eventWords, telling } from '../words.ts';
import { exampleOf } from './examples.ts';

type Shown = Awaited<ReturnType<typeof exampleOf>>;

/** A rule as it was played: the table before and after a moment of a match, drawn as in play, and what came about. */
export const Example = ({ game, rule }: { readonly game: string; readonly rule: string }) => {
  const theme = useTheme();
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    let wanted = true;
    exampleOf(game, rule).then(
      (found) => wanted && setShown(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, rule]);
  if (!shown) return <div className="example" />;
  const { moment, match } = shown;
  const { before, after, crop, ways, events } = moment;
  const words = telling(match.players, before, after);
  return (
    <div className="example">
      <figure>
        <div className="view">
          <Picture scene={before} theme={theme} crop={crop} ways={ways} />
        </div>
        <figcaption className="small">{ui('rulebook.before')}</figcaption>
      </figure>
      <figure>
        <div className="view">
          <Picture scene={after} theme={theme} crop={crop} />
        </div>
        <figcaption className="small">{ui('rulebook.after')}</figcaption>
      </figure>
      <ol>
        {events.map((event, i) => (
          <li key={i} data-lit={event.rule === rule || undefined}>
            {event.kind === 'rolled' && event.dice.map((face, k) => <Die key={k} face={face} size={20} />)}{' '}
            {eventWords(event, words)}
          </li>
        ))}
      </ol>
    </div>
  );
};
