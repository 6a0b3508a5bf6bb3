import { formatChances, formatFractions } from '../../i18n/formatChances.ts';
import { formatNumber, formatPercentFine, type FormatContext, t } from '../../i18n/index.ts';
import { Dices, Square } from 'lucide-react';
import { judgeFrequency, spreadOf } from './judgeFrequency.ts';
import type { LabEnding, LabCase } from '../../interaction/odds/exactOdds.ts';
import type { Meaning } from '../../interaction/odds/judgement.ts';
import type { RollTotals } from '../../interaction/odds/rollTotals.ts';
import { LastRolls } from './LastRolls.tsx';
import { MAX_SHOWN, type RollHand } from './useRolls.ts';
import { endingText } from '../../interaction/odds/endingText.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

const [WIDE, HIGH] = [540, 190];
/** More bars than this lie below each other, so that their names have room. */
const FEW_BARS = 3;
/** The exact odds dashed, and beside each the counted frequency. */
const Bars = ({
  endings,
  n,
  counts,
  textOf,
  of,
}: {
  endings: readonly LabEnding[];
  n: number;
  counts: Readonly<Record<string, number>>;
  textOf(ending: LabEnding): string;
  of: number | undefined;
}) => {
  const shareOf = ({ key }: LabEnding): number => (n > 0 ? (counts[key] ?? 0) / n : 0);
  // An ending that was neither predicted nor rolled has no bar; the table beside lists it.
  const bars = endings.filter((ending) => ending.p > 0 || shareOf(ending) > 0);
  const max = Math.min(1, Math.ceil(10 * Math.max(...endings.map((each) => Math.max(each.p, shareOf(each))))) / 10);
  const exact = formatChances(
    bars.map(({ p }) => p),
    of ? 0 : 1,
  );
  const counted = formatChances(bars.map(shareOf), 1);
  const fractions = formatFractions(of ? [] : bars.map(({ p }) => p), true);
  return (
    <ol className="bars" data-many={bars.length > FEW_BARS || undefined}>
      {bars.map((ending, i) => (
        <li key={ending.key} data-meaning={ending.meaning}>
          <span className="pillars" aria-hidden>
            <span>
              <b>{exact[i]}</b>
              <i data-exact style={{ '--part': ending.p / max } as React.CSSProperties} />
            </span>
            <span>
              <b>{n > 0 ? counted[i] : ''}</b>
              <i style={{ '--part': shareOf(ending) / max } as React.CSSProperties} />
            </span>
          </span>
          <span className="name">
            {fractions[i] && <strong>{fractions[i]}</strong>} {textOf(ending)}
          </span>
          <span className="hidden">
            {t(of ? 'lab.legend.foretold' : 'lab.legend.exact')}: {exact[i]}
            {n > 0 && `; ${t(of ? 'lab.tried' : 'lab.legend.counted', { count: n })}: ${counted[i]}`}
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

interface Props {
  readonly thrown: RollTotals;
  readonly endings: readonly LabEnding[];
  readonly laid: LabCase;
  readonly formatContext: FormatContext;
  /** The number of tests in which the odds were counted, if they are not exact. */
  readonly of?: number;
  /** What rolls. Null where another window does. */
  readonly hand: RollHand | null;
  /** Another button of the page is its primary one. */
  readonly plain?: true;
}
/** How many rolls or shots a press adds. Shots are simulated, which takes time. */
const MANY = { thrown: 10_000, tried: 1000 };
/** The rolls (one, a hundred or many), beside the odds that they approach. */
export const RollCounts = ({ endings, laid, formatContext, of, thrown, hand, plain }: Props) => {
  const { n, counts, first, last, course, falling } = thrown;
  const [watched] = endings;
  const meaningOf = (key: string) => endings.find((each) => each.key === key)?.meaning;
  const textOf = (key: string): string =>
    endingText({ key, text: endings.find((each) => each.key === key)?.text ?? null }, laid, formatContext);
  return (
    <section className="paper counted" data-part="counted" aria-labelledby="labCounted">
      <Row as="header">
        <h2 id="labCounted" className="grow">
          {t(of ? 'lab.foretoldAndTried' : 'lab.counted')}
        </h2>
        <Small className="legend" data-part="legend">
          <i data-exact /> {t(of ? 'lab.legend.foretold' : 'lab.legend.exact')} <i />{' '}
          {t(of ? 'lab.tried' : 'lab.legend.counted', { count: n })}
        </Small>
      </Row>
      <Bars endings={endings} n={n} counts={counts} textOf={({ key }) => textOf(key)} of={of} />
      {hand && <RollButtons hand={hand} tried={of !== undefined} n={n} falling={falling} plain={plain === true} />}
      <LastRolls rolls={last} meaningOf={meaningOf} textOf={textOf} />
      <p className="sense" role="status">
        {watched && n > 0
          ? !falling &&
            senseOf(watched, n, counts[watched.key] ?? 0, { laid, formatContext, ...(of === undefined ? {} : { of }) })
          : t(of ? 'lab.startTries' : 'lab.start')}
      </p>
      <div className="history">
        {watched && course.length > 1 && (
          <div className="running">
            <Row as="h3">
              <span className="grow">{t('lab.course', { what: textOf(watched.key) })}</span>
              <Small as="span">{t('lab.courseFrom', { n })}</Small>
            </Row>
            <Course course={course} p={watched.p} />
          </div>
        )}
        {first.length > 0 && <FirstRolls rolls={first} meaningOf={meaningOf} />}
      </div>
    </section>
  );
};
/** The first rolls, each as a cell with its sum. */
const FirstRolls = ({
  rolls,
  meaningOf,
}: {
  readonly rolls: RollTotals['first'];
  meaningOf(key: string): Meaning | undefined;
}) => (
  <div className="firstrolls">
    <h3>{t('lab.first')}</h3>
    <ol className="cells" data-part="rolls" aria-hidden>
      {rolls.slice(0, MAX_SHOWN).map(({ key, dice }, i) => (
        <li key={i} data-meaning={meaningOf(key)}>
          {dice.length > 0 ? dice.reduce((a, b) => a + b, 0) : ''}
        </li>
      ))}
    </ol>
  </div>
);
const PlainButton = (props: React.ComponentProps<'button'>) => <button type="button" className="plain" {...props} />;
/** The buttons that roll once, a hundred times or many times, and start again. */
const RollButtons = ({
  hand,
  tried,
  n,
  falling,
  plain,
}: {
  readonly hand: RollHand;
  readonly tried: boolean;
  readonly n: number;
  readonly falling: boolean;
  readonly plain: boolean;
}) => {
  const Hundred = plain ? PlainButton : PrimaryButton;
  const many = tried ? MANY.tried : MANY.thrown;
  const moreText = tried ? 'lab.moreTries' : 'lab.more';
  return (
    <div className="throwing" data-part="throwing">
      <button type="button" className="plain" disabled={n === 0} onClick={hand.clear}>
        {t('lab.clear')}
      </button>
      <button type="button" className="plain" disabled={falling} onClick={() => hand.more(1)}>
        {t(tried ? 'lab.tryOnce' : 'lab.one')}
      </button>
      <button type="button" className="plain" onClick={() => (falling ? hand.stop() : hand.more(many))}>
        {falling ? (
          <>
            <Square aria-hidden /> {t('lab.stop')}
          </>
        ) : (
          t(moreText, { n: many })
        )}
      </button>
      <Hundred aria-disabled={falling || undefined} onClick={() => falling || hand.more(100)}>
        <Dices aria-hidden /> {t(moreText, { n: 100 })}
      </Hundred>
    </div>
  );
};
