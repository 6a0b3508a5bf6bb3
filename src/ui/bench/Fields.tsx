import type { LabField, LabSettings } from '../../core/oddsLab.ts';
import { isSwitchOn, fieldValue } from '../../core/oddsLab.ts';
import { formatMessage } from '../../i18n/index.ts';
import { Portrait } from '../../table/figures/Portrait.tsx';
import { useTheme } from '../appearance.ts';
import { Toggle } from '../components/Toggle.tsx';

/** The most values without figures that have a button each. */
const FEW = 2;
interface Props {
  readonly fields: readonly LabField[];
  readonly setting: LabSettings;
  set(change: LabSettings): void;
}
/** The actor, the action, the target and the conditions. */
export const Fields = ({ fields, setting, set }: Props) => {
  const wall = useTheme() === 'projector';
  return (
    <>
      {fields.map((field) => {
        if (field.kind === 'switch')
          return (
            <Toggle
              key={field.id}
              on={isSwitchOn(setting, field.id)}
              set={(on) => set({ [field.id]: on ? 'on' : 'off' })}
              label={formatMessage(field.label)}
            />
          );
        const long = field.values.length > FEW && !field.values.some(({ look }) => look);
        const Field = wall || long ? SelectField : ButtonsField;
        return <Field key={field.id} field={field} setting={setting} set={set} />;
      })}
    </>
  );
};
interface OneProps extends Pick<Props, 'setting' | 'set'> {
  readonly field: Extract<LabField, { kind: 'one' }>;
}
/** A field with a button for each value, with its figure if it has one. */
const ButtonsField = ({ field, setting, set }: OneProps) => {
  const theme = useTheme();
  return (
    <fieldset data-figures={field.values.some(({ look }) => look) || undefined}>
      <legend>{formatMessage(field.label)}</legend>
      <div>
        {field.values.map(({ id, label, look }) => (
          <button
            key={id}
            type="button"
            aria-pressed={fieldValue(setting, field) === id}
            onClick={() => set({ [field.id]: id })}
          >
            {look && <Portrait piece={look} theme={theme} size={48} />}
            <span>{formatMessage(label)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
/** A field as one line with a list that opens, where texts are large. */
const SelectField = ({ field, setting, set }: OneProps) => {
  const theme = useTheme();
  const value = fieldValue(setting, field);
  const look = field.values.find(({ id }) => id === value)?.look;
  return (
    <label className="selectfield">
      <span>{formatMessage(field.label)}</span>
      {look && <Portrait piece={look} theme={theme} size={48} />}
      <select className="field" value={value} onChange={(event) => set({ [field.id]: event.target.value })}>
        {field.values.map(({ id, label }) => (
          <option key={id} value={id}>
            {formatMessage(label)}
          </option>
        ))}
      </select>
    </label>
  );
};
