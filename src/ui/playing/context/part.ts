import { createContext, type Context, use } from 'react';

/** Creates a context and the hook that reads it. The hook throws outside of its provider. `name` says what it gives, for that error. */
export const partOfMatch = <Value>(name: string): readonly [Context<Value | null>, () => Value] => {
  const Part = createContext<Value | null>(null);
  const usePart = (): Value => {
    const value = use(Part);
    if (value === null) throw new Error(`There is no ${name} here: this part of the page is outside of a match.`);
    return value;
  };
  return [Part, usePart];
};
