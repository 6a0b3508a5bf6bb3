import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { Row } from './Row.tsx';

/** A labelled switch. */
export const Toggle = (props: {
  on: boolean;
  set(on: boolean): void;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}) => {
  const id = useId();
  return (
    <Row as="span" className="toggle">
      {props.icon}
      <label htmlFor={id}>{props.label}</label>
      <Switch.Root
        id={id}
        className="switch"
        checked={props.on}
        onCheckedChange={props.set}
        aria-label={props.label}
        disabled={props.disabled ?? false}
      >
        <Switch.Thumb />
      </Switch.Root>
    </Row>
  );
};
