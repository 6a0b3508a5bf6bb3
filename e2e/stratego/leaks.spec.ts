// No hidden rank reaches the page in any form (ST-15): what stands in it, what it is called, and what is drawn.
// Sabotages that were caught: the picture of the last match, the scene in hand and the first scene of a replay seen by the
// eyes of `all`; an attribute of the play screen with an enemy's square and rank; one of the curtain with the whole table.
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { unfold } from '../hands/begin.ts';
import type { Hand } from '../hands/hand.ts';
import { apart, isPiece } from '../hands/seen.ts';
import {
  closed,
  enemiesOf,
  handOver,
  openCurtain,
  openTab,
  placesOf,
  type Rank,
  RANKS,
  ranksIn,
  type Side,
  type Step,
  squareAt,
  stands,
  stepsOf,
  texts,
} from './hidden.ts';
import { type Drawn, drawn, forget, record, strings } from '../hands/recorder.ts';
import { expect, test } from '../hands/test.ts';
import { wordsOf } from '../hands/words.ts';

const { ui, uiLike } = wordsOf('en', 'stratego');
/** Whoever can attacks, the others come near, so that there are fights in so many. */
const MOVES = 4;
/** What a test knows of a match because it sat on both sides. */
interface Truth {
  /** The rank of each piece, by its id. */
  readonly ranks: Map<string, Rank>;
  /** How each side's blocks are painted, by rank. */
  readonly faces: Record<Side, Map<string, Rank>>;
  /** Who has been taken. */
  readonly fallen: Set<string>;
  /** Who fought in the last move, and what all were told of it. */
  fought: readonly string[];
  readonly told: Set<string>;
}
/** The pictures drawn right at a place of the window. */
const picturesAt = (place: Point | undefined, all: readonly Drawn[]): string[] => [
  ...new Set(all.filter(({ at }) => place && apart(at, place) < 3).map(({ what }) => what)),
];
const piecesOf = (scene: Scene): PieceNode[] => scene.nodes.filter(isPiece);
/** A text that ties a rank to the square of a hidden piece, though it was not told to all. */
const ties = (told: ReadonlySet<string>, hidden: readonly PieceNode[]) => {
  const squares = new Set(hidden.map(({ at }) => squareAt(at)));
  return (text: string): boolean =>
    ranksIn(text).length > 0 &&
    [...text.matchAll(/\b[A-J]\d+\b/g)].some(([square]) => squares.has(square)) &&
    ![...told].some((sentence) => sentence.includes(text) || text.includes(sentence));
};

