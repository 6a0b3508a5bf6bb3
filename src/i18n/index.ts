import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isFuture } from '../core/clock.ts';
import { isolated, type TextKey, type Message, type MessageValue } from '../core/message.ts';
import type { Seat } from '../core/seat.ts';
import doorEn from './door.en.json';
import doorRu from './door.ru.json';
import type shell from './en.json';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How all that is said in a language comes. */
const TEXT_BUNDLES = { en: () => import('./texts.en.ts'), ru: () => import('./texts.ru.ts') } as const;
/** What the home screen tells of the games: so little that it comes with the page (`scripts/lib/page.mjs`). */
const menuTexts = import.meta.glob<Record<string, unknown>>('../games/*/texts.*.json', {
  import: 'default',
  query: '?lid',
  eager: true,
});
type Bundles = Record<string, Record<string, unknown>>;
/** What the shell says on the first screen: it comes with the page too. */
const firstScreenTexts: Readonly<Record<Language, Bundles>> = { en: doorEn, ru: doorRu };

/** The games' namespaces, by their folders, of those files that are in a language. */
const inLanguage = <File>(files: Readonly<Record<string, File>>, language: Language): [string, File][] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`.${language}.json`))
    .map(([path, file]) => [path.split('/').at(-2) as string, file]);
/** What the first screen says: the shell's namespaces, and of each game what its lid tells. */
const textsForFirstScreen = (language: Language): Bundles => ({
  ...firstScreenTexts[language],
  ...Object.fromEntries(inLanguage(menuTexts, language)),
});
const addText = (language: Language, namespace: string, bundle: Bundles[string]): void => {
  i18next.addResourceBundle(language, namespace, bundle, false, true, { silent: false, skipCopy: true });
  textCache.clear();
};
const addTexts = (language: Language, bundles: Bundles): void => {
  for (const [namespace, bundle] of Object.entries(bundles)) addText(language, namespace, bundle);
};
/** What has been told, by language, key and values, up to so many: the table tells the same lengths frame by frame. */
const textCache = new Map<string, string>();
const MAX_CACHED = 2000;
/** A text with its values, looked up once. */
const textOf = (key: string, values?: Readonly<Record<string, unknown>>): string => {
  const name = `${i18next.language} ${key} ${values ? JSON.stringify(values) : ''}`;
  const known = textCache.get(name);
  if (known !== undefined) return known;
  if (textCache.size >= MAX_CACHED) textCache.clear();
  const text = i18next.t(key, values as Record<string, string>);
  textCache.set(name, text);
  return text;
};

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
/** The first of the wished languages that there is. */
export const bestLanguage = (wished: readonly string[]): Language =>
  wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Switches to a language with the texts of the first screen alone; all others come `withTexts`. */
export const startLanguage = async (language: Language): Promise<void> => {
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      keySeparator: false,
      ns: ['ui', 'core'],
      defaultNS: 'ui',
      resources: { [language]: textsForFirstScreen(language) },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  } else {
    if (!i18next.hasResourceBundle(language, 'ui')) addTexts(language, textsForFirstScreen(language));
    await i18next.changeLanguage(language);
  }
};
const known = new Set<Language>();
/** Comes after what waits to be done has been done: a message, for timers of a page that is not seen come late. */
const yieldToEvents = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    const heard = (): void => {
      port1.close();
      done();
    };
    port1.addEventListener('message', heard, { once: true });
    port1.start();
    port2.postMessage(null);
  });
/** Has all that the shell and the games say at hand in a language. */
const loadTexts = async (language: Language): Promise<void> => {
  if (known.has(language)) return;
  const { shell, games } = (await TEXT_BUNDLES[language]()).allTexts;
  addTexts(language, textsForFirstScreen(language));
  // One by one: a slow device hears the hand between them.
  for (const [namespace, bundle] of [...Object.entries(shell as Bundles), ...inLanguage(games, language)]) {
    addText(language, namespace, bundle);
    await yieldToEvents();
  }
  known.add(language);
};
/** Asks for all that is said in a language before anybody waits for it. */
export const prefetchTexts = (language: Language): void => void TEXT_BUNDLES[language]().catch(() => undefined);
/** A part of the app that comes later, once all that it and the games say is at hand too in the language spoken now. */
export const withTexts = async <Part>(coming: Promise<Part>): Promise<Part> => {
  const [part] = await Promise.all([coming, loadTexts(currentLanguage())]);
  return part;
};
/** Loads all texts of a language and switches to it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (i18next.isInitialized) await loadTexts(language);
  await startLanguage(language);
  await loadTexts(language);
};
/** The language spoken now. */
export const currentLanguage = (): Language => bestLanguage([i18next.language ?? 'en']);

