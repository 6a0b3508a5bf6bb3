import { formatMessage, t } from '../../../i18n/index.ts';
import { openRule } from '../../rulebook/Rulebook.tsx';

/** The text of the relevant rule, for learners. */
export const RuleText = ({ game, rule }: { game: string; rule: string }) => (
  <section className="lesson" data-part="rule-text">
    <h2>
      <button
        type="button"
        className="rule"
        data-part="rule"
        onClick={() => openRule(game, rule)}
        title={t('rule.open', { rule })}
      >
        {rule}
      </button>{' '}
      {formatMessage({ key: `${game}:${rule}.name` })}
    </h2>
    <p>{formatMessage({ key: `${game}:${rule}` })}</p>
  </section>
);
