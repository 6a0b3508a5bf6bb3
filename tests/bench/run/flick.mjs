// Plays series of Flick Fighters bots: results, the advantage of the first player, fouls.
// Usage: npm run bench -- flick [duels of flicker against random, 200] [first bouts of two equal bots, 200] [matches on V and against nine, 10] [first strikes of duels, 80]
import '../../../scripts/lib/help.mjs';
import { createServer } from 'vite';

const [duels = 200, bouts = 200, matches = 10, strikes = 80] = process.argv.slice(2).map(Number);
/** The values of the option, those of full series last. */
const OPENINGS = ['growing', 'single', 'short', 'full'];
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { duelShare, firstStrikes, fouls, openers, series } =
    await server.ssrLoadModule('/tests/games/flick/series.ts');
  if (duels > 0) {
    const { won } = series('flicker', 'random', duels);
    console.log(
      `flicker won ${((100 * won) / duels).toFixed(1)} % of ${duels} duels on A against random (wanted: all)`,
    );
    series('flicker', 'plain', Math.ceil(duels / 10));
    series('plain', 'random', Math.ceil(duels / 4));
  }
  if (bouts > 0)
    for (const bot of ['flicker', 'plain']) {
      const shares = OPENINGS.map((opening) => openers(bot, bouts, opening));
      const whole = shares.map((first) => `${(100 * duelShare(first, shares.at(-1))).toFixed(0)} %`);
      console.log(`${bot}: so who opens wins ${whole.join(', ')} of duels to five by ${OPENINGS.join(', ')}`);
    }
  if (matches > 0) for (const variant of ['fieldV', 'relay', 'alone']) fouls('plain', matches, variant);
  if (strikes > 0) for (const variant of ['duelA', 'duelD']) firstStrikes(strikes, variant);
} finally {
  await server.close();
}
