import { type ReactNode, useId } from 'react';
import { Row } from './Row.tsx';

/** A labelled switch. It is a native button, because the home screen has one and should load no widgets. */
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
      <button
        id={id}
        type="button"
        role="switch"
        className="switch"
        aria-checked={props.on}
        aria-label={props.label}
        disabled={props.disabled}
        onClick={() => props.set(!props.on)}
      >
        <span />
      </button>
    </Row>
  );
};
