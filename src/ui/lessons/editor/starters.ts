import type { Starters } from '../../../lessons/draft.ts';
import { ui } from '../../../i18n/index.ts';

/** The texts that what is new begins with, in the language spoken now alone. */
export const starters = (language: string): Starters => {
  const words = (text: string) => (language === 'ru' ? { ru: text } : { en: text });
  return {
    name: words(ui('editor.new')),
    about: words(ui('editor.newAbout')),
    step: words(ui('editor.newStep')),
    text: words(ui('editor.newText')),
    answer: words(ui('editor.newAnswer')),
    why: words(ui('editor.newWhy')),
    told: words(ui('editor.newTold')),
    hint: words(ui('editor.newHint')),
  };
};
