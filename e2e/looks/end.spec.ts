import { panelOf } from '../hands/hand.ts';
import { openRecord } from '../hands/records.ts';
import { golden } from '../../tests/golden.ts';
import { expect, test } from '../hands/test.ts';

test('the end of a match is seen over the table, also after a reload, and a rematch changes sides with one press', async ({
  page,
  hand,
  words,
}) => {
  const match = golden('toy-soldiers.over-last');
  const players = match.players.map(({ seat }) => ({ seat, name: seat === 'red' ? 'Ада' : 'Боб' }));
  await openRecord(hand, { ...match, players });
  const ribbon = page.getByRole('region', { name: words.ui('over'), exact: true });
  await expect(ribbon).toContainText(words.uiWith('ending.wins_one', { name: 'Ада' }));
  await page.reload();
  await hand.settled();
  await expect(ribbon.getByRole('definition')).toHaveCount(3);
  await expect(hand.primary()).toHaveText(words.ui('again'));
  // The report is read from its head: the lit row of the last throw does not draw the panel down.
  expect(await panelOf(page).evaluate((panel) => panel.scrollTop)).toBe(0);
  // The ribbon and the graph count the same turns.
  const turns = await ribbon.getByRole('definition').first().innerText();
  await expect(page.locator('[data-part=score-history] li').last()).toHaveText(
    words.ui('ending.overTurns_other').replace('{{n}}', turns),
  );
  await page.getByRole('button', { name: words.ui('ending.throw').replace('{{who}}', 'Ада') }).click();
  await hand.awaited();
  const ended = page.url();
  await hand.primary().click();
  await expect(page).not.toHaveURL(ended);
  await hand.settled();
  await expect(ribbon).toHaveCount(0);
  await expect(page.locator('[data-part=plate][data-seat=blue]')).toContainText('Ада');
  await expect(page.locator('[data-part=plate][data-seat=red]')).toContainText('Боб');
});
