import type { ComponentType, ReactNode, RefObject } from 'react';
import type { NodeId } from '../../core/scene.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import type { FormatContext } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { TableHandle } from '../../table/Table.tsx';
import type { RemoteHold } from '../../interaction/remoteHold.ts';
import type { Interaction } from '../../interaction/view.ts';

/** What a guide, such as a lesson, adds around the table at a moment. */
export interface GuidedView {
  /** The guide's name, shown below the game's name. */
  readonly name: string;
  /** The guide's text, at the top of the panel. */
  readonly lead: ReactNode;
  /** Shown in place of the plates and the time bar. */
  readonly foot: ReactNode;
  /** Whether the panel shows only the guide's text. */
  readonly bare: boolean;
  /** Whether the guide names the piece to select. The primary button then names none. */
  readonly names: boolean;
  /** Whether the primary button may propose to move the selected piece closer to an enemy. */
  readonly nearer?: boolean;
  /** Shown in place of the tray, when nothing is to be done on the table. */
  readonly tray?: ReactNode;
  /** Whether the guide has opened a table before. The next one is not announced as an open match. */
  readonly goesOn?: boolean;
  /** Shown in place of the table. */
  readonly stead?: ReactNode;
  /** What the primary button there does. If it is given, no input acts on the table. */
  press?(): void;
  /** What is used to arrange a table by hand. It is shown in place of the pieces that wait. */
  readonly Palette?: ComponentType;
  /** The layer over the table. The table handle gives it the positions of points. */
  readonly Over?: ComponentType<{ readonly table: RefObject<TableHandle | null> }>;
  /** What the player holds in the window where the match is played. Nothing can be done here then. */
  readonly held?: RemoteHold | null;
  /** Whether no odds are shown before the roll. */
  readonly veiled?: boolean;
  /** Listens to the player's interaction. */
  readonly Ear?: ClassView['Ear'];
  /** The ribbon's text, where the stage's reason would ask for an action that must wait. */
  readonly says?: string | undefined;
  /** The pieces to look at, in order. */
  readonly points: readonly NodeId[];
}
/** What a class window hears of a match, and what it adds around the table. */
export interface ClassView {
  readonly Over: NonNullable<GuidedView['Over']>;
  /** What the player holds in the window where the match is played. Nothing can be done here then. */
  readonly held?: RemoteHold | null;
  /** The class's vote, which covers the possible outcomes of the offered action. Null while there is no vote. */
  readonly Vote: ComponentType<{ readonly open: OpenMatch; readonly showing: boolean }> | null;
  /** Whether no odds are shown before the roll. */
  readonly veiled: boolean;
  /** Listens to the player's interaction and to what is shown. */
  readonly Ear?: ComponentType<TableListener>;
}
/** What a listener hears of a table. */
export interface TableListener {
  /** The match as far as it has been shown. */
  readonly open: OpenMatch;
  readonly interaction: Interaction;
  /** The result of the aim test for the current aim. Null if there is none. */
  readonly aimTest: AimTest | null;
  readonly showing: boolean;
  readonly formatContext: FormatContext;
  press(): void;
}
/** Guides through the open match as far as it has been shown. */
export type Guide = (shown: OpenMatch, showing: boolean) => GuidedView;
