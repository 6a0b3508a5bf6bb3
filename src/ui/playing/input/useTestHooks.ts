import { type RefObject, useLayoutEffect } from 'react';
import type { Turn } from '../../../core/game.ts';
import type { Choice, CoverOverview } from '../../../core/choice.ts';
import type { Scene } from '../../../core/scene.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { useCoverOverview } from '../card/CoverOverview.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';

/** What the element around the table carries as `mera`, so that a test knows where things are. */
export interface BoardHooks {
  readonly table: RefObject<TableHandle | null>;
  readonly scene: Scene;
  readonly choices: readonly Choice<unknown>[];
  readonly turn: Turn;
  readonly outlook: CoverOverview | null;
}
/** Puts the hooks on the element around the table, together with what is shown. */
export const useTestHooks = (): void => {
  const { box, table, scene, seen } = useMatch();
  const { turn } = seen;
  const choices = useInteraction((now) => now.choices);
  const outlook = useCoverOverview();
  useLayoutEffect(() => {
    const mera: BoardHooks = { table, scene, choices, turn, outlook };
    if (box.current) Object.assign(box.current, { mera });
  });
};
