import { enabledChoices, type Choice } from '../../src/core/choice.ts';
import { isVisibleTo, type TableEvent } from '../../src/core/event.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { z } from '../../src/core/schema.ts';
import type { Seat } from '../../src/core/seat.ts';

/** The version of the messages between the referee and a program. */
const PROTOCOL = 1;
/** Why a program has lost a match without being beaten on the table. */
export const FAULTS = ['crash', 'silence', 'malformed line', 'refused action'] as const;
/** Ends a match: the program to act has lost it. */
export class Forfeit extends Error {
  constructor(
    readonly fault: (typeof FAULTS)[number],
    detail: string,
  ) {
    super(detail);
  }
}

/** Returns a message as one line. Films of shots are left out: they only show what the results already say. */
export const lineOf = (message: object): string =>
  `${JSON.stringify({ protocol: PROTOCOL, ...message }, (key, value: unknown) => (key === 'frames' ? undefined : value))}\n`;

const answerSchema = z.object({ action: z.unknown() });
/** Returns the action of a program's line. Throws a `Forfeit` if the line is not a JSON object with an action. */
export const actionOfLine = (line: string): unknown => {
  try {
    const { action } = answerSchema.parse(JSON.parse(line));
    if (action !== undefined) return action;
  } catch {
    // Reported below like a line without an action.
  }
  throw new Forfeit('malformed line', `not a JSON object with "action": ${line.slice(0, 80)}`);
};

/** Returns a choice as data. `action` is the action itself, or a legal example where a point, a path or an aim is free. */
const choiceData = (choice: Choice<unknown>): object => ({
  ...choice,
  action: choice.kind === 'do' ? choice.action : choice.example(),
});
/** Returns what a seat is asked: its own view, the choices in it, and the events since it was last asked that it may know. */
export const question = (game: AnyGame, state: unknown, seat: Seat, events: readonly TableEvent[]): object => {
  const view = game.view(state, seat);
  return {
    type: 'move',
    seat,
    view,
    choices: enabledChoices(game.choices(view)).map(choiceData),
    events: events.filter((event) => isVisibleTo(event, seat)),
  };
};
