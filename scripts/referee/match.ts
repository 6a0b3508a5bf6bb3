import type { TableEvent } from '../../src/core/event.ts';
import { initialStep, type TimelineStep } from '../../src/core/match.ts';
import type { Message } from '../../src/core/message.ts';
import type { Seat } from '../../src/core/seat.ts';
import { MOST_ACTIONS } from '../../src/store/series/plan.ts';
import type { SeriesEnding } from '../../src/store/series/results.ts';
import { runWithShots } from '../../src/store/runWithShots.ts';
import { FAULTS, Forfeit } from './protocol.ts';
import { type Setting, type Side, startSide } from './sides.ts';

/** How a match ended. `lost` names the player who lost it by a fault, and the fault. */
export interface Ended extends SeriesEnding {
  readonly number: number;
  readonly lost?: { readonly player: number; readonly fault: (typeof FAULTS)[number]; readonly detail: string };
}

/** Returns the step of a program's action. Throws a `Forfeit` if the action is refused. */
const stepOf = ({ game, match, engine }: Setting, ply: number, state: unknown, answer: unknown): TimelineStep => {
  const parsed = game.schema.action.safeParse(answer);
  const shown = JSON.stringify(answer).slice(0, 200);
  if (!parsed.success) throw new Forfeit('refused action', `${game.id} has no such action: ${shown}`);
  const { ran } = runWithShots(game, match.seed, ply, state, { action: parsed.data }, engine);
  if ('refused' in ran) throw new Forfeit('refused action', `rule ${ran.refused.rule}: ${shown}`);
  if (!('step' in ran)) throw new Error(`${game.id}, action ${ply}: the seed had no die.`);
  return ran.step;
};
/** Plays until the rules end the match or the actions run out. */
const playOn = async (
  setting: Setting,
  sides: ReadonlyMap<Seat, Side>,
  acts: (seat: Seat, ply: number) => void,
): Promise<{ winners: readonly Seat[] | null; why: Message | null }> => {
  const { game, match } = setting;
  const start = initialStep(game, match);
  const past: TimelineStep[] = game.secrets ? [start] : [];
  const unseen = new Map<Seat, TableEvent[]>([...sides.keys()].map((seat) => [seat, []]));
  let { state } = start;
  for (let ply = 1; ; ply++) {
    const turn = game.turn(state);
    if ('over' in turn) return turn.over;
    if (ply > MOST_ACTIONS) return { winners: null, why: null };
    const seat = turn.to;
    acts(seat, ply);
    const events = unseen.get(seat) ?? [];
    unseen.set(seat, []);
    const step = stepOf(setting, ply, state, await sides.get(seat)?.choose({ seat, ply, state, past, events }));
    for (const list of unseen.values()) list.push(...step.events);
    if (game.secrets) past.push(step);
    ({ state } = step);
  }
};

/** Plays one match. `names` are the sides, and `seats` are their seats. A fault loses the match for its side. */
export const playMatch = async (setting: Setting, names: readonly string[], seats: readonly Seat[]): Promise<Ended> => {
  const sides = new Map(seats.map((seat, player) => [seat, startSide(setting, names[player] as string, seat)]));
  let [active, length] = [seats[0] as Seat, 0];
  const acts = (seat: Seat, ply: number): void => void ([active, length] = [seat, ply]);
  let ended: Ended | null = null;
  try {
    const { winners, why } = await playOn(setting, sides, acts);
    ended = { number: setting.number, seats, winners, why, length };
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const lost = { player: seats.indexOf(active), fault: error.fault, detail: error.message };
    const winners = seats.filter((seat) => seat !== active);
    ended = { number: setting.number, seats, winners, why: null, length: length - 1, lost };
  } finally {
    const { winners = null, lost = null } = ended ?? {};
    const result = { winners, lost: lost && { seat: active, fault: lost.fault } };
    await Promise.all([...sides.values()].map((side) => side.close(result)));
  }
  return ended;
};
