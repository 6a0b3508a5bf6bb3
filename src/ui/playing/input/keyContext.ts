import type { RefObject } from 'react';
import type { Point } from '../../../geometry/point.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { isKey } from '../../../table/input/keyTable.ts';
import type { Tape } from '../../../table/marks/tapes.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { sound } from '../../../presentation/sounds.ts';
import { useSettings } from '../../../store/settings.ts';
import { announceDrag } from '../../announcements.ts';
import type { Playback } from '../bars/usePlayback.ts';
import type { Send } from '../context/interaction.tsx';
import type { TableTool } from '../context/tools.tsx';
import type { Listener } from '../spoken/context.ts';
import type { Question } from '../spoken/useQuestions.ts';

/** What the keys act on. */
export interface KeyContext {
  /** The interaction after the latest event. */
  view(): Interaction;
  readonly send: Send;
  readonly inClass: boolean;
  /** Whether the primary button names a piece while none is selected. */
  readonly names: boolean;
  press(): void;
  cancel(): void;
  /** Ends what is being shown. */
  finish(): void;
  readonly table: RefObject<TableHandle | null>;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly tool: TableTool;
  setTool(tool: TableTool): void;
  readonly tapes: readonly Tape[];
  setTapes(tapes: readonly Tape[]): void;
  turnTable(): void;
  readonly listener: Listener;
  /** Answers a question about the table. */
  ask(question: Question): void;
  readonly playback: Playback;
}
/** How far an arrow key moves a piece or the end of a tape, mm. */
export const CM = 10;
/** Where the arrow keys point on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Whether Ctrl, Cmd or Alt makes a key a shortcut. On some layouts Alt or AltGr, reported as Ctrl with Alt, only writes a bracket. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  metaKey || (altKey ? key !== '[' && key !== ']' : ctrlKey);
/** Returns -1 for the left bracket, 1 for the right one, 0 for any other key. */
export const bracketOf = (event: KeyboardEvent): -1 | 0 | 1 =>
  isKey(event, 'left') ? -1 : isKey(event, 'right') ? 1 : 0;
/** Says why a key does nothing, with a click if short sounds are on. Returns true, as the key has been answered. */
export const answerNothing = (text: string): true => {
  if (useSettings.getState().earcons) void sound('tick');
  announceDrag(text);
  return true;
};
