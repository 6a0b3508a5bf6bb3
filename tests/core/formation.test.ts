// A line-up is kept as its side sees it: any side of the same game takes it again, here or across the table.
import { asView } from '../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import { playSetup } from '../../src/core/flow/setupSteps.ts';
import { initialStep, runEntry } from '../../src/core/match.ts';
import { restoreFormation, recordFormation } from '../../src/core/formation.ts';
import { gameOf } from '../games.ts';
import { matchOf } from '../walk.ts';

describe('a kept line-up', () => {
  const near = { middle: { x: 100, y: 190 }, quarters: 0 };
  const own = [{ at: { x: 90, y: 180 }, facing: 30 }, { at: null }, { at: { x: 130, y: 195 } }];
  test.each([0, 1, 2, 3])('taken %d quarters round the table and kept again is the same', (quarters) => {
    const ground = { middle: { x: 40, y: 70 }, quarters };
    const stood = recordFormation(own, near);
    const { state, exact } = restoreFormation<Record<string, { at: { x: number; y: number }; facing?: number }>>(
      {},
      stood,
      {
        ground,
        own: ['a', 'b', 'c'],
        isWaiting: (now, id) => !(id in now),
        refuse: () => null,
        put: (now, { id, at, facing }) => ({ ...now, [id]: { at, ...(facing === undefined ? {} : { facing }) } }),
      },
    );
    expect(exact).toBe(2);
    expect(recordFormation([state['a'] ?? { at: null }, { at: null }, state['c'] ?? { at: null }], ground)).toEqual(
      stood,
    );
  });
});

describe.each([
  ['toy-soldiers', {}],
  ['toy-soldiers', { victory: 'flag' }],
  ['sci-fi', {}],
  ['siege', {}],
  ['siege', { fortresses: 'two' }],
  ['flick', { variant: 'fieldV' }],
] as const)('%s %o', (id, options) => {
  const found = gameOf(id);
  if (!found) throw new Error(`There is no game ${id}.`);
  const game = found;
  const match = { ...matchOf(game, 'kept'), options: game.schema.options.parse(options) };
  const all = playSetup(game, match, { lots: true, lines: true });
  /** The match lined up anew: by what was kept where it can be taken, else by the app. */
  const again = (kept: (seat: 'blue' | 'red') => unknown) => {
    let step = initialStep(game, match);
    for (let ply = 1; ply <= all.match.entries.length; ply++) {
      const turn = game.turn(step.state);
      const stand = 'to' in turn && turn.opening ? kept(turn.to as 'blue' | 'red') : null;
      const lawful = stand !== null && game.refuse(step.state, stand) === null;
      const entry = lawful ? { action: stand } : all.match.entries[ply - 1];
      if (!entry) throw new Error('There is nothing to take instead.');
      const ran = runEntry(game, match.seed, ply, step.state, entry);
      if (!('step' in ran)) throw new Error('An opening asks nothing.');
      step = ran.step;
    }
    return step.state;
  };
  const places = (state: unknown): unknown =>
    game.scene(asView(state)).nodes.flatMap((node) => (node.kind === 'piece' && node.seat ? [[node.id, node.at]] : []));

  test('stands as it stood when both take their own again', () => {
    expect(places(again((seat) => game.currentSetup?.(asView(all.step.state), seat) ?? null))).toEqual(
      places(all.step.state),
    );
  });
  test('is lawful for the schema, and refused once the match goes on', () => {
    const kept = game.currentSetup?.(asView(all.step.state), 'blue');
    expect(game.schema.action.safeParse(kept).success).toBe(true);
    expect(game.refuse(all.step.state, kept)).not.toBeNull();
  });
});
