// What the shells of Sci-Fi Skirmish do to men, machines and guns; run by `npm run bench -- sci-fi 100 shells`.
import { luckForPly } from '../../src/core/luck.ts';
import { flatAim } from '../../src/games/sci-fi/show/aim.ts';
import { shellOf, stanceOf } from '../../src/games/sci-fi/rules/fire.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import type { ProfileId } from '../../src/games/sci-fi/armies/profiles.ts';
import { must } from '../../src/games/sci-fi/rules/lookups.ts';
import { loadEngine } from '../../src/physics/engine.ts';
import { small } from '../games/sci-fi/fixture.ts';

/** 3, 5, 7 and 9 steps of 7 cm, mm, and the hits wanted there for a man, %. */
const DISTANCES = [210, 350, 490, 630] as const;
const WANTED = { hits: [85, 65, 45, 30], fallen: '50-70', stands: '25-45' } as const;
const SHOOTERS = ['armouredWalker', 'missileCarrier'] as const satisfies readonly ProfileId[];
const TARGETS = [
  'rifleman',
  'cyborgGunner',
  'scoutWalker',
  'armouredWalker',
  'missileCarrier',
  'tank',
  'fieldGun',
  'lightGun',
] as const satisfies readonly ProfileId[];
const part = (n: number, of: number): string => (of === 0 ? ' - ' : ((100 * n) / of).toFixed(0).padStart(3));

/** Fires each shell with the hand's tremor at each target, turned all ways, and prints hits by distance and how the struck came to rest. */
export const shells = async (each: number): Promise<void> => {
  const engine = await loadEngine();
  console.log(
    `wanted for men: hits ${WANTED.hits.join(' ')} %, fallen ${WANTED.fallen} %, standing or leaning ${WANTED.stands} %`,
  );
  for (const shooter of SHOOTERS)
    for (const power of [500, 800])
      for (const target of TARGETS) {
        const hits: string[] = [];
        const rest = { stands: 0, leans: 0, fallen: 0 };
        let name = '';
        for (const far of DISTANCES) {
          let struck = 0;
          for (let n = 0; n < each; n++) {
            const id = target.endsWith('Gun') && target !== 'cyborgGunner' ? 'gun1' : 'red1';
            const state = small({
              options: { fire: 'real' },
              men: {
                blue1: [shooter, 300, 800],
                blue2: ['rifleman', 30, 880],
                [id]: [target, 300, 800 - far, { facing: (n * 37) % 360 }],
                red2: ['rifleman', 1170, 30],
              },
            });
            const [by, on] = [must(state, 'blue1'), must(state, id)];
            name = shellOf(by, 0);
            const action = { type: 'fire', id: 'blue1', weapon: 0, ...flatAim(by, on, 0, power) } as const;
            const luck = luckForPly(`${shooter} ${power} ${target} ${far} ${n}`, 1, undefined, engine);
            const shot = sciFi.apply(state, action, luck).events.find(({ kind }) => kind === 'shot');
            if (shot?.kind !== 'shot' || shot.result.contacts[0]?.slice(1).includes(id) !== true) continue;
            struck++;
            rest[stanceOf(shot.result.rest[id])]++;
          }
          hits.push(part(struck, each));
        }
        const all = rest.stands + rest.leans + rest.fallen;
        console.log(
          `${name.padEnd(10)} power ${power} at ${target.padEnd(14)}: hits ${hits.join(' ')} %; of these fallen ${part(
            rest.fallen,
            all,
          )}, leaning ${part(rest.leans, all)}, standing ${part(rest.stands, all)} %`,
        );
      }
};
