import { beginAt, beginBySetup, DUEL, fromMenu, withSettings } from '../hands/begin.ts';
import { faultsIn, smallerThan } from '../hands/faults.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

// In the language of the longer words.
test.describe('по-русски', () => {
  test.use({ language: 'ru' });
  test('on the projector every text is at least 24 px, axe finds nothing, and the primary button is in sight', async ({
    page,
    hand,
    words,
  }) => {
    const expectLarge = async (where: string): Promise<void> => {
      expect.soft(await faultsIn(page, 'light', 'projector'), where).toEqual([]);
      expect.soft(await smallerThan(page, 24), where).toEqual([]);
    };
    await page.goto('');
    const theme = page.getByRole('button', { name: words.uiLike('theme.is') });
    await theme.click();
    await theme.click();
    await expectLarge('home');
    await page.getByRole('link', { name: words.setUp() }).click();
    await expectLarge('set-up');
    const wish = { ...DUEL, options: { ...DUEL.options, shooting: true, ranged: 1 }, names: ['Ada', 'Bob'] };
    await beginBySetup(hand, wish);
    await expectLarge('the lot');
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await beginAt(hand, wish, { kind: 'walk' });
    const { scene, choices } = await hand.see();
    await expectLarge('a throw');
    const walk = choices.find(({ kind }) => kind === 'walk');
    const piece = await hand.piece(walk?.piece ?? '');
    await hand.drag(piece.at, { x: piece.at.x, y: piece.at.y + (piece.at.y < scene.height / 2 ? 50 : -50) });
    await expect(hand.primary()).toHaveText(await hand.way());
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await expectLarge('a way proposed');
    for (const tab of ['log', 'pieces']) {
      await page.getByRole('tab', { name: words.ui(`tab.${tab}`) }).click();
      await expectLarge(tab);
    }
    await page.getByRole('tab', { name: words.ui('tab.action') }).click();
    await page.keyboard.press('Escape');
    await beginAt(hand, wish, { label: 'do.shoot' });
    const shot = (await hand.see()).choices.find(({ label, off }) => label === 'do.shoot' && !off);
    const target = shot?.target;
    if (typeof target !== 'string') throw new Error('A shot has a target.');
    await hand.tap((await hand.piece(target)).at);
    await expect(hand.primary()).toHaveText(words.game('do.shoot'));
    await expectLarge('a shot proposed');
    await fromMenu(hand, words.ui('rulebook'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLarge('rulebook');
    await page.keyboard.press('Escape');
    await fromMenu(hand, words.ui('settings'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLarge('settings');
    await page.keyboard.press('Escape');
    await fromMenu(hand, words.game('do.draw'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.game('do.draw') })
      .click();
    await page.getByRole('button', { name: words.coreLike('draw.accept') }).click();
    await expect(hand.primary()).toHaveText(words.ui('again'));
    await expect(hand.primary()).toBeInViewport({ ratio: 1 });
    await expectLarge('the end');
    await page.goto('#/lessons/toy-soldiers');
    await expect(page.locator('main li').first()).toBeVisible();
    await expectLarge('lessons');
  });
});

test('a chain of blows is told in numbers, with its verdict and all six rows in view, until a press', async ({
  page,
  hand,
  words,
}) => {
  await withSettings(page, { theme: 'projector' });
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await openRecord(hand, goldenPart('toy-soldiers.over-last', 98));
    await hand.primary().click();
    await expect(hand.primary()).toHaveText(words.ui('goOn'));
    const card = page.locator('[role=tabpanel]:not([inert])');
    await expect(card.locator('[data-part=result] [data-part=die]').first()).toBeInViewport({ ratio: 1 });
    const rows = card.locator('[data-part=roll-table] tbody tr');
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    await expect(card.locator('tr[aria-current] [data-part=roll-number]')).toContainText('5');
    await expect(page.locator('[data-part=step-cards] [aria-current] b')).toHaveText('6');
    const cut = await page
      .locator('[data-part=step-cards] [data-part=step-card]')
      .evaluateAll((cards) =>
        cards.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
    await hand.primary().click();
    await expect(hand.primary()).not.toHaveText(words.ui('goOn'));
  }
});
