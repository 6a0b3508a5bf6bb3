import { asView } from '../../../src/core/view.ts';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { before, fortOf } from '../../../src/games/siege/fortress/ground.ts';
import { siege } from '../../../src/games/siege/index.ts';
import { sally } from '../../../src/games/siege/bots/sallies.ts';
import { presets } from '../../../src/games/siege/presets.ts';
import { must } from '../../../src/games/siege/rules/lookups.ts';
import { type Action, type State, STEP } from '../../../src/games/siege/types.ts';
import { matchOf, play } from '../../walk.ts';
import { small, type Small } from './fixture.ts';

const game = siege as unknown as AnyGame;
const first = presets[0]?.options ?? {};
/** Two Defenders on the left towers of the castle, one on a right one, and an Attacker at the foot of the front tower. */
const held = (men: Small['men'], more: Omit<Small, 'men'> = {}): State =>
  small({ men: { red1: [280, 315], red2: [280, 105], red3: [560, 105], ...men }, active: 'red', ...more });
const end = (action: Action | undefined) => (action?.type === 'walk' ? action.path.at(-1) : undefined);

test('SI-18 a Defender strikes first at one that would attack it, and not where two could attack it instead of one', () => {
  const alone = held({ blue1: [280, 380] });
  expect(sally(alone, must(alone, 'red1'), -1)?.action).toMatchObject({ type: 'walk', id: 'red1' });
  // The second one cannot get at the tower, but could at its foot.
  const two = held({ blue1: [280, 380], blue2: [280, 520] });
  expect(sally(two, must(two, 'red1'), -1)).toBeNull();
});
// Sabotage: without the look at the magic the last one came down, and its side had none any more.
test('SI-05 the last one on the towers stays for the magic, until the magic is over', () => {
  const men = { red2: [420, 200], red3: [450, 230], blue1: [280, 380] } as const;
  const last = held(men);
  expect(sally(last, must(last, 'red1'), -1)).toBeNull();
  const over = held(men, { state: { entered: ['blue'] } });
  expect(sally(over, must(over, 'red1'), -1)).not.toBeNull();
});
test('SI-04 the plain Defender fights or moves in most turns, where it only rolled for magic before', () => {
  let [turns, idle, acted] = [0, 0, false];
  for (const i of [0, 1, 3]) {
    for (const { turn, view, action } of play(game, matchOf(game, `siege ${i}`, first), 110, {
      red: 'plain',
      blue: 'plain',
    })) {
      const { stage, active, pieces } = view as State;
      if (turn.to !== 'red' || turn.opening || stage.at !== 'move' || active !== 'red') continue;
      if (pieces.filter(({ seat }) => seat === 'red').length < 3) continue;
      const ends = (action as Action).type === 'end';
      if (ends) turns++;
      if (ends && !acted) idle++;
      acted = !ends;
    }
  }
  expect(turns).toBeGreaterThan(10);
  expect(idle / turns).toBeLessThan(0.5);
});

// Sabotage: without the limit the novice went two steps towards the enemy's start line, turn after turn.
test('SI-16 a novice Defender comes out, and waits for the enemy near its walls', () => {
  const state = small({
    men: { red1: [420, 400], red2: [420, 200], blue1: [420, 1000], blue2: [500, 1000] },
    active: 'red',
  });
  const tools = { randomInt: () => 0, report: () => {}, choices: siege.choices(asView(state)) };
  const action = siege.beginner?.choose(asView(state), tools as never);
  const at = end(action);
  const fort = fortOf(state, 'red');
  expect(at && fort && before(fort, at)).toBeGreaterThan(100);
  expect(at && fort && before(fort, at)).toBeLessThanOrEqual(2 * STEP);
});
