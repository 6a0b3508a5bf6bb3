import { begin, DUEL } from '../hands/begin.ts';
import { Hand, panelOf } from '../hands/hand.ts';
import { setFromAfar } from '../hands/looks.ts';
import { gap } from '../hands/seen.ts';
import { mouse, offers, Player } from '../hands/player.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

/** Every piece stands in the list with its name, side, state and place, and how far the nearest enemy is. */
const expectListed = async (hand: Hand): Promise<void> => {
  const { page, words } = hand;
  const panel = panelOf(page);
  const seen = await hand.see();
  const write = (value: number): string =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(Math.round(value * 10) / 10);
  const pieces = await hand.pieces();
  for (const piece of pieces) {
    const side = words.game(`side.${piece.seat ?? ''}`);
    const name = words.gameLike(piece.label.key.split(':')[1] ?? '', { side, number: piece.mark ?? '' });
    // A number is not parted from its word: the space between them may be one that does not break.
    const whole = new RegExp(`^${name.source.replaceAll(' ', String.raw`\s`)}$`, 'u');
    const named = panel.getByRole('button').filter({ has: page.getByText(whole) });
    const line = named.filter({ hasText: words.ui(`seat.${piece.seat ?? ''}`) });
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(words.game('state.fresh'));
    const place = words
      .ui('pieces.at')
      .replace('{{x}}', write(piece.at.x / 60))
      .replace('{{y}}', write(piece.at.y / 60));
    await expect(line).toContainText(place);
    const enemies = pieces.filter((other) => other.seat !== piece.seat);
    const near = Math.min(...enemies.map((enemy) => gap(enemy, piece)));
    await expect(line).toContainText(new RegExp(`, ${write(near / 60)}\\s`));
    const able = seen.choices.some((choice) => choice.piece === piece.id);
    if (able) await expect(line).toBeEnabled();
    else await expect(line).toBeDisabled();
  }
};

test('the table in words, read and heard', async ({ page, hand, words }) => {
  await test.step('the table in words, in both languages: names, seats, places, states, distances; played by its buttons', async () => {
    await begin(hand, { ...DUEL, options: { ...DUEL.options, squad: 2 } });
    const player = new Player(hand, mouse);
    await page.getByRole('tab', { name: words.ui('tab.pieces') }).click();
    const panel = panelOf(page);
    await player.until(offers('put'));
    await expect(panel.getByRole('button').filter({ hasText: words.game('state.waits') })).toHaveCount(4);

    const seen = await player.until(({ choices }) => choices.some(({ label }) => label === 'do.march'));
    const pieces = await hand.pieces();
    await expectListed(hand);
    await setFromAfar(page, { language: 'ru' });
    await expectListed(new Hand(page, wordsOf('ru', words.id)));
    await setFromAfar(page, { language: 'en' });

    // Chosen and played by buttons alone: pick, throw, stay.
    const mine = pieces.filter((piece) => seen.choices.some((choice) => choice.piece === piece.id));
    const second = panel.locator('button[aria-pressed]:enabled').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    const choices = page.getByRole('region', { name: words.ui('choices.title') });
    await expect(choices.getByRole('button', { name: words.game('do.attackFromHere') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await choices.getByRole('button', { name: words.game('do.march') }).click();
    await hand.played(seen.last);
    const walking = await hand.see();
    expect(walking.choices.find(({ kind }) => kind === 'walk')?.piece).toBe(mine[1]?.id);
    await choices.getByRole('button', { name: words.game('do.stay') }).click();
    await hand.played(walking.last);
    const spent = (await hand.pieces()).find(({ id }) => id === mine[1]?.id);
    expect(spent?.badges).toContain('acted');
  });
  await test.step('what comes about is told to those who listen, in the words of the log', async () => {
    await begin(hand, DUEL);
    const live = page.locator('[data-live]');
    await expect(live).toHaveText(/Blue|Red/);
    const player = new Player(hand, mouse);
    await player.until(({ primary }) => primary === words.game('do.march'));
    await player.step();
    await expect(live).toHaveText(/(Blue|Red).*, movement: \d: (walk|run), up to \d\smeasures?/i);
  });
});
