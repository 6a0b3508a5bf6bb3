import type { Entry, Match } from '../../src/core/match.ts';
import type { Pose } from '../../src/core/shots/pose.ts';
import { flick } from '../../src/games/flick/index.ts';
import { levelPose } from '../../src/games/flick/show/outlines.ts';
import type { Point } from '../../src/geometry/point.ts';
import { fromMenu } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';

const DRAFT = ['hawk', 'boar', 'turtle', 'scorpion', 'bull', 'ray', 'star', 'wolf', 'owl', 'beetle'];
/** Blue draws both lots and takes every other warrior, from the hawk on. */
const drafted: readonly Entry[] = [
  { action: { type: 'lot' }, dice: [1] },
  ...DRAFT.map((id): Entry => ({ action: { type: 'pick', id } })),
  { action: { type: 'lot' }, dice: [1] },
];
const begun = (variant: string, entries: readonly Entry[], more: object = {}): Match => ({
  format: 1,
  game: 'flick',
  rulesVersion: flick.rulesVersion,
  options: { variant, draft: 'five', ...more },
  seed: 'flick',
  takeBack: 'free',
  players: [
    { seat: 'blue', name: '' },
    { seat: 'red', name: '' },
  ],
  entries: [...drafted, ...entries],
});
/** A duel on A or D before its first flick: Blue's bull strikes at the boar. */
export const bout = (field: 'A' | 'D', more?: object): Match =>
  begun(`duel${field}`, [{ action: { type: 'choose', id: 'bull' } }, { action: { type: 'choose', id: 'boar' } }], more);
/** A strike as it was recorded: the free spin that is asked for first, then where the two came to lie. */
const recorded = (id: string, other: string, rest: Readonly<Record<string, Pose>>): Entry => ({
  action: { type: 'strike', id, bearing: 0, power: 500, offset: 400, height: 0 },
  shots: [
    { spun: { [id]: { whole: 200, beforeHit: 200 } }, rest: {}, contacts: [] },
    { spun: {}, rest, contacts: [[10, id, other] as const] },
  ].map((shot) => ({ physics: 'by hand', settled: true, touching: [], over: [], ...shot })),
});
/** A duel on A at four points each, the boar near its edge and the bull behind him: Blue's next strike may win. */
export const fourEach = (): Match => {
  const off = { x: 220, y: 450 };
  const blow = recorded('bull', 'boar', { boar: levelPose('boar', off, 180) });
  const answer = recorded('boar', 'bull', { bull: levelPose('bull', off, 0) });
  const near = recorded('bull', 'boar', {
    bull: levelPose('bull', { x: 220, y: 130 }, 0),
    boar: levelPose('boar', { x: 220, y: 80 }, 180),
  });
  const { entries, ...duel } = bout('A', { tremorBlue: 0 });
  return { ...duel, entries: [...entries, ...Array.from({ length: 4 }, () => [blow, answer]).flat(), near] };
};
/** A duel on A in which Blue's bull hangs over the edge at a place and strikes next. */
export const hanging = (at: Point): Match => {
  const { entries, ...duel } = bout('A', { tremorBlue: 0 });
  return { ...duel, entries: [...entries, recorded('bull', 'boar', { bull: levelPose('bull', at, 0) })] };
};
/** Field V before the first is placed, which is for Blue. */
export const placing = (): Match => begun('fieldV', []);
/** Field V with five on each side before its first flick, which is Blue's. */
export const teams = (more?: object): Match =>
  begun('fieldV', [{ action: { type: 'lineUp' } }, { action: { type: 'lineUp' } }], more);
/** Bouts given up one after the other, each by whom the turn has come to, and who is chosen for the next. */
const givenUp = (...next: readonly string[]): Entry[] =>
  next.flatMap((id): Entry[] => [{ action: { type: 'concede' } }, { action: { type: 'choose', id } }]);
const onA: readonly Entry[] = [
  { action: { type: 'choose', id: 'hawk' } },
  { action: { type: 'choose', id: 'boar' } },
  ...givenUp('turtle', 'bull', 'star', 'owl'),
];
/** A long match on field A, in which Blue has given up four bouts and strikes first with the last of the five. */
export const lastOfFive = (): Match => begun('long', onA);
/** A long match on field D: Blue lost all five on A, and here four, in turn with Red; whose last of five strikes first. */
export const lastOnD = (): Match =>
  begun('long', [
    ...onA,
    ...givenUp('hawk'),
    { action: { type: 'choose', id: 'boar' } },
    // The winner begins the next bout: they give up in turn.
    ...givenUp('turtle', 'scorpion', 'bull', 'ray', 'star', 'wolf', 'owl', 'beetle'),
  ]);

/** Closes what is told, a while after a record of no real flick is opened, above the table: it must not lie over the hand. */
export const closeDoubts = async ({ page, words }: Hand): Promise<void> => {
  await page
    .locator('[data-part=notices]')
    .getByRole('button', { name: words.ui('close'), exact: true })
    .click();
};
/** Gives up the bout, or the field, from the menu. */
export const concede = async (hand: Hand): Promise<void> => {
  const { last } = await hand.see();
  const name = hand.words.gameLike('do.concede');
  await fromMenu(hand, name);
  await hand.page.getByRole('alertdialog').getByRole('button', { name }).click();
  await hand.played(last);
};
/** Picks the first who may be picked: on the field, or from the list one who waits beside it. */
export const pickFirst = async (hand: Hand): Promise<void> => {
  const { choices } = await hand.see();
  const id = choices.find(({ piece, off }) => piece && !off)?.piece;
  if (!id) return;
  const { at, waits } = await hand.piece(id);
  if (waits) await hand.page.locator('[data-part=select-list]').getByRole('button').first().click();
  else await hand.tap(at);
};
