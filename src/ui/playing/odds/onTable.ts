import type { Turn } from '../../../core/game.ts';
import type { AttackCue } from '../../../core/luck.ts';
import { formatPercent, t } from '../../../i18n/index.ts';
import { chanceText } from '../../../presentation/text/chanceText.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import type { TableProps } from '../../../table/Table.tsx';
import { actionEvents, rollsOf } from '../../../presentation/scenes.ts';
import type { FollowUp } from '../../../interaction/odds/followUp.ts';
import type { NodeId } from '../../../core/scene.ts';
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
    chance: chanceText(wanted),
  };
};
/** Returns what a proposed move of a piece leads to, as shown on the table: at the target, or at the piece if its turn ends. */
export const followUpOnTable = (next: FollowUp, mover: NodeId | null): NonNullable<TableProps['stakes']> | null => {
  if (typeof next === 'string')
    return mover === null ? null : { id: mover, about: [mover], chance: t(`followUp.${next}.short`) };
  const { wanted } = next;
  const chance = t('followUp.chance', { chance: formatPercent(wanted.p), what: t(`strip.${wanted.kind}`) });
  return { id: wanted.id, about: [wanted.id], chance };
};
