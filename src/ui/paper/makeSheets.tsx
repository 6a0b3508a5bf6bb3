import type { ReactNode } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { anyLesson } from '../../lessons/own.ts';
import { solutionsOf } from '../../lessons/solutions.ts';
import { encodePictures } from '../report/encodePictures.ts';
import { paintPagePicture } from '../report/paintPagePicture.ts';
import { usualOptions } from './positions.ts';
import { Reference } from './Reference.tsx';
import { Worksheet } from './Worksheet.tsx';
import { worksheetSteps } from './worksheet.ts';

/** What can be printed for a game. */
export const SHEETS = ['worksheet', 'reference'] as const;
export type SheetId = (typeof SHEETS)[number];
/** What a player chooses about a sheet. */
export interface SheetOptions {
  /** The id of the lesson. */
  readonly lesson: string;
  /** Whether the answers are printed too. */
  readonly answers: boolean;
}

const worksheet = async (game: AnyGame, { lesson: id, answers }: SheetOptions): Promise<ReactNode> => {
  const lesson = await anyLesson(game.id, id);
  if (!lesson) return null;
  const steps = worksheetSteps(game, lesson, await solutionsOf(game.id, id));
  const canvases: HTMLCanvasElement[] = [];
  for (const { picture } of steps) if (picture) canvases.push(await paintPagePicture(picture));
  const images = await encodePictures(canvases);
  let next = 0;
  const pictured = steps.map((step) => ({ ...step, image: step.picture ? (images[next++] ?? null) : null }));
  return <Worksheet game={game} lesson={lesson} steps={pictured} answers={answers} />;
};
const reference = async (game: AnyGame): Promise<ReactNode> => <Reference game={game} options={usualOptions(game)} />;
/** Returns the pages of a sheet, to be rendered in any language. Null if what was chosen does not exist. */
export const makeSheets = async (game: AnyGame, sheet: SheetId, options: SheetOptions): Promise<ReactNode> =>
  ({ worksheet, reference })[sheet](game, options);
