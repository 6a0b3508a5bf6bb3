import { Tabs } from '@base-ui/react/tabs';
import type { Roster } from '../../../games/sci-fi/armies/armies.ts';
import { SeatName } from '../../components/SeatName.tsx';
import { formatMessage } from '../../../i18n/index.ts';
import type { InputProps } from '../../starting/form.ts';
import { OptionInput } from '../OptionInput.tsx';
import { ArmyPanel } from './ArmyPanel.tsx';
import { SIDES, type Side } from './sides.ts';
import { Row } from '../../components/Row.tsx';

/** The editor of both sides' armies, each on a page of its own, under one points limit. */
export const ArmyEditor = (props: InputProps & { armies: Readonly<Record<Side, Roster>> }) => {
  const { game, field, fields, values, set, armies, called } = props;
  const limit = fields.find(({ key }) => key === 'points');
  return (
    <Tabs.Root defaultValue="blue" className="army">
      <Row className="armyhead">
        <Tabs.List
          activateOnFocus
          className="segments"
          aria-label={formatMessage({ key: `${game}:option.${field.key}` })}
        >
          {SIDES.map((side) => (
            <Tabs.Tab key={side} value={side}>
              <SeatName seat={side} name={called(side)} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {limit?.input.kind === 'number' && (
          <div className="grow">
            <OptionInput {...props} field={limit} input={limit.input} />
          </div>
        )}
      </Row>
      {SIDES.map((side) => (
        <Tabs.Panel key={side} value={side}>
          <ArmyPanel
            game={game}
            side={side}
            called={called(side)}
            army={armies[side]}
            limit={Number(values['points'])}
            fire={values['fire'] === 'virtual' ? 'virtual' : 'real'}
            set={(army) => set({ ...values, [field.key]: { ...armies, [side]: army } })}
          />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
};
