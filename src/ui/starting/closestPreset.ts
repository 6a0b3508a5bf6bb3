import type { AnyGame, Preset } from '../../core/game.ts';
import { deepEqual } from '../../core/equality.ts';
import { formatNumber, formatMessage, t } from '../../i18n/index.ts';
import { matters, type OptionField, type Values, valueKey } from './form.ts';

/** What a set of options resembles: a scenario, or the default (null). */
export interface ClosestPreset {
  readonly preset: Preset<unknown> | null;
  readonly values: Values;
  /** The relevant options that differ, in the form's order. */
  readonly differs: readonly OptionField[];
}
const differingFrom = (fields: readonly OptionField[], values: Values, base: Values): OptionField[] =>
  fields.filter((field) => matters(field, values) && !deepEqual(values[field.key], base[field.key]));
/** Returns what these values resemble most: the default, or the scenario with the fewest differences. */
export const closestPreset = (
  fields: readonly OptionField[],
  values: Values,
  usual: Values,
  presets: readonly Preset<unknown>[],
): ClosestPreset => {
  const all = [null, ...presets].map((preset): ClosestPreset => {
    const base = { ...usual, ...(preset?.options as Values | undefined) };
    return { preset, values: base, differs: differingFrom(fields, values, base) };
  });
  return all.reduce((best, each) => (each.differs.length < best.differs.length ? each : best));
};
/** Returns the current setting of an option, in a few words. */
export const settingText = ({ id }: AnyGame, field: OptionField, values: Values): string => {
  const what = formatMessage({ key: `${id}:option.${field.key}` });
  const { input } = field;
  const value = values[field.key];
  if (input.kind === 'switch') return value === true ? what : t('more.off', { what });
  if (input.kind === 'number') return t('more.set', { what, value: formatNumber(Number(value)) });
  if (input.kind !== 'list') return what;
  return t('more.set', { what, value: formatMessage({ key: `${id}:${valueKey(field, String(value), values)}` }) });
};
