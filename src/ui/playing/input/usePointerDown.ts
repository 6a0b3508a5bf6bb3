import { useEffect, useState } from 'react';
import { onPressed } from '../../components/pressed.ts';

/** Whether a finger or a button is down on the table. Nothing is listened for if it does not matter. */
export const usePointerDown = (matters: boolean): boolean => {
  const [touched, touch] = useState(false);
  useEffect(() => {
    if (!matters) return undefined;
    const onTable = ({ target }: Event): boolean =>
      target instanceof Element && target.closest('[role=application]') !== null;
    return onPressed(touch, onTable);
  }, [matters]);
  return touched && matters;
};
