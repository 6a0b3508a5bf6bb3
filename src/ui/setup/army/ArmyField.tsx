import { armyCost } from '../../../games/sci-fi/armies/armies.ts';
import { armiesSchema } from '../../../games/sci-fi/types.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { SeatName } from '../../parts/SeatName.tsx';
import { EditorDialog } from '../EditorDialog.tsx';
import type { InputProps } from '../form.ts';
import { ArmyEditor } from './ArmyEditor.tsx';
import { SIDES } from './sides.ts';

/** The armies of both sides in the options form, with the way into their editor. */
export const ArmyField = (props: InputProps) => {
  const { game, field, values, called } = props;
  const armies = armiesSchema.parse(values[field.key]);
  const title = tell({ key: `${game}:option.${field.key}` });
  return (
    <div className="row spread designfield">
      <strong>{title}</strong>
      <ul>
        {SIDES.map((side) => (
          <li key={side} className="row">
            <SeatName seat={side} name={called(side)} />
            <span>
              {ui('army.units', { count: armies[side].length })} ·{' '}
              {ui('army.cost', { cost: armyCost(armies[side]), count: Number(values['points']) })}
            </span>
          </li>
        ))}
      </ul>
      <EditorDialog title={title} open={ui('army.open')}>
        <ArmyEditor {...props} armies={armies} />
      </EditorDialog>
    </div>
  );
};
