import { memo, type Ref, useMemo } from 'react';
import type { TableControl } from '../../table/input/tableInput.ts';
import { Table, type TableHandle, type TableProps } from '../../table/Table.tsx';
import { useDrag, useInteraction, useSend } from './context/interaction.tsx';

/** Returns what the table needs to know about the player's input, and where it reports inputs. */
const useControl = (): TableControl => {
  const drag = useDrag();
  const send = useSend();
  const now = useInteraction(({ choices, selected, picked, mode, proposal, hint, dragged, marked }) => ({
    choices,
    selected,
    unasked: picked === null,
    mode,
    // A drag has its own proposal: the table would be drawn once more when the page follows.
    proposal: dragged ? null : proposal,
    hint,
    marked,
  }));
  return useMemo(() => ({ ...now, drag, send }), [now, drag, send]);
};
/** The table of a match, with the player's inputs. It alone follows every move of a drag, whatever the page around it does. */
export const InteractiveTable = memo(function InteractiveTable(
  props: Omit<TableProps, 'control'> & { readonly ref: Ref<TableHandle> },
) {
  return <Table {...props} control={useControl()} />;
});
