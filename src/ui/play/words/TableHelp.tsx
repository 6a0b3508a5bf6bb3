import type { Hand } from '../hand/usePlayHand.ts';
import { keyHelp } from './keyHelp.ts';

/** What the keys of the table do now, for a screen reader. */
export const TableHelp = ({ hand }: { readonly hand: Hand }) => (
  <span id="tableHelp" className="hidden">
    {keyHelp(hand)}
  </span>
);
