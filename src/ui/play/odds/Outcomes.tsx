import type { OutcomeRow } from '../../../core/event.ts';
import { tell, type Telling, ui } from '../../../i18n/index.ts';
import { openRule } from '../../rules/Rulebook.tsx';

/** What may become of a shot and what each gives; afterwards the rows that came true are lit, and stand alone unless the `whole` table is asked for. */
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
  formatContext: Telling;
}) => (
  <section className="outcomes ruletable" aria-label={ui('outcomes.title')} data-rolled={lit ? '' : undefined}>
    {whole && (
      <header>
        <h2>{ui('outcomes.title')}</h2>
      </header>
    )}
    <table>
      <thead className="hidden">
        <tr>
          <th scope="col">{ui('outcomes.what')}</th>
          <th scope="col">{ui('outcomes.gives')}</th>
          <th scope="col">{ui('outcomes.rule')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rule, text, gives }, i) => {
          const came = lit?.includes(i) ?? false;
          if (!came && !whole) return null;
          return (
            <tr key={`${rule} ${text.key}`} className={came ? 'lit' : ''} aria-current={came ? 'true' : undefined}>
              <td className="word">{tell(text, formatContext)}</td>
              <td>{tell(gives, formatContext)}</td>
              <td>
                <button
                  type="button"
                  className="rule"
                  onClick={() => openRule(game, rule)}
                  aria-label={ui('rule.open', { rule })}
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
