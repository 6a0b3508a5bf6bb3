import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Tape } from '../../../table/marks/tapes.ts';
import { useTapes } from '../measures.ts';
import { useInteraction } from './interaction.tsx';
import { useMatch } from './match.tsx';
import { partOfMatch } from './part.ts';
import { Tools } from '../../components/Tools.tsx';

export type TableTool = 'hand' | 'tape';
interface Tools {
  readonly tool: TableTool;
  setTool(change: TableTool | ((tool: TableTool) => TableTool)): void;
  /** The tapes that the player has laid. */
  readonly tapes: readonly Tape[];
  /** These, and the ones of what was measured. */
  readonly allTapes: readonly Tape[];
  setTapes(tapes: readonly Tape[]): void;
  clearTapes(): void;
}
const [ToolsContext, useTools] = partOfMatch<Tools>('tape measure');
export { useTools };

/** Gives the tool in use and the tapes on the table. */
export const ToolsProvider = ({ children }: { readonly children: ReactNode }) => {
  const { open, playback } = useMatch();
  const measured = useInteraction(({ proposal, refusal, scene }) => ({
    // A proposal shows its own refusal.
    refusal: proposal ? null : refusal,
    scene,
  }));
  const [tool, setTool] = useState<TableTool>('hand');
  const { own: tapes, all: allTapes, setTapes } = useTapes(open, playback.playing, measured);
  const clearTapes = useCallback(() => setTapes([]), [setTapes]);
  const value = useMemo(
    () => ({ tool, setTool, tapes, allTapes, setTapes, clearTapes }),
    [tool, tapes, allTapes, setTapes, clearTapes],
  );
  return <ToolsContext value={value}>{children}</ToolsContext>;
};
