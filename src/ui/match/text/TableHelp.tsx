import type { Interaction } from '../../../interaction/view.ts';
import { keyHelp } from './keyHelp.ts';

/** What the keys of the table do now, for a screen reader. */
export const TableHelp = ({ interaction }: { readonly interaction: Interaction }) => (
  <span id="tableHelp" className="hidden">
    {keyHelp(interaction)}
  </span>
);
