import type { Turn } from '../../../core/game.ts';
import type { AttackCue } from '../../../core/luck.ts';
import { formatPercent, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { TableProps } from '../../../table/Table.tsx';
import { actionEvents, rollsOf } from '../../../presentation/scenes.ts';
import type { BestAction } from '../../../interaction/odds/ranking.ts';
import type { Stakes } from '../../../interaction/odds/stakes.ts';

/** Returns the last attack of the current action, which must still be answered. */
const struckIn = (open: OpenMatch, turn: Turn): AttackCue | undefined =>
  'to' in turn && turn.midway ? rollsOf(actionEvents(open, open.ply)).at(-1)?.thrown.dealt : undefined;
/** Returns the stakes as shown on the table. An attack to be answered, or its answer, is shown with both sides. */
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
/** Returns what could follow a proposed move, as shown on the table at its target. */
export const followUpOnTable = ({ wanted }: Pick<BestAction, 'wanted'>): NonNullable<TableProps['stakes']> => ({
  id: wanted.id,
  about: [wanted.id],
  chance: t('followUp.chance', { chance: formatPercent(wanted.p), what: t(`strip.${wanted.kind}`) }),
});
