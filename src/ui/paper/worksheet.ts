import { deepEqual } from '../../core/equality.ts';
import type { AnyGame } from '../../core/game.ts';
import { type Match, replaySteps } from '../../core/match.ts';
import { type Fraction, reduced } from '../../core/odds/fraction.ts';
import { answerOdds } from '../../lessons/answerOdds.ts';
import type { Lesson, LessonStep, StepOf } from '../../lessons/lesson.ts';
import type { Solutions } from '../../lessons/solutions.ts';
import { tableBefore } from '../../lessons/tableBefore.ts';
import { sceneOf } from '../../presentation/scenes.ts';
import { viewerAfter } from '../../store/matchStore.ts';
import { NO_SHOT_TRACES } from '../../table/marks/shotTraces.ts';
import { pointerMarks } from '../lesson/pointerMarks.ts';
import { type PagePicture, pictureCrop } from '../report/pagePictures.ts';

/** A step of a lesson on paper. */
export interface WorksheetStep {
  readonly step: LessonStep;
  /** Its table. Null if the picture before shows it too, or if it needs none. */
  readonly picture: PagePicture | null;
  /** The right answer's index. Null if chance or a shot decides, or if there are no answers. */
  readonly truth: number | null;
  /** The exact chances of the answers, if they are not only those of the set dice. */
  readonly chances: readonly Fraction[] | null;
}

const isSure = (p: Fraction): boolean => reduced(p).n === reduced(p).d;
const found = (index: number): number | null => (index < 0 ? null : index);
/** Returns the right answer, and the exact chances if the dice are free or chance decides. */
const predicted = (
  game: AnyGame,
  state: unknown,
  step: StepOf<'predict'>,
): Pick<WorksheetStep, 'truth' | 'chances'> => {
  const odds = answerOdds(game, state, step);
  if (!odds) return { truth: null, chances: null };
  const truth = found(odds.shares.findIndex(isSure));
  return { truth, chances: odds.free ?? (truth === null ? odds.shares : null) };
};
const judged = (game: AnyGame, state: unknown, step: LessonStep): Pick<WorksheetStep, 'truth' | 'chances'> => {
  if (step.kind === 'predict') return predicted(game, state, step);
  const answers = step.kind === 'ask' || step.kind === 'lab' ? step.answers : [];
  return { truth: found(answers?.findIndex(({ right }) => right) ?? -1), chances: null };
};
const plain = { marks: [], traces: NO_SHOT_TRACES } as const;
/** Returns the table of an action in the odds lab, around the acting piece and its target. */
const labPicture = (game: AnyGame, { trial: id, settings }: StepOf<'lab'>): PagePicture | null => {
  const laid = game.lab?.trials.find((trial) => trial.id === id)?.lay(settings);
  if (!laid) return null;
  const scene = sceneOf(game, laid.state, 'public');
  return { scene, crop: pictureCrop(scene, [laid.by, ...(laid.on === undefined ? [] : [laid.on])]), ...plain };
};
const tablePicture = (game: AnyGame, match: Match, state: unknown, points: readonly string[]): PagePicture => {
  const scene = sceneOf(game, state, viewerAfter({ game, match }, state, 'all'));
  return { scene, crop: pictureCrop(scene, points), ...plain, pointers: pointerMarks(scene, points) };
};
const pictureOf = (game: AnyGame, match: Match, state: unknown, step: LessonStep): PagePicture | null => {
  if (step.kind === 'lab') return labPicture(game, step);
  // A text about no piece, as at the end of a lesson, needs no table.
  if (step.kind === 'tell' && !step.points?.length && !step.at) return null;
  return tablePicture(game, match, state, step.points ?? []);
};

/** Returns the steps of a lesson with their tables, as if each had been done before the next one. */
export const worksheetSteps = (game: AnyGame, lesson: Lesson, solutions: Solutions): WorksheetStep[] => {
  let shown: PagePicture | null = null;
  return lesson.steps.map((step, i) => {
    const match = tableBefore(game, lesson, i, solutions);
    const state = [...replaySteps(game, match)].at(-1)?.state;
    const picture = pictureOf(game, match, state, step);
    const known = picture && shown && deepEqual(comparable(picture), comparable(shown));
    shown = picture ?? shown;
    return { step, picture: known ? null : picture, ...judged(game, state, step) };
  });
};
const comparable = ({ scene, crop, pointers }: PagePicture) => [scene.nodes, crop, pointers];
