import { readFileSync } from 'node:fs';
import { expectNoOverflow } from '../hands/faults.ts';
import { setFromAfar } from '../hands/looks.ts';
import { goldenPart, openRecord } from '../hands/records.ts';
import { SLOW } from '../hands/slow.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

test.use({ game: 'flick', language: 'ru' });
/** The physics of the app, as its digests name it. */
const { physics } = JSON.parse(readFileSync('tests/physics/digests.json', 'utf8')) as { physics: string };

test('a forged shot is noted on the match and in the log, and the match can be played on', async ({
  page,
  hand,
  words,
}) => {
  const record = goldenPart('flick.over-agreed', 40);
  const at = record.entries.findIndex(({ shots }) => shots);
  const shot = record.entries[at]?.shots?.[0];
  const [id, pose] = Object.entries(shot?.rest ?? {})[0] ?? [];
  if (!shot || !id || !pose) throw new Error('The record has no shot that moves anybody.');
  const [x, ...rest] = pose;
  shot.rest[id] = [x + 1, ...rest];
  // The record may be older than the physics that it pretends to have been played with.
  for (const each of record.entries[at]?.shots ?? []) Object.assign(each, { physics });
  await openRecord(hand, { ...record, entries: record.entries.slice(0, at + 1) });
  const notice = page.locator('[data-part=notices]').getByRole('status');
  await expect(notice).toContainText(words.ui('doubts.marked'), { timeout: SLOW * 60_000 });
  await page.getByRole('tab', { name: words.ui('tab.log') }).click();
  await expect(page.locator('[data-part=log] [data-part=doubt]')).toHaveText(words.ui('doubt.differs'));
  await expectNoOverflow(page);
  // The words of the other language fit as well.
  await setFromAfar(page, { language: 'en' });
  await expect(notice).toContainText(wordsOf('en', 'flick').ui('doubts.marked'));
  await expectNoOverflow(page);
  await setFromAfar(page, { language: 'ru' });
  // It comes late, and must not move the table under a hand.
  const place = await hand.board.boundingBox();
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  expect(await hand.board.boundingBox()).toEqual(place);
  expect((await hand.see()).choices.length).toBeGreaterThan(0);
});
