import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ui } from '../../i18n/index.ts';
import { shelve } from '../../store/opening.ts';
import { Picture } from '../../table/Picture.tsx';
import { useTheme } from '../look.ts';
import { Die } from '../parts/Die.tsx';
import { go, useRoute } from '../route.ts';
import { eventWords, telling } from '../words.ts';
import { exampleOf } from './examples.ts';

type Shown = Awaited<ReturnType<typeof exampleOf>>;

/** A rule as it was played: the table before and after a moment of a match, drawn as in play, and what came about; on the rulebook's own page, where no match is left for it, the moment may be played from there. */
export const Example = ({ game, rule }: { readonly game: string; readonly rule: string }) => {
  const theme = useTheme();
  const alone = useRoute().at === 'rules';
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
  const { moment, match, ply } = shown;
  const tryIt = async (): Promise<void> => {
    const { id } = await shelve({ ...match, entries: match.entries.slice(0, ply - 1) }, { over: false });
    go({ at: 'match', id });
  };
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
        {alone && (
          <li className="try">
            <button type="button" className="plain" onClick={() => void tryIt()}>
              <Play aria-hidden /> {ui('rulebook.try')}
            </button>
          </li>
        )}
      </ol>
    </div>
  );
};
