import { lazy } from 'react';
import { plainText } from '../../core/names.ts';
import type { NameProps } from './NameOffers.tsx';

// The list of names comes where somebody has played here before; the page waits for it, so that no field is changed under a hand.
const NameOffers = lazy(() => import('./NameOffers.tsx').then((module) => ({ default: module.NameOffers })));

/** A player's name: typed, or where `offers` says so one of those who have played here. */
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
