import { expect } from '@playwright/test';
import type { PieceNode, Scene } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { boundsOf, centreOf } from '../../src/geometry/shape.ts';
import { tabTo } from './focus.ts';
import type { Hand } from './hand.ts';
import { apart, gap, isPiece, type Offered, radius, type Seen } from './seen.ts';

/** A way to touch the table: each only proposes, `confirm` presses the primary button. */
export interface Device {
  pick(hand: Hand, id: string): Promise<void>;
  put(hand: Hand, piece: PieceNode, at: Point): Promise<void>;
  walk(hand: Hand, piece: PieceNode, to: Point): Promise<void>;
  aim(hand: Hand, target: PieceNode): Promise<void>;
  confirm(hand: Hand): Promise<void>;
  /** Lets go by what may still be done. */
  pass(hand: Hand, label: string): Promise<void>;
}
export const mouse: Device = {
  pick: async (hand, id) => hand.tap((await hand.piece(id)).at),
  put: (hand, piece, at) => hand.drag(piece.at, at),
  walk: (hand, piece, to) => hand.drag(piece.at, to),
  aim: (hand, target) => hand.tap(target.at),
  confirm: (hand) => hand.primary().click(),
  pass: (hand, label) => hand.pass(label).click(),
};
/** Whom a finger is to move must be in view without any search. */
const expectInView = async (hand: Hand, piece: PieceNode): Promise<void> => {
  await hand.steady();
  expect(await hand.inView(piece.at), `${piece.id}, who is to be moved, to be in view`).toBe(true);
};
export const finger: Device = {
  pick: async (hand, id) => {
    const { at } = await hand.piece(id);
    await hand.bringInView(at);
    await hand.touch(at);
  },
  put: async (hand, piece, at) => {
    await expectInView(hand, piece);
    await hand.bringInView(piece.at, at);
    await hand.touchDrag(piece.at, at);
  },
  walk: async (hand, piece, to) => {
    await expectInView(hand, piece);
    await hand.bringInView(piece.at, to);
    await hand.touchDrag(piece.at, to);
  },
  aim: async (hand, target) => {
    await hand.bringInView(target.at);
    await hand.touch(target.at);
  },
  confirm: (hand) => hand.tapPrimary(),
  pass: (hand, label) => hand.pass(label).tap(),
};
/** Arrow presses that lead so far, in steps of a centimetre and, where they fit, of a measure. */
const arrows = (dx: number, dy: number, unit: number): string[] => {
  const along = (mm: number, less: string, more: string): string[] => {
    const key = mm < 0 ? less : more;
    const far = Math.abs(mm);
    return [`Shift+${key}*${Math.floor(far / unit)}`, `${key}*${Math.round((far % unit) / 10)}`];
  };
  return [...along(dx, 'ArrowLeft', 'ArrowRight'), ...along(dy, 'ArrowUp', 'ArrowDown')];
};
export const keyboard: Device = {
  pick: async (hand, id) => {
    const { choices } = await hand.see();
    const pieces = [...new Set(choices.flatMap(({ piece, off }) => (piece && !off ? [piece] : [])))];
    if (pieces.length > 1) await hand.keys(`n*${pieces.indexOf(id) + 1}`);
  },
  put: async (hand, piece, at) => {
    const { scene, choices } = await hand.see();
    const [zone] = choices.find((choice) => choice.kind === 'put' && choice.piece === piece.id)?.within ?? [];
    if (!zone) throw new Error(`${piece.id} cannot be put anywhere.`);
    // The first arrow stands the piece in the middle of where it may stand.
    const middle = centreOf(zone);
    await hand.keys('ArrowUp', ...arrows(at.x - middle.x, at.y - middle.y, scene.unit.mm));
  },
  walk: async (hand, piece, to) => {
    const { scene } = await hand.see();
    await hand.keys(...arrows(to.x - piece.at.x, to.y - piece.at.y, scene.unit.mm));
  },
  aim: async (hand, target) => {
    const { choices } = await hand.see();
    const aims = choices.filter((choice) => choice.kind === 'do' && choice.target !== undefined);
    await hand.keys(`]*${aims.findIndex((choice) => choice.target === target.id) + 1}`);
  },
  // What nobody has asked for is only brought near at first.
  confirm: async (hand) => {
    const { last } = await hand.see();
    const near = (): Promise<boolean> => hand.primary().evaluate((button) => button === document.activeElement);
    const pressed = await near();
    await hand.keys('Enter');
    if (pressed) return;
    const done = async (): Promise<boolean> => (await hand.see()).last !== last;
    await expect.poll(async () => (await done()) || (await near()), { intervals: [40] }).toBe(true);
    if (await done()) return;
    await expect(hand.primary()).toBeEnabled();
    await hand.keys('Enter');
  },
  pass: async (hand, label) => {
    // Where the yellow button names nothing to do, Enter on the table only brings the one near that lets it be.
    if ((await hand.see()).off) await hand.keys('Enter');
    else await tabTo(hand.page, hand.pass(label));
    await expect(hand.pass(label)).toBeFocused();
    await expect(hand.pass(label)).toBeEnabled();
    await hand.keys('Enter');
  },
};

