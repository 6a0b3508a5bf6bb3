import type { Language } from '../i18n/index.ts';

/** So long the first screen waits for its typefaces, ms: they are on their way since the page was asked for. */
const PATIENCE = 800;
const SIGNS: Readonly<Record<Language, string>> = { en: 'A', ru: 'Aя' };
/** What is written in Cyrillic letters everywhere: the name of the language. */
const NAME = 'Р';

/** Waits, a moment at most, for the typefaces in which a language is written, so that nothing moves when they arrive. */
export const typefaces = async (language: Language): Promise<void> => {
  const loading = [
    document.fonts.load(`1em 'Onest Variable'`, SIGNS[language]),
    document.fonts.load(`1em 'Piazzolla Variable'`, SIGNS[language]),
    document.fonts.load(`1em 'Onest Name'`, NAME),
  ];
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([Promise.allSettled(loading), late]);
};
