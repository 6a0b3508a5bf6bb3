// What has fallen lies where it fell until the next action.
import { expect, test } from 'vitest';
import { withFallen } from '../../src/presentation/fallen.ts';
import { decisionOf, pieceIn, sceneAt } from '../../src/presentation/scenes.ts';
import type { OpenMatch } from '../../src/store/matchStore.ts';
import { golden } from '../golden.ts';
import { gameOf } from '../games.ts';
import { replay } from '../replay.ts';

const opened = (name: string): OpenMatch => {
  const match = golden(name);
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const { steps } = replay(game, match);
  return {
    id: 'x',
    game,
    match,
    steps,
    ply: steps.length - 1,
    viewer: 'all',
    redo: [],
    seen: {},
  } as unknown as OpenMatch;
};
const at = (open: OpenMatch, ply: number): OpenMatch => ({ ...open, ply, steps: open.steps.slice(0, ply + 1) });
const lyingIn = (open: OpenMatch): string[] =>
  withFallen(open, sceneAt(open, open.ply)).nodes.flatMap(({ id }) => (id.endsWith(' lies') ? [id.slice(0, -5)] : []));

// Sabotages: what was withdrawn lay too; it lay where it had stood before its last path.
test.each(['toy-soldiers.over-last', 'sci-fi.over-last'])(
  'in %s each removed piece lies there, and is not counted',
  (name) => {
    const open = opened(name);
    const removals = open.steps.flatMap(({ events }, ply) =>
      events.flatMap((event) => (event.kind === 'removed' && !event.withdrawn ? [{ ply, ids: event.ids }] : [])),
    );
    expect(removals.length).toBeGreaterThan(2);
    for (const { ply, ids } of removals) {
      const now = at(open, ply);
      for (const id of ids) {
        expect(lyingIn(now)).toContain(id);
        expect(pieceIn(sceneAt(now, ply), `${id} lies`)).toBeUndefined();
      }
      const next = open.steps.findIndex((_, later) => later > ply && decisionOf(open, later) > ply);
      if (next > 0 && !removals.some((each) => each.ply > ply && each.ply <= next))
        expect(lyingIn(at(open, next)).filter((id) => ids.includes(id))).toEqual([]);
    }
  },
);
test('on a board of squares nothing lies', () => {
  const open = opened('stratego.over-flag');
  expect(open.steps.every((_, ply) => ply === 0 || lyingIn(at(open, ply)).length === 0)).toBe(true);
});
