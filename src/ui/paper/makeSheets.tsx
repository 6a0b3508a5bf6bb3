import type { ReactNode } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { anyLesson } from '../../lessons/own.ts';
import { solutionsOf } from '../../lessons/solutions.ts';
import { encodePictures } from '../report/encodePictures.ts';
import { paintPagePicture } from '../report/paintPagePicture.ts';
import { Counters, Discs, Sticks } from './Cutouts.tsx';
import { armiesOf, findPosition, usualOptions } from './positions.ts';
import { TablePages } from './TablePages.tsx';
import { VoteCards } from './VoteCards.tsx';
import { Reference } from './Reference.tsx';
import { Worksheet } from './Worksheet.tsx';
import { worksheetSteps } from './worksheet.ts';

/** What can be printed for a game. */
export const SHEETS = ['worksheet', 'reference', 'table', 'cards', 'counters', 'sticks'] as const;
export type SheetId = (typeof SHEETS)[number];
/** What a player chooses about a sheet. */
export interface SheetOptions {
  /** The id of the lesson. */
  readonly lesson: string;
  /** Whether the answers are printed too. */
  readonly answers: boolean;
  /** The table that is printed at 1 : 1, and whether its pieces are. */
  readonly position: string;
  readonly pieces: boolean;
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
const table = async (game: AnyGame, { position: id, pieces }: SheetOptions): Promise<ReactNode> => {
  const position = await findPosition(game, id);
  const scene = await position?.scene();
  if (!position || !scene) return null;
  const options = usualOptions(game);
  const { lengths = [] } = game.reference?.(options) ?? {};
  return (
    <>
      <TablePages name={position.name} scene={scene} pieces={pieces} />
      {pieces && <Discs game={game} options={options} lengths={lengths} />}
    </>
  );
};
const cards = async (): Promise<ReactNode> => <VoteCards />;
const counters = async (game: AnyGame): Promise<ReactNode> => <Counters scene={armiesOf(game, usualOptions(game))} />;
const sticks = async (game: AnyGame): Promise<ReactNode> => {
  const options = usualOptions(game);
  return <Sticks game={game} options={options} lengths={game.reference?.(options).lengths ?? []} />;
};
/** Returns the pages of a sheet, to be rendered in any language. Null if what was chosen does not exist. */
export const makeSheets = async (game: AnyGame, sheet: SheetId, options: SheetOptions): Promise<ReactNode> =>
  ({ worksheet, reference, table, cards, counters, sticks })[sheet](game, options);
