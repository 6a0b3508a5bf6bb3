import type { Mm } from '../geometry/point.ts';
import type { RollRequest } from './luck.ts';
import type { Message } from './message.ts';

/** A table of numbers, such as the profiles of units. */
interface ReferenceTable {
  readonly heading: Message;
  readonly columns: readonly Message[];
  readonly rows: readonly { readonly name: Message; readonly cells: readonly (number | string | Message)[] }[];
}
/** Rolls of one kind that differ in a number, such as by how much the armour is higher. */
interface RollGrid {
  readonly heading: Message;
  readonly rolls: readonly { readonly name: Message; readonly roll: RollRequest }[];
}
/** A distance of the rules. `disc`: it is the radius of an area, such as a blast. */
interface ReferenceLength {
  readonly text: Message;
  readonly mm: Mm;
  readonly disc?: true;
}
/**
 * What a game's printed reference has besides its summary. All numbers come from the rules, so that the sheet cannot differ from
 * them. In rolls, `by` is the id of the piece that acts and `on` that of its target.
 */
export interface GameReference {
  readonly tables?: readonly ReferenceTable[];
  readonly rolls?: readonly RollRequest[];
  readonly grids?: readonly RollGrid[];
  readonly lengths: readonly ReferenceLength[];
}
