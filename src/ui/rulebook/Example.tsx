import { ChevronLeft, Play, RotateCcw, Swords } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { addMatch } from '../../store/matchSession.ts';
import { useTheme } from '../appearance.ts';
import { go, useRoute } from '../route.ts';
import { StepText, type LitStep } from './StepText.tsx';
import { exampleOf } from './examples.ts';
import { Stills } from './Stills.tsx';
import { Tools } from '../components/Tools.tsx';
import '../styles/example.css';

const LiveExample = lazy(() => import('./LiveExample.tsx').then((module) => ({ default: module.LiveExample })));

type Shown = Awaited<ReturnType<typeof exampleOf>>;

/**
 * An example of a rule from a match: its steps drawn by the table, numbered and with texts. A tap plays them as in a match. On
 * the rulebook's own page, where no match is interrupted, the moment can be played from there.
 */
export const Example = ({ game, rule }: { readonly game: string; readonly rule: string }) => {
  const theme = useTheme();
  const alone = useRoute().at === 'rules';
  const [shown, setShown] = useState<Shown>(null);
  /** How many times it has been started. 0 while its pictures are shown. */
  const [run, setRun] = useState(0);
  const [lit, setLit] = useState<LitStep>(null);
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
    const { id } = await addMatch({ ...match, entries: match.entries.slice(0, ply - 1) }, { over: false });
    go({ at: 'match', id });
  };
  const play = (): void => {
    setLit(null);
    setRun(run + 1);
  };
  const tools = (
    <Tools>
      <button type="button" className="plain" onClick={play}>
        {run > 0 ? <RotateCcw aria-hidden /> : <Play aria-hidden />} {t(run > 0 ? 'rulebook.again' : 'rulebook.show')}
      </button>
      {run > 0 && (
        <button type="button" className="plain" onClick={() => setRun(0)}>
          <ChevronLeft aria-hidden /> {t('rulebook.stills')}
        </button>
      )}
      {alone && (
        <button type="button" className="plain" onClick={() => void tryIt()}>
          <Swords aria-hidden /> {t('rulebook.try')}
        </button>
      )}
    </Tools>
  );
  if (run === 0) return <Stills moment={moment} rule={rule} theme={theme} play={play} tools={tools} />;
  return (
    <div className="example" data-live>
      <div className="view">
        <Suspense fallback={null}>
          <LiveExample key={run} moment={moment} theme={theme} onStep={setLit} />
        </Suspense>
      </div>
      <div className="words">
        <ol>
          {moment.beats.map((_, i) => (
            <li key={i} aria-current={lit === i ? 'step' : undefined}>
              <StepText moment={moment} at={i} rule={rule} />
            </li>
          ))}
        </ol>
        {tools}
      </div>
    </div>
  );
};
