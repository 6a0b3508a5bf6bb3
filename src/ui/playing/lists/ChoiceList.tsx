import type { Choice } from '../../../core/choice.ts';
import { formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { announce } from '../../announcements.ts';
import { focusTable } from '../input/focus.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';

/**
 * Returns the button text of a choice, with its target. A choice to put the piece adds an offer to place it automatically. If it
 * is the only such choice, the offer is the whole text.
 */
const namedIn = (choice: Choice<unknown>, mine: readonly Choice<unknown>[], formatContext: FormatContext): string => {
  const label = formatMessage(choice.label, formatContext);
  if (choice.kind === 'do' && typeof choice.target === 'string')
    return `${label} → ${formatContext.label?.(choice.target) ?? ''}`;
  if (choice.kind !== 'put') return label;
  return mine.filter(({ kind }) => kind === 'put').length === 1 ? t('put.example') : `${label} → ${t('put.example')}`;
};

/** All actions of the selected piece, as plain buttons: one for each target, or one that the keys of the table continue. */
export const ChoiceList = () => {
  const { formatContext } = useMatch();
  const { choices, selected } = useInteraction((now) => ({ choices: now.choices, selected: now.selected }));
  const send = useSend();
  const mine = choices.filter((choice) => choice.piece === undefined || choice.piece === selected);
  if (mine.length === 0) return null;
  const choose = (choice: Choice<unknown>): void => {
    if (choice.disabled || !send({ type: 'choose', choice })) propose(choice);
  };
  // The keys of the table continue a proposal.
  const propose = (choice: Choice<unknown>): void => {
    send({ type: 'propose', draft: { choice } });
    focusTable();
    if (!choice.disabled) announce(t(`hand.${choice.kind}`));
  };
  return (
    <section className="choices" aria-label={t('choices.title')}>
      <h2>{t('choices.title')}</h2>
      <ul>
        {mine.map((choice, i) => {
          return (
            <li key={`${choice.label.key}${i}`}>
              <button
                type="button"
                className="plain"
                aria-disabled={choice.disabled !== undefined}
                onClick={() => choose(choice)}
              >
                <GlyphText text={namedIn(choice, mine, formatContext)} />
              </button>
              {choice.disabled && <Small as="span">{formatMessage(choice.disabled.text, formatContext)}</Small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
