import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { beginAt, DUEL } from '../hands/begin.ts';
import { mouse, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
/** Makes another build of a folder: none of its files has the name it had. */
const renew = async (folder: string): Promise<void> => {
  await rename(join(folder, 'assets'), join(folder, 'newer'));
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html)$/.test(name));
  for (const name of files) {
    const text = (await readFile(join(folder, name), 'utf8')).replaceAll('assets/', 'newer/');
    await writeFile(join(folder, name), text.replace(/(url:"index\.html",revision:)"\w+"/, '$1"newer"'));
  }
};
/** Serves a folder; what is not there is not found. */
const serve = async (folder: string): Promise<{ server: Server; address: string }> => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    readFile(join(folder, file)).then(
      (body) => response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  return { server, address: `http://localhost:${bound.port}/` };
};

const site = test.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `mera-${browserName}-`));
    await cp(DIST, folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ folder }, use) => {
    const { server, address } = await serve(folder);
    await use(address);
    server.closeAllConnections();
    server.close();
  },
});

// Sabotage: waiting for a new controller, which a first visit never gets, left the offer on the page for ever.
site(
  'on a first visit, which no service worker controls, an update that is asked for loads the page',
  async ({ page, words, folder }) => {
    await page.goto('');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await renew(folder);
    // A page that becomes visible looks for a newer version.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: words.ui('update.now') }).click();
    await page.waitForFunction(() => document.querySelector('script[src*="newer/"]'));
    await expect(page.getByRole('button', { name: words.ui('update.now') })).toBeHidden();
  },
);

site(
  'an update let in by another tab: the page of a match says so before anything fails, and goes on after it is loaded anew',
  async ({ page, context, hand, words, folder }) => {
    await page.goto('');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await beginAt(hand, DUEL, { kind: 'walk' });
    const { last } = await hand.see();

    await renew(folder);
    const other = await context.newPage();
    await other.goto('');
    await other.getByRole('button', { name: words.ui('update.now') }).click();
    await expect(page.getByText(words.ui('stale.text'))).toBeVisible();
    await other.waitForFunction(() => document.querySelector('script[src*="newer/"]'));
    await other.close();

    await page.getByRole('button', { name: words.ui('crash.reload') }).click();
    await page.waitForFunction(() => document.querySelector('script[src*="newer/"]'));
    await hand.settled();
    expect((await hand.see()).last).toBe(last);
    await new Player(hand, mouse).step();
  },
);
