import { expect, type Locator } from '@playwright/test';
import type { AimControl, AimControls } from '../../src/core/aim.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Hand } from './hand.ts';
import type { Offered, Seen } from './seen.ts';

/** A choice that is aimed. */
export type AimOffer = Offered & { readonly piece: string; readonly controls: AimControls };
/** The aimed choices that are on. */
export const aimsIn = ({ choices }: Seen): AimOffer[] =>
  choices.filter((choice): choice is AimOffer => choice.kind === 'aim' && !choice.off);
export const offersAim = (seen: Seen): boolean => aimsIn(seen).length > 0;
/** The first aimed choice, of this name if one is given. */
export const theAim = (seen: Seen, label?: string): AimOffer => {
  const found = aimsIn(seen).find((choice) => label === undefined || choice.label === label);
  if (!found) throw new Error(`Nothing is to be aimed now${label ? ` by ${label}` : ''}.`);
  return found;
};

/** From how far (px) from the piece power begins, how far a hand goes beyond that for all of it, and the least it keeps from the window's end. */
const NEAR = { flick: 26, gun: 46 } as const;
const FULL = { flick: 170, gun: 74 } as const;
const EASE = 12;
const LEAST = 40;
/** How far (px) it is from a place of the window to its end in a direction. */
const roomFrom = (hand: Hand, place: Point, way: Point): number => {
  const { width = 0, height = 0 } = hand.page.viewportSize() ?? {};
  const along = (way: number, from: number, size: number): number =>
    way === 0 ? Infinity : ((way > 0 ? size : 0) - from) / way;
  return Math.min(along(way.x, place.x, width), along(way.y, place.y, height));
};
/** Where a hand is when it aims so, pulled back; bearing in tenths of a degree, power of 1000. */
export const handleOf = async (hand: Hand, { controls }: AimOffer, bearing: number, power: number): Promise<Point> => {
  const { at, by } = controls;
  const angle = (bearing * Math.PI) / 1800;
  const ahead = { x: -Math.sin(angle), y: Math.cos(angle) };
  const [a, b] = [await hand.clientOf(at), await hand.clientOf({ x: at.x + 1000 * ahead.x, y: at.y + 1000 * ahead.y })];
  const zoom = Math.hypot(a.x - b.x, a.y - b.y) / 1000;
  const way = { x: (b.x - a.x) / zoom / 1000, y: (b.y - a.y) / zoom / 1000 };
  const part = Math.min(1, Math.max(LEAST, roomFrom(hand, a, way) - EASE) / (NEAR[by] + FULL[by]));
  const far = ((NEAR[by] + (power / 1000) * FULL[by]) * part) / zoom;
  return { x: at.x + ahead.x * far, y: at.y + ahead.y * far };
};
/** The first setting of a control. */
export const startOf = ({ controls }: AimOffer, name: AimControl): number => controls.set[name]?.start ?? 0;

/** Has what may go too told to aim: the yellow button lays it at the likeliest target. */
export const takeAim = async (hand: Hand, { piece }: AimOffer): Promise<void> => {
  const { choices } = await hand.see();
  if (!choices.some((choice) => choice.kind === 'walk' && choice.piece === piece && !choice.off)) return;
  await hand.tap((await hand.piece(piece)).at);
  await hand.primary().click();
  await hand.steady();
};

/** The aim in numbers. */
export const aimPanel = ({ page, words }: Hand): Locator =>
  page.getByRole('region', { name: words.ui('aim.title'), exact: true });
/** The slide of a control. */
export const slide = (hand: Hand, name: AimControl): Locator =>
  aimPanel(hand).getByRole('slider', { name: hand.words.ui(`aim.${name}`), exact: true });
/** What a control is set to: its slide's own places count from straight ahead. */
export const settingOn = async (hand: Hand, name: AimControl): Promise<number> =>
  Number(await slide(hand, name).getAttribute('data-setting'));
/** A control of the aim that is proposed is within so much of a value: a place on the screen is a whole pixel. */
export const expectSet = async (hand: Hand, name: AimControl, value: number, within = 0): Promise<void> => {
  await expect
    .poll(async () => Math.abs((await settingOn(hand, name)) - value), `${name} to be ${value}`)
    .toBeLessThanOrEqual(within);
};

/** Counts the shots that the physics is asked for, from the next page that is opened on. */
export const countShots = (hand: Hand): Promise<unknown> =>
  hand.page.addInitScript(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      private readonly physics: boolean;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.physics = options?.name === 'shot';
      }
      override postMessage(message: unknown, more?: unknown): void {
        const { request } = message as { request: unknown };
        if (this.physics && request !== 'warmUp') counted.asked++;
        super.postMessage(message, more as StructuredSerializeOptions);
      }
    };
  });
/** How many shots the physics has been asked for since the page was opened. */
export const askedShots = ({ page }: Hand): Promise<number> =>
  page.evaluate(() => (window as unknown as { asked: number }).asked);
