import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { hasText, tell, ui } from '../../i18n/index.ts';
import { openRule } from '../Rulebook.tsx';
import { Toggle } from '../Toggle.tsx';
import { matters, type OptionField } from './form.ts';

type Values = Readonly<Record<string, unknown>>;
/** A game's options; each names the rule that it turns on. */
export const OptionsForm = (props: {
  game: string;
  fields: readonly OptionField[];
  values: Values;
  set(values: Values): void;
}) => (
  <div className="options">
    {props.fields
      .filter((field) => matters(field, props.values))
      .map((field) => (
        <div key={field.key} className="option row">
          <div className="grow">
            <Input
              game={props.game}
              field={field}
              value={props.values[field.key]}
              set={(value) => props.set({ ...props.values, [field.key]: value })}
            />
            {hasText(`${props.game}:option.${field.key}.help`) && (
              <p className="small">{tell({ key: `${props.game}:option.${field.key}.help` })}</p>
            )}
          </div>
          {field.rule && (
            <button
              type="button"
              className="rule"
              onClick={() => openRule(props.game, field.rule)}
              aria-label={ui('rule.open', { rule: field.rule })}
            >
              {field.rule}
            </button>
          )}
        </div>
      ))}
  </div>
);

const Input = ({
  game,
  field,
  value,
  set,
}: {
  game: string;
  field: OptionField;
  value: unknown;
  set(value: unknown): void;
}) => {
  const id = useId();
  const label = tell({ key: `${game}:option.${field.key}` });
  const { input } = field;
  if (input.kind === 'switch') return <Toggle on={value === true} set={set} label={label} />;
  if (input.kind === 'list') {
    return (
      <div className="row spread">
        <label htmlFor={id}>{label}</label>
        <select id={id} className="field" value={String(value)} onChange={(event) => set(event.target.value)}>
          {input.values.map((each) => (
            <option key={each} value={each}>
              {tell({ key: `${game}:option.${field.key}.${each}` })}
            </option>
          ))}
        </select>
      </div>
    );
  }
  if (input.kind === 'text') {
    return (
      <div className="row spread">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="field"
          value={String(value)}
          maxLength={input.most}
          onChange={(event) => set(event.target.value)}
        />
      </div>
    );
  }
  return (
    <NumberField.Root
      id={id}
      className="row spread"
      value={Number(value)}
      min={input.min}
      max={input.max}
      onValueChange={(next) => next !== null && set(next)}
    >
      <label htmlFor={id}>{label}</label>
      <NumberField.Group className="row number">
        <NumberField.Decrement className="icon" aria-label={ui('less')}>
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input className="field" />
        <NumberField.Increment className="icon" aria-label={ui('more')}>
          <Plus aria-hidden />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
};
