import { z } from 'zod';
import type { AnyGame } from '../../core/game.ts';

/** One line of a game's options form, read from its schema. */
export interface OptionField {
  readonly key: string;
  readonly rule: string | null;
  /** The values of other options under which this one matters. */
  readonly when: Readonly<Record<string, unknown>>;
  readonly preset: unknown;
  readonly input:
    | { readonly kind: 'switch' }
    | { readonly kind: 'list'; readonly values: readonly string[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'text'; readonly most: number };
}
const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.unknown(),
  rule: z.string().optional(),
  when: z.record(z.string(), z.unknown()).optional(),
});

/** The options form of a game, in the order of its schema; an object (an army) is put together elsewhere. */
export const fieldsOf = (game: AnyGame): OptionField[] => {
  const { properties = {} } = z.toJSONSchema(game.schema.options, { io: 'input' });
  return Object.entries(properties).flatMap(([key, raw]): OptionField[] => {
    const { type, enum: values, minimum, maximum, maxLength, default: preset, rule, when } = property.parse(raw);
    if (type === 'object') return [];
    const shared = { key, rule: rule ?? null, when: when ?? {}, preset };
    if (values) return [{ ...shared, input: { kind: 'list', values } }];
    if (type === 'boolean') return [{ ...shared, input: { kind: 'switch' } }];
    if (type === 'integer') return [{ ...shared, input: { kind: 'number', min: minimum ?? 0, max: maximum ?? 999 } }];
    if (type === 'string') return [{ ...shared, input: { kind: 'text', most: maxLength ?? 200 } }];
    throw new Error(`${game.id}: the option ${key} is neither a switch, a list, a whole number nor a text.`);
  });
};
/** Whether the option matters with these values of the others; a list in `when` names several values. */
export const matters = (field: OptionField, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.when).every(([key, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(values[key]) : values[key] === wanted,
  );
