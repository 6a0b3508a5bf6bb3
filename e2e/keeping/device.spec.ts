// What a device, its browser and its clock may do to saved matches and screens.
import { goldenPart, keep } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';

test('fifty matches are listed, older ones at a press; dates of a wrong clock are unknown, and such matches come last', async ({
  page,
  words,
}) => {
  const rows = page.getByRole('region', { name: words.ui('shelf.title') }).getByRole('listitem');
  const first = await keep(page, goldenPart('toy-soldiers.over-last', 1));
  await page.goto('');
  await expect(rows).toHaveCount(1);
  await page.evaluate(
    (id) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('mera');
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('matches', 'readwrite');
          const store = tx.objectStore('matches');
          const read = store.get(id);
          read.addEventListener('success', () => {
            const row = read.result as { updated: number };
            for (let i = 0; i < 50; i++) store.put({ ...row, id: `more${i}`, updated: row.updated - 1000 * i });
            store.put({ ...row, id: 'future', updated: row.updated + 1e12 });
          });
          tx.addEventListener('complete', () => done());
          tx.addEventListener('error', () => failed(new Error('The rows were not written.')));
        });
      }),
    first,
  );
  await page.reload();
  await expect(rows).toHaveCount(50);
  await expect(page.getByText(words.ui('moment.unknown'))).toHaveCount(0);
  await page.getByRole('button', { name: words.uiLike('shelf.older') }).click();
  await expect(rows).toHaveCount(52);
  await expect(rows.last()).toContainText(words.ui('moment.unknown'));
  await expect(page.getByText(words.ui('saved.maybe'))).toBeVisible();
});

// Sabotage: with the room of the players not limited, the name of the match was one letter wide.
test('long names leave room for the name of a match in the list', async ({ page, words }) => {
  const names = ['Alexandra Petrova-Nikolskaya', '"><script>alert(1)</script>'];
  const match = goldenPart('toy-soldiers.over-last', 1);
  const players = match.players.map((each, i) => ({ ...each, name: names[i] ?? '' }));
  // On a wide page two rows share a line.
  for (let i = 0; i < 2; i++) await keep(page, { ...match, players });
  await page.goto('');
  const row = page
    .getByRole('region', { name: words.ui('shelf.title') })
    .getByRole('listitem')
    .first();
  const link = row.getByRole('link');
  await expect(link).toBeVisible();
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await link.boundingBox())?.width).toBeGreaterThan(120);
    expect(await row.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  }
});

test('a screen whose code does not load leads home, and another address is tried', async ({ page, words, quiet }) => {
  await page.route('**/assets/NewMatchPage-*.js', (route) => route.abort());
  await page.goto('#/new/flick');
  const alert = page.getByRole('alert').filter({ hasText: words.ui('crash.title') });
  await expect(alert).toBeVisible();
  await page.goto('#/rules/siege');
  await expect(alert).toBeHidden();
  await page.goto('#/new/flick');
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/NewMatchPage-*.js');
  await page.getByRole('button', { name: words.ui('home'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words.ui('brand') })).toBeVisible();
  await page.goto('#/new/flick');
  await expect(page.getByRole('button', { name: words.ui('setup.start') })).toBeVisible();
  quiet.length = 0;
});

test('where settings are not saved the first screen says so', async ({ page, words }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('');
  await expect(page.getByText(words.ui('saved.noSettings'))).toBeVisible();
});
