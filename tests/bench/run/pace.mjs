// Plays the first match of each game as a beginner, and prints presses a turn and how the table moves.
// Usage: npm run bench -- pace [game ids, all] [--seed=NUMBER, 1] [--help=guided|normal, normal]
import '../../../scripts/lib/help.mjs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';
import { playBeginner } from '../lib/beginner.mjs';

const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
/** What is wanted: presses a turn before the first own attack and after it, or a unit in Sci-Fi. */
const WANTED = {
  'toy-soldiers': { approach: 4, fight: 4 },
  'sci-fi': { unit: 3 },
  stratego: { approach: 1, fight: 2 },
  siege: { approach: 6, fight: 12 },
  flick: { fight: 2 },
};
const option = (name, usual) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? usual;
const named = process.argv.slice(2).filter((arg) => GAMES.includes(arg));
const seed = Number(option('seed', '1'));

await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 0 } });
const address = served.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
const mean = (numbers) =>
  numbers.length === 0 ? '–' : (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);
const settings = { language: 'en', hints: false, pace: 'quick', help: option('help', 'normal'), fan: false };

for (const game of named.length > 0 ? named : GAMES) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ settings, seed }) => {
      localStorage.setItem('mera.settings', JSON.stringify(settings));
      // The seeds of a match come from here.
      let state = seed;
      crypto.getRandomValues = (bytes) =>
        bytes.map(() => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16);
    },
    { settings, seed },
  );
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(`[data-game="${game}"] button`, { hasText: /bot/i }).first().click();
  await page.locator('[role=application]').waitFor();
  const { turns, fight, presses, minutes } = await playBeginner(page, seed);
  const wanted = WANTED[game];
  const first = turns.findIndex(({ attacked }) => attacked);
  const [approach, fighting] = first < 0 ? [turns, []] : [turns.slice(0, first), turns.slice(first)];
  const per = (list) => mean(list.map((turn) => turn.presses));
  const units = turns.reduce((sum, turn) => sum + Math.max(1, turn.units.size), 0);
  console.log(`${game}: ${turns.length} own turns, ${presses} presses, ${minutes.toFixed(1)} minutes`);
  if (wanted.unit) console.log(`  presses a unit ${(presses / Math.max(1, units)).toFixed(1)} (wanted ${wanted.unit})`);
  if (wanted.approach)
    console.log(`  presses a turn before the first attack ${per(approach)} (wanted ${wanted.approach})`);
  if (wanted.fight) console.log(`  presses a turn from then on ${per(fighting)} (wanted ${wanted.fight})`);
  console.log(`  presses to the first own attack ${fight ?? '–'}`);
  const scales = mean(turns.map((turn) => turn.scales));
  const moved = mean(turns.map((turn) => turn.moved));
  console.log(`  scale changes a turn ${scales} (wanted 1), the table moved ${moved} px a turn`);
  await context.close();
}
await browser.close();
await new Promise((done) => served.httpServer.close(done));
