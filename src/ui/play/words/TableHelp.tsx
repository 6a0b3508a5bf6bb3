import type { Hand } from '../hand/usePlayHand.ts';
import { keyHelp } from './keyHelp.ts';

/** What the keys of the table do now, for a screen reader. */
export const TableHelp = ({ interaction }: { readonly interaction: Hand }) => (
  <span id="tableHelp" className="hidden">
    {keyHelp(interaction)}
  </span>
);
