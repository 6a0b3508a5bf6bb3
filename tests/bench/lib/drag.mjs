// The pointer over the Sci-Fi table of the built app: what a move costs while it hovers and while it drags a man, at a given speed of the processor.
const STEPS = 120;

/** Moves the pointer in circles, one move a frame, with these buttons down. What follows the hand every few frames is paid as often as in play. */
const circle = (page, { x, y }, buttons) =>
  page.evaluate(
    async ({ x, y, buttons, steps }) => {
      const table = document.querySelector('[role=application] canvas').closest('div[style*="touch-action"]');
      for (let i = 1; i <= steps; i++) {
        const angle = (i / steps) * 4 * Math.PI;
        const at = { clientX: x + 60 * Math.sin(angle), clientY: y - 50 + 45 * Math.cos(angle), buttons };
        table.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', bubbles: true, ...at }),
        );
        await new Promise((done) => requestAnimationFrame(done));
      }
    },
    { x, y, buttons, steps: STEPS },
  );
/**
 * Opens a match that is given as a file, picks a man who may walk, hovers around him and drags him about. Returns the script and
 * task time of a move in both cases, ms, each the mean of so many moves.
 */
export const dragInPlay = async (browser, address, file, rate) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('mera.settings', JSON.stringify({ hints: false })));
  const page = await context.newPage();
  await page.goto(address);
  await page
    .locator('[data-import]')
    .setInputFiles({ name: 'drag.mera.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.locator('a[href^="#/match/"]').first().click();
  const walker = () => {
    const { table, choices } = document.querySelector('[role=application]')?.mera ?? { choices: [] };
    const walk = choices.find((choice) => choice.kind === 'walk' && !choice.disabled);
    return walk && table.current ? table.current.clientOf(walk.from) : null;
  };
  await page.waitForFunction(walker);
  // The camera comes to rest, before he is picked and after.
  await page.waitForTimeout(2500);
  const first = await page.evaluate(walker);
  await page.mouse.click(first.x, first.y);
  await page.waitForTimeout(1200);
  const from = await page.evaluate(walker);
  const client = await context.newCDPSession(page);
  // The thread's own time: what else runs on the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
    return { task: of('TaskDuration'), script: of('ScriptDuration') };
  };
  const cost = async (buttons) => {
    const before = await spent();
    await circle(page, from, buttons);
    const after = await spent();
    return { script: (after.script - before.script) / STEPS, task: (after.task - before.task) / STEPS };
  };
  const hovering = await cost(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20);
  const dragging = await cost(1);
  if ((await page.locator('[data-proposes]').count()) === 0)
    throw new Error('The drag proposed nothing: the figures would mean nothing.');
  await page.mouse.up();
  await context.close();
  return { hovering, dragging };
};
