// Chooses the place of a hint's card beside its subject, for the present state of the window.
import { legalAreas, enabledChoices, legalSpots } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { boundsOf, type Shape } from '../../../geometry/shape.ts';
import { useSettings } from '../../../store/settings.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { inSight } from '../../components/inSight.ts';
import { around, type CardPlace, type ScreenBox, common, type ReservedArea, placeCard, shared } from './placeCard.ts';
import type { Anchor, Now } from './hintTimes.ts';

const EDGE = 8;
/** The distance from its subject at which a card no longer points at it, px. */
const FAR = 40;
/** The margin around a piece's base, and around a target for its cover dial, px. */
const ROUND = 10;
const DIAL = 26;
/** The side of the squares that reserve a path, px. */
const STEP = 28;
/** The cost of covering each kind of reserved area. */
const WEIGHTS = {
  never: Infinity,
  hardly: 20,
  written: 12,
  pressed: 8,
  way: 6,
  open: 3,
  men: 2,
  mentioned: 1,
} as const;
const kept = (weight: number, boxes: readonly ScreenBox[]): ReservedArea[] => boxes.map((box) => ({ ...box, weight }));

const boxOf = (element: Element | null | undefined): ScreenBox | null => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 && rect.height > 0
    ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
    : null;
};
const radiusOf = ({ base }: PieceNode): number => (base.kind === 'disc' ? base.r : 20);
/** Returns the part of the window around a place on the table, extended to each side by `mm` and `more` px. */
export const round = (table: TableHandle, at: Point, mm: number, more: number): ScreenBox => {
  const [middle, side] = [table.clientOf(at), table.clientOf({ x: at.x + mm, y: at.y })];
  const r = Math.hypot(side.x - middle.x, side.y - middle.y) + more;
  return { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r };
};
const TRAY = '[data-part=tray]';
const PRESSED = ':is(button, input, select, a[href], [role=slider])';
/** The parts that show odds. */
const ODDS = ':is([data-part=odds], [data-part=roll-table], [data-part=outcomes])';
/** Returns the visible part of an element: in the window and not scrolled away. Null if there is none. */
const seenOf = (element: Element): ScreenBox | null => {
  const box = boxOf(element);
  const panel = boxOf(element.parentElement?.closest('[role=tabpanel]'));
  const left = box && (panel ? common(box, panel) : box);
  return left && common(left, { x: 0, y: 0, width: innerWidth, height: innerHeight });
};
const seenBoxes = (selector: string): ScreenBox[] =>
  [...document.querySelectorAll(`${selector}:not([data-part=hint] *)`)].flatMap((each) => seenOf(each) ?? []);
/** Returns squares along a path on the table. */
const wayBoxes = (table: TableHandle, path: readonly Point[]): ScreenBox[] =>
  alongPx(path.map((point) => table.clientOf(point)));
const alongPx = (corners: readonly Point[]): ScreenBox[] =>
  corners.slice(1).flatMap((to, i) => {
    const from = corners[i] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps + 1 }, (_, k): ScreenBox => {
      const [x, y] = [from.x + ((to.x - from.x) * k) / steps, from.y + ((to.y - from.y) * k) / steps];
      return { x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP };
    });
  });
/** Returns the area of the proposal's target, or of the first target of the selected piece's aim. Null if there is none. */
const targetOf = ({ scene, choices, selected, proposal }: Now['hand'], table: TableHandle): ScreenBox | null => {
  // An aim has a target before anything is set.
  const aim = enabledChoices(choices).find((choice) => choice.kind === 'aim' && choice.piece === selected);
  const meant = aim?.kind === 'aim' && !aim.clear && !proposal ? aim.targets?.[0] : undefined;
  const on = proposal?.on ?? (proposal?.choice.kind === 'do' ? proposal.choice.target : meant);
  const target = standing(scene).find(({ id }) => id === on);
  return target ? round(table, target.at, radiusOf(target), DIAL) : null;
};
/** Returns the areas that the player looks at: the selected piece, and what is proposed or aimed at. */
const lookedAt = (hand: Now['hand'], table: TableHandle): ReservedArea[] => {
  const { scene, selected, proposal } = hand;
  const mover = standing(scene).find(({ id }) => id === selected);
  const target = targetOf(hand, table);
  const end = proposal?.path?.at(-1) ?? proposal?.at;
  const path = proposal?.path ?? (mover && end ? [mover.at, end] : []);
  return [
    ...kept(WEIGHTS.never, [
      ...(mover ? [round(table, mover.at, radiusOf(mover), ROUND)] : []),
      ...(target ? [target] : []),
      ...(end ? [round(table, end, mover ? radiusOf(mover) : 20, ROUND)] : []),
    ]),
    ...kept(WEIGHTS.way, wayBoxes(table, path)),
  ];
};
/** How far a pointer pulls back, or pushes, for an aim at about half power, px. */
const PULLED = 120;
/**
 * Returns the path that the selected piece will probably be dragged along before anything is proposed. An aim is pulled back from
 * its target. A walk leads towards the nearest piece of another side.
 */
