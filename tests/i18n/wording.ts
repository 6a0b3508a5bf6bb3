/** All texts that players read, by language: the shell's, those of each game and those of the lessons. */
import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ru';
/** One text: where it comes from, its key and its words. */
export interface Text {
  readonly from: string;
  readonly key: string;
  readonly text: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const within = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

const shell = (language: Language): Text[] =>
  [`door.${language}`, language].flatMap((file) =>
    Object.entries(read(`src/i18n/${file}.json`) as Record<string, Record<string, string>>).flatMap(([space, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ from: space, key, text })),
    ),
  );
const games = (language: Language): Text[] =>
  within('src/games').flatMap((game) =>
    Object.entries(read(`src/games/${game}/texts.${language}.json`) as Record<string, string>).map(([key, text]) => ({
      from: game,
      key,
      text,
    })),
  );
const inLesson = (value: unknown, at: string, language: Language): { key: string; text: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const text = (value as Record<string, unknown>)[language];
  if (typeof text === 'string') return [{ key: at, text }];
  return Object.entries(value).flatMap(([key, inner]) => inLesson(inner, `${at}.${key}`, language));
};
const lessons = (language: Language): Text[] =>
  within('src/lessons').flatMap((game) =>
    readdirSync(`src/lessons/${game}`).flatMap((file) =>
      inLesson(read(`src/lessons/${game}/${file}`), file, language).map((each) => ({
        from: `lessons/${game}`,
        ...each,
      })),
    ),
  );
/** Every text of a language. */
export const textsIn = (language: Language): Text[] => [...shell(language), ...games(language), ...lessons(language)];
