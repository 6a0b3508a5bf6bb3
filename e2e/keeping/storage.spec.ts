import { begin, beginBySetup, DUEL } from '../hands/begin.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('without a database a match is played in the page, which says so and offers a file', async ({
    page,
    hand,
    words,
    quiet,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await page.goto('');
    await expect(page.getByText(words.ui('shelf.blocked'))).toBeVisible();
    await beginBySetup(hand, DUEL);
    const notice = page.getByRole('alert').filter({ hasText: words.ui('unsaved') });
    await notice.getByRole('button', { name: words.ui('notice.fold') }).click();
    await new Player(hand, mouse).until(offers('walk'));
    const { last } = await hand.see();
    await page.getByRole('button', { name: words.ui('unsaved'), exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      notice.getByRole('button', { name: words.ui('export') }).click(),
    ]);
    const file = await download.path();

    await page.evaluate(() => (location.hash = '#/'));
    await expect(page.getByText(words.ui('shelf.loose'))).toBeVisible();
    await page.getByRole('button', { name: words.ui('last.go') }).click();
    await hand.settled();
    expect((await hand.see()).last).toBe(last);

    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('[data-import]').setInputFiles(file);
    await expect(page.getByText(words.ui('import.loose'))).toBeVisible();
    await page.getByRole('link', { name: words.ui('import.open') }).click();
    await hand.settled();
    expect((await hand.see()).last).toBe(last);
    // What could not be kept is told to the console too.
    expect(quiet.filter((each) => !each.includes("reading 'open'"))).toEqual([]);
    quiet.length = 0;
  });

  test('damaged rows and addresses take no screen away; what is there goes into a file and off the shelf', async ({
    page,
    hand,
    words,
  }) => {
    await begin(hand, DUEL);
    await page.goto('#/match/%');
    await expect(page.getByText(words.ui('match.missing'))).toBeVisible();
    await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done) => {
        const asked = indexedDB.open('mera');
        asked.addEventListener('success', () => done(asked.result));
      });
      const tx = db.transaction('matches', 'readwrite');
      tx.objectStore('matches').put({ id: 'torn', head: { game: 'toy-soldiers', players: 7 }, updated: 'never' });
      await new Promise((done) => tx.addEventListener('complete', done));
      db.close();
    });
    await page.goto('#/');
    await expect(page.getByRole('button', { name: words.ui('last.go') })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: words.ui('shelf.damaged') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: words.ui('export.damaged') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.mera$/);
    await row.getByRole('link').click();
    await expect(page.getByText(words.ui('match.unreadable'))).toBeVisible();
    await page.goto('#/');
    await row.getByRole('button', { name: words.ui('remove') }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.ui('last.go') })).toBeVisible();
  });
});
