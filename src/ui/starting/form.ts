import { z } from '../../core/schema.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { OPTION_DESIGNS, type OptionDesign } from '../../storage/designFile.ts';

/** One row of a game's options form, read from its schema. */
export interface OptionField {
  readonly key: string;
  readonly rule: string | null;
  /** The rules of those values of a list that have one of their own. */
  readonly rules: Readonly<Record<string, string>>;
  /** The values of other options with which this one matters. */
  readonly when: Readonly<Record<string, unknown>>;
  readonly preset: unknown;
  /** The option that changes the names of this list's values: `option.<key>.<value>.<its value>`. Null if there is none. */
  readonly textBy: string | null;
  readonly input:
    | { readonly kind: 'switch' }
    | { readonly kind: 'list'; readonly values: readonly string[] }
    /** A whole number. With more than two players it is at least `shared`, if that is named. */
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly shared?: number }
    | { readonly kind: 'text'; readonly most: number }
    /** A value with an editor of its own. */
    | { readonly kind: 'design'; readonly design: OptionDesign };
}
/** The values of a game's options by key, as in the form. */
export type Values = Readonly<Record<string, unknown>>;
/** The props of an input in the options form: its own option, and the form's values. */
export interface InputProps {
  readonly game: string;
  readonly field: OptionField;
  readonly fields: readonly OptionField[];
  readonly values: Values;
  /** Returns the name of a seat here, by its player's name if there is one. */
  called(seat: Seat): string;
  set(values: Values): void;
}
const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.unknown(),
  rule: z.string().optional(),
  rules: z.record(z.string(), z.string()).optional(),
  when: z.record(z.string(), z.unknown()).optional(),
  textBy: z.string().optional(),
  shared: z.number().optional(),
  editor: z.enum(OPTION_DESIGNS).optional(),
});

/** Returns the options form of a game, in the order of its schema. */
export const fieldsOf = (game: AnyGame): OptionField[] => {
  const { properties = {} } = z.toJSONSchema(game.schema.options, { io: 'input' });
  return Object.entries(properties).map(([key, raw]): OptionField => {
    const read = property.parse(raw);
    const {
      type,
      enum: values,
      minimum,
      maximum,
      maxLength,
      default: preset,
      rule,
      rules,
      when,
      textBy,
      shared: sharedLeast,
      editor,
    } = read;
    const shared = { key, rule: rule ?? null, rules: rules ?? {}, when: when ?? {}, preset, textBy: textBy ?? null };
    if (editor) return { ...shared, input: { kind: 'design', design: editor } };
    if (values) return { ...shared, input: { kind: 'list', values } };
    if (type === 'boolean') return { ...shared, input: { kind: 'switch' } };
    if (type === 'integer') {
      const least = sharedLeast === undefined ? {} : { shared: sharedLeast };
      return { ...shared, input: { kind: 'number', min: minimum ?? 0, max: maximum ?? 999, ...least } };
    }
    if (type === 'string') return { ...shared, input: { kind: 'text', most: maxLength ?? 200 } };
    throw new Error(
      `${game.id}: the option ${key} is neither a switch, a list, a whole number nor a text, and names no editor.`,
    );
  });
};
/** Returns the options form for so many players: a number that must be greater with them has that limit. */
export const fieldsFor = (fields: readonly OptionField[], seats: number): OptionField[] =>
  fields.map((field) => {
    const { input } = field;
    if (input.kind !== 'number' || input.shared === undefined || seats <= 2) return field;
    return { ...field, input: { ...input, min: input.shared } };
  });
/** Whether the option matters with these values of the others. A list in `when` names several values. */
export const matters = (field: OptionField, values: Values): boolean =>
  Object.entries(field.when).every(([key, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(values[key]) : values[key] === wanted,
  );
/** Returns the rule that an option changes with these values: its value's own, or the option's. */
export const ruleOf = (
  { key, rule, rules }: Pick<OptionField, 'key' | 'rule' | 'rules'>,
  values: Values,
): string | null => rules[String(values[key])] ?? rule;
/** Returns the text key of a value of a list, without its game. */
export const valueKey = ({ key, textBy }: Pick<OptionField, 'key' | 'textBy'>, value: string, values: Values): string =>
  `option.${key}.${value}${textBy === null ? '' : `.${String(values[textBy])}`}`;
