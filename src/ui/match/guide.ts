import type { ComponentType, ReactNode, RefObject } from 'react';
import type { NodeId, PieceNode, Scene } from '../../core/scene.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import type { FormatContext } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { TableHandle } from '../../table/Table.tsx';
import type { RecapMark } from '../../table/marks/recap.ts';
import type { RemoteHold } from '../../interaction/remoteHold.ts';
import type { Interaction } from '../../interaction/view.ts';

/** What somebody who leads through a table, a lesson, puts about it at a moment. */
export interface GuidedView {
  /** Who leads, below the game's name. */
  readonly name: string;
  /** What is said, at the head of the panel. */
  readonly lead: ReactNode;
  /** In place of the plates and the time bar. */
  readonly foot: ReactNode;
  /** Whether nothing but what is said stands in the panel. */
  readonly bare: boolean;
  /** Whether it is said whom to take: then the yellow button names nobody. */
  readonly names: boolean;
  /** In place of the tray, where nothing is to be done on the table. */
  readonly tray?: ReactNode;
  /** What the yellow button in that place does: given, no hand acts on the table. */
  press?(): void;
  /** What lies over the table, given what tells where its points are. */
  readonly Over?: ComponentType<{ readonly table: RefObject<TableHandle | null> }>;
  /** What the hand in the window that plays it holds; nothing is done here then. */
  readonly held?: RemoteHold | null;
  /** Hears what is in the hand. */
  readonly Ear?: ClassView['Ear'];
  /** What the ribbon says, where the reason of the stage would ask for a deed that is not to be done yet. */
  readonly says?: string | undefined;
  /** Pieces to be looked at, in order. */
  readonly points: readonly NodeId[];
}
/** What a window of a class hears of a match, and puts about its table. */
export interface ClassView {
  readonly Over: NonNullable<GuidedView['Over']>;
  /** What the hand in the window that plays it holds; nothing is done here then. */
  readonly held?: RemoteHold | null;
  /** The class's vote, which covers what may come of the deed on offer; null while it is not asked. */
  readonly Vote: ComponentType<{ readonly open: OpenMatch; readonly showing: boolean }> | null;
  /** Whether no chances are told before the throw. */
  readonly veiled: boolean;
  /** Hears what is in the hand and shown. */
  readonly Ear?: ComponentType<TableListener>;
}
/** What is heard of a table. */
export interface TableListener {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly interaction: Interaction;
  /** What tries of the aim in the hand gave; null where there are none. */
  readonly aimTest: AimTest | null;
  readonly showing: boolean;
  readonly formatContext: FormatContext;
  press(): void;
}
/** Leads through the open match as far as it has been shown. */
export type Guide = (shown: OpenMatch, showing: boolean) => GuidedView;

/** Numbered marks beside pieces to be looked at. */
export const pointerMarks = (scene: Scene, points: readonly NodeId[]): RecapMark[] =>
  points.flatMap((id, i) => {
    const piece = scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === id);
    return piece && !piece.out && !piece.waits ? [{ n: i + 1, at: piece.at, trail: [], struck: [] }] : [];
  });
