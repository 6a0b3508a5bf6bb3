import type { Language } from '../i18n/index.ts';

/** How long the first screen waits for its typefaces, ms. They have been loading since the page was requested. */
const PATIENCE = 800;
const SIGNS: Readonly<Record<Language, string>> = { en: 'A', ru: 'Aя' };
/** The only Cyrillic text in every language: the name of the language. */
const NAME = 'Р';

/** Waits briefly for the typefaces of a language, so that nothing moves when they arrive. */
export const typefaces = async (language: Language): Promise<void> => {
  const loading = [
    document.fonts.load(`1em 'Onest Variable'`, SIGNS[language]),
    document.fonts.load(`1em 'Piazzolla Variable'`, SIGNS[language]),
    document.fonts.load(`1em 'Onest Name'`, NAME),
  ];
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([Promise.allSettled(loading), late]);
};
