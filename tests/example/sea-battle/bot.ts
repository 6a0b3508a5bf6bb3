import type { Bot } from '../../../src/core/game.ts';
import { cellsOf } from './fleet.ts';
import { shipsOf, waitingOf } from './rules.ts';
import { type Action, type State, otherOf } from './types.ts';

/** Finishes a ship it has hit, otherwise shoots at random cells of a chequered pattern. */
export const gunner: Bot<State, Action> = {
  choose: (view, { randomInt }) => {
    if (view.stage.at === 'setup') return { type: waitingOf(view).length > 0 ? 'shuffle' : 'ready' };
    const shots = view.shots[view.active];
    const fresh = Array.from({ length: 100 }, (_, i) => i).filter((cell) => !shots.some((shot) => shot.cell === cell));
    const sunk = shipsOf(view, otherOf(view.active)).flatMap((ship) => cellsOf(ship) ?? []);
    const burning = shots.filter(({ cell, hit }) => hit && !sunk.includes(cell)).map(({ cell }) => cell);
    const beside = (a: number, b: number): boolean =>
      Math.abs(a - b) === 10 || (Math.abs(a - b) === 1 && Math.floor(a / 10) === Math.floor(b / 10));
    const near = fresh.filter((cell) => burning.some((hit) => beside(cell, hit)));
    const inLine = near.filter((cell) => burning.some((hit) => beside(cell, hit) && burning.includes(2 * hit - cell)));
    const chequered = fresh.filter((cell) => (cell + Math.floor(cell / 10)) % 2 === 0);
    const targets = [inLine, near, chequered, fresh].find((cells) => cells.length > 0) ?? fresh;
    return { type: 'shoot', cell: targets[randomInt(targets.length)] as number };
  },
};
