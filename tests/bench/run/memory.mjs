// Prints the bytes of pictures, canvases and heap while matches are opened, or on the wall of a class.
// Usage: npm run bench -- memory [wall] [game ids, all] [--matches=NUMBER of each game, 2] [--steps=NUMBER of step changes on the wall, 60]
import '../../../scripts/lib/help.mjs';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';
import { measureMatches } from '../lib/memoryMatches.mjs';
import { measureWall } from '../lib/memoryWall.mjs';

const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
/** Assumed for an hour of teaching: one step change a minute. */
const STEPS = 60;
const named = process.argv.slice(2).filter((arg) => GAMES.includes(arg));
const games = named.length > 0 ? named : GAMES;
const numberOf = (option, usual) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${option}=`))?.split('=')[1] ?? usual);
const lessonOf = (game) => {
  const { steps } = JSON.parse(readFileSync(`src/lessons/${game}/first.json`, 'utf8'));
  return { name: game, hash: `#/lessons/${game}/first`, steps: steps.length };
};

await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
const address = served.resolvedUrls.local[0];
if (process.argv.includes('wall')) await measureWall(browser, address, games.map(lessonOf), numberOf('steps', STEPS));
else await measureMatches(browser, address, games, numberOf('matches', 2));
await browser.close();
process.exit(0);
