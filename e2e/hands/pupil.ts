import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { AIM_CONTROLS } from '../../src/core/aim.ts';
import type { Board } from '../../src/core/board.ts';
import type { Cell } from '../../src/geometry/grid.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Lesson, LessonStep } from '../../src/lessons/lesson.ts';
import { settingOn, slide } from './aim.ts';
import { ASKED, type Hand, panelOf } from './hand.ts';
import type { BoardElement } from './board.ts';
import type { PieceNode } from '../../src/core/scene.ts';

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
/** A shipped lesson or puzzle. */
const lessonOf = (game: string, id: string): Lesson => json(`../../src/lessons/${game}/${id}.json`) as Lesson;
/** An action as a game's own schema has it. */
export interface Action {
  readonly type: string;
  readonly id?: string;
  readonly path?: readonly Point[];
  readonly [setting: string]: unknown;
}
/** By step, the actions with which the unit tests reach its aim. */
const solutionOf = (game: string, id: string): Readonly<Record<string, readonly Action[]>> =>
  (json(`../../src/lessons/solutions.${game}.json`) as Record<string, Record<string, readonly Action[]>>)[id] ?? {};
/** What a pupil does in a lesson: the kinds of its steps, alike in all games, and the game's own actions that reach their aims. */
export const deedsOf = (game: string, id: string): string[] => [
  ...lessonOf(game, id).steps.map(({ kind }) => kind),
  ...Object.values(solutionOf(game, id)).flatMap((actions) => actions.map(({ type }) => `${game}: ${type}`)),
];

