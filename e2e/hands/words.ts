import { existsSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ru';
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
type Texts = Readonly<Record<string, string>>;
/** What the shell says: on the first screen, and besides. */
const shell = (language: Language): { ui: Texts; core: Texts } => {
  const [door, rest] = [`door.${language}`, language].map(
    (file) => read(`../../src/i18n/${file}.json`) as { ui: Texts; core: Texts },
  );
  return { ui: { ...door?.ui, ...rest?.ui }, core: { ...door?.core, ...rest?.core } };
};
/** The folders of games: those of the house, and the example. */
const FOLDERS = ['../../src/games', '../../tests/example'];
const textsOf = (game: string, language: Language): Texts => {
  const paths = FOLDERS.map((folder) => `${folder}/${game}/texts.${language}.json`);
  return read(paths.find((path) => existsSync(new URL(path, import.meta.url))) ?? paths[0] ?? '') as Texts;
};

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const blanks = (text: string): string => quoted(text).replace(/\\\{\\\{[\w, ]+\\\}\\\}/g, '.+?');
const taken = (texts: Texts, key: string): string => {
  const text = texts[key];
  if (text === undefined) throw new Error(`There is no text “${key}”.`);
  return text;
};
/** A name that a player typed has no case forms. It is used unchanged. */
const filled = (text: string, values: Texts): string =>
  text.replace(/\{\{(\w+)(, \w+)?\}\}/g, (blank, name: string, form?: string) => {
    const value = values[name];
    return value === undefined ? blank : form ? `: ${value}` : value;
  });
/** A text as a pattern, its blanks filled by these values or else by anything; of a text with plurals any of its forms. */
const pattern = (texts: Texts, key: string, values: Texts = {}): string => {
  const forms = Object.keys(texts).filter((each) => each === key || each.replace(/_(one|few|many|other)$/, '') === key);
  if (forms.length === 0) throw new Error(`There is no text “${key}”.`);
  return forms.map((form) => blanks(filled(taken(texts, form), values))).join('|');
};
const whole = (source: string): RegExp => new RegExp(`^\\s*(?:${source})\\s*$`, 'u');

/** What the app says in a language: the shell's texts and the game's. */
export interface Words {
  readonly language: Language;
  /** The game's id. */
  readonly id: string;
  /** A text of the shell, word by word. */
  ui(key: string): string;
  /** A text of the shell with blanks. */
  uiLike(key: string): RegExp;
  /** A text of the shell, its blanks filled with these values. */
  uiWith(key: string, values: Texts): string;
  /** A text of the contracts (errors of files) with blanks. */
  coreLike(key: string): RegExp;
  game(key: string): string;
  /** What leads from the home screen to the game's set-up. */
  setUp(): string;
  /** A text of the game, its blanks filled with these values. */
  gameWith(key: string, values: Texts): string;
  /** A text of the game, blanks filled with these values or else with anything. */
  gameLike(key: string, values?: Texts): RegExp;
}
/** The texts of a language, with those of a game. */
export const wordsOf = (language: Language, id: string): Words => {
  const { ui, core } = shell(language);
  const own = textsOf(id, language);
  return {
    language,
    id,
    ui: (key) => taken(ui, key),
    uiLike: (key) => whole(pattern(ui, key)),
    uiWith: (key, values) => filled(taken(ui, key), values),
    coreLike: (key) => new RegExp(pattern(core, key), 'u'),
    game: (key) => taken(own, key),
    setUp: () => filled(taken(ui, 'lids.setupOf'), { game: taken(own, 'name') }),
    gameWith: (key, values) => filled(taken(own, key), values),
    gameLike: (key, values) => new RegExp(pattern(own, key, values), 'u'),
  };
};
