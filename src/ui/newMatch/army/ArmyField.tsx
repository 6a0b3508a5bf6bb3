import { armyCost } from '../../../games/sci-fi/armies/armies.ts';
import { armiesSchema } from '../../../games/sci-fi/types.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { SeatName } from '../../components/SeatName.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import type { InputProps } from '../../starting/form.ts';
import { ArmyEditor } from './ArmyEditor.tsx';
import { SIDES } from './sides.ts';
import { Row } from '../../components/Row.tsx';

/** The armies of both sides in the options form, with a button for their editor. */
export const ArmyField = (props: InputProps) => {
  const { game, field, values, called } = props;
  const armies = armiesSchema.parse(values[field.key]);
  const title = formatMessage({ key: `${game}:option.${field.key}` });
  return (
    <Row className="spread designfield" data-part="design-field">
      <strong>{title}</strong>
      <ul>
        {SIDES.map((side) => (
          <Row as="li" key={side}>
            <SeatName seat={side} name={called(side)} />
            <span>
              {t('army.units', { count: armies[side].length })} ·{' '}
              {t('army.cost', { cost: armyCost(armies[side]), count: Number(values['points']) })}
            </span>
          </Row>
        ))}
      </ul>
      <EditorDialog title={title} open={t('army.open')}>
        <ArmyEditor {...props} armies={armies} />
      </EditorDialog>
    </Row>
  );
};
