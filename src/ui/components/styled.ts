import { type ComponentPropsWithRef, createElement, type ElementType, type ReactElement } from 'react';

type Styled<T extends ElementType> = { readonly as?: T; readonly className?: string } & Omit<
  ComponentPropsWithRef<T>,
  'as' | 'className'
>;
/** Makes a component of an element with shared looks: the classes come from its module. `as` gives it another element. */
export const styled =
  <D extends ElementType>(element: D, classes: string | undefined, given?: object) =>
  <T extends ElementType = D>({ as, className = '', ...props }: Styled<T>): ReactElement =>
    createElement(as ?? element, { ...given, ...props, className: `${classes} ${className}` });
