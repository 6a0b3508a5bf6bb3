import type { Match } from '../../src/core/match.ts';
import { aimPanel, handleOf, startOf, takeAim, theAim } from '../hands/aim.ts';
import { DESK, expectNoFaults } from '../hands/looks.ts';
import { bout } from '../flick/hand.ts';
import { Hand } from '../hands/hand.ts';
import { attacksIn } from '../hands/seen.ts';
import { goldenUntil, openRecord } from '../hands/records.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

type Look = (where: string) => Promise<void>;
/** Aims and fires, and has the screens looked at that only aimed games have. */
const aimAndFire = async (hand: Hand, look: Look): Promise<void> => {
  const { words } = hand;
  const seen = await hand.see();
  const aim = theAim(seen);
  await takeAim(hand, aim);
  await hand.drag((await hand.piece(aim.piece)).at, await handleOf(hand, aim, startOf(aim, 'bearing'), 500));
  await expect(aimPanel(hand)).toBeVisible();
  await expect(hand.primary()).toHaveText(words.game(aim.deed ?? aim.label));
  await look('an aim proposed');
  await hand.primary().click();
  await hand.played(seen.last);
  await look('after the shot');
};
/** Points at somebody, and has the odds looked at. */
const pointAt = async (hand: Hand, look: Look): Promise<void> => {
  const { page, words } = hand;
  const { choices, last } = await hand.see();
  const [shot] = attacksIn({ choices });
  if (!shot) throw new Error('There is nobody to shoot at.');
  await hand.tap((await hand.piece(shot.piece)).at);
  await hand.tap((await hand.piece(shot.target)).at);
  await expect(page.getByRole('region', { name: words.ui('odds.title') })).toBeVisible();
  await look('a target proposed');
  await hand.primary().click();
  await hand.played(last);
  await look('after the throw');
};

interface Place {
  readonly name: string;
  readonly game: string;
  readonly match: () => Match;
  readonly go: (hand: Hand, look: Look) => Promise<void>;
}
const fires = ({ type }: { type: string }): boolean => type === 'fire';
const PLACES: readonly Place[] = [
  { name: 'a flick', game: 'flick', match: () => bout('D'), go: aimAndFire },
  { name: 'a siege', game: 'siege', match: () => goldenUntil('siege.over-last', fires), go: aimAndFire },
  {
    name: 'a skirmish',
    game: 'sci-fi',
    match: () => goldenUntil('sci-fi.over-last', ({ type }) => type === 'shoot'),
    go: pointAt,
  },
];

test('axe finds nothing where one aims and where one points, light and dark', async ({ page }) => {
  for (const { name, game, match, go } of PLACES) {
    const hand = new Hand(page, wordsOf('en', game));
    await openRecord(hand, match());
    await go(hand, (where) => expectNoFaults(page, `${name}, ${where}`, DESK));
  }
});
