import type { PieceNode } from '../../core/scene.ts';
import { splitModifiers, type RollRequest } from '../../core/luck.ts';
import { formatChances, formatFractions } from '../../i18n/formatChances.ts';
import { formatNumber, formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import { PossibleIdentitiesList } from '../odds/PossibleIdentitiesList.tsx';
import { RuleTable } from '../odds/RuleTable.tsx';
import type { LabEnding, ExactOdds, LabCase } from '../../interaction/odds/exactOdds.ts';
import { endingText } from '../../interaction/odds/endingText.ts';
import { Small } from '../components/Small.tsx';

/** The sum that a roll needs, such as d6 + 5 against 9, and its modifiers. */
const Sum = ({ ask: request, formatContext }: { readonly ask: RollRequest; readonly formatContext: FormatContext }) => {
  const { added, against } = splitModifiers(request);
  if (added.length + against.length === 0) return null;
  const total = (list: readonly { readonly value: number }[]): number =>
    list.reduce((sum, { value }) => sum + value, 0);
  const [plus, need] = [total(added), -total(against)];
  const parts = [...added, ...against].map(
    ({ text, value }) => `${formatMessage(text, formatContext)} ${formatNumber(Math.abs(value))}`,
  );
  const left = plus > 0 ? t('lab.sum', { n: plus }) : t('lab.die');
  return (
    <p className="sum">
      <strong className="display">{against.length > 0 ? t('lab.against', { left, need }) : left}</strong>
      <Small as="span">{parts.join(' · ')}</Small>
    </p>
  );
};

interface Props {
  readonly game: string;
  readonly exact: ExactOdds;
  readonly laid: LabCase;
  readonly formatContext: FormatContext;
  /** The chances are those of a few tests. */
  readonly tried?: true;
}
/** What the rules say of an action: the pieces involved, the sum, the table of the first roll, and the exact odds of each ending. */
export const Chances = ({
  game,
  exact: { scene, ask: request, guesses, endings, led },
  laid,
  formatContext,
  tried,
}: Props) => {
  const target = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === laid.on);
  const textOf = (key: string): string =>
    endingText({ key, text: endings.find((each) => each.key === key)?.text ?? null }, laid, formatContext);
  const rows = led.map((row) => row.map((part) => ({ ...part, words: textOf(part.key) })));
  // As precise as the bars beside them. A few tests do not justify tenths.
  const texts = formatChances(
    endings.map(({ p }) => p),
    tried ? 0 : 1,
  );
  const fractions = tried
    ? []
    : formatFractions(
        endings.map(({ p }) => p),
        request !== null,
      );
  return (
    <section className="paper chances" data-part="chances" aria-labelledby="labExact">
      <h2 id="labExact">{t(tried ? 'lab.foretold' : 'lab.exact')}</h2>
      {request && <Sum ask={request} formatContext={formatContext} />}
      {request && <RuleTable game={game} ask={request} rolled={null} led={rows} formatContext={formatContext} />}
      {guesses && target && <PossibleIdentitiesList piece={target} list={guesses.list} />}
      {!tried && <h3>{t('lab.chances')}</h3>}
      <div className="segmentsbar" aria-hidden>
        {endings
          .filter(({ p }) => p > 0)
          .map(({ key, p, meaning }) => (
            <span key={key} style={{ flexGrow: p }} data-meaning={meaning} />
          ))}
      </div>
      <section className="odds" data-part="odds">
        <ul>
          {endings.map((ending: LabEnding, i) => (
            <li key={ending.key} data-meaning={ending.meaning}>
              <strong>{fractions[i]}</strong> <strong>{texts[i]}</strong>{' '}
              <span>{endingText(ending, laid, formatContext)}</span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
};
