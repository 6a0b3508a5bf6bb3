import type { Mm } from '../geometry/point.ts';
import type { Seat } from './seat.ts';

/** What a message can carry: `mm` is told in the scene's unit, `share` (0..1) as percent, `piece` as that piece's label, `letters` names a square: the letter of its column, counted from 1 in a text of letters, and its row. */
export type MessageValue =
  | string
  | number
  | Message
  | { readonly mm: Mm }
  | { readonly share: number }
  | { readonly piece: string }
  | { readonly seat: Seat }
  | { readonly letters: Message; readonly column: number; readonly row: number };

/** A paragraph of a rulebook, as `XX-07`. */
export type RuleId = string;

/** A sentence not yet in any language; `key` is `namespace:name`, and a number named `count` chooses the plural. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** A named part of a number. */
export interface Modifier {
  readonly text: Message;
  readonly value: number;
}

type PluralForm = 'one' | 'few' | 'many' | 'other';
/** The keys of a texts file as rules say them: plural forms share one key. */
export type TextKey<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Stem}_${PluralForm}`
    ? Stem
    : Key & string
  : never;

/** Makes a namespace's messages, with keys checked against its own `texts.en.json`. */
export const messageFactory =
  <Texts>(namespace: string) =>
  (key: TextKey<Texts>, values?: Message['values']): Message =>
    values ? { key: `${namespace}:${key}`, values } : { key: `${namespace}:${key}` };

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** A name in a sentence of the other direction, so that neither turns the other round; one that reads from left to right needs nothing. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
