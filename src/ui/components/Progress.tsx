import { t } from '../../i18n/index.ts';
import { Row } from './Row.tsx';

/** A long task with its done part (0 to 1), and the button that stops it. */
export const Progress = ({ text, done, stop }: { text: string; done: number; stop: () => void }) => (
  <Row className="paper notice" role="status">
    <p className="grow">{text}</p>
    <progress value={done} aria-label={text} />
    <button type="button" className="plain" onClick={stop}>
      {t('stop')}
    </button>
  </Row>
);
