// All texts that players read, by language: the shell's, those of each game and those of the lessons.
import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ru';
/** One text with the place it comes from, its key and its words. */
export interface Text {
  readonly from: string;
  readonly key: string;
  readonly text: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
const listed = (from: string, texts: unknown): Text[] =>
  Object.entries(texts as Readonly<Record<string, string>>).map(([key, text]) => ({ from, key, text }));

const shellIn = (language: Language): Text[] =>
  [`door.${language}`, language].flatMap((file) =>
    Object.entries(read(`src/i18n/${file}.json`) as object).flatMap(([space, texts]) => listed(space, texts)),
  );
const gamesIn = (language: Language): Text[] =>
  foldersIn('src/games').flatMap((game) => listed(game, read(`src/games/${game}/texts.${language}.json`)));
const textsWithin = (value: unknown, key: string, language: Language): Omit<Text, 'from'>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const text: unknown = language in value ? Object.entries(value).find(([name]) => name === language)?.[1] : undefined;
  if (typeof text === 'string') return [{ key, text }];
  return Object.entries(value).flatMap(([name, inner]) => textsWithin(inner, `${key} ${name}`, language));
};
const lessonsIn = (language: Language): Text[] =>
  foldersIn('src/lessons').flatMap((game) =>
    readdirSync(`src/lessons/${game}`).flatMap((file) =>
      textsWithin(read(`src/lessons/${game}/${file}`), file, language).map((text) => ({
        from: `lessons/${game}`,
        ...text,
      })),
    ),
  );
/** Every text of a language. */
export const textsIn = (language: Language): Text[] => [
  ...shellIn(language),
  ...gamesIn(language),
  ...lessonsIn(language),
];

/** A text without its values: they come from elsewhere and are not counted. */
export const withoutValues = (text: string): string => text.replaceAll(/\{\{[^}]+\}\}/g, '');
/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?][)”»]?)\s+/);
