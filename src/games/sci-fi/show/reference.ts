import type { GameReference } from '../../../core/reference.ts';
import { PROFILE_IDS, type Profile, profileNamed } from '../armies/profiles.ts';
import { GRENADE } from '../rules/grenades.ts';
import { NEAR } from '../rules/gunnery.ts';
import { stepsOf } from '../rules/movement.ts';
import { infantryRoll, recoveryRoll } from '../rules/rolls.ts';
import { type Options, gameMessage } from '../types.ts';

/** The greatest number that an attack's die is compared with on the sheet. */
const MOST = 12;
const durabilityIn = ({ durability }: Profile, fire: Options['fire']): number | string => durability[fire] || '–';

/** Returns the profiles (SF-06, SF-18, SF-23, SF-25), the attack rolls by the number to reach (SF-11, SF-17), healing and distances. */
export const reference = (options: Options): GameReference => {
  const step = Number(options.step) * 10;
  return {
    tables: [
      {
        heading: gameMessage('ref.units'),
        columns: [
          gameMessage('reason.shooting'),
          gameMessage('reason.blow'),
          gameMessage('reason.armour'),
          gameMessage('SF-06.name'),
          gameMessage('SF-23.name'),
        ],
        rows: PROFILE_IDS.map((id) => {
          const profile = profileNamed(id);
          const moves = profile.kind === 'gun' ? '–' : stepsOf(options, profile.armour);
          const blow = profile.kind === 'fighter' || profile.kind === 'cyborg' ? profile.blow : '–';
          return {
            name: gameMessage(`profile.${id}`),
            cells: [
              profile.weapons.join(' / ') || '–',
              blow,
              profile.armour,
              moves,
              durabilityIn(profile, options.fire),
            ],
          };
        }),
      },
    ],
    grids: [
      {
        heading: gameMessage('SF-11.name'),
        rolls: Array.from({ length: MOST }, (_, i) => ({
          name: gameMessage('ref.gap', { gap: i + 1 }),
          roll: infantryRoll(i + 1),
        })),
      },
    ],
    rolls: [recoveryRoll({ id: 'on', seat: 'blue' })],
    lengths: [
      { text: gameMessage('reason.near'), mm: NEAR * step },
      { text: gameMessage('reason.grenade'), mm: GRENADE.range * step },
      { text: gameMessage('reason.blast'), mm: GRENADE.blast * step, disc: true },
    ],
  };
};
