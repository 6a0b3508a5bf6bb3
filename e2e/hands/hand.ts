import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import type { PieceNode } from '../../src/core/scene.ts';
import type { Point } from '../../src/geometry/point.ts';
import { isPiece, type Seen, seenOn } from './seen.ts';
import { SLOW } from './slow.ts';
import type { Words } from './words.ts';
import type { BoardElement } from './board.ts';

/** The panel that is shown: while one slides out and another in there are two. */
export const panelOf = (page: Page): Locator => page.locator('[role="tabpanel"]:not([inert])');

/** So often the page is asked whether something has come about, ms. */
export const ASKED = 40;
/** So often it is asked for all that it shows. By itself Playwright would soon ask once a second, and be late by half of one. */
const OFTEN = { intervals: [100] };
/** A hand on the table of a page, at table millimetres. */
export class Hand {
  readonly board: Locator;
  readonly tray: Locator;
  private touching: Promise<CDPSession> | undefined;
  /** When the primary button was tapped last. */
  private tapped = 0;

  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.board = page.getByRole('application', { name: words.ui('table.label') });
    this.tray = page.locator('[data-part=tray]');
  }

  /** The stage of the ribbon that is on. */
  stage(): Locator {
    return this.page.locator('li[aria-current=step]');
  }

  /** The one primary button of a match. */
  primary(): Locator {
    return this.tray.getByRole('button').first();
  }

  /** A button beside it that lets go by what may still be done. */
  pass(label: string): Locator {
    return this.tray.getByRole('button', { name: this.words.gameLike(label) });
  }

  /** Lets go by what may still be done, says so once more where it is asked, and waits until what comes of it has been shown. */
  async letGo(label: string, how: 'click' | 'tap' = 'click'): Promise<void> {
    const { last } = await this.see();
    const question = this.tray.getByRole('alert');
    await this.pass(label)[how]();
    await expect.poll(async () => (await question.isVisible()) || (await this.see()).last > last, OFTEN).toBe(true);
    if (await question.isVisible()) await this.pass(label)[how]();
    await this.played(last);
  }

  /** What the table shows now. */
  see(): Promise<Seen> {
    return seenOn(this.board);
  }

  async pieces(): Promise<PieceNode[]> {
    return (await this.see()).scene.nodes.filter(isPiece);
  }

  async piece(id: string): Promise<PieceNode> {
    const found = (await this.pieces()).find((piece) => piece.id === id);
    if (!found) throw new Error(`There is no piece ${id} on the table.`);
    return found;
  }

  /** Where a point of the table is in the window. */
  clientOf(point: Point): Promise<Point> {
    return this.board.evaluate((board, at) => {
      return (board as BoardElement).mera.table.current.clientOf(at);
    }, point);
  }

  /** What the hand holds, as it is said to those who do not see it. */
  held(): Locator {
    return this.page.locator('[data-hand]');
  }

  /** Waits until the camera stands: two frames with nothing in between. */
  async steady(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const board = document.querySelector('[role=application]') as BoardElement;
      const place = (): string => JSON.stringify(board.mera.table.current?.clientOf({ x: 0, y: 0 }));
      const before = place();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return place() === before;
    });
  }

  /** Waits until the match stands on the table, which no dialog hides, and nothing is being shown. One question: expectations come to ask only once a second. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(
      ({ label, skip }) => {
        const board = document.querySelector('[role=application]');
        if (board?.ariaLabel !== label || board.closest('[aria-hidden=true], [inert]')) return false;
        const button = document.querySelector<HTMLButtonElement>('[data-part=tray] button');
        const painted = board.querySelector('canvas')?.checkVisibility({ visibilityProperty: true });
        return painted && button && button.innerText.trim() !== skip;
      },
      { label: this.words.ui('table.label'), skip: this.words.ui('skip') },
      // To ask in every frame would have every frame made.
      { polling: ASKED },
    );
  }

  /** Stops the page's time, which `page.clock` must have installed: every frame is drawn as it is let go on, however busy the machine is. */
  async freeze(): Promise<void> {
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1000);
  }

  /** Lets time that stands go on until something is so. */
  async runUntil(holds: () => Promise<boolean>): Promise<void> {
    await expect
      .poll(
        async () => {
          const there = await holds();
          if (!there) await this.page.clock.runFor(48);
          return there;
        },
        { timeout: SLOW * 60_000, intervals: [0] },
      )
      .toBe(true);
  }

  /** Whether something is being shown that can be skipped. */
  async showing(): Promise<boolean> {
    return (await this.primary().textContent())?.trim() === this.words.ui('skip');
  }

  /** Waits until the record is longer than it was and its last step has been shown. */
  async played(last: number): Promise<void> {
    await this.page.waitForFunction(
      (before) => Number(/\d+/.exec(document.querySelector('main header h1 + p')?.textContent ?? '')?.[0]) > before,
      last,
      // A shot is simulated before; that takes its time on a loaded machine.
      { timeout: SLOW * 45_000, polling: ASKED },
    );
    await this.settled();
  }

  /** Waits, while bots play, until a person may act or the match is over; what is seen then. */
  async awaited(): Promise<Seen> {
    await this.page.waitForFunction(
      (again) => {
        const button = document.querySelector<HTMLButtonElement>('[data-part=tray] button');
        const board = document.querySelector<HTMLElement & Partial<BoardElement>>('[role=application]');
        return button?.innerText.trim() === again || (board?.mera?.choices.length ?? 0) > 0;
      },
      this.words.ui('again'),
      { timeout: SLOW * 45_000, polling: ASKED },
    );
    await this.settled();
    return this.see();
  }

  /** Presses the primary button and waits until what comes of it has been shown. */
  async press(): Promise<void> {
    const { last, off, primary } = await this.see();
    if (off) throw new Error(`The primary button cannot be pressed: ${primary}`);
    await this.primary().click();
    await this.played(last);
  }

  /** Taps the primary button with a finger; after another tap of it not so soon after its offer has changed that it reads as the second one of a double tap. */
  async tapPrimary(): Promise<void> {
    if (Date.now() - this.tapped < 1000) await this.page.waitForTimeout(350);
    await this.primary().tap();
    this.tapped = Date.now();
  }

  async tap(point: Point): Promise<void> {
    const { x, y } = await this.clientOf(point);
    await this.page.mouse.click(x, y);
  }

  /** Drags with the mouse along points of the table. */
  async drag(...points: readonly Point[]): Promise<void> {
    const [from, ...to] = await this.places(points);
    if (!from) return;
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    for (const place of to) await this.page.mouse.move(place.x, place.y, { steps: 3 });
    await this.page.mouse.up();
  }

  async touch(point: Point): Promise<void> {
    const { x, y } = await this.clientOf(point);
    await this.page.touchscreen.tap(x, y);
  }

  /** Drags with one finger along points of the table. */
  async touchDrag(...points: readonly Point[]): Promise<void> {
    await this.fingers((await this.places(points)).map((place) => [place]));
  }

  /** What the way that may be gone now is called. */
  async way(): Promise<string> {
    const walk = (await this.see()).choices.find(({ kind }) => kind === 'walk');
    return this.words.game(walk?.label ?? '');
  }

  /** Whether points of the table are in view. */
  async inView(...points: readonly Point[]): Promise<boolean> {
    const box = await this.board.boundingBox();
    const places = await this.places(points);
    return places.every(
      ({ x, y }) => !!box && x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height,
    );
  }

  /** Shows the whole table if a point of it is out of view. */
  async bringInView(...points: readonly Point[]): Promise<void> {
    if (await this.inView(...points)) return;
    await this.page.getByRole('button', { name: this.words.ui('fit'), exact: true }).click();
    await this.steady();
  }

  /** Spreads two fingers around a point of the table from a distance to another, in px. */
  async pinch(point: Point, from: number, to: number): Promise<void> {
    const { x, y } = await this.clientOf(point);
    const pair = (apart: number): Point[] => [
      { x: x - apart / 2, y },
      { x: x + apart / 2, y },
    ];
    await this.fingers([pair(from), pair(to)]);
  }

  /** Lays fingers down, moves those that lie, or lifts them all; places are of the window. */
  async fingersTo(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Point[]): Promise<void> {
    this.touching ??= this.page.context().newCDPSession(this.page);
    const session = await this.touching;
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Moves fingers along stations of the window, each station a place for every finger. */
  async fingers(stations: readonly (readonly Point[])[]): Promise<void> {
    const [start, ...others] = stations;
    if (!start) return;
    await this.fingersTo('touchStart', start);
    let before = start;
    for (const next of others) {
      for (let step = 1; step <= 6; step++) {
        const from = before;
        const part = step / 6;
        const places = next.map(({ x, y }, i) => {
          const a = from[i] ?? { x, y };
          return { x: a.x + (x - a.x) * part, y: a.y + (y - a.y) * part };
        });
        await this.fingersTo('touchMove', places);
      }
      before = next;
    }
    // A finger that rests before it leaves flings nothing: else the browser takes the next tap for stopping the fling.
    await this.page.waitForTimeout(200);
    await this.fingersTo('touchEnd', []);
  }

  /** Presses keys one after the other, as `Shift+ArrowUp*3`. */
  async keys(...presses: readonly string[]): Promise<void> {
    for (const press of presses) {
      const [key = '', times = '1'] = press.split('*');
      for (let i = 0; i < Number(times); i++) await this.page.keyboard.press(key);
    }
  }

  private places(points: readonly Point[]): Promise<Point[]> {
    return Promise.all(points.map((point) => this.clientOf(point)));
  }
}
