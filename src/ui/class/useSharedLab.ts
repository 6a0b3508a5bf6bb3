import type { LabSettings } from '../../core/oddsLab.ts';
import type { RollTotals } from '../../interaction/odds/rollTotals.ts';
import { role } from '../windowRole.ts';
import { type LabUpdate, sendLab, useClass, useClassUpdates } from './classroom.ts';
import { useState } from 'react';

/** The odds lab as the class's other windows share it. */
interface SharedLab {
  /** What the desk's view shows, if this window follows it. */
  readonly led: Pick<LabUpdate, 'tab' | 'settings' | 'totals'> | null;
  /** Sends what this window shows, if others follow it. */
  tell?(totals: RollTotals): void;
}
/**
 * Returns how a lab is shared. The projector follows the desk's view as soon as that shows the same lab, unless the picture is
 * frozen. `of` is the lab's page or step.
 */
export const useSharedLab = (of: string, tab: string, settings: LabSettings): SharedLab => {
  const lab = useClassUpdates((state) => state.lab);
  const frozen = useClass((state) => state.covered === 'frozen');
  const [shown, show] = useState(lab);
  if (!frozen && shown !== lab) show(lab);
  if (role === 'projector') return { led: shown?.of === of ? shown : null };
  if (role !== 'stage') return { led: null };
  return { led: null, tell: (totals) => sendLab({ of, tab, settings, totals }) };
};