/** While the curtain is closed nothing is on the page but what all saw of the last move. */
const checkClosed = async ({ page }: Hand, { ranks, fought, told }: Truth): Promise<void> => {
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page).toHaveTitle(uiLike('title.curtain'));
  const text = await page.locator('main').innerText();
  const shown = fought.flatMap((id) => ranks.get(id) ?? []);
  const open = [...shown, ...(shown.includes('mine') ? ['miner'] : [])];
  const page_ = await page.evaluate(() => document.title + document.documentElement.outerHTML + location.href);
  for (const rank of [...ranksIn(page_), ...RANKS.filter((rank) => page_.includes(`rank.${rank}`))])
    expect(open, `under the curtain: ${text}`).toContain(rank);
  for (const sentence of text.split(/[\n.]/)) {
    const said = sentence.replace(/^.*?: (?=\w+:)/, '').trim();
    if (ranksIn(said).length > 0) told.add(said);
  }
};
/** What a seat is shown: its own blocks by their faces, the enemy's by their backs, and no word of what they are. */
const checkOpen = async (hand: Hand, seat: Side, truth: Truth): Promise<void> => {
  const { page, board } = hand;
  const { scene } = await hand.see();
  const enemies = enemiesOf(scene, seat);
  const foe = seat === 'red' ? 'blue' : 'red';
  for (const piece of piecesOf(scene).filter((piece) => piece.seat === seat && piece.emblem))
    truth.ranks.set(piece.id, piece.emblem as Rank);
  for (const piece of piecesOf(scene).filter((piece) => piece.seat === foe && piece.out)) truth.fallen.add(piece.id);
  for (const enemy of enemies) {
    expect(enemy).not.toHaveProperty('emblem');
    expect(enemy).not.toHaveProperty('mark');
    expect(ranksIn(JSON.stringify(enemy)), JSON.stringify(enemy)).toEqual([]);
  }
  const all = await drawn(board);
  const places = await placesOf(hand, piecesOf(scene));
  const backs = new Set<string>();
  for (const enemy of enemies.filter(({ id }) => !truth.fought.includes(id))) {
    const pictures = picturesAt(places.get(enemy.id), all);
    expect(pictures.length, `${enemy.id} to be drawn`).toBeGreaterThan(0);
    pictures.forEach((picture) => backs.add(picture));
  }
  expect(backs.size, 'the backs of the enemy to be all alike').toBe(1);
  const { faces, ranks, fallen, fought } = truth;
  for (const piece of piecesOf(scene).filter((piece) => piece.seat === seat && stands(piece, scene))) {
    const pictures = picturesAt(places.get(piece.id), all);
    const face = pictures.find((picture) => ![...backs].includes(picture)) ?? '';
    expect(face.length, `${piece.id} to show its face`).toBeGreaterThan(0);
    if (piece.emblem && pictures.length === 1) faces[seat].set(face, piece.emblem as Rank);
  }
  // Nowhere on the table, not for a moment, a face of the enemy's but of what has fought or has fallen.
  const open = new Set([...fallen, ...fought].map((id) => ranks.get(id)));
  for (const { what } of all) {
    const rank = faces[foe].get(what);
    if (rank) expect([...open], `a face of ${foe} on the table`).toContain(rank);
  }
  for (const { what, at } of all.filter(({ what }) => what.startsWith('“')))
    for (const enemy of enemies)
      expect(apart(at, places.get(enemy.id) ?? at), `${what} written on ${enemy.id}`).toBeGreaterThan(8);
  await expect(page).toHaveTitle(uiLike('title.turn'));
};
/** Every text and attribute that stood in the page since the curtain opened, and now and then what it is for a screen reader. */
const checkWords = async (hand: Hand, seat: Side, truth: Truth, read: boolean): Promise<void> => {
  const { scene } = await hand.see();
  const tied = ties(truth.told, enemiesOf(scene, seat));
  // Of the own pieces the owner is told everything.
  const own = piecesOf(scene)
    .filter((piece) => piece.seat === seat && stands(piece, scene))
    .map(
      ({ at, emblem }) =>
        `${(texts['piece.own'] ?? '').replace('{{rank}}', texts[`rank.${emblem}`] ?? '')}, ${squareAt(at)}`,
    );
  const others = (text: string): string => own.reduce((rest, label) => rest.replaceAll(label, ''), text);
  expect((await strings(hand.page)).map(others).filter(tied), `words before ${seat}`).toEqual([]);
  if (!read) return;
  const tree = await hand.page.locator('body').ariaSnapshot();
  expect(tree.split('\n').map(others).filter(tied), `names before ${seat}`).toEqual([]);
};