/** How an action is offered: by which choice, of whom, and where to. */
interface Way {
  readonly kind: 'do' | 'put' | 'walk' | 'aim';
  readonly label: string;
  /** Where the piece stands, and what it is done to or the square it goes to. */
  readonly from?: Point;
  readonly to?: Point;
}
/** Waits until an action may be done, and tells how it is offered. */
const wayOf = async ({ board, page }: Hand, action: Action): Promise<Way> => {
  const shown = await board.elementHandle();
  const way = await page.waitForFunction(
    ({ shown, action }) => {
      interface Offered {
        kind: Way['kind'];
        label: { key: string };
        piece?: string;
        target?: string | Point;
        disabled?: unknown;
        action?: object;
        to?: { board: Board; cells?: readonly Cell[] };
        at?(point: Point): object;
        example?(): { type: string; id?: string };
      }
      const { scene, ...mera } = (shown as unknown as BoardElement).mera;
      const choices = mera.choices as unknown as readonly Offered[];
      const sorted = (each: object): string =>
        JSON.stringify(Object.entries(each).toSorted(([a], [b]) => a.localeCompare(b)));
      const same = (each: object | undefined): boolean => each !== undefined && sorted(each) === sorted(action);
      const placeOf = (target: unknown): Point | undefined =>
        typeof target === 'object'
          ? (target as Point)
          : scene.nodes.find((node): node is PieceNode => node.kind === 'piece' && node.id === target)?.at;
      for (const { kind, label, piece, target, disabled, to, ...choice } of choices) {
        if (disabled) continue;
        const told = { kind, label: label.key.split(':').at(-1) ?? '', from: placeOf(piece) };
        const middles = (to?.cells ?? []).map(({ column, row }) => {
          const { origin, cell } = (to as { board: Board }).board.grid;
          return { x: origin.x + (column + 0.5) * cell, y: origin.y + (row + 0.5) * cell };
        });
        const square = middles.find((middle) => same(choice.at?.(middle)));
        if (square) return { ...told, to: square };
        if (kind === 'do' && same(choice.action)) return { ...told, to: placeOf(target) };
        const { type, id } = kind === 'walk' || kind === 'aim' ? (choice.example?.() ?? {}) : {};
        if (type === action.type && id === action.id) return told;
      }
      return null;
    },
    { shown, action },
    // To ask in every frame would have every frame made.
    { polling: ASKED },
  );
  return (await way.jsonValue()) as Way;
};
/** Goes a way with its corners, the last of them where it is let go. */
const walk = async (hand: Hand, path: readonly Point[]): Promise<void> => {
  const places = await Promise.all(path.map((point) => hand.clientOf(point)));
  for (const [i, { x, y }] of places.entries()) {
    await hand.page.mouse.move(x, y, { steps: 3 });
    if (i === 0) await hand.page.mouse.down();
    else if (i < places.length - 1) await hand.page.keyboard.press('Space');
  }
  await hand.page.mouse.up();
};
/** Sets every slide of an aim as the action has it. */
const aim = async (hand: Hand, action: Action): Promise<void> => {
  for (const name of AIM_CONTROLS) {
    const wanted = Number(action[name]);
    if (action[name] === undefined || (await settingOn(hand, name)) === wanted) continue;
    const control = slide(hand, name);
    const by = wanted - (await settingOn(hand, name));
    // What is struck lies on its slide as the piece sees it.
    await control.fill(`${Number(await control.inputValue()) + (name === 'offset' ? -by : by)}`);
  }
};
/** Does an action as a pupil would: picks, points, drags or sets the slides, and presses the yellow button. */
export const doIt = async (hand: Hand, action: Action): Promise<void> => {
  await hand.settled();
  const { kind, label, from, to } = await wayOf(hand, action);
  await hand.steady();
  if (kind === 'walk') await walk(hand, action.path ?? []);
  else if (from) {
    await hand.tap(from);
    await expect(hand.held()).not.toBeEmpty();
  }
  const mode = panelOf(hand.page).locator('button[aria-pressed=false]', { hasText: hand.words.gameLike(label) });
  const told = from && kind !== 'walk' && (await mode.isVisible());
  if (told) await mode.click();
  if (to) {
    // What is aimed may have led the camera away.
    await hand.steady();
    await hand.tap(to);
  }
  if (kind === 'aim') await aim(hand, action);
  if (!from && kind === 'do')
    await hand.tray
      .or(panelOf(hand.page))
      .getByRole('button', { name: hand.words.gameLike(label) })
      .first()
      .click();
  else await hand.primary().click();
};
const doStep = async (hand: Hand, step: LessonStep, actions: readonly Action[]): Promise<void> => {
  const { page, words } = hand;
  const answers = page.locator('[data-part=answers] button');
  if (step.kind === 'ask') await answers.nth(step.answers.findIndex(({ right }) => right)).click();
  if (step.kind === 'predict') {
    await answers.first().click();
    await page.getByRole('button', { name: words.ui('lesson.throw') }).press('Enter');
    await expect(page.locator('[data-part=answers] [data-mark="true"]')).toHaveCount(1);
  }
  if (step.kind === 'lab') {
    if (step.answers) await answers.nth(step.answers.findIndex(({ right }) => right)).click();
    await page.getByRole('button', { name: words.ui('lesson.bars') }).press('Enter');
    await page.getByRole('button', { name: words.ui('lab.one') }).click();
    await expect(page.locator('[data-part=legend]')).toContainText('1');
  }
  if (step.kind === 'do') {
    for (const action of actions) await doIt(hand, action);
    await expect(page.locator('[data-part=lesson-card]')).toHaveAttribute('data-standing', 'met');
  }
};
/** Opens a lesson from the list, goes through it step by step and back to the list, where it is marked as done. */
export const learn = async (hand: Hand, game: string, id: string): Promise<void> => {
  const { page, words } = hand;
  const { name, steps, sort } = lessonOf(game, id);
  const own = name[words.language] ?? '';
  const row = page.locator('main li').filter({ hasText: own });
  await row.getByRole('link').first().click();
  for (const [i, step] of steps.entries()) {
    const title = steps.length > 1 ? step.name[words.language] : own;
    await expect(page.locator('[data-part=lesson-card] h2')).toHaveText(title ?? '');
    await doStep(hand, step, solutionOf(game, id)[i] ?? []);
    if (i === steps.length - 1) continue;
    // Two clicks on one place could be taken for a double click.
    await page.getByRole('button', { name: words.ui('lesson.next') }).press('Enter');
  }
  await page
    .getByRole('button', { name: words.ui(sort === 'puzzle' ? 'lesson.allPuzzles' : 'lesson.finish') })
    .press('Enter');
  await expect(row).toHaveAttribute('data-done');
};