const onField = ({ at }: PieceNode, { width, height }: Scene): boolean =>
  at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
/** How far a point lies from the segment between two others. */
const fromSegment = (point: Point, a: Point, b: Point): number => {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const part = long === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / long;
  const held = Math.min(1, Math.max(0, part));
  return apart(point, { x: a.x + (b.x - a.x) * held, y: a.y + (b.y - a.y) * held });
};
/** Points in steps of a centimetre around one, as far as the keyboard's arrows lead. */
const around = (middle: Point, far: number): Point[] => {
  const steps = Math.floor(far / 10);
  const offsets = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * 10);
  return offsets.flatMap((x) => offsets.map((y) => ({ x: middle.x + x, y: middle.y + y })));
};
const least = <T>(list: readonly T[], cost: (item: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, item) => (best === undefined || cost(item) < cost(best) ? item : best), undefined);

/** The distance that deployed enemies keep (TS-02), from middle to middle with a little to spare. */
const APART = 8 * 60 + 25 + 6;
/** A place in the piece's own zone, far enough from enemies and clear of friends, nearest to the middle of the zone. */
const placeFor = ({ scene }: Seen, piece: PieceNode, choice: Offered): Point => {
  const zone = choice.within?.[0];
  if (!zone) throw new Error(`${piece.id} cannot be put anywhere.`);
  const { at, width, height } = boundsOf(zone);
  const middle = centreOf(zone);
  const others = scene.nodes.filter(isPiece).filter((other) => other.id !== piece.id && onField(other, scene));
  const free = around(middle, Math.max(width, height) / 2)
    .filter(({ x, y }) => x > at.x + 2 && y > at.y + 2 && x < at.x + width - 2 && y < at.y + height - 2)
    .filter((spot) => others.every((other) => apart(other.at, spot) > (other.seat === piece.seat ? 40 : APART)));
  const place = least(free, (spot) => apart(spot, middle));
  if (!place) throw new Error(`There is no room for ${piece.id}.`);
  return place;
};
const enemiesOf = ({ scene }: Seen, { seat }: PieceNode): PieceNode[] =>
  scene.nodes.filter(isPiece).filter((piece) => piece.seat && piece.seat !== seat && onField(piece, scene));
