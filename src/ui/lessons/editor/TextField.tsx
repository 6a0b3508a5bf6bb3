import { useRef } from 'react';
import { plainText } from '../../../core/names.ts';
import type { LocalText } from '../../../lessons/lesson.ts';
import { markLetter, withMark } from '../../../lessons/marks.ts';
import { type Language, LANGUAGES, t } from '../../../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly words: LocalText;
  /** It has several lines. */
  readonly long?: true;
  /** How many marks the step has, to be put into the text. */
  readonly marks?: number | undefined;
  set(words: LocalText): void;
}
/** A text of a lesson in both languages. Where one is missing, it says which one its readers will see. */
export const TextField = ({ label, words, long, marks = 0, set }: Props) => (
  <fieldset className="words">
    <legend>{label}</legend>
    {LANGUAGES.map((language) => (
      <InLanguage key={language} {...{ label, words, language, marks, set }} long={long === true} />
    ))}
  </fieldset>
);
interface InLanguageProps extends Omit<Required<Props>, 'long'> {
  readonly language: Language;
  readonly long: boolean;
  readonly marks: number;
}
const InLanguage = ({ label, words, language, long, marks, set }: InLanguageProps) => {
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const value = words[language] ?? '';
  const other = words[language === 'en' ? 'ru' : 'en'];
  const props = {
    ref: field,
    className: 'field',
    lang: language,
    value,
    'aria-label': t('editor.in', { label, language: t(`editor.language.${language}`) }),
    placeholder: t(other ? `editor.missing.${language}` : 'editor.noText'),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      set({ ...words, [language]: plainText(event.target.value) }),
  };
  const put = (i: number): void => {
    const { current } = field;
    if (!current) return;
    const at = current.selectionStart ?? value.length;
    set({ ...words, [language]: withMark(value, at, i) });
    current.focus();
  };
  return (
    <span className="inlanguage" data-language={language} data-missing={value === '' || undefined}>
      <span className="tag" aria-hidden>
        {language.toUpperCase()}
      </span>
      {long ? <textarea maxLength={600} rows={3} {...props} /> : <input maxLength={200} {...props} />}
      {marks > 0 && (
        <span className="putmarks">
          {Array.from({ length: marks }, (_, i) => (
            <button
              key={i}
              type="button"
              aria-label={t('editor.putMark', { letter: markLetter(i) })}
              title={t('editor.putMark', { letter: markLetter(i) })}
              onClick={() => put(i)}
            >
              <b className="markdisc">{markLetter(i)}</b>
            </button>
          ))}
        </span>
      )}
    </span>
  );
};
