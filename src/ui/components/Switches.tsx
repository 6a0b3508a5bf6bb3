import { Moon, Presentation, Sun } from 'lucide-react';
import { LANGUAGES, changeLanguage, t, useTranslation } from '../../i18n/index.ts';
import { THEMES } from '../../storage/settings.ts';
import { changeSettings } from '../../store/settings.ts';
import { useTheme } from '../appearance.ts';

/** The languages in their own words. */
export const NAMES = { en: 'English', ru: 'Русский' } as const;
export const LanguageSwitch = () => {
  const { i18n } = useTranslation();
  return (
    <div className="segments" role="group" aria-label={t('language')}>
      {LANGUAGES.toReversed().map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => {
            changeSettings({ language });
            void changeLanguage(language);
          }}
        >
          {NAMES[language]}
        </button>
      ))}
    </div>
  );
};
const ICONS = { light: Sun, dark: Moon, projector: Presentation };
/** Switches to the next theme. */
export const ThemeButton = () => {
  const theme = useTheme();
  const Icon = ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'light';
  return (
    <button
      type="button"
      className="icon"
      data-part="theme"
      title={t('theme.is', { theme: t(`theme.${theme}`) })}
      onClick={() => changeSettings({ theme: next })}
    >
      <Icon aria-hidden />
    </button>
  );
};
