import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { formatMessage, t } from '../../i18n/index.ts';
import { Toggle } from '../components/Toggle.tsx';
import { type InputProps, type OptionField, valueKey } from '../starting/form.ts';
import { Row } from '../components/Row.tsx';

type Plain = Exclude<OptionField['input'], { kind: 'design' }>;
/** A switch, a list, a text or an integer of the options form. */
export const OptionInput = ({ game, field, input, values, set: setAll }: InputProps & { readonly input: Plain }) => {
  const id = useId();
  const label = formatMessage({ key: `${game}:option.${field.key}` });
  const value = values[field.key];
  const set = (next: unknown) => setAll({ ...values, [field.key]: next });
  if (input.kind === 'switch') return <Toggle on={value === true} set={set} label={label} />;
  if (input.kind === 'list') {
    return (
      <Row className="spread" data-part="option">
        <label htmlFor={id}>{label}</label>
        <select id={id} className="field" value={String(value)} onChange={(event) => set(event.target.value)}>
          {input.values.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ key: `${game}:${valueKey(field, each, values)}` })}
            </option>
          ))}
        </select>
      </Row>
    );
  }
  if (input.kind === 'text') {
    return (
      <Row className="spread" data-part="option">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="field"
          value={String(value)}
          maxLength={input.most}
          onChange={(event) => set(event.target.value)}
        />
      </Row>
    );
  }
  return (
    <Row
      as={NumberField.Root}
      id={id}
      className="spread"
      data-part="option"
      // The match would raise a number below the limit. It is shown as it will be.
      value={Math.max(input.min, Number(value))}
      min={input.min}
      max={input.max}
      // All numbers in games are integers.
      format={{ maximumFractionDigits: 0 }}
      onValueChange={(next) => next !== null && set(Math.round(next))}
    >
      <label htmlFor={id}>{label}</label>
      <Row as={NumberField.Group} className="number">
        <NumberField.Decrement className="icon" aria-label={t('less')}>
          <Minus aria-hidden />
        </NumberField.Decrement>
        <NumberField.Input className="field" />
        <NumberField.Increment className="icon" aria-label={t('more')}>
          <Plus aria-hidden />
        </NumberField.Increment>
      </Row>
    </Row>
  );
};
