// Where the card of a hint comes to lie: beside what it is about, as things stand in the window.
import { legalAreas, enabledChoices, legalSpots } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import { distance, type Point } from '../../../geometry/point.ts';
import { boundsOf, type Shape } from '../../../geometry/shape.ts';
import { useSettings } from '../../../store/settings.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { inSight } from '../input/inSight.ts';
import { around, type CardPlace, type ScreenBox, common, type ReservedArea, placeCard, shared } from './placeCard.ts';
import type { Anchor, Now } from './hintTimes.ts';

const EDGE = 8;
/** So far (px) from what it is about a card no longer points at it. */
const FAR = 40;
/** Around a piece, beside its base, px; around a target, for the dial of its hidden share. */
const ROUND = 10;
const DIAL = 26;
/** A way is kept free in squares of this size, px. */
const STEP = 28;
/** How dear it is to cover what is not to be covered. */
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
/** The part of the window around a place of the table, so many mm and px to each side. */
export const round = (table: TableHandle, at: Point, mm: number, more: number): ScreenBox => {
  const [middle, side] = [table.clientOf(at), table.clientOf({ x: at.x + mm, y: at.y })];
  const r = Math.hypot(side.x - middle.x, side.y - middle.y) + more;
  return { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r };
};
const TRAY = '[data-part=tray]';
const PRESSED = ':is(button, input, select, a[href], [role=slider])';
/** What is told of chances. */
const ODDS = ':is([data-part=odds], [data-part=roll-table], [data-part=outcomes])';
/** What is to be seen of an element: the part that is in the window and not scrolled away; null where there is none. */
const seenOf = (element: Element): ScreenBox | null => {
  const box = boxOf(element);
  const panel = boxOf(element.parentElement?.closest('[role=tabpanel]'));
  const left = box && (panel ? common(box, panel) : box);
  return left && common(left, { x: 0, y: 0, width: innerWidth, height: innerHeight });
};
const seenBoxes = (selector: string): ScreenBox[] =>
  [...document.querySelectorAll(`${selector}:not([data-part=hint] *)`)].flatMap((each) => seenOf(each) ?? []);
/** Squares along a way on the table. */
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
/** The one on the table whom what is proposed, or the first aim of who is picked, is meant for. */
const targetOf = ({ scene, choices, selected, proposal }: Now['hand'], table: TableHandle): ScreenBox | null => {
  // An aim is meant for somebody before anything is set.
  const aim = enabledChoices(choices).find((choice) => choice.kind === 'aim' && choice.piece === selected);
  const meant = aim?.kind === 'aim' && !aim.clear && !proposal ? aim.targets?.[0] : undefined;
  const on = proposal?.on ?? (proposal?.choice.kind === 'do' ? proposal.choice.target : meant);
  const target = standing(scene).find(({ id }) => id === on);
  return target ? round(table, target.at, radiusOf(target), DIAL) : null;
};
/** What is proposed or aimed at on the table, and who is picked: what the hand looks at. */
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
/** So far (px) a hand pulls back, or pushes, for an aim of about half its power. */
const PULLED = 120;
/** Where a hand is likely to take who is picked before it has proposed anything: back from whom an aim is meant for, or toward the nearest of the others. */
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
/** Where the picked piece may be put: a place that is pressed rather than an area that has room enough. */
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

/** All who stand on the table; whom the yellow button names is to be seen, and who lies there is what has come about just now. */
const menOn = ({ hand: { scene }, named = [] }: Now, table: TableHandle): ReservedArea[] =>
  standing(scene).map((man) => ({
    ...round(table, man.at, radiusOf(man), ROUND),
    weight: named.includes(man.id) ? WEIGHTS.hardly : man.badges?.includes('wounded') ? WEIGHTS.written : WEIGHTS.men,
  }));

/** Of each of these selectors the first part of the page, where there is one. */
const partsOf = (part: string): Element[] =>
  part.split(', ').flatMap((each) => [...document.querySelectorAll(each)].slice(0, 1));
/** Scrolls the panel so far that a part that a hint points at is to be seen, if nothing of it is. */
export const show = (part: string): void => {
  const there = partsOf(part);
  if (there.every((each) => seenOf(each) === null)) inSight(there[0] ?? null);
};
/** What a hint points at, as it is seen: a part that is scrolled away by what holds it, a man out of view by the table's edge. */
const thingOf = (anchor: Anchor, table: TableHandle | null): ScreenBox | null => {
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
/** Where the card comes to lie as things are now: never over what it is about, whoever is in question, the chances or the yellow button. */
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
  // What is told in the tray is told beside it.
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
  // A place that a finger is told to press is not covered while there is any other room.
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
    // Beside where he may be put, if not beside who is put.
    (open.length > 0 ? placeOff(around([about, ...open])) : null) ??
    // Where two stand close together, beside both.
    (target ? placeOff(around([about, target])) : null) ??
    // On a phone the sheet may be too full for it: then beside the sheet and what stands on its edge.
    (panel && shared(about, panel) > 0 ? place(around([about, panel, ...(foot ? [foot] : [])]), all) : null) ??
    // Beyond who stands at the sheet's edge.
    (panel && shared(about, panel) > 0
      ? placeOff(around([about, panel, ...(foot ? [foot] : []), ...(mover ? [mover] : [])]))
      : null) ??
    // Where nothing is free the chances are covered rather than nothing said.
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
