import { armyCost, type Roster } from '../../../games/sci-fi/armies/armies.ts';
import { type Kind, PROFILE_IDS, profileNamed } from '../../../games/sci-fi/armies/profiles.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { countOf } from './roster.ts';

/** The kinds of units in the order in which the editor shows them. */
export const KINDS = ['fighter', 'cyborg', 'machine', 'gun'] as const satisfies readonly Kind[];
/** Returns an army as a list to read, in the current language: its points, and the count and points of each unit by kind. It names no player. */
export const armyText = (game: string, army: Roster, limit: number): string => {
  const groups = KINDS.flatMap((kind) => {
    const units = PROFILE_IDS.filter((id) => profileNamed(id).kind === kind && countOf(army, id) > 0);
    const lines = units.map((id) => {
      const count = countOf(army, id);
      const name = formatMessage({ key: `${game}:profile.${id}` });
      return t('army.line', { n: count, name, points: t('army.points', { count: count * profileNamed(id).points }) });
    });
    return lines.length > 0 ? [['', t(`army.kind.${kind}`), ...lines].join('\n')] : [];
  });
  const total = t('army.cost', { cost: armyCost(army), count: limit });
  const title = formatMessage({ key: `${game}:name` });
  return [`${title}: ${total}, ${t('army.units', { count: army.length })}`, ...groups].join('\n');
};
