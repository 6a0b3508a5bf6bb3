// The memory of a class's wall while the desk leads one lesson after another.
import { heapAgainst, MEMORY_HEAD, memoryGrowth, memoryOf, memoryRow, openMeasured } from './memory.mjs';

const DESK = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const WALL = { width: 1920, height: 1080 };
/** How long a step is looked at before the next one, ms: its table is painted and its moves are shown. */
const STEP_MS = 2000;
/** How often a step is asked to go on before it is skipped: the class counts hands, presses, and watches a roll. */
const TRIES = 6;
const TRY_MS = 500;

/** Goes to a step at once, as a click on the strip of steps on the wall does. */
const skip = (desk, to) =>
  desk.evaluate((to) => {
    const channel = new BroadcastChannel('mera.class');
    channel.postMessage({ kind: 'do', command: { type: 'step', to } });
    channel.close();
  }, to);

const isAt = async (desk, step) =>
  (await desk.locator('[data-part=next-step] h2').textContent())?.startsWith(`${step + 1} `) ?? false;

/** Leads the class to a step: raises a hand, presses what can be pressed, and skips what needs a move on the table. */
const leadTo = async (desk, to) => {
  const hand = desk.locator('[data-part=votes] li').first().getByRole('button').last();
  const next = desk.locator('[data-part=next-step] [data-part=primary]:not([aria-disabled])');
  for (let i = 0; i < TRIES && !(await isAt(desk, to)); i++) {
    if (await next.count()) await next.click();
    else if (await hand.count()) await hand.click();
    await desk.waitForTimeout(TRY_MS);
  }
  if (!(await isAt(desk, to))) await skip(desk, to);
  await desk.waitForTimeout(STEP_MS);
  if (!(await isAt(desk, to))) throw new Error(`The lesson did not reach step ${to + 1}.`);
};

/** Opens the wall and then the desk on the first lesson, and returns both pages. */
const openClass = async (context, address, lesson) => {
  const wall = await context.newPage();
  await wall.setViewportSize(WALL);
  await wall.goto(`${address}?projector`);
  const desk = await context.newPage();
  await desk.goto(`${address}?desk${lesson.hash}`);
  return { wall, desk };
};
/** Opens a lesson at its first step on both pages. */
const openLesson = async ({ wall, desk }, { hash, steps }) => {
  await desk.evaluate((hash) => (location.hash = hash), hash);
  await wall.waitForFunction((hash) => location.hash === hash, hash);
  await wall.locator('[data-part=lesson-card] h2').waitFor();
  await desk.locator('[data-part=next-step] h2', { hasText: ` of ${steps}:` }).waitFor();
  if (!(await isAt(desk, 0))) await skip(desk, 0);
  await desk.waitForTimeout(STEP_MS);
};
/** Leads one lesson from its first step. Returns the number of step changes, at most `most`. */
const leadLesson = async (pages, lesson, most) => {
  await openLesson(pages, lesson);
  let changes = 1;
  for (; changes < Math.min(most, lesson.steps); changes++) await leadTo(pages.desk, changes);
  return changes;
};

/**
 * Leads these lessons one after another, and again from the first one, for so many step changes. Prints the memory of the wall
 * and of the desk after each lesson, and compares the wall after the first lesson, at the middle and at the end.
 */
export const measureWall = async (browser, address, lessons, changes) => {
  const context = await openMeasured(browser, DESK, { language: 'en', hints: false });
  const pages = await openClass(context, address, lessons[0]);
  const measures = { wall: await memoryOf(pages.wall), desk: await memoryOf(pages.desk) };
  console.log(`the wall and the desk of a class, MB, ${changes} step changes`);
  console.log(MEMORY_HEAD);
  // The code of all games is loaded before the first measurement.
  for (const lesson of lessons) await openLesson(pages, lesson);
  const places = [];
  let made = 0;
  for (let i = 0; made < changes; i++) {
    const lesson = lessons[i % lessons.length];
    made += await leadLesson(pages, lesson, changes - made);
    const memory = await measures.wall();
    console.log(memoryRow(`${made} wall, ${lesson.name}`, memory));
    console.log(memoryRow(`${made} desk`, await measures.desk()));
    places.push({ name: `step ${made}`, lesson, made, memory });
  }
  const [first, last] = [places[0], places.at(-1)];
  const middle = places.find(({ made }) => made >= changes / 2);
  console.log(`wall: ${memoryGrowth([...new Set([first, middle, last])], first)}`);
  const early = places.find(({ lesson }) => lesson === last.lesson);
  if (early !== last) console.log(`wall: ${heapAgainst(early, last)}`);
  await context.close();
};