/** The move that comes nearest to an enemy. */
const nearest = (steps: readonly Step[], enemies: readonly PieceNode[]): Step => {
  const far = ({ to }: Step): number => Math.min(...enemies.map(({ at }) => apart(to, at)));
  const [step] = steps.toSorted((a, b) => far(a) - far(b));
  if (!step) throw new Error('There is no move.');
  return step;
};
const newMatch = async (hand: Hand): Promise<void> => {
  const { page, words } = hand;
  await page.goto('#/new/stratego');
  await unfold(hand);
  await page.getByLabel(texts['option.size'] ?? '', { exact: true }).selectOption('duel');
  await expect(page.getByLabel(words.ui('setup.seed'), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: words.ui('setup.start') }).click();
};
const layOut = async (hand: Hand, arrangement: string): Promise<void> => {
  await hand.settled();
  await hand.page.getByRole('button', { name: texts[`arrangement.${arrangement}`] ?? '', exact: true }).click();
  const ready = hand.tray.getByRole('button', { name: texts['do.ready'] ?? '', exact: true });
  await expect(ready).toBeEnabled();
};
test('through a match of fights no seat is shown a rank that it may not know, nor is the home screen', async ({
  page,
  hand,
  words,
}) => {
  test.slow();
  await record(page);
  await newMatch(hand);
  const truth: Truth = {
    ranks: new Map(),
    faces: { red: new Map(), blue: new Map() },
    fallen: new Set(),
    fought: [],
    told: new Set(),
  };
  for (const [seat, arrangement] of [
    ['red', 'corner'],
    ['blue', 'corner'],
  ] as const) {
    expect(await closed(hand)).toBe(seat);
    await checkClosed(hand, truth);
    await openCurtain(hand);
    await layOut(hand, arrangement);
    const { scene } = await hand.see();
    for (const enemy of enemiesOf(scene, seat)) expect(ranksIn(JSON.stringify(enemy))).toEqual([]);
    for (const { at, emblem } of piecesOf(scene).filter((piece) => piece.seat === seat && stands(piece, scene)))
      truth.ranks.set(`${seat}.${squareAt(at)}`, emblem as Rank);
    await handOver(hand);
  }
  let fights = 0;
  for (let move = 0; move < MOVES; move++) {
    const seat = await closed(hand);
    expect(seat).toBe(move % 2 === 0 ? 'red' : 'blue');
    await checkClosed(hand, truth);
    await forget(page);
    await openCurtain(hand);
    await hand.settled();
    await checkOpen(hand, seat, truth);
    const before = piecesOf((await hand.see()).scene);
    await openTab(hand, 'log');
    await openTab(hand, 'pieces');
    const [enemy] = enemiesOf((await hand.see()).scene, seat);
    if (enemy) {
      const { x, y } = await hand.clientOf(enemy.at);
      await page.mouse.move(x, y);
    }
    await page.getByRole('button', { name: words.ui('undo'), exact: true }).click();
    await expect(page.getByText(new RegExp(`${words.ui('undo.passed')}|${words.ui('undo.learned')}`))).toBeVisible();
    const steps = await stepsOf(hand);
    const attack = steps.find(({ target }) => target);
    if (attack) {
      await hand.drag(attack.from, attack.to);
      await openTab(hand, 'action');
      await page.keyboard.press('Escape');
    }
    await checkWords(hand, seat, truth, move < 2);
    await openTab(hand, 'action');
    const step = attack ?? nearest(steps, enemiesOf((await hand.see()).scene, seat));
    await hand.drag(step.from, step.to);
    await handOver(hand);
    truth.fought = step.target ? [step.piece, step.target] : [];
    if (step.target) fights++;
    for (const { id } of before.filter(({ out }) => out)) truth.fallen.add(id);
  }
  expect(fights).toBeGreaterThan(1);
  expect(truth.faces.red.size).toBeGreaterThan(5);
  expect(truth.faces.blue.size).toBeGreaterThan(5);

  await checkClosed(hand, truth);
  for (const id of truth.fought) truth.fallen.add(id);
  await forget(page);
  await page.goto('#/');
  const last = page.locator('section', { has: page.getByRole('button', { name: words.ui('last.go') }) }).last();
  await expect(last.locator('canvas')).toBeVisible();
  await expect.poll(async () => (await drawn(last)).length).toBeGreaterThan(10);
  const open = new Set([...truth.fallen].map((id) => truth.ranks.get(id)));
  for (const { what } of await drawn(last))
    for (const rank of [truth.faces.red.get(what), truth.faces.blue.get(what)])
      if (rank) expect([...open], 'a face in the picture of the match').toContain(rank);
  expect(ranksIn(await last.innerHTML())).toEqual([]);
  await expect(page).toHaveTitle(ui('title'));
});
