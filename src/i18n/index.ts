import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isFuture } from '../core/clock.ts';
import { isolated, type TextKey, type Message, type MessageValue } from '../core/message.ts';
import type { Seat } from '../core/seat.ts';
import doorEn from './door.en.json';
import doorRu from './door.ru.json';
import type shell from './en.json';
import { inCase, SIDE_CASES } from './sideCases.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Loaders of all texts in a language. */
const TEXT_BUNDLES = { en: () => import('./texts.en.ts'), ru: () => import('./texts.ru.ts') } as const;
/** The games' texts for the home screen, small enough to come with the page (`scripts/lib/page.mjs`). */
const menuTexts = import.meta.glob<Record<string, unknown>>('../games/*/texts.*.json', {
  import: 'default',
  query: '?lid',
  eager: true,
});
type Bundles = Record<string, Record<string, unknown>>;
/** The app's own texts for the home screen, which also come with the page. */
const firstScreenTexts: Readonly<Record<Language, Bundles>> = { en: doorEn, ru: doorRu };

/** Returns the files of one language with the namespaces of their games' folders. */
const inLanguage = <File>(files: Readonly<Record<string, File>>, language: Language): [string, File][] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`.${language}.json`))
    .map(([path, file]) => [path.split('/').at(-2) as string, file]);
/** Returns the texts of the home screen: the app's own, and each game's card. */
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
/** The language of `withLanguage`, while it runs. */
let sheetLanguage: Language | null = null;
/** Cache of formatted texts by language, key and values, with a limit. The table shows the same lengths frame after frame. */
const textCache = new Map<string, string>();
const MAX_CACHED = 2000;
/** Returns a text with its values, from the cache if possible. */
const textOf = (key: string, values?: Readonly<Record<string, unknown>>): string => {
  const language = currentLanguage();
  const name = `${language} ${key} ${values ? JSON.stringify(values) : ''}`;
  const known = textCache.get(name);
  if (known !== undefined) return known;
  if (textCache.size >= MAX_CACHED) textCache.clear();
  const text = i18next.t(key, { ...values, lng: language });
  textCache.set(name, text);
  return text;
};

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
/** Returns the first available language of those wanted. */
export const bestLanguage = (wished: readonly string[]): Language =>
  wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';

/** Switches to a language with the home screen's texts only. The rest come by `withTexts`. */
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
    for (const form of SIDE_CASES)
      i18next.services.formatter?.add(form, (name: string) => inCase(name, form, (side) => textOf(`ui:seat.${side}`)));
  } else {
    if (!i18next.hasResourceBundle(language, 'ui')) addTexts(language, textsForFirstScreen(language));
    await i18next.changeLanguage(language);
  }
};
const known = new Set<Language>();
/** Resolves after pending events. It uses a message, because timers of a hidden page are late. */
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
/** Loads all texts of a language. The app's language stays. */
export const loadTexts = async (language: Language): Promise<void> => {
  if (known.has(language)) return;
  const { shell, games } = (await TEXT_BUNDLES[language]()).allTexts;
  addTexts(language, textsForFirstScreen(language));
  // One by one, so that a slow device stays responsive.
  for (const [namespace, bundle] of [...Object.entries(shell as Bundles), ...inLanguage(games, language)]) {
    addText(language, namespace, bundle);
    await yieldToEvents();
  }
  known.add(language);
};
/** Starts loading all texts of a language before they are needed. */
export const prefetchTexts = (language: Language): void => void TEXT_BUNDLES[language]().catch(() => undefined);
/** Resolves with a lazily loaded part of the app, once all texts of the current language are loaded too. */
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
/** Returns the current language. */
export const currentLanguage = (): Language => sheetLanguage ?? bestLanguage([i18next.language ?? 'en']);
/**
 * Returns what a function makes while all texts are in a language, as for a sheet in another language than the app's. The texts
 * must be loaded (`loadTexts`). What the function does later is in the app's language again.
 */
export const withLanguage = <Made>(language: Language, make: () => Made): Made => {
  const before = sheetLanguage;
  sheetLanguage = language;
  try {
    return make();
  } finally {
    sheetLanguage = before;
  }
};

