import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const NBSP = '\u00A0';
/** The place of the last match while it is read. It has the same lines as the card, so nothing moves when the card appears. */
export const LastMatchPlace = () => (
  <div className="paper last" data-part="last-match-place" aria-hidden>
    <div className="words empty">
      <Small>{NBSP}</Small>
      <h2>{NBSP}</h2>
      <Row as="p" className="players">
        {NBSP}
      </Row>
      <Small>{NBSP}</Small>
      <Row>
        <PrimaryButton tabIndex={-1}>{NBSP}</PrimaryButton>
      </Row>
    </div>
    <div className="view" />
  </div>
);
