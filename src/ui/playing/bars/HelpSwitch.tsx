import { t } from '../../../i18n/index.ts';
import { Segments } from '../../components/Segments.tsx';
import { HELP_LEVELS, type HelpLevel } from '../../../storage/settings.ts';

interface HelpSwitchProps {
  readonly level: HelpLevel;
  readonly label: string;
  set(level: HelpLevel): void;
}
/** The switch of how much the app helps a player. */
export const HelpSwitch = ({ level, label, set }: HelpSwitchProps) => (
  <>
    <p aria-hidden>{t('help.level')}</p>
    <Segments label={label} values={HELP_LEVELS} value={level} set={set} textOf={(each) => t(`help.${each}`)} />
  </>
);
