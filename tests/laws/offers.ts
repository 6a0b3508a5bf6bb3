// What is offered and what is allowed are the same: on tables of matches played by lot each open choice is allowed, and each allowed action is offered.
import { asView, type View } from '../../src/core/view.ts';
import { expect } from 'vitest';
import { type Aim, AIM_CONTROLS } from '../../src/core/aim.ts';
import { botRandom } from '../../src/core/bots.ts';
import { type Choice, enabledChoices, legalSpots } from '../../src/core/choice.ts';
import { isTimeUp } from '../../src/core/flow/timeUp.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Seat } from '../../src/core/seat.ts';
import type { Point } from '../../src/geometry/point.ts';
import { type Drawn, generated } from './generated.ts';
import { forLooks, offeredOn, TABLES } from './walks.ts';

/** Fields that are not compared: records hold them though no hand sets them (`even`, `facing`, `rest`), or they name one of several equal things (`weapon`). */
const APART: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  flick: { put: ['facing'] },
  stratego: { lineUp: ['rest'] },
  'sci-fi': { lineUp: ['even'], walk: ['facing'], shoot: ['weapon'], fire: ['weapon'] },
};
/** An action as text, its fields in order, without those that are not compared. */
const spelt = (game: AnyGame, action: unknown, ...but: readonly string[]): string => {
  const apart = [...(APART[game.id]?.[(action as { type: string }).type] ?? []), ...but];
  const kept = Object.entries(action as Drawn).filter(([name, value]) => value !== undefined && !apart.includes(name));
  return JSON.stringify(kept.toSorted(([a], [b]) => a.localeCompare(b)));
};
const aimOf = (action: Drawn): Aim =>
  Object.fromEntries(AIM_CONTROLS.flatMap((name) => (name in action ? [[name, action[name]]] : [])));
/** Whether a choice of a place, a way or an aim makes an action; the game itself reads from a way what it leads to. */
const makes = (game: AnyGame, choice: Choice<unknown>, action: Drawn): boolean => {
  const is = (made: unknown, ...but: readonly string[]): boolean =>
    spelt(game, made, ...but) === spelt(game, action, ...but);
  if (choice.kind === 'put') {
    const points = legalSpots(choice.to) ?? ('at' in action ? [action['at'] as Point] : []);
    return points.some((point) => is(choice.at(point, action['facing'] as number | undefined)));
  }
  if (choice.kind === 'walk')
    return Array.isArray(action['path']) && is(choice.along(action['path'] as Point[]), 'target');
  if (choice.kind !== 'aim') return false;
  const aim = aimOf(action);
  const inLimits = Object.entries(choice.controls.set).every(([name, { from, to }]) => {
    const value = aim[name as keyof Aim];
    return value === undefined || (value >= from && value <= to);
  });
  // A control that is left as it is need not be in the action: both mean the same.
  const { facing } = choice.controls.set;
  const asIs = facing && facing.start === action['facing'] ? ['facing'] : [];
  return inLimits && is(choice.toward(aim, action['on'] as string | undefined), ...asIs);
};
/** Whether a choice belongs to the piece that an action names, if it names one. */
const isOf = ({ piece }: Choice<unknown>, { id }: Drawn): boolean => id === undefined || piece === id;
/** Compares offers and refusals on one table, by draws of a seed. */
const checkTable = (game: AnyGame, view: View<unknown>, to: Seat, seed: string): void => {
  const offered = offeredOn(game, view).filter(({ disabled }) => !disabled);
  for (const choice of enabledChoices(offered))
    expect(game.refuse(view, choice.kind === 'do' ? choice.action : choice.example())).toBeNull();
  const listed = new Set(offered.flatMap((choice) => (choice.kind === 'do' ? [spelt(game, choice.action)] : [])));
  const others = offered.filter(({ kind }) => kind !== 'do');
  for (const action of generated(game, { scene: game.scene(view), to, whole: botRandom(seed, 0) })) {
    // The app's own action when time is up has a law of its own (contract.clock.test.ts).
    if (isTimeUp(action) || listed.has(spelt(game, action)) || game.refuse(view, action) !== null) continue;
    const made = others.some((choice) => isOf(choice, action) && makes(game, choice, action));
    expect(made, `${JSON.stringify(action)} is allowed, and no choice makes it`).toBe(true);
  }
};
/** Runs the law over `TABLES` tables of the matches that were walked, evenly spread. */
export const offersLaw = (game: AnyGame): void => {
  let looks = 0;
  forLooks(game, () => looks++);
  const every = Math.max(1, Math.floor(looks / TABLES));
  let at = 0;
  forLooks(game, ({ view, turn, ply }, { seed }) => {
    if (at++ % every === 0) checkTable(game, asView(view), turn.to, `${seed} ${ply}`);
  });
};
