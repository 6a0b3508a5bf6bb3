import type { TableHandle } from '../../src/table/Table.tsx';
import type { BoardHooks } from '../../src/ui/playing/input/useTestHooks.ts';

/** The element around the table, with what it carries for tests. Its table is mounted. */
export interface BoardElement extends HTMLElement {
  readonly mera: Omit<BoardHooks, 'table'> & { readonly table: { readonly current: TableHandle } };
}
