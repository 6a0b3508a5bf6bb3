// A man dragged about on the Sci-Fi table of the built app: what a move of the pointer costs in script, at full speed and on a processor four times slower.
const STEPS = 120;

/** Opens a match that is given as a file, picks who may walk and drags him about; script and task time a move, ms, mean of so many moves, one a frame. */
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
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20);
  // One move a frame, as a hand's come: what follows the hand every few frames is paid as often as in play.
  const before = await spent();
  await page.evaluate(
    async ({ x, y, steps }) => {
      const table = document.querySelector('[role=application] canvas').closest('div[style*="touch-action"]');
      for (let i = 1; i <= steps; i++) {
        const angle = (i / steps) * 4 * Math.PI;
        const at = { clientX: x + 60 * Math.sin(angle), clientY: y - 50 + 45 * Math.cos(angle), buttons: 1 };
        table.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', bubbles: true, ...at }),
        );
        await new Promise((done) => requestAnimationFrame(done));
      }
    },
    { ...from, steps: STEPS },
  );
  const after = await spent();
  if ((await page.locator('[data-proposes]').count()) === 0)
    throw new Error('The drag proposed nothing: the figures would mean nothing.');
  await page.mouse.up();
  await context.close();
  return { script: (after.script - before.script) / STEPS, task: (after.task - before.task) / STEPS };
};
