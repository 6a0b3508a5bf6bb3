import { memo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';

/** A part of the page that is drawn anew only when what it is given has changed, or the language: what a piece in the hand does not touch. */
export const settled = <Props extends object>(Part: (props: Props) => ReactNode) =>
  memo(function Settled(props: Props) {
    useTranslation();
    return <Part {...props} />;
  });
