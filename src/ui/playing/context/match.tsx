import { type ReactNode, type RefObject, useRef } from 'react';
import type { PressGuard } from '../../../interaction/pressGuard.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import type { ClassView } from '../guide.ts';
import { usePressTracking } from '../input/usePressTracking.ts';
import { InteractionProvider } from './interaction.tsx';
import { partOfMatch } from './part.ts';
import { type PlayedMatch, useMatchView } from './useMatchView.ts';

/** What the page shows of a match, apart from what the player is doing. */
interface MatchPage extends ReturnType<typeof useMatchView> {
  readonly inClass: ClassView | undefined;
  readonly presses: PressGuard;
  readonly table: RefObject<TableHandle | null>;
  /** The element around the table, which takes the keys. */
  readonly box: RefObject<HTMLDivElement | null>;
}
const [MatchContext, useMatch] = partOfMatch<MatchPage>('match');
export { useMatch };

/** Gives a match to the parts of its page, with one interaction. */
export const MatchProvider = ({ children, ...played }: PlayedMatch & { readonly children: ReactNode }) => {
  const view = useMatchView(played);
  const presses = usePressTracking();
  const table = useRef<TableHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  return (
    <MatchContext value={{ ...view, inClass: played.inClass, presses, table, box }}>
      <InteractionProvider
        open={view.open}
        seen={view.seen}
        waits={view.idle}
        presses={presses}
        led={view.guided !== null || played.inClass !== undefined}
        remote={view.held ?? null}
      >
        {children}
      </InteractionProvider>
    </MatchContext>
  );
};
