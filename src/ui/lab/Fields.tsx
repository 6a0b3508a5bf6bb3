import type { LabField, LabSettings } from '../../core/oddsLab.ts';
import { isSwitchOn, fieldValue } from '../../core/oddsLab.ts';
import { formatMessage } from '../../i18n/index.ts';
import { Portrait } from '../../table/figures/Portrait.tsx';
import { useTheme } from '../appearance.ts';
import { Toggle } from '../components/Toggle.tsx';

interface Props {
  readonly fields: readonly LabField[];
  readonly setting: LabSettings;
  set(change: LabSettings): void;
}
/** The actor, the action, the target and the conditions. */
export const Fields = ({ fields, setting, set }: Props) => {
  const theme = useTheme();
  return (
    <>
      {fields.map((field) =>
        field.kind === 'switch' ? (
          <Toggle
            key={field.id}
            on={isSwitchOn(setting, field.id)}
            set={(on) => set({ [field.id]: on ? 'on' : 'off' })}
            label={formatMessage(field.label)}
          />
        ) : (
          <fieldset key={field.id} data-figures={field.values.some(({ look }) => look) || undefined}>
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
        ),
      )}
    </>
  );
};
