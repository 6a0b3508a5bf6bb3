import { type RefObject, useLayoutEffect } from 'react';
import type { Choice, CoverOverview } from '../../../core/choice.ts';
import type { Scene } from '../../../core/scene.ts';
import type { TableHandle } from '../../../table/Table.tsx';

/** Lets a test's hand see where things are: the board element carries the table's handle, its scene, the choices and the hidden shares. */
export const useTestHooks = (
  box: RefObject<HTMLDivElement | null>,
  seen: {
    table: RefObject<TableHandle | null>;
    scene: Scene;
    choices: readonly Choice<unknown>[];
    outlook: CoverOverview | null;
  },
): void => {
  // With the page itself, not after it: what is shown and what is published are of one moment.
  useLayoutEffect(() => {
    if (box.current) Object.assign(box.current, { mera: seen });
  });
};
