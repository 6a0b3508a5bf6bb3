import { t } from '../../i18n/index.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { Row } from '../components/Row.tsx';
import { Segments } from '../components/Segments.tsx';

const WAYS = ['side', 'opposite'] as const;
/** How two people sit at the screen. Opposite each other, the table and its controls turn to the active player. */
export const Sitting = () => {
  const seating = useSettings((settings) => settings.seating);
  return (
    <Row className="sitting">
      <span aria-hidden>{t('setup.sitting')}</span>
      <Segments
        label={t('setup.sitting')}
        values={WAYS}
        value={seating}
        set={(way) => changeSettings({ seating: way })}
        textOf={(way) => t(`setup.sitting.${way}`)}
      />
    </Row>
  );
};
