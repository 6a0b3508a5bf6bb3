import type { Turn } from '../../../core/game.ts';
import type { AttackCue } from '../../../core/luck.ts';
import { formatPercent, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { TableProps } from '../../../table/Table.tsx';
import { actionEvents, rollsOf } from '../../../presentation/scenes.ts';
import type { Stakes } from '../../../interaction/odds/stakes.ts';

/** The last blow of the deed that is under way, which is still to be answered. */
const struckIn = (open: OpenMatch, turn: Turn): AttackCue | undefined =>
  'to' in turn && turn.midway ? rollsOf(actionEvents(open, open.ply)).at(-1)?.thrown.dealt : undefined;
/** What decides as it is told on the table; a blow that is to be answered, or its answer, is seen with both of its sides. */
export const stakesOnTable = (
  open: OpenMatch,
  turn: Turn,
  { wanted, worst }: Stakes,
): NonNullable<TableProps['stakes']> => {
  const dealt = struckIn(open, turn);
  return {
    id: wanted.id,
    by: dealt?.on === wanted.id ? dealt.by : dealt?.by === wanted.id ? dealt.on : undefined,
    about: [wanted.id, ...(worst ? [worst.id] : [])],
    chance: `${formatPercent(wanted.p)} ${t(`strip.${wanted.kind}`)}`,
  };
};
