import { plainText } from '../../../core/names.ts';
import { type LocalText, textIn } from '../../../lessons/lesson.ts';
import { useTranslation } from '../../../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly words: LocalText;
  /** It has several lines. */
  readonly long?: true;
  set(words: LocalText): void;
}
/** A text of a lesson in the current language. The text in the other language stays. */
export const TextField = ({ label, words, long, set }: Props) => {
  const { i18n } = useTranslation();
  const language = i18n.language === 'ru' ? 'ru' : 'en';
  const value = words[language] ?? textIn(words, language);
  const change = (text: string): void => set({ ...words, [language]: plainText(text) });
  return (
    <label className="stack">
      <span>{label}</span>
      {long ? (
        <textarea
          className="field"
          maxLength={600}
          rows={3}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input className="field" maxLength={80} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </label>
  );
};
