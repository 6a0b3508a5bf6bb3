import type { Starters } from '../../lessons/draft.ts';
import { gameOf } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';

/** Returns what new lessons and steps of a game start with. The texts are in the current language only. */
export const starters = (language: string, game = ''): Starters => {
  const words = (text: string) => (language === 'ru' ? { ru: text } : { en: text });
  return {
    name: words(t('editor.new')),
    about: words(t('editor.newAbout')),
    step: words(t('editor.newStep')),
    text: words(t('editor.newText')),
    answer: words(t('editor.newAnswer')),
    why: words(t('editor.newWhy')),
    told: words(t('editor.newTold')),
    hint: words(t('editor.newHint')),
    trial: gameOf(game)?.lab?.trials[0]?.id ?? '',
  };
};
