import { useGame } from '../useGame.ts';
import { hasText, formatNumber, formatMessage, t } from '../../i18n/index.ts';
import { type OptionField, type Values, fieldsOf, matters, valueKey } from '../starting/form.ts';
import { Small } from '../components/Small.tsx';

interface Ways {
  readonly value: unknown;
  readonly name: string;
}
/** Returns the possible settings of an option, by name. A number has its default and its limits. */
const waysOf = (game: string, field: OptionField, usual: Values): Ways[] => {
  const { input, preset } = field;
  if (input.kind === 'switch')
    return [false, true].map((value) => ({ value, name: t(value ? 'rulebook.on' : 'rulebook.off') }));
  if (input.kind === 'list')
    return input.values.map((value) => ({
      value,
      name: formatMessage({ key: `${game}:${valueKey(field, value, usual)}` }),
    }));
  if (input.kind === 'number') return [{ value: preset, name: formatNumber(Number(preset)) }];
  return [];
};
const isOf = ({ rule, rules }: OptionField, id: string): boolean => rule === id || Object.values(rules).includes(id);

/** The effect of options on a rule: their values, with the default named. In an open match, the current value is framed. */
export const RuleOptions = ({
  game: id,
  rule,
  inForce,
}: {
  readonly game: string;
  readonly rule: string;
  readonly inForce: Values | null;
}) => {
  const game = useGame(id);
  if (!game) return null;
  const fields = fieldsOf(game);
  const usual = Object.fromEntries(fields.map(({ key, preset }) => [key, preset]));
  const own = fields.filter((field) => isOf(field, rule));
  if (own.length === 0) return null;
  return (
    <dl className="ways">
      {own.map((field) => {
        const help = `${id}:option.${field.key}.help`;
        const { input, preset } = field;
        // An option without effect, because of another option, is not in force.
        const now = inForce && matters(field, inForce) ? inForce[field.key] : undefined;
        const ways = waysOf(id, field, { ...usual, ...inForce });
        // A number that is not the default is shown beside it.
        const own = input.kind === 'number' && now !== undefined && now !== preset;
        return (
          <div key={field.key}>
            <dt>{formatMessage({ key: `${id}:option.${field.key}` })}</dt>
            {[...ways, ...(own ? [{ value: now, name: formatNumber(Number(now)) }] : [])].map(({ value, name }) => (
              <dd key={name} data-now={value === now || undefined}>
                {name}
                {value === preset && <Small as="span"> · {t('rulebook.usual')}</Small>}
                {value === now && <Small as="span"> · {t('rulebook.now')}</Small>}
                {input.kind === 'number' && value === preset && (
                  <Small as="span"> · {t('rulebook.range', { least: input.min, most: input.max })}</Small>
                )}
              </dd>
            ))}
            {hasText(help) && (
              <Small as="dd" className="help">
                {formatMessage({ key: help })}
              </Small>
            )}
          </div>
        );
      })}
    </dl>
  );
};