const likelyWay = ({ scene, choices, selected, proposal }: Now['hand'], table: TableHandle): ScreenBox[] => {
  const mover = standing(scene).find(({ id }) => id === selected);
  if (proposal || !mover) return [];
  const away = (man: PieceNode): number => distance(man.at, mover.at);
  const ways = enabledChoices(choices).filter((choice) => choice.piece === selected);
  const aim = ways.find((choice) => choice.kind === 'aim');
  const walk = ways.find((choice) => choice.kind === 'walk');
  const others = standing(scene).filter(({ seat }) => seat !== mover.seat);
  const [nearest] = others.toSorted((a, b) => away(a) - away(b));
  const meant = aim?.kind === 'aim' ? others.find(({ id }) => id === aim.targets?.[0]) : nearest;
  if (!meant || (!aim && !walk)) return [];
  const [from, to] = [table.clientOf(mover.at), table.clientOf(meant.at)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = aim
    ? (PULLED / far) * (useSettings.getState().pushes ? 1 : -1)
    : Math.min(1, (walk?.kind === 'walk' ? walk.reach : 0) / Math.max(1, away(meant)));
  return alongPx([from, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
};
/** Returns where the selected piece may be put. A spot to press weighs more than an area, which has room enough. */
const openPlaces = ({ scene, choices, selected }: Now['hand'], table: TableHandle): ReservedArea[] => {
  const mover = standing(scene).find(({ id }) => id === selected);
  const r = mover ? radiusOf(mover) : 0;
  const places = enabledChoices(choices).flatMap((choice) =>
    choice.kind === 'put' && choice.piece === selected ? [choice.to] : [],
  );
  const spots = places.flatMap((to) => (legalSpots(to) ?? []).map((at) => round(table, at, r, 0)));
  const areas = places.flatMap((to) => legalAreas(to).map((area) => onWindow(table, area)));
  return [...kept(WEIGHTS.pressed, spots), ...kept(WEIGHTS.open, areas)];
};
const onWindow = (table: TableHandle, area: Shape): ScreenBox => {
  const { at, width, height } = boundsOf(area);
  const [one, other] = [table.clientOf(at), table.clientOf({ x: at.x + width, y: at.y + height })];
  return around([
    { ...one, width: 0, height: 0 },
    { ...other, width: 0, height: 0 },
  ]);
};
const standing = ({ nodes }: Scene): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out);

/**
 * Returns the areas of all pieces on the table. The pieces that the primary button names must stay visible. A wounded piece shows
 * what has just happened.
 */
const menOn = ({ hand: { scene }, named = [] }: Now, table: TableHandle): ReservedArea[] =>
  standing(scene).map((man) => ({
    ...round(table, man.at, radiusOf(man), ROUND),
    weight: named.includes(man.id) ? WEIGHTS.hardly : man.badges?.includes('wounded') ? WEIGHTS.written : WEIGHTS.men,
  }));

/** Returns the first element of the page for each of these selectors, if there is one. */
const partsOf = (part: string): Element[] =>
  part.split(', ').flatMap((each) => [...document.querySelectorAll(each)].slice(0, 1));
/** Scrolls the panel until the part that a hint points at is visible, if none of it is. */
export const show = (part: string): void => {
  const there = partsOf(part);
  if (there.every((each) => seenOf(each) === null)) inSight(there[0] ?? null);
};
/**
 * Returns the visible area of what a hint points at. A part that is scrolled away is replaced by its panel. A piece out of view
 * is replaced by a place at the table's edge.
 */
export const thingOf = (anchor: Anchor, table: TableHandle | null): ScreenBox | null => {
  if ('part' in anchor) {
    const there = partsOf(anchor.part);
    const seen = there.map((each) => seenOf(each)).find((box) => box !== null);
    return seen ?? (anchor.seen ? null : boxOf(there[0]?.closest('[role=tabpanel]')));
  }
  const board = boxOf(document.querySelector('[role=application]'));
  if (!table || !board) return null;
  const box =
    'piece' in anchor
      ? round(table, anchor.piece.at, radiusOf(anchor.piece), ROUND)
      : round(table, anchor.point, 12, ROUND);
  const [x, y] = [
    Math.min(Math.max(box.x, board.x), board.x + board.width - box.width),
    Math.min(Math.max(box.y, board.y), board.y + board.height - box.height),
  ];
  return { ...box, x, y };
};
/**
 * Returns the card's place for the present state. It never covers its subject, the pieces in question or the primary button, and
 * the odds only as a last resort. Null if there is no room.
 */
export const placeOf = (card: HTMLElement, anchor: Anchor, now: Now, table: TableHandle | null): CardPlace | null => {
  const { hand } = now;
  const thing = thingOf(anchor, table);
  if (!thing) return null;
  const trayed = [...seenBoxes(TRAY), ...seenBoxes('[data-part=stakes]')];
  const tray = trayed.length > 0 ? around(trayed) : null;
  const panel = boxOf(document.querySelector('[data-part=panel]'));
  const foot = boxOf(document.querySelector('main footer'));
  const window = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  // A hint about something in the tray goes beside the tray.
  const about = tray && shared(thing, tray) > 0 ? tray : thing;
  const open = table ? openPlaces(hand, table) : [];
  const target = table && targetOf(hand, table);
  const moving = standing(hand.scene).find(({ id }) => id === hand.selected);
  const mover = table && moving ? round(table, moving.at, radiusOf(moving), ROUND) : null;
  const looked = table ? lookedAt(hand, table) : [];
  const others = [
    ...looked,
    ...kept(WEIGHTS.written, table?.written() ?? []),
    ...kept(WEIGHTS.pressed, seenBoxes(`main ${PRESSED}`)),
    ...open,
    ...kept(WEIGHTS.way, table ? likelyWay(hand, table) : []),
    ...(table ? menOn(now, table) : []),
    ...kept(
      WEIGHTS.mentioned,
      [panel, foot].flatMap((box) => box ?? []),
    ),
  ];
  const must = kept(WEIGHTS.never, [...(tray ? [tray] : []), ...seenBoxes('[data-part=ribbon]')]);
  const odds = seenBoxes(ODDS);
  const all = [...must, ...kept(WEIGHTS.never, odds), ...others];
  // A spot that must be pressed is not covered while there is any other room.
  const pressed = kept(
    WEIGHTS.never,
    open.filter(({ weight }) => weight === WEIGHTS.pressed),
  );
  const place = (beside: ScreenBox, free: readonly ReservedArea[]) => placeCard(beside, size, window, free, thing);
  const placeOff = (beside: ScreenBox, free = all): CardPlace | null => {
    const found = place(beside, free);
    const card = found && {
      x: found.x - FAR,
      y: found.y - FAR,
      width: size.width + 2 * FAR,
      height: size.height + 2 * FAR,
    };
    return found && (card && common(card, thing) ? found : { ...found, off: true });
  };
  return (
    (pressed.length > 0
      ? (place(about, [...all, ...pressed]) ?? placeOff(around([about, ...open]), [...all, ...pressed]))
      : null) ??
    place(about, all) ??
    // Beside the places where the piece may be put, if not beside the piece.
    (open.length > 0 ? placeOff(around([about, ...open])) : null) ??
    // Where two pieces are close together, beside both.
    (target ? placeOff(around([about, target])) : null) ??
    // On a phone the sheet may be too full. Then beside the sheet and what is on its edge.
    (panel && shared(about, panel) > 0 ? place(around([about, panel, ...(foot ? [foot] : [])]), all) : null) ??
    // Beyond the selected piece at the sheet's edge.
    (panel && shared(about, panel) > 0
      ? placeOff(around([about, panel, ...(foot ? [foot] : []), ...(mover ? [mover] : [])]))
      : null) ??
    // Where no room is free, the card covers the odds rather than being left out.
    place(about, [
      ...must,
      ...looked,
      ...[...kept(WEIGHTS.never, odds), ...others.slice(looked.length)].map((box) => ({
        ...box,
        weight: Math.min(box.weight, WEIGHTS.hardly),
      })),
    ])
  );
};
