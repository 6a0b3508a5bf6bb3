import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { TableProps } from '../tableProps.ts';
import type { Proposal } from './proposal.ts';
import type { Live, TableControl } from './tableInput.ts';

/** Selects a part of a live store. The component renders again only when that part has changed. */
export const useLive = <Value, Part>(live: Live<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(live.subscribe, () => select(live.getState()));

interface FollowingProps<Value, Part> {
  readonly live: Live<Value>;
  readonly select: (value: Value) => Part;
  readonly children: (part: Part) => ReactNode;
}
/** Shows a part of a live store, and renders it alone when that part has changed. */
export const Following = <Value, Part>({ live, select, children }: FollowingProps<Value, Part>): ReactNode =>
  children(useLive(live, select));

/** Returns what is proposed after the latest pointer event. */
export const proposedNow = ({ drag, proposal }: TableControl): Proposal | null => {
  const held = drag.getState();
  return held ? held.proposal : proposal;
};
/** Returns the proposal that is drawn: that of the step shown, or what is proposed or else offered. It is live during a drag. */
export const useShownProposal = (run: TableProps['run'], control: TableControl): Live<Proposal | null> =>
  useMemo(
    () => ({
      getState: () => (run ? run.aim : (proposedNow(control) ?? control.hint)),
      subscribe: control.drag.subscribe,
    }),
    [run, control],
  );
