import type { RuleId } from './message.ts';

/**
 * The moment at which a hint comes: nobody is picked yet (`pick`); the picked piece may be put, may walk, be aimed by a flick or as a gun, or turn on
 * another (`target`); a way, an aim or a look at somebody half hidden is proposed (`way`, `aimed`, `hidden`); a throw is next (`throw`); the row of one was lit
 * (`lit`); the table is to be handed over; a choice with this key (of the game's own texts) is open to the picked piece or to nobody in particular
 * (told beside its button, or `on` the pieces that may be moved meanwhile);
 * something has just come about by this rule.
 */
export type HintTrigger =
  | 'pick'
  | 'put'
  | 'walk'
  | 'flick'
  | 'gun'
  | 'target'
  | 'way'
  | 'aimed'
  | 'hidden'
  | 'throw'
  | 'lit'
  | 'handOver'
  | { readonly choice: string; readonly on?: 'pieces' }
  | { readonly rule: RuleId };
/** One sentence of the first match, said once when its moment has come, beside what it is about. */
export interface Hint {
  /** Told by the text `hint.<id>`; it takes the place of the app's own hint of that id. */
  readonly id: string;
  readonly at: HintTrigger;
}
