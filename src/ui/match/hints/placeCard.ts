/** A part of the window, px. */
export interface ScreenBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where a card comes to lie, on which side of what it is about, and how far along that side its tip is, px. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly side: 'right' | 'left' | 'below' | 'above';
  readonly tip: number;
  /** Something else lies between: its tip would point at that. */
  readonly off?: true;
}
const GAP = 14;
const TIP = 18;

/** How much two parts of the window have in common, px². */
export const shared = (a: ScreenBox, b: ScreenBox): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
};
const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A part of the window that a card rather leaves free, by how much: for each px² of it; never over what costs Infinity. */
export interface ReservedArea extends ScreenBox {
  readonly weight: number;
}
/** How far along its side a card may stand to what it is about, the better ones first. */
const PARTS = [0.5, 0.15, 0.85, 0.3, 0.7];

/** The best place of a card beside a part of the window: wholly in it and over as little as can be of what is to be kept free; null where there is none. */
export const placeCard = (
  about: ScreenBox,
  size: { readonly width: number; readonly height: number },
  window: ScreenBox,
  kept: readonly ReservedArea[],
  /** What its tip points at, if that is a part of it. */
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
/** What two parts of the window have in common as a part of it, or null. */
export const common = (a: ScreenBox, b: ScreenBox): ScreenBox | null => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
};
/** What holds all of these parts of the window. */
export const around = (boxes: readonly ScreenBox[]): ScreenBox => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};
