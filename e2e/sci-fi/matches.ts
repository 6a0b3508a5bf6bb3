import type { Match } from '../../src/core/match.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { ProfileId } from '../../src/games/sci-fi/armies/profiles.ts';
import type { Action } from '../../src/games/sci-fi/types.ts';

type Path = readonly (readonly [x: number, y: number])[];
const put = (id: string, x: number, y: number): Action => ({ type: 'put', id, at: { x, y } });
const walk = (id: string, ...path: Path): Action => ({ type: 'walk', id, path: path.map(([x, y]) => ({ x, y })) });
/** The unit under way has done enough, its side too, and the other side lets its turn pass. */
const ROUND: readonly Action[] = [{ type: 'finish' }, { type: 'end' }, { type: 'end' }];
/** A match of small armies with steps of 7 cm and virtual fire that has come so far; Blue wins the lot by its seed. */
const played = (
  seed: string,
  blue: readonly ProfileId[],
  red: readonly ProfileId[],
  actions: readonly Action[],
): Match => ({
  format: 1,
  game: 'sci-fi',
  rulesVersion: sciFi.rulesVersion,
  options: { army: 'custom', custom: { blue, red }, terrain: 'outpost', fire: 'virtual', step: '7', fairStart: false },
  seed,
  takeBack: 'free',
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
  ],
  entries: [{ type: 'lot' } as const, ...actions].map((action) => ({ action })),
});

/** Blue's walker, at 600, 306, can ram Red's at 600, 124; both stand it. */
export const ramMatch = played(
  'ram7',
  ['scoutWalker', 'rifleman'],
  ['scoutWalker', 'rifleman'],
  [
    put('blue1', 600, 776),
    put('red1', 600, 124),
    put('blue2', 60, 880),
    put('red2', 1140, 20),
    walk('blue1', [600, 776], [600, 566]),
    walk('blue1', [600, 566], [600, 356]),
    walk('blue1', [600, 356], [600, 306]),
    ...ROUND.slice(1),
  ],
);
/** Blue 1, at 600, 255, is 100 mm from Red 1: near enough to be caught by his own grenade, too far to be pinned; the blast kills him. */
export const grenadeMatch = played(
  'grenade10',
  ['rifleman', 'rifleman'],
  ['rifleman', 'rifleman'],
  [
    put('blue1', 600, 770),
    put('red1', 600, 130),
    put('blue2', 60, 880),
    put('red2', 1140, 20),
    walk('blue1', [600, 770], [600, 490]),
    walk('blue1', [600, 490], [600, 255]),
  ],
);
/** Blue 1, at 600, 210, reaches Red's gun at 600, 125, which nobody guards and from which Red 1 is seen. */
export const gunMatch = played(
  'gun0',
  ['rifleman', 'rifleman'],
  ['rifleman', 'rifleman', 'lightGun'],
  [
    put('blue1', 600, 770),
    put('gun1', 600, 125),
    put('blue2', 60, 880),
    put('red1', 100, 30),
    put('red2', 1140, 20),
    walk('blue1', [600, 770], [600, 490]),
    walk('blue1', [600, 490], [600, 210]),
    ...ROUND,
  ],
);
/** Blue 1, at 600, 350, is a manoeuvre from Red 1; Blue 2 sees Red 2 across the whole field: Red has no infantry beside them. */
export const closingMatch: Match = {
  ...played(
    'grenade10',
    ['brawler', 'rifleman'],
    ['rifleman', 'rifleman'],
    [
      put('blue1', 600, 770),
      put('red1', 600, 130),
      put('blue2', 1160, 860),
      put('red2', 1160, 20),
      walk('blue1', [600, 770], [600, 560]),
      walk('blue1', [600, 560], [600, 350]),
      ...ROUND,
    ],
  ),
  players: [
    { seat: 'blue', name: 'Ада' },
    { seat: 'red', name: 'Боб' },
  ],
};
