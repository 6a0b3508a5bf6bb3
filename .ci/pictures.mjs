// Has the table draw the pictures of the games' lids and of the ready matches, light and dark, into `public`: run it when figures, terrain or ready matches look otherwise.
// Usage: node .ci/pictures.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { findBrowser } from './parts/browser.mjs';

const server = await createServer({ server: { port: 4195 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls.local[0]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const folder of ['lids', 'ready']) mkdirSync(`public/${folder}`, { recursive: true });
  for (const theme of ['light', 'dark']) {
    const drawn = await page.evaluate(
      async ([module, theme]) => (await import(module)).pictures(theme),
      ['/tests/bench/pictures.ts', theme],
    );
    for (const { file, url } of drawn) writeFileSync(`public/${file}`, Buffer.from(url.split(',')[1], 'base64'));
    console.log(`${drawn.length} pictures, ${theme}`);
  }
} finally {
  await browser.close();
  await server.close();
}
