import { formatNumber, formatPercent, formatPercentFine, type FormatContext, t } from '../../i18n/index.ts';
import { Dices, Square } from 'lucide-react';
import { judgeFrequency, spreadOf } from './judgeFrequency.ts';
import type { LabEnding, LabCase } from '../../interaction/odds/exactOdds.ts';
import { MAX_SHOWN, type useRolls } from './useRolls.ts';
import { endingText } from '../../interaction/odds/endingText.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

const [WIDE, HIGH] = [540, 190];
/** The height of the tallest possible bar, px. */
const TALL = 120;
/** The exact odds dashed, and beside each the counted frequency. */
const Bars = ({
  endings,
  n,
  counts,
  laid,
  formatContext,
  of,
}: {
  endings: readonly LabEnding[];
  n: number;
  counts: Readonly<Record<string, number>>;
  laid: LabCase;
  formatContext: FormatContext;
  of: number | undefined;
}) => {
  const shareOf = ({ key }: LabEnding): number => (n > 0 ? (counts[key] ?? 0) / n : 0);
  // An ending that was neither predicted nor rolled has no bar; the table beside lists it.
  const bars = endings.filter((ending) => ending.p > 0 || shareOf(ending) > 0);
  const max = Math.min(1, Math.ceil(10 * Math.max(...endings.map((each) => Math.max(each.p, shareOf(each))))) / 10);
  return (
    <ol className="bars">
      {bars.map((ending) => (
        <li key={ending.key} data-meaning={ending.meaning}>
          <span className="pillars" aria-hidden>
            <span>
              <b>{formatNumber(100 * ending.p)}</b>
              <i data-exact style={{ height: (TALL * ending.p) / max }} />
            </span>
            <span>
              <b>{n > 0 ? formatNumber(100 * shareOf(ending)) : ''}</b>
              <i style={{ height: (TALL * shareOf(ending)) / max }} />
            </span>
          </span>
          <span className="name">{endingText(ending, laid, formatContext)}</span>
          <span className="hidden">
            {t(of ? 'lab.legend.foretold' : 'lab.legend.exact')}:{' '}
            {of ? formatPercent(ending.p) : formatPercentFine(ending.p)}
            {n > 0 &&
              `; ${t(of ? 'lab.tried' : 'lab.legend.counted', { count: n })}: ${formatPercent(shareOf(ending))}`}
          </span>
        </li>
      ))}
    </ol>
  );
};
/** The frequency of one ending from the first roll on. Later rolls are drawn closer together, so that all are visible. */
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

/** Returns in plain words how a counted frequency compares with the exact odds. */
const senseOf = (
  ending: LabEnding,
  n: number,
  counted: number,
  { laid, formatContext, of }: Pick<Props, 'laid' | 'formatContext' | 'of'>,
): string => {
  const { p } = ending;
  const values = { what: endingText(ending, laid, formatContext), counted, n, exact: formatPercentFine(p) };
  const verdict = judgeFrequency(p, counted, n, of);
  const off = formatNumber(100 * Math.abs(counted / n - p));
  const sense = (): string => {
    if (verdict.kind === 'few') return t('lab.few');
    if (verdict.kind === 'seldom') return t('lab.seldom', { off, in: verdict.oneIn });
    return t(of ? 'lab.usualTries' : 'lab.usual', { off, spread: formatNumber(100 * spreadOf(p, n, of)) });
  };
  return `${t(of ? 'lab.saidTries' : 'lab.said', values)} ${sense()}`;
};

interface Props extends ReturnType<typeof useRolls> {
  readonly endings: readonly LabEnding[];
  readonly laid: LabCase;
  readonly formatContext: FormatContext;
  /** The number of tests in which the odds were counted, if they are not exact. */
  readonly of?: number;
}
/** How many rolls or shots a press adds. Shots are simulated, which takes time. */
const MANY = { thrown: 10_000, tried: 1000 };
/** The rolls (one, a hundred or many), beside the odds that they approach. */
export const RollCounts = ({ endings, laid, formatContext, of, thrown, more, stop, clear }: Props) => {
  const { n, counts, first, course, falling } = thrown;
  const [watched] = endings;
  const many = of ? MANY.tried : MANY.thrown;
  const moreText = of ? 'lab.moreTries' : 'lab.more';
  const meaningOf = (key: string) => endings.find((each) => each.key === key)?.meaning;
  return (
    <section className="paper counted" data-part="counted" aria-labelledby="labCounted">
      <Row as="header">
        <h2 id="labCounted" className="grow">
          {t(of ? 'lab.foretoldAndTried' : 'lab.counted')}
        </h2>
        <Small className="legend" data-part="legend">
          <i data-exact /> {t(of ? 'lab.legend.foretold' : 'lab.legend.exact')}, % <i />{' '}
          {t(of ? 'lab.tried' : 'lab.legend.counted', { count: n })}
        </Small>
      </Row>
      <Bars endings={endings} n={n} counts={counts} laid={laid} formatContext={formatContext} of={of} />
      {first.length > 0 && (
        <>
          <h3>{t('lab.first')}</h3>
          <ol className="cells" data-part="rolls" aria-hidden>
            {first.slice(0, MAX_SHOWN).map(({ key, dice }, i) => (
              <li key={i} data-meaning={meaningOf(key)}>
                {dice[0] ?? ''}
              </li>
            ))}
          </ol>
        </>
      )}
      {watched && course.length > 1 && (
        <>
          <Row as="h3">
            <span className="grow">{t('lab.course', { what: endingText(watched, laid, formatContext) })}</span>
            <Small as="span">{t('lab.courseFrom', { n })}</Small>
          </Row>
          <Course course={course} p={watched.p} />
        </>
      )}
      <p className="sense" role="status">
        {watched && n > 0
          ? !falling &&
            senseOf(watched, n, counts[watched.key] ?? 0, { laid, formatContext, ...(of === undefined ? {} : { of }) })
          : t(of ? 'lab.startTries' : 'lab.start')}
      </p>
      <div className="throwing" data-part="throwing">
        <button type="button" className="plain" disabled={n === 0} onClick={clear}>
          {t('lab.clear')}
        </button>
        <button type="button" className="plain" disabled={falling} onClick={() => more(1)}>
          {t(of ? 'lab.tryOnce' : 'lab.one')}
        </button>
        <button type="button" className="plain" onClick={() => (falling ? stop() : more(many))}>
          {falling ? (
            <>
              <Square aria-hidden /> {t('lab.stop')}
            </>
          ) : (
            t(moreText, { n: many })
          )}
        </button>
        <PrimaryButton aria-disabled={falling || undefined} onClick={() => falling || more(100)}>
          <Dices aria-hidden /> {t(moreText, { n: 100 })}
        </PrimaryButton>
      </div>
    </section>
  );
};
