import type { RollEvent, RollRequest } from '../../core/luck.ts';
import { chanceTexts } from '../../i18n/formatChances.ts';
import { formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import { useTheme } from '../appearance.ts';
import { openRule } from '../rulebook/Rulebook.tsx';
import { Die } from '../components/Die.tsx';
import { useKeepInView } from '../components/inSight.ts';
import type { JudgedRow, Meaning } from '../../interaction/odds/judgement.ts';
import { type DiceChain, diceChainText, rowHead, ruleTableLines } from '../../presentation/text/ruleTable.ts';
import { Small } from '../components/Small.tsx';
import { Row } from '../components/Row.tsx';

/** Returns the numbers of the rolls that gave a row. */
const rollsOf = (rolls: readonly { readonly n: number; readonly total: number }[], chains: readonly DiceChain[]) =>
  rolls.flatMap(({ n, total }) => (chains.some(({ sixes, faces }) => sixes === 0 && faces.includes(total)) ? [n] : []));
/** The rule table of a roll: all rows with their odds before it, and the lit row after it. */
export const RuleTable = ({
  game,
  ask: request,
  rolled,
  rows,
  led = [],
  rolls = [],
  formatContext,
}: {
  game: string;
  ask: RollRequest;
  rolled: RollEvent | null;
  /** What each row means for the rolling player, before the roll. */
  rows?: readonly JudgedRow[];
  /** What each row may lead to, with probabilities. It is drawn only if there are several results. */
  led?: readonly (readonly {
    readonly key: string;
    readonly p: number;
    readonly meaning: Meaning;
    readonly words: string;
  }[])[];
  /** The rolls on this table in the chain shown: each roll's number in the chain, and its total. */
  rolls?: readonly { readonly n: number; readonly total: number }[];
  formatContext: FormatContext;
}) => {
  const faces = useTheme() === 'projector';
  const lines = ruleTableLines(request, rolled, formatContext, { faces, ...(rows ? { rows } : {}) });
  return (
    <section
      className="ruletable"
      data-part="roll-table"
      aria-label={formatMessage(request.text, formatContext)}
      data-rolled={rolled ? '' : undefined}
    >
      <Row as="header">
        <h2 className="grow">{formatMessage(request.text, formatContext)}</h2>
        <button
          type="button"
          className="rule"
          data-part="rule"
          onClick={() => openRule(game, request.rule)}
          aria-label={t('rule.open', { rule: request.rule })}
        >
          {request.rule}
        </button>
      </Row>
      {request.explode && !rolled && <Small>{t('odds.explodes')}</Small>}
      <table>
        <thead className="hidden">
          <tr>
            <th scope="col">{t('odds.face')}</th>
            <th scope="col">{t('odds.meaning')}</th>
            <th scope="col">{t('odds.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ chains, word, share, fraction, chance, lit, meaning, row }) => {
            const parts = led[row] ?? [];
            const dice = chains.map(diceChainText).join(', ');
            return (
              <tr
                key={`${dice} ${word}`}
                ref={lit ? useKeepInView : undefined}
                className={lit ? 'lit' : ''}
                data-meaning={meaning}
                aria-current={lit ? 'true' : undefined}
              >
                <td>
                  {chains.map((chain) => (
                    <Dice key={chain.sixes} {...chain} />
                  ))}
                  <span className="hidden">{dice}</span>
                </td>
                <td className="word">
                  {(rolled || word !== dice) && rowHead(word).word}
                  <span className="rest">{word.slice(rowHead(word).word.length)}</span>
                  {rollsOf(rolls, chains).map((n) => (
                    <span key={n} className="nthroll" data-part="roll-number">
                      {t('odds.nth', { n })}
                    </span>
                  ))}
                  {parts.length > 1 && <LedTo parts={parts} />}
                  {!rolled && NUMBER.test(word) && <Shares parts={rows?.[row]?.led ?? []} />}
                </td>
                <td className="chance">
                  {fraction && <span className="share">{fraction}</span>}{' '}
                  {chance && <span className="share">{chance}</span>}
                  <span className="bar" style={{ '--share': share } as React.CSSProperties} aria-hidden />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

/** A row that only states its number. */
const NUMBER = /^\d+$/;
/** What such a row may lead to, in the colours of the odds above the table. */
const Shares = ({ parts }: { parts: readonly { p: number; meaning: Meaning }[] }) => (
  <span className="segmentsbar" aria-hidden>
    {parts.map(({ p, meaning }) => (
      <span key={meaning} style={{ flexGrow: p }} data-meaning={meaning} />
    ))}
  </span>
);
/** What a row may lead to: a bar of its probabilities, with the likeliest result in words. Screen readers also read the others. */
const LedTo = ({ parts }: { parts: readonly { key: string; p: number; meaning: Meaning; words: string }[] }) => {
  const sorted = parts.toSorted((a, b) => b.p - a.p);
  const shares = sorted.map(({ p }) => p);
  const texts = chanceTexts(shares, { dice: true, tried: false });
  const [first, ...others] = sorted.map(({ words }, i) => `${words} ${texts[i]?.fraction || texts[i]?.percent}`);
  return (
    <>
      <span className="segmentsbar" aria-hidden>
        {parts.map(({ key, p, meaning }) => (
          <span key={key} style={{ flexGrow: p }} data-meaning={meaning} />
        ))}
      </span>
      <Small as="span">{first}</Small>
      <span className="hidden"> · {others.join(' · ')}</span>
    </>
  );
};
/** The faces that light a row. After sixes that are rolled again, each six has a plus behind it. */
const Dice = ({ sixes, faces }: DiceChain) => (
  <span className="chain">
    {Array.from({ length: sixes }, (_, i) => (
      <span key={i} aria-hidden>
        <Die face={6} size={20} />+
      </span>
    ))}
    {faces.map((face) => (
      <Die key={face} face={face} size={sixes > 0 ? 20 : 28} />
    ))}
  </span>
);
