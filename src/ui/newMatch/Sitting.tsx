import { t } from '../../i18n/index.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { Row } from '../components/Row.tsx';

const WAYS = ['side', 'opposite'] as const;
/** How two people sit at the screen. Opposite each other, the table and its controls turn to the active player. */
export const Sitting = () => {
  const seating = useSettings((settings) => settings.seating);
  return (
    <Row className="sitting">
      <span aria-hidden>{t('setup.sitting')}</span>
      <span className="segments" role="group" aria-label={t('setup.sitting')}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={seating === way}
            onClick={() => changeSettings({ seating: way })}
          >
            {t(`setup.sitting.${way}`)}
          </button>
        ))}
      </span>
    </Row>
  );
};
