// A man dragged about on the Sci-Fi table of the built app: what a move of the pointer costs in script, at full speed and on a processor four times slower.
const STEPS = 120;

/** Opens a match that is given as a file, picks who may walk and drags him about; script and task time a move, ms, median of so many moves. */
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
    const walk = choices.find((choice) => choice.kind === 'walk' && !choice.not);
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
  const moves = { task: [], script: [] };
  let before = await spent();
  for (let i = 1; i <= STEPS; i++) {
    const angle = (i / STEPS) * 4 * Math.PI;
    await page.mouse.move(from.x + 60 * Math.sin(angle), from.y - 50 + 45 * Math.cos(angle));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await spent();
    for (const kind of ['task', 'script']) moves[kind].push(now[kind] - before[kind]);
    before = now;
  }
  await page.mouse.up();
  await context.close();
  const of = (kind) => moves[kind].toSorted((a, b) => a - b);
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  return { script: of('script')[STEPS / 2], mean: mean(moves.script), task: of('task')[STEPS / 2] };
};
