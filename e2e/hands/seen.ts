import type { Locator } from '@playwright/test';
import type { AimControls } from '../../src/core/aim.ts';
import { type LegalPlaces, legalAreas } from '../../src/core/choice.ts';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import { cellShape } from '../../src/geometry/grid.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Shape } from '../../src/geometry/shape.ts';
import type { BoardElement } from './board.ts';

const shapesOf = (to: LegalPlaces): readonly Shape[] =>
  'cells' in to ? to.cells.map((cell) => cellShape(to.board.grid, cell)) : legalAreas(to);
/** A choice of `core/choice.ts` without its functions, as it comes out of the page. */
export interface Offered {
  readonly kind: 'do' | 'put' | 'walk' | 'aim';
  readonly label: string;
  /** What is done once it is aimed, where that has a name of its own. */
  readonly deed?: string;
  readonly piece?: string;
  readonly target?: string | Point;
  readonly off: boolean;
  /** It lets go by what may still be done. */
  readonly passes: boolean;
  readonly from?: Point;
  readonly reach?: number;
  readonly to?: LegalPlaces;
  /** The areas in which it may be put, or the cells of a board. */
  readonly within?: readonly Shape[];
  readonly controls?: AimControls;
}
/** A choice of a piece that points at another one. */
export type Attack = Offered & { readonly piece: string; readonly target: string };
/** What may be done to whom now. */
export const attacksIn = ({ choices }: Pick<Seen, 'choices'>): Attack[] =>
  choices.filter(
    (choice): choice is Attack =>
      choice.kind === 'do' && !choice.off && !!choice.piece && typeof choice.target === 'string',
  );
/** All that can be known of the table at a moment. */
export interface Seen {
  readonly scene: Scene;
  readonly choices: readonly Offered[];
  /** The step looked at, and the last one. */
  readonly ply: number;
  readonly last: number;
  readonly primary: string;
  readonly off: boolean;
  /** The seat in whose colour the ribbon is. */
  readonly seat: string | null;
}
export const isPiece = (node: Scene['nodes'][number]): node is PieceNode => node.kind === 'piece';
/** The radius of a round base, mm. */
export const radius = (piece: PieceNode): number => (piece.base.kind === 'disc' ? piece.base.r : 0);
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The gap between two pieces from base edge to base edge, mm. */
export const gap = (a: PieceNode, b: PieceNode): number => Math.max(0, apart(a.at, b.at) - radius(a) - radius(b));

/** What a table shows now. */
export const seenOn = async (table: Locator): Promise<Seen> => {
  const told = await table.evaluate((board) => {
    interface Choice extends Omit<Offered, 'label' | 'deed' | 'off' | 'passes'> {
      label: { key: string };
      actionLabel?: { key: string };
      disabled?: unknown;
      meta?: true;
      skips?: readonly string[];
    }
    const { scene, ...mera } = (board as BoardElement).mera;
    const choices = mera.choices as unknown as readonly Choice[];
    const time = document.querySelector<HTMLInputElement>('main footer input[type=range]');
    const told = document.querySelector('main header h1 + p')?.textContent;
    const ply = Number(/\d+/.exec(told ?? '')?.[0]);
    const button = document.querySelector<HTMLButtonElement>('[data-part=tray] button');
    const offered = choices.map(
      ({ kind, label, actionLabel, piece, target, disabled, skips, from, reach, to, controls }) => {
        const key = label.key.split(':').at(-1) ?? '';
        return {
          kind,
          label: key,
          deed: actionLabel?.key.split(':').at(-1),
          piece,
          target,
          off: disabled !== undefined,
          passes: skips !== undefined,
          from,
          reach,
          to,
          controls,
        };
      },
    );
    // As one text: value by value it would cost more than all else.
    return JSON.stringify({
      scene,
      choices: offered,
      ply,
      // On the projector there is no timeline, and while looking back the last step is not known.
      last: time ? Number(time.max) : ply,
      primary: button?.innerText.trim() ?? '',
      off: button?.ariaDisabled === 'true',
      seat: document.querySelector('li[aria-current=step]')?.getAttribute('data-seat') ?? null,
    });
  });
  const seen = JSON.parse(told) as Seen;
  const choices = seen.choices.map((choice) => (choice.to ? { ...choice, within: shapesOf(choice.to) } : choice));
  return { ...seen, choices };
};
