// Plays the first matches by keys, and prints keys, sentences and words a turn as they are spoken.
// Usage: npm run bench -- ear [game ids, all] [--keys=NUMBER, 120] [--detail=brief|normal|full, brief]
import '../../../scripts/lib/help.mjs';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/lib/browser.mjs';
import { listenTo, playByKeys } from '../lib/listener.mjs';

const GAMES = ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick'];
/** The games in which every target has odds by the rules, but one that is refused because it is hidden. */
const WITH_ODDS = ['toy-soldiers', 'sci-fi', 'siege'];
const option = (name, usual) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? usual;
const named = process.argv.slice(2).filter((arg) => GAMES.includes(arg));
const most = Number(option('keys', '120'));

await build({ logLevel: 'error' });
const served = await preview({ preview: { port: 0 } });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
const settings = { language: 'en', pace: 'quick', help: 'normal', fan: false, spoken: option('detail', 'brief') };
const per = (count, of) => (of === 0 ? '–' : (count / of).toFixed(1));
/** Returns the sentences of a text. A number with a point is not the end of one. */
const sentencesIn = (text) => text.split(/[.!?;](?:\s|$)/u).filter((part) => /\p{L}/u.test(part));
const wordsIn = (text) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

for (const game of named.length > 0 ? named : GAMES) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((kept) => localStorage.setItem('mera.settings', JSON.stringify(kept)), settings);
  await context.addInitScript(listenTo);
  const page = await context.newPage();
  await page.goto(served.resolvedUrls.local[0]);
  await page.locator(`[data-game="${game}"] button`, { hasText: /bot/i }).first().click();
  await page.locator('[role=application]').waitFor();
  const { keys, turns, silent, targets, heard } = await playByKeys(page, most);
  const sentences = heard.flatMap(({ text }) => sentencesIn(text));
  // The same answer to a second press is not doubled.
  const doubled = heard.filter(
    ({ text, press }, i) => i > 0 && heard[i - 1].text === text && press === heard[i - 1].press,
  );
  const bare = WITH_ODDS.includes(game)
    ? targets.filter((text) => !text.includes('%') && !text.includes('hidden'))
    : [];
  const words = sentences.map(wordsIn);
  const mean = per(
    words.reduce((sum, n) => sum + n, 0),
    words.length,
  );
  console.log(`${game}: ${keys} keys, ${turns} own turns, ${targets.length} targets named`);
  console.log(`  keys a turn ${per(keys, turns)}, sentences a turn ${per(sentences.length, turns)}`);
  console.log(`  words a sentence ${mean}, at most ${Math.max(0, ...words)} (wanted 14 in brief)`);
  console.log(`  doubled texts ${doubled.length} (wanted 0), silent keys ${silent.length} (wanted 0)`);
  console.log(`  targets named without odds ${WITH_ODDS.includes(game) ? bare.length : '–'} (wanted 0)`);
  for (const text of new Set([...doubled.map((each) => `doubled: ${each.text}`), ...silent, ...bare]))
    console.log(`    ${text}`);
  const longest = sentences.toSorted((a, b) => wordsIn(b) - wordsIn(a))[0];
  if (longest) console.log(`    longest: ${longest.trim()}`);
  await context.close();
}
await browser.close();
await new Promise((done) => served.httpServer.close(done));
