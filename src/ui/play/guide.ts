import type { ComponentType, ReactNode, RefObject } from 'react';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import type { OpenMatch } from '../../store/openMatch.ts';
import type { TableHandle } from '../../table/Table.tsx';
import type { StoryMark } from '../../table/marks/story.ts';

/** What somebody who leads through a table, a lesson, puts about it at a moment. */
export interface Guided {
  /** Who leads, below the game's name. */
  readonly name: string;
  /** What is said, at the head of the panel. */
  readonly lead: ReactNode;
  /** In place of the plates and the time bar. */
  readonly foot: ReactNode;
  /** Whether nothing but what is said stands in the panel. */
  readonly bare: boolean;
  /** In place of the tray, where nothing is to be done on the table. */
  readonly tray?: ReactNode;
  /** What the yellow button in that place does: given, no hand acts on the table. */
  press?(): void;
  /** What lies over the table, given what tells where its points are. */
  readonly Over?: ComponentType<{ readonly table: RefObject<TableHandle | null> }>;
  /** Pieces to be looked at, in order. */
  readonly points: readonly NodeId[];
}
/** Leads through the open match as far as it has been shown. */
export type Guide = (told: OpenMatch, showing: boolean) => Guided;

/** Numbered marks beside pieces to be looked at. */
export const pointedIn = (scene: Scene, points: readonly NodeId[]): StoryMark[] =>
  points.flatMap((id, i) => {
    const piece = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
    return piece && !piece.out && !piece.waits ? [{ n: i + 1, at: piece.at, trail: [], target: null }] : [];
  });
