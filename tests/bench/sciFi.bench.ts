import { asView } from '../../src/core/view.ts';
import { bench, describe } from 'vitest';
import { enabledChoices } from '../../src/core/choice.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { ProfileId } from '../../src/games/sci-fi/armies/profiles.ts';
import { type Obstacle, type State, optionsSchema } from '../../src/games/sci-fi/types.ts';

const ROSTER: readonly ProfileId[] = [
  ...Array.from({ length: 8 }, () => 'rifleman' as const),
  'sergeant',
  'sniper',
  'antitank',
  'gunner',
  'assault',
  'assault',
  'heavy',
  'heavyGunner',
  'cyborgGunner',
  'scoutWalker',
  'armouredWalker',
  'tank',
];
const KINDS = ['container', 'wall', 'crag', 'silo', 'crates', 'rubble'] as const;
/** A crowded table: 2 × 20 units and 30 obstacles, everybody in the open middle or between the obstacles. */
const crowded = (shift: number): State => {
  const obstacles = Array.from({ length: 30 }, (_, i): Obstacle => {
    const kind = KINDS[i % KINDS.length] ?? 'wall';
    return { id: `${kind}${i}`, kind, at: { x: 100 + (i % 6) * 200, y: 190 + Math.floor(i / 6) * 130 }, turns: i % 2 };
  });
  const units = (['blue', 'red'] as const).flatMap((seat) =>
    ROSTER.map((profile, i) => ({
      id: `${seat}${i + 1}`,
      seat,
      profile,
      at: { x: 40 + i * 58 + shift, y: seat === 'blue' ? 800 - (i % 2) * 60 : 100 + (i % 2) * 60 },
      z: 0,
      facing: seat === 'blue' ? 0 : 180,
      damage: 0,
      wounded: false,
      done: false,
    })),
  );
  return {
    options: optionsSchema.parse({ fire: 'virtual' }),
    seats: ['blue', 'red'],
    obstacles,
    units,
    guns: [],
    active: 'blue',
    stage: { at: 'act' },
    acting: null,
    grenade: false,
    left: null,
    calm: 0,
  };
};
let shift = 0;
const told = { runs: 0, ms: 0, choices: 0 };

describe('choices with 2 × 20 units and 30 obstacles', () => {
  bench(
    'a table never seen before: all sight anew',
    () => {
      const state = crowded(shift++ % 40);
      const begun = process.cpuUsage();
      told.choices = enabledChoices(sciFi.choices(asView(state))).length;
      const { user, system } = process.cpuUsage(begun);
      told.ms += (user + system) / 1000;
      told.runs++;
    },
    {
      time: 2000,
      teardown: () =>
        console.log(
          `Sci-Fi choices: ${(told.ms / told.runs).toFixed(1)} ms of processor time for ${told.choices} open ones, wanted under 50`,
        ),
    },
  );
  const known = crowded(0);
  bench('the same table again', () => void sciFi.choices(asView(known)), { time: 1000 });
});