const formats = new Map<string, Intl.NumberFormat>();
/** The format of a language, made once: making one takes far longer than using it. */
const formatOf = (style: 'decimal' | 'percent', maximumFractionDigits: number): Intl.NumberFormat => {
  const key = `${currentLanguage()} ${style} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLanguage(), { style, maximumFractionDigits });
  formats.set(key, format);
  return format;
};
/** Whole numbers below this are written alike in all languages: no format is made for them. */
const PLAIN = 1000;
const decimals = new Map<string, string>();
/** A number with decimals as the language writes it, written once: both round alike. */
const decimal = (value: number, digits: number): string => {
  const key = `${currentLanguage()} ${digits} ${value.toFixed(digits)}`;
  const known = decimals.get(key);
  if (known !== undefined) return known;
  if (decimals.size >= MAX_CACHED) decimals.clear();
  const text = formatOf('decimal', digits).format(value);
  decimals.set(key, text);
  return text;
};
/** A number as the language writes it, with at most `digits` decimals. */
export const formatNumber = (value: number, digits = 1): string =>
  Number.isInteger(value) && value > 0 && value < PLAIN ? String(value) : decimal(value, digits);
/** So near to nothing or all a share is taken for it: sums of odds come no nearer. */
const EXACT = 1e-9;
/** How many whole percent a share (0..1) is, however it was summed up. */
export const toPercent = (share: number): number => Math.round(Math.round(share * 1e10) / 1e8);
/** A share (0..1) in whole percent; what is not nothing or all is not told as 0 or 100. */
export const formatPercent = (share: number): string => {
  const { format } = formatOf('percent', 0);
  if (share > EXACT && share < 0.005) return `<\u00a0${format(0.01)}`;
  if (share < 1 - EXACT && share >= 0.995) return `>\u00a0${format(0.99)}`;
  return format(toPercent(share) / 100);
};
/** A share (0..1) in percent to a tenth; what that would tell as nothing or all as `formatPercent` does. */
export const formatPercentFine = (share: number): string =>
  share >= 0.0005 && share < 0.9995 ? formatOf('percent', 1).format(share) : formatPercent(share);
/** The reader's own kind of a language, as en-GB, where he has one. */
export const localeFor = (language: Language, wished: readonly string[]): string =>
  wished.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
/** A moment as the language writes it in the reader's time zone. A moment in the future was written by a wrong clock: its date is unknown. */
export const formatDateTime = (time: number, now: number = Date.now()): string =>
  isFuture(time, now) ? t('moment.unknown') : dateOf(time);
const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(localeFor(currentLanguage(), navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

/** What a message may name: the scene's own measure, the labels of its pieces, and who sits at a seat. */
export interface FormatContext {
  readonly unit?: { readonly mm: number; readonly text: Message };
  readonly label?: (id: string) => string;
  /** The name that the player at a seat gave; the seat is told where there is none. */
  readonly player?: (seat: Seat) => string | undefined;
}
/** A way to the very end of a measure falls short of it by less than this, mm, for places are whole. */
const SHORT = 1;
/** A tenth of a measure of so many mm is as fine as the table is. */
const FINE = 10;
/** How many of a measure (mm) a length is: to a tenth, or where that would be a whole number that it is not to a hundredth, so that 2.04 is not told as 2. */
export const toUnits = (mm: number, unit: number): number => {
  const [tenth, hundredth] = [10, 100].map((parts) => Math.round((mm / unit) * parts) / parts) as [number, number];
  if (unit <= FINE) return tenth;
  const short = tenth * unit - mm;
  return Number.isInteger(tenth) && !(short >= 0 && short < SHORT) ? hundredth : tenth;
};
/** A length in the scene's measure and in centimetres, each with its name. */
export const formatLength = (mm: number, { unit }: FormatContext): { unit: string; cm: string } => {
  const cm = textOf('ui:cm', { n: formatNumber(mm / 10) });
  if (!unit) return { unit: cm, cm };
  const count = toUnits(mm, unit.mm);
  return { unit: `${formatNumber(count, 2)}\u00a0${textOf(unit.text.key, { count })}`, cm };
};

/** A value of a message in the language spoken now. */
export const formatValue = (value: MessageValue, formatContext: FormatContext = {}): string => {
  // A name of the other direction, as that of a lesson or an army.
  if (typeof value === 'string') return isolated(value);
  if (typeof value === 'number') return formatNumber(value, 2);
  if ('key' in value) return formatMessage(value, formatContext);
  if ('mm' in value) return formatLength(value.mm, formatContext).unit;
  if ('share' in value) return formatPercent(value.share);
  if ('letters' in value) return `${formatMessage(value.letters)[value.column - 1] ?? ''}${value.row}`;
  if ('seat' in value) return formatContext.player?.(value.seat) ?? textOf(`ui:seat.${value.seat}`);
  return formatContext.label?.(value.piece) ?? textOf('ui:unnamed');
};

/** A message in the language spoken now. */
export const formatMessage = (message: Message, formatContext: FormatContext = {}): string => {
  if (!message.values) return textOf(message.key);
  const { count, ...values } = message.values;
  const named = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(value, formatContext)]),
  );
  if (typeof count !== 'number') return textOf(message.key, named);
  return textOf(message.key, { ...named, count, n: formatNumber(count, 2) });
};

export type UiKey = TextKey<(typeof shell)['ui'] & (typeof doorEn)['ui']>;
/** A sentence of the shell. */
export const t = (key: UiKey, values?: Message['values'], formatContext?: FormatContext): string =>
  formatMessage(values ? { key: `ui:${key}`, values } : { key: `ui:${key}` }, formatContext);
/** Whether there is a text of this key in the language spoken now. */
export const hasText = (key: string): boolean => i18next.exists(key);
/** The rule ids of a game's rulebook in their order. */
export const ruleIds = (game: string): string[] =>
  Object.keys((i18next.getResourceBundle(currentLanguage(), game) as Record<string, string> | undefined) ?? {})
    .filter((key) => /^[A-Z]{2,4}-\d{2}$/.test(key))
    .sort();
export { useTranslation } from 'react-i18next';
