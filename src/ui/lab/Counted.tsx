import { number, percent, type Telling, ui } from '../../i18n/index.ts';
import { Dices, Square } from 'lucide-react';
import { judgeShare, spreadOf } from './chance.ts';
import type { Ending, Laid } from './exact.ts';
import { SHOWN, type useThrows } from './useThrows.ts';
import { endingWords } from './words.ts';

const [WIDE, HIGH] = [540, 190];
/** Of the highest bar that there can be, px. */
const TALL = 120;
/** The exact chances dashed, and beside each what has been counted. */
const Bars = ({
  endings,
  n,
  counts,
  laid,
  words,
}: {
  endings: readonly Ending[];
  n: number;
  counts: Readonly<Record<string, number>>;
  laid: Laid;
  words: Telling;
}) => {
  const shareOf = ({ key }: Ending): number => (n > 0 ? (counts[key] ?? 0) / n : 0);
  const most = Math.min(1, Math.ceil(10 * Math.max(...endings.map((each) => Math.max(each.p, shareOf(each))))) / 10);
  return (
    <ol className="bars">
      {endings.map((ending) => (
        <li key={ending.key} data-meaning={ending.meaning}>
          <span className="pillars" aria-hidden>
            <span>
              <b>{number(100 * ending.p)}</b>
              <i data-exact style={{ height: (TALL * ending.p) / most }} />
            </span>
            <span>
              <b>{n > 0 ? number(100 * shareOf(ending)) : ''}</b>
              <i style={{ height: (TALL * shareOf(ending)) / most }} />
            </span>
          </span>
          <span className="name">{endingWords(ending, laid, words)}</span>
          <span className="hidden">
            {ui('lab.legend.exact')}: {percent(ending.p)}
            {n > 0 && `; ${ui('lab.legend.counted', { count: n })}: ${percent(shareOf(ending))}`}
          </span>
        </li>
      ))}
    </ol>
  );
};
/** How the share of one ending went from the first throw on; the later throws are drawn closer, so that all are seen. */
const Course = ({ course, p }: { course: readonly { readonly n: number; readonly share: number }[]; p: number }) => {
  const last = course.at(-1)?.n ?? 1;
  const x = (n: number): number => (last > 1 ? (WIDE * Math.log(n)) / Math.log(last) : 0);
  const y = (share: number): number => HIGH * (1 - share);
  return (
    <svg className="course" viewBox={`0 -4 ${WIDE} ${HIGH + 8}`} preserveAspectRatio="none" aria-hidden>
      <line className="true" x1={0} x2={WIDE} y1={y(p)} y2={y(p)} />
      <line className="floor" x1={0} x2={WIDE} y1={HIGH} y2={HIGH} />
      <polyline points={course.map(({ n, share }) => `${x(n)},${y(share)}`).join(' ')} />
    </svg>
  );
};

/** What the counted share of an ending means beside the exact one, in plain words. */
const senseOf = (ending: Ending, n: number, counted: number, laid: Laid, words: Telling): string => {
  const { p } = ending;
  const values = { what: endingWords(ending, laid, words), counted, n, exact: `${number(100 * p)} %` };
  const told = judgeShare(p, counted, n);
  const off = number(100 * Math.abs(counted / n - p));
  const sense =
    told.kind === 'few'
      ? ui('lab.few')
      : told.kind === 'usual'
        ? ui('lab.usual', { off, spread: number(100 * spreadOf(p, n)) })
        : ui('lab.seldom', { off, in: told.oneIn });
  return `${ui('lab.said', values)} ${sense}`;
};

interface Props extends ReturnType<typeof useThrows> {
  readonly endings: readonly Ending[];
  readonly laid: Laid;
  readonly words: Telling;
}
/** The throws: one, a hundred or ten thousand of them, beside the exact chances that they come near. */
export const Counted = ({ endings, laid, words, thrown, more, stop, clear }: Props) => {
  const { n, counts, first, course, falling } = thrown;
  const [watched] = endings;
  const meaningOf = (key: string) => endings.find((each) => each.key === key)?.meaning;
  return (
    <section className="paper counted" aria-labelledby="labCounted">
      <header className="row">
        <h2 id="labCounted" className="grow">
          {ui('lab.counted')}
        </h2>
        <p className="small legend">
          <i data-exact /> {ui('lab.legend.exact')}, % <i /> {ui('lab.legend.counted', { count: n })}
        </p>
      </header>
      <Bars endings={endings} n={n} counts={counts} laid={laid} words={words} />
      {first.length > 0 && (
        <>
          <h3>{ui('lab.first')}</h3>
          <ol className="cells" aria-hidden>
            {first.slice(0, SHOWN).map(({ key, dice }, i) => (
              <li key={i} data-meaning={meaningOf(key)}>
                {dice[0] ?? ''}
              </li>
            ))}
          </ol>
        </>
      )}
      {watched && course.length > 1 && (
        <>
          <h3 className="row">
            <span className="grow">{ui('lab.course', { what: endingWords(watched, laid, words) })}</span>
            <span className="small">{ui('lab.courseFrom', { n })}</span>
          </h3>
          <Course course={course} p={watched.p} />
        </>
      )}
      <p className="sense" role="status">
        {watched && n > 0 ? !falling && senseOf(watched, n, counts[watched.key] ?? 0, laid, words) : ui('lab.start')}
      </p>
      <div className="throwing">
        <button type="button" className="plain" disabled={n === 0} onClick={clear}>
          {ui('lab.clear')}
        </button>
        <button type="button" className="plain" disabled={falling} onClick={() => more(1)}>
          {ui('lab.one')}
        </button>
        <button type="button" className="plain" onClick={() => (falling ? stop() : more(10_000))}>
          {falling ? (
            <>
              <Square aria-hidden /> {ui('lab.stop')}
            </>
          ) : (
            ui('lab.more', { n: 10_000 })
          )}
        </button>
        <button
          type="button"
          className="primary"
          aria-disabled={falling || undefined}
          onClick={() => falling || more(100)}
        >
          <Dices aria-hidden /> {ui('lab.more', { n: 100 })}
        </button>
      </div>
    </section>
  );
};
