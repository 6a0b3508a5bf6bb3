import { readFileSync } from 'node:fs';
import type { Lesson } from '../src/lessons/lesson.ts';
import { faultsIn, smallerThan } from './hands/faults.ts';
import { expect, PHONE, test } from './hands/test.ts';

const puzzle = JSON.parse(
  readFileSync(new URL('../src/lessons/toy-soldiers/puzzle1.json', import.meta.url), 'utf8'),
) as Lesson;

test('a lesson travels as a file and as a link, and is kept, played and deleted', async ({ page, words }) => {
  const name = puzzle.name[words.language] ?? '';
  await page.goto('#/lessons/toy-soldiers');
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: words.uiLike('lessons.share') })
    .click();
  await expect(page.getByRole('textbox', { name: words.ui('lessons.link') })).toHaveValue(
    /#\/lessons\/toy-soldiers\/puzzle1$/,
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ui('lessons.save') }).click();
  const path = await (await saved).path();
  await page.keyboard.press('Escape');

  await page.locator('[data-import="lesson"]').setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format": "mera-lesson-2"}'),
  });
  await expect(page.getByRole('alert')).toBeVisible();
  const forget = page.getByRole('button', { name: words.uiLike('lessons.forget') });
  await expect(forget).toHaveCount(0);
  await page.locator('[data-import="lesson"]').setInputFiles(path);
  await expect(forget).toBeVisible();

  await page
    .getByRole('button', { name: words.uiLike('lessons.share') })
    .first()
    .click();
  const link = page.getByRole('textbox', { name: words.ui('lessons.link') });
  await expect(link).toHaveValue(/#\/lesson\/[\w-]+$/);
  const address = await link.inputValue();
  // A square of the code is as large on this screen as a phone needs to read it.
  const code = page.getByRole('img', { name: words.ui('code') });
  const squares = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  expect(((await code.boundingBox())?.width ?? 0) / squares).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await forget.click();
  await expect(forget).toHaveCount(0);

  await page.goto(address);
  await page.getByRole('button', { name: words.ui('lessons.keep') }).click();
  await expect(page.locator('[data-part=lesson-card] h2')).toHaveText(name);
  await page.goto(address.slice(0, -40));
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the odds lab comes near the exact chances, and the hidden share follows the place of the figure', async ({
  page,
  words,
}) => {
  await test.step('the odds lab throws ten thousand times and comes near the exact chances', async () => {
    await page.goto('#/lab/toy-soldiers');
    const exact = page.locator('[data-part=chances] [data-part=odds] li').first();
    await expect(exact).toContainText('58');
    await expect(
      page.locator('[data-part=chances] [data-part=die] circle').first(),
      'the pips of a die are dark',
    ).toHaveCSS('fill', 'rgb(24, 29, 31)');
    await page.locator('[data-part=throwing] button', { hasText: /10.000/ }).click();
    await expect(page.locator('[data-part=counted] [role="status"]')).toContainText(/58[.,]\d/);
    await expect(page.locator('[data-part=counted] [data-part=legend]')).toContainText(/10.000/);
    for (const scheme of ['light', 'dark'] as const)
      expect.soft(await faultsIn(page, scheme, scheme), `the lab, ${scheme}`).toEqual([]);
    await page.getByRole('button', { name: words.ui('lab.clear') }).click();
    await expect(page.locator('[data-part=counted] [role="status"]')).toHaveText(words.ui('lab.start'));
  });
  await test.step('the hidden share follows the place of the figure', async () => {
    await page.goto('#/lab/sci-fi');
    await page.getByRole('button', { name: words.ui('lab.sight') }).click();
    const place = page.getByRole('slider');
    await place.fill('0');
    await expect(page.locator('[data-part=cover-now]')).toHaveText(/\b0\s?%/);
    await place.fill('65');
    await expect(page.locator('[data-part=cover-now]')).not.toHaveText(/\b0\s?%/);
  });
});
test('on the projector all of the lab can be read from the last row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const game of ['sci-fi', 'stratego']) {
    await page.goto(`?projector#/lab/${game}`);
    await page.locator('[data-part=throwing] [data-part=primary]').click();
    await expect(page.locator('[data-part=rolls] li')).toHaveCount(100);
    expect.soft(await smallerThan(page, 24), game).toEqual([]);
    expect.soft(await faultsIn(page, 'light', 'projector'), game).toEqual([]);
  }
});
const SCREENS = [
  { width: 1440, height: 900, role: '' },
  { width: 1920, height: 1080, role: '?projector' },
  { width: 1280, height: 720, role: '?projector' },
];
for (const language of ['en', 'ru'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('picture, conditions, bars and buttons of the lab are on one screen', async ({ page }) => {
      test.slow();
      for (const { role, ...size } of SCREENS) {
        await page.setViewportSize(size);
        for (const game of ['toy-soldiers', 'sci-fi', 'stratego', 'siege', 'flick']) {
          await page.goto(`${role}#/lab/${game}`);
          const name = `${game} at ${size.width}`;
          const press = page.locator('[data-part=throwing] [data-part=primary]');
          await expect(press, name).toBeVisible({ timeout: 30_000 });
          if (game !== 'flick') await press.click();
          for (const part of ['setup', 'throwing', 'counted'])
            await expect.soft(page.locator(`[data-part=${part}]`), `${name}: ${part}`).toBeInViewport({ ratio: 1 });
          for (const bar of await page.locator('[data-part=counted] ol').first().locator('li').all())
            await expect.soft(bar, `${name}: a bar`).toBeInViewport({ ratio: 1 });
          const over = await page
            .locator('main section')
            .evaluateAll((all) =>
              all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className),
            );
          expect.soft(over, `${name}: nothing scrolls`).toEqual([]);
        }
      }
    });
  });
}
test.describe('on a phone', () => {
  test.use({ ...PHONE, language: 'ru' });
  test('the head of the lab lies side by side, with all its deeds in view', async ({ page, words }) => {
    await page.goto('#/lab/sci-fi');
    const game = page.getByRole('combobox', { name: words.ui('rulebook.game') });
    await expect(game).toBeVisible();
    const title = await page
      .getByRole('heading', { level: 1 })
      .evaluate((each) => [each.scrollWidth - each.clientWidth, each.getBoundingClientRect().bottom] as const);
    expect(title[0], 'the title is not cut').toBeLessThanOrEqual(0);
    expect((await game.boundingBox())?.y).toBeGreaterThanOrEqual(title[1]);
    const deeds = page.getByRole('group', { name: words.ui('lab.deed') }).getByRole('button');
    for (const deed of await deeds.all()) await expect(deed).toBeInViewport({ ratio: 1 });
  });
});
