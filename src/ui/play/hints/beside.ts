/** A part of the window, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where a card comes to lie, on which side of what it is about, and how far along that side its tip is, px. */
export interface Beside {
  readonly x: number;
  readonly y: number;
  readonly side: 'right' | 'left' | 'below' | 'above';
  readonly tip: number;
}
const GAP = 14;
const TIP = 18;

/** How much two parts of the window have in common, px². */
export const shared = (a: Box, b: Box): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
};
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The best place of a card beside a part of the window: wholly in it, over none of what must stay free, over as little as can be of the rest; null where there is none. */
export const placeBeside = (
  about: Box,
  size: { readonly width: number; readonly height: number },
  window: Box,
  free: readonly Box[],
  rest: readonly Box[],
): Beside | null => {
  const right = window.x + window.width - size.width;
  const bottom = window.y + window.height - size.height;
  const places = (['right', 'left', 'below', 'above'] as const).flatMap((side) =>
    [0.5, 0.15, 0.85].map((part): Beside => {
      const aside = side === 'right' || side === 'left';
      const middle = aside ? about.y + about.height / 2 : about.x + about.width / 2;
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
  const cost = ({ x, y }: Beside): number => {
    const card = { x, y, ...size };
    if (x < window.x || x > right || y < window.y || y > bottom) return Infinity;
    if ([about, ...free].some((box) => shared(card, box) > 0)) return Infinity;
    return rest.reduce((sum, box) => sum + shared(card, box), 0);
  };
  const best = places.reduce<{ place: Beside | null; cost: number }>(
    (found, place) => {
      const own = cost(place);
      return own < found.cost ? { place, cost: own } : found;
    },
    { place: null, cost: Infinity },
  );
  return best.place;
};