/** A free straight way toward the nearest enemy on a table without obstacles; null when one stands close already. */
const wayFor = (seen: Seen, piece: PieceNode, reach: number): Point | null => {
  const { scene } = seen;
  const enemies = enemiesOf(seen, piece);
  const foe = least(enemies, (enemy) => apart(enemy.at, piece.at));
  if (!foe || gap(foe, piece) < 40) return null;
  const others = scene.nodes.filter(isPiece).filter(({ id }) => id !== piece.id);
  const r = radius(piece);
  const spots = around(piece.at, reach)
    .filter((spot) => apart(spot, piece.at) <= reach - 1)
    .filter(({ x, y }) => x > r + 1 && y > r + 1 && x < scene.width - r - 1 && y < scene.height - r - 1)
    .filter((spot) => others.every((other) => fromSegment(other.at, piece.at, spot) > r + radius(other) + 4));
  const best = least(spots, (spot) => apart(spot, foe.at));
  return best && apart(best, foe.at) < apart(piece.at, foe.at) ? best : null;
};

/** Plays on by what the table offers: deploys in the zone, walks toward the enemy, strikes whenever he can. */
export class Player {
  /** The plies played, for a test to tell what came of it. */
  plies = 0;

  constructor(
    readonly hand: Hand,
    readonly device: Device,
  ) {}

  async confirm(last: number): Promise<void> {
    await this.device.confirm(this.hand);
    await this.hand.played(last);
    this.plies++;
  }

  /** Does the next thing that is to be done; false when the match is over. */
  async step(): Promise<boolean> {
    const { hand, device } = this;
    const seen = await hand.see();
    if (seen.primary === hand.words.ui('again')) return false;
    const open = seen.choices.filter(({ off }) => !off);
    const pieces = seen.scene.nodes.filter(isPiece);
    const moverOf = (choice: Offered): PieceNode | undefined => pieces.find(({ id }) => id === choice.piece);
    const movers = [...new Set(open.flatMap((choice) => choice.piece ?? []))];
    const put = open.find(({ kind }) => kind === 'put');
    const walk = open.find(({ kind }) => kind === 'walk');
    const aims = open.filter(({ kind, target }) => kind === 'do' && typeof target === 'string');
    if (put) {
      const piece = moverOf(put);
      if (!piece) throw new Error('A choice names a piece that is not on the table.');
      if (movers.length > 1) await device.pick(hand, piece.id);
      await device.put(hand, piece, placeFor(seen, piece, put));
    } else if (walk) {
      const piece = moverOf(walk);
      const to = piece && wayFor(seen, piece, walk.reach ?? 0);
      const pass = open.find(({ passes }) => passes);
      if (piece && to) await device.walk(hand, piece, to);
      else if (pass) {
        await device.pass(hand, pass.label);
        await hand.played(seen.last);
        this.plies++;
        return true;
      }
    } else if (aims.length > 0 && !open.some(({ label }) => label === 'do.march')) {
      const target = pieces.find(({ id }) => id === aims[0]?.target);
      if (target) await device.aim(hand, target);
    } else if (movers.length > 1) {
      const near = (id: string): number => {
        const piece = pieces.find((each) => each.id === id);
        return piece ? Math.min(...enemiesOf(seen, piece).map((enemy) => apart(enemy.at, piece.at))) : Infinity;
      };
      const piece = least(movers, near);
      if (piece) await device.pick(hand, piece);
    }
    await expect(hand.primary(), `to be pressed at action ${seen.last}`).not.toHaveAttribute('aria-disabled', 'true');
    await this.confirm(seen.last);
    return true;
  }

  /** Plays on until a moment comes; throws when the match ends before. */
  async until(is: (seen: Seen) => boolean): Promise<Seen> {
    for (;;) {
      const seen = await this.hand.see();
      if (is(seen)) return seen;
      if (!(await this.step())) throw new Error('The match was over before that came about.');
    }
  }

  /** Plays to the end of the match. */
  async toTheEnd(most = 400): Promise<void> {
    for (let i = 0; i < most; i++) if (!(await this.step())) return;
    throw new Error(`The match was not over after ${most} actions.`);
  }
}
/** Whether something of this kind is to be done now. */
export const offers =
  (kind: Offered['kind']) =>
  ({ choices }: Seen): boolean =>
    choices.some((choice) => choice.kind === kind && !choice.off);
