import type { OutcomeRow } from '../../../core/event.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { openRule } from '../../rulebook/Rulebook.tsx';

/**
 * The possible outcomes of a shot, and what each gives. Afterwards the rows that came true are lit. They are shown alone unless
 * the `whole` table is requested.
 */
export const Outcomes = ({
  game,
  rows,
  lit,
  whole,
  formatContext,
}: {
  game: string;
  rows: readonly OutcomeRow[];
  lit: readonly number[] | null;
  whole: boolean;
  formatContext: FormatContext;
}) => (
  <section
    className="outcomes ruletable"
    data-part="outcomes"
    aria-label={t('outcomes.title')}
    data-rolled={lit ? '' : undefined}
  >
    {whole && (
      <header>
        <h2>{t('outcomes.title')}</h2>
      </header>
    )}
    <table>
      <thead className="hidden">
        <tr>
          <th scope="col">{t('outcomes.what')}</th>
          <th scope="col">{t('outcomes.gives')}</th>
          <th scope="col">{t('outcomes.rule')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, text, gives }, i) => {
          const came = lit?.includes(i) ?? false;
          if (!came && !whole) return null;
          return (
            <tr key={`${rule} ${text.key}`} className={came ? 'lit' : ''} aria-current={came ? 'true' : undefined}>
              <td className="word">{formatMessage(text, formatContext)}</td>
              <td>{formatMessage(gives, formatContext)}</td>
              <td>
                <button
                  type="button"
                  className="rule"
                  data-part="rule"
                  onClick={() => openRule(game, rule)}
                  aria-label={t('rule.open', { rule })}
                >
                  {rule}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
