import { t } from '../../../i18n/index.ts';
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
    <div className="segments" role="group" aria-label={label}>
      {HELP_LEVELS.map((each) => (
        <button key={each} type="button" aria-pressed={level === each} onClick={() => set(each)}>
          {t(`help.${each}`)}
        </button>
      ))}
    </div>
  </>
);
