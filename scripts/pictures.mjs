// Draws the pictures of the games, scenarios and tables, light and dark, into public.
// Usage: node scripts/pictures.mjs
import './lib/help.mjs';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createServer } from 'vite';
import { BROWSER_FLAGS, findBrowser } from './lib/browser.mjs';

/** How well AVIF keeps lines and small letters: below it they blur. */
const KEPT = { quality: 44, effort: 6 };
const server = await createServer({ server: { port: 4195 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls.local[0]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const folder of ['lids', 'ready', 'tables']) mkdirSync(`public/${folder}`, { recursive: true });
  for (const theme of ['light', 'dark']) {
    const drawn = await page.evaluate(
      async ([module, theme]) => (await import(module)).pictures(theme),
      ['/tests/bench/pictures/pictures.ts', theme],
    );
    for (const { file, url } of drawn)
      await sharp(Buffer.from(url.split(',')[1], 'base64'))
        .avif(KEPT)
        .toFile(`public/${file}.avif`);
    console.log(`${drawn.length} pictures, ${theme}`);
  }
} finally {
  await browser.close();
  await server.close();
}
