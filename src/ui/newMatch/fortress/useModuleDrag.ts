import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Letter, FORTRESS_LIMITS } from '../../../games/siege/fortress/fortress.ts';
import { useEndOnLeave } from '../../components/pressed.ts';
import { type PlanCell, swappedCells, moduleAt, type BuildingPlan, withModule } from './buildingPlan.ts';

interface Site {
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly plan: BuildingPlan;
  /** The module chosen from the box. */
  readonly module: Letter;
  change(plan: BuildingPlan): void;
}
/** A pointer gesture from its press on: it brings a module from the box, moves a placed one, or draws a row of them. */
type Stroke = {
  readonly id: number;
  /** The result if it ended now. Null for none. */
  draft: BuildingPlan | null;
} & ({ readonly kind: 'bring'; readonly letter: Letter } | { readonly kind: 'move' | 'lay'; readonly from: PlanCell });

/** Gives a cell of the ground the focus. Does nothing beyond the edge. */
export const focusCell = (ground: HTMLElement | null, { column, row }: PlanCell): void =>
  ground?.querySelector<HTMLElement>(`[data-cell="${column},${row}"]`)?.focus();
const same = (one: PlanCell | null, other: PlanCell | null): boolean =>
  one?.column === other?.column && one?.row === other?.row;

/** Building with a pointer, mouse or finger. The result is previewed, and applied on release. */
export const useModuleDrag = ({ ground, plan, module, change }: Site) => {
  const stroke = useRef<Stroke | null>(null);
  const [draft, setDraft] = useState<BuildingPlan | null>(null);
  /** Returns the cell under the pointer. The front row is at the bottom. */
  const cellAt = ({ clientX, clientY }: PointerEvent): PlanCell | null => {
    const box = ground.current?.getBoundingClientRect();
    if (!box) return null;
    const column = Math.floor(((clientX - box.left) / box.width) * FORTRESS_LIMITS.columns);
    const row = FORTRESS_LIMITS.rows - 1 - Math.floor(((clientY - box.top) / box.height) * FORTRESS_LIMITS.rows);
    return column >= 0 && row >= 0 && column < FORTRESS_LIMITS.columns && row < FORTRESS_LIMITS.rows
      ? { column, row }
      : null;
  };
  /** Returns the ground after a tap on a cell: with the chosen module, or without it if the cell already has it. */
  const tapped = (cell: PlanCell): BuildingPlan =>
    withModule(plan, cell, moduleAt(plan, cell) === module ? '.' : module);
  const drawn = (now: Stroke, cell: PlanCell | null): BuildingPlan | null => {
    if (now.kind === 'bring') return cell && withModule(plan, cell, now.letter);
    if (now.kind === 'move') return cell ? swappedCells(plan, now.from, cell) : withModule(plan, now.from, '.');
    return cell && withModule(now.draft ?? withModule(plan, now.from, module), cell, module);
  };
  const begin = (event: PointerEvent<HTMLElement>, next: Stroke): void => {
    // A primary pointer cancels an earlier gesture, because its release was lost.
    if (event.button !== 0 || (stroke.current && !event.isPrimary)) return;
    stroke.current = next;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent): void => {
    if (event.buttons === 0) cancel();
    const now = stroke.current;
    if (now?.id !== event.pointerId) return;
    const cell = cellAt(event);
    if (now.kind !== 'bring' && !now.draft && same(cell, now.from)) return;
    const next = drawn(now, cell);
    if (!next && now.kind === 'lay') return;
    now.draft = next;
    setDraft(next);
  };
  const end = (event: PointerEvent): void => {
    const now = stroke.current;
    if (now?.id !== event.pointerId) return;
    stroke.current = null;
    setDraft(null);
    if (now.draft) change(now.draft);
    else if (now.kind !== 'bring' && same(cellAt(event), now.from)) change(tapped(now.from));
    const cell = cellAt(event);
    if (cell) focusCell(ground.current, cell);
  };
  const cancel = (): void => {
    stroke.current = null;
    setDraft(null);
  };
  useEndOnLeave(cancel);
  const rest = { onPointerMove: follow, onPointerUp: end, onPointerCancel: cancel, onLostPointerCapture: cancel };
  return {
    /** The previewed ground. */
    draft,
    tapped,
    fromBox: (letter: Letter) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        begin(event, { id: event.pointerId, kind: 'bring', letter, draft: null }),
      ...rest,
    }),
    fromGround: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const from = cellAt(event);
        if (from)
          begin(event, { id: event.pointerId, kind: moduleAt(plan, from) === '.' ? 'lay' : 'move', from, draft: null });
      },
      ...rest,
    },
  };
};
export type ModuleDrag = ReturnType<typeof useModuleDrag>;