const formats = new Map<string, Intl.NumberFormat>();
/** Returns a number format of the current language. Formats are cached because making one is slow. */
const formatOf = (style: 'decimal' | 'percent', maximumFractionDigits: number): Intl.NumberFormat => {
  const key = `${currentLanguage()} ${style} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(currentLanguage(), { style, maximumFractionDigits });
  formats.set(key, format);
  return format;
};
/** Whole numbers below this look the same in all languages, so they need no format. */
const PLAIN = 1000;
const decimals = new Map<string, string>();
/** Returns a number with decimals in the current language, cached. `toFixed` and the format round alike. */
const decimal = (value: number, digits: number): string => {
  const key = `${currentLanguage()} ${digits} ${value.toFixed(digits)}`;
  const known = decimals.get(key);
  if (known !== undefined) return known;
  if (decimals.size >= MAX_CACHED) decimals.clear();
  const text = formatOf('decimal', digits).format(value);
  decimals.set(key, text);
  return text;
};
/** Returns a number in the current language, with at most `digits` decimals. */
export const formatNumber = (value: number, digits = 1): string =>
  Number.isInteger(value) && value > 0 && value < PLAIN ? String(value) : decimal(value, digits);
/** A share this close to 0 or 1 counts as 0 or 1: sums of odds are no more exact. */
const EXACT = 1e-9;
/** Returns a share (0 to 1) in whole percent, free of summation noise. */
const toPercent = (share: number): number => Math.round(Math.round(share * 1e10) / 1e8);
/** Returns a share (0 to 1) as whole percent. A share that is not 0 or 1 is never shown as 0% or 100%. */
export const formatPercent = (share: number): string => {
  const { format } = formatOf('percent', 0);
  if (share > EXACT && share < 0.005) return `<\u00a0${format(0.01)}`;
  if (share < 1 - EXACT && share >= 0.995) return `>\u00a0${format(0.99)}`;
  return format(toPercent(share) / 100);
};
/** Returns a number of equal parts of a whole as percent with at most `digits` decimals. */
export const formatPercentOf = (count: number, parts: number, digits: number): string =>
  formatOf('percent', digits).format(count / parts);
/** Returns a share (0 to 1) as percent with one decimal. If that would read as 0% or 100%, it falls back to `formatPercent`. */
export const formatPercentFine = (share: number): string =>
  share >= 0.0005 && share < 0.9995 ? formatOf('percent', 1).format(share) : formatPercent(share);
/** Returns the reader's own variant of a language, such as en-GB, if there is one. */
export const localeFor = (language: Language, wished: readonly string[]): string =>
  wished.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
/** Returns a date and time in the reader's language and time zone. A time in the future comes from a wrong clock, so its date is unknown. */
export const formatDateTime = (time: number, now: number = Date.now()): string =>
  isFuture(time, now) ? t('moment.unknown') : dateOf(time);
const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(localeFor(currentLanguage(), navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(time);

/** What a message may name: the scene's unit, the labels of its pieces, and the players at their seats. */
export interface FormatContext {
  readonly unit?: { readonly mm: number; readonly text: Message };
  readonly label?: (id: string) => string;
  /** Returns the name of the player at a seat. Without one, the seat is shown. */
  readonly player?: (seat: Seat) => string | undefined;
}
/** A path to the end of a range may fall this much short, mm, because points are whole. */
const SHORT = 1;
/** A tenth of a unit this long, mm, is as fine as the table. */
const FINE = 10;
/** Returns a length in units of `unit` mm, to a tenth. If that would look whole but is not, to a hundredth, so that 2.04 is not shown as 2. */
export const toUnits = (mm: number, unit: number): number => {
  const [tenth, hundredth] = [10, 100].map((parts) => Math.round((mm / unit) * parts) / parts) as [number, number];
  if (unit <= FINE) return tenth;
  const short = tenth * unit - mm;
  return Number.isInteger(tenth) && !(short >= 0 && short < SHORT) ? hundredth : tenth;
};
/** Returns a length in the scene's unit and in centimetres, each with its name. */
export const formatLength = (mm: number, { unit }: FormatContext): { unit: string; cm: string } => {
  const cm = textOf('ui:cm', { n: formatNumber(mm / 10) });
  if (!unit) return { unit: cm, cm };
  const count = toUnits(mm, unit.mm);
  return { unit: `${formatNumber(count, 2)}\u00a0${textOf(unit.text.key, { count })}`, cm };
};

/** Returns a message value as text in the current language. */
export const formatValue = (value: MessageValue, formatContext: FormatContext = {}): string => {
  // A name in the other writing direction, such as a lesson's or an army's.
  if (typeof value === 'string') return isolated(value);
  if (typeof value === 'number') return formatNumber(value, 2);
  if ('key' in value) return formatMessage(value, formatContext);
  if ('mm' in value) return formatLength(value.mm, formatContext).unit;
  if ('share' in value) return formatPercent(value.share);
  if ('letters' in value) return `${formatMessage(value.letters)[value.column - 1] ?? ''}${value.row}`;
  if ('seat' in value) return formatContext.player?.(value.seat) ?? textOf(`ui:seat.${value.seat}`);
  return formatContext.label?.(value.piece) ?? textOf('ui:unnamed');
};

/** Returns a message as text in the current language. */
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
/** Returns a text of the app itself. */
export const t = (key: UiKey, values?: Message['values'], formatContext?: FormatContext): string =>
  formatMessage(values ? { key: `ui:${key}`, values } : { key: `ui:${key}` }, formatContext);
/** Whether the current language has this text, in the plural form of a count if one is given. */
export const hasText = (key: string, count?: number): boolean =>
  i18next.exists(key, { lng: currentLanguage(), ...(count === undefined ? {} : { count }) });
/** Returns the rule ids of a game's rulebook in order. */
export const ruleIds = (game: string): string[] =>
  Object.keys((i18next.getResourceBundle(currentLanguage(), game) as Record<string, string> | undefined) ?? {})
    .filter((key) => /^[A-Z]{2,4}-\d{2}$/.test(key))
    .sort();
export { useTranslation } from 'react-i18next';
