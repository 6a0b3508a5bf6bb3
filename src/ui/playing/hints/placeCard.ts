/** A part of the window, px. */
export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A card's place, on which side of its subject it is, and how far along that side its tip is, px. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly side: 'right' | 'left' | 'below' | 'above';
  readonly tip: number;
  /** Something else is in between, and a tip would point at that. */
  readonly off?: true;
}
const GAP = 14;
const TIP = 18;

/** Returns how much two parts of the window overlap, px². */
export const shared = (a: ScreenBox, b: ScreenBox): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
};
const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A part of the window that a card should leave free. `weight` is the cost of each covered px². Infinity means that it is never covered. */
export interface ReservedArea extends ScreenBox {
  readonly weight: number;
}
/** Where along a card's side the middle of its subject may be, the better ones first. */
const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7];

/**
 * Returns the best place for a card beside a part of the window. The card is wholly inside the window and covers as little as
 * possible of what is reserved. Null if there is none.
 */
export const placeCard = (
  about: ScreenBox,
  size: { readonly width: number; readonly height: number },
  window: ScreenBox,
  kept: readonly ReservedArea[],
  /** What the tip points at, if that is a part of `about`. */
  at: ScreenBox = about,
): CardPlace | null => {
  const right = window.x + window.width - size.width;
  const bottom = window.y + window.height - size.height;
  const places = (['right', 'left', 'below', 'above'] as const).flatMap((side) =>
    PARTS.map((part): CardPlace => {
      const aside = side === 'right' || side === 'left';
      const middle = aside ? at.y + at.height / 2 : at.x + at.width / 2;
      const long = aside ? size.height : size.width;
      const from = aside
        ? within(middle - part * long, window.y, bottom)
        : within(middle - part * long, window.x, right);
      const off =
        side === 'right'
          ? about.x + about.width + GAP
          : side === 'left'
            ? about.x - GAP - size.width
            : side === 'below'
              ? about.y + about.height + GAP
              : about.y - GAP - size.height;
      return { x: aside ? off : from, y: aside ? from : off, side, tip: within(middle - from, TIP, long - TIP) };
    }),
  );
  const cost = ({ x, y }: CardPlace): number => {
    const card = { x, y, ...size };
    if (x < window.x || x > right || y < window.y || y > bottom) return Infinity;
    return [{ ...about, weight: Infinity }, ...kept].reduce((sum, box) => {
      const part = shared(card, box);
      return part > 0 ? sum + part * box.weight : sum;
    }, 0);
  };
  const best = places.reduce<{ place: CardPlace | null; cost: number }>(
    (found, place) => {
      const own = cost(place);
      return own < found.cost ? { place, cost: own } : found;
    },
    { place: null, cost: Infinity },
  );
  return best.place;
};
/** Returns the overlap of two parts of the window, or null. */
export const common = (a: ScreenBox, b: ScreenBox): ScreenBox | null => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
};
/** Returns the smallest part of the window that contains all of these. */
export const around = (boxes: readonly ScreenBox[]): ScreenBox => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};
