import type { Mm } from '../geometry/point.ts';
import type { Seat } from './seat.ts';

/**
 * A value in a message. `mm` is shown in the scene's unit, `share` (0 to 1) as a percentage, `piece` as its label. `letters`
 * names a square: its column (from 1, in a text of letters) and its row.
 */
export type MessageValue =
  | string
  | number
  | Message
  | { readonly mm: Mm }
  | { readonly share: number }
  | { readonly piece: string }
  | { readonly seat: Seat }
  | { readonly letters: Message; readonly column: number; readonly row: number };

/** The id of a rulebook paragraph, such as `XX-07`. */
export type RuleId = string;

/** A sentence before translation. `key` is `namespace:name`; a number named `count` selects the plural form. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A named part of a sum. */
export interface Modifier {
  readonly text: Message;
  readonly value: number;
}

type PluralForm = 'one' | 'few' | 'many' | 'other';
/** The keys of a texts file. Plural forms share one key. */
export type TextKey<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Stem}_${PluralForm}`
    ? Stem
    : Key & string
  : never;

/** Returns a function that makes a namespace's messages. Keys are checked against its own `texts.en.json`. */
export const messageFactory =
  <Texts>(namespace: string) =>
  (key: TextKey<Texts>, values?: Message['values']): Message =>
    values ? { key: `${namespace}:${key}`, values } : { key: `${namespace}:${key}` };

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Isolates a right-to-left name so that it does not reorder the sentence. Other names are returned unchanged. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
