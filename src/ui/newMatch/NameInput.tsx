import { lazy } from 'react';
import { plainText } from '../../core/names.ts';
import type { NameProps } from './NameOffers.tsx';

// The list of names loads if anyone has played here before. The page waits for it, so no field changes during input.
const NameOffers = lazy(() => import('./NameOffers.tsx').then((module) => ({ default: module.NameOffers })));

/** A player's name: typed or, with `offers`, one of the names of earlier players. */
export const NameInput = ({ offers, ...name }: NameProps & { readonly offers: boolean }) =>
  offers ? <NameOffers {...name} /> : <Typed {...name} />;
const Typed = ({ value, label, placeholder, set }: NameProps) => (
  <input
    className="field grow"
    value={value}
    maxLength={40}
    placeholder={placeholder}
    aria-label={label}
    onChange={(event) => set(plainText(event.target.value))}
  />
);
