import { fieldValue, type LabSettings, type LabTrial } from '../../core/oddsLab.ts';
import { formatMessage } from '../../i18n/index.ts';

/** Returns the settings of a trial in words: each value, and each switch that is on. */
export const settingTexts = (trial: LabTrial<unknown, unknown>, setting: LabSettings): string[] =>
  trial.fields(setting).flatMap((field) => {
    const value = fieldValue(setting, field);
    if (field.kind === 'switch') return value === 'on' ? [formatMessage(field.label)] : [];
    const label = field.values.find(({ id }) => id === value)?.label;
    return label ? [`${formatMessage(field.label)}: ${formatMessage(label)}`] : [];
  });
