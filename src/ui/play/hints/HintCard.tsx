import { Lightbulb } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { areasOf, openOf, spotsOf } from '../../../core/choice.ts';
import type { PieceNode, Scene } from '../../../core/scene.ts';
import type { Point } from '../../../geometry/point.ts';
import { boundsOf, type Shape } from '../../../geometry/shape.ts';
import { length, tell, ui } from '../../../i18n/index.ts';
import { set, useSettings } from '../../../store/settings.ts';
import type { OpenMatch } from '../../../store/openMatch.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { say } from '../../speech.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { deedEvents } from '../show/scenes.ts';
import { type Beside, type Box, placeBeside, shared } from './beside.ts';
import { type Anchor, anchorOf, hintsOf, type Now } from './moments.ts';
import { watched } from './watched.ts';
import '../../styles/match/hints.css';

/** So long a hint must have been in view to count as read when its moment passes, ms. */
const READ_MS = 1500;
const EDGE = 8;
/** Around a piece, beside its base, px; around a target, for the dial of its hidden share. */
const ROUND = 10;
const DIAL = 26;
/** A way is kept free in squares of this size, px. */
const STEP = 28;

const read = (name: string): void => {
  const { hinted } = useSettings.getState();
  if (!hinted.includes(name)) set({ hinted: [...hinted, name] });
};
/** A hint whose moment is now, and what it points at. */
interface Due {
  readonly name: string;
  readonly key: string;
  readonly anchor: Anchor;
}
/** The hints that have not been read and whose moment is now, the first one first. */
const useDue = (now: Now | null): Due[] => {
  const on = useSettings((settings) => settings.hints);
  const hinted = useSettings((settings) => settings.hinted);
  if (!on || !now) return [];
  return hintsOf(now.hand.game).flatMap(({ name, key, at }) => {
    const anchor = hinted.includes(name) ? null : anchorOf(at, now);
    return anchor ? [{ name, key, anchor }] : [];
  });
};

interface HintProps {
  readonly hand: Hand;
  readonly open: OpenMatch;
  /** Nothing is hinted at while something is shown, nor while a lesson leads. */
  readonly off: boolean;
  readonly table: RefObject<TableHandle | null>;
}
/** The hint of the moment: a small card beside what it is about, said once, never over a man in question or the yellow button. */
export const Hints = ({ hand, open, off, table }: HintProps) => {
  const now = off ? null : { hand, events: deedEvents(open, open.ply) };
  const due = useDue(now);
  return due.length > 0 && now ? <Card due={due} now={now} table={table} /> : null;
};

const Card = ({ due, now, table }: { due: readonly Due[]; now: Now; table: HintProps['table'] }) => {
  const card = useRef<HTMLElement>(null);
  const placed = usePlace(card, due, now, table);
  const shown = due.find(({ name }) => name === placed?.name);
  const at = shown ? placed?.at : undefined;
  const key = (shown ?? due[0])?.key ?? '';
  const name = shown?.name;
  const text = tell({ key, values: { measure: length(now.hand.scene.unit.mm, {}).cm } });
  useEffect(() => {
    if (name === undefined) return undefined;
    say(text);
    const since = performance.now();
    return () => {
      if (performance.now() - since >= READ_MS) read(name);
    };
  }, [name, text]);
  return (
    <aside
      ref={card}
      className="paper firsthint"
      aria-label={ui('first')}
      data-hint={name}
      data-side={at?.side}
      style={
        at
          ? ({ left: at.x, top: at.y, '--tip': `${at.tip}px` } as React.CSSProperties)
          : { visibility: 'hidden', left: 0, top: 0 }
      }
    >
      <p>
        <Lightbulb aria-hidden /> {text}
      </p>
      <div className="row">
        <button type="button" className="plain" onClick={() => name !== undefined && read(name)}>
          {ui('first.read')}
        </button>
        <button type="button" className="off" onClick={() => set({ hints: false })}>
          {ui('first.off')}
        </button>
      </div>
    </aside>
  );
};

const boxOf = (element: Element | null | undefined): Box | null => {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width > 0 && rect.height > 0
    ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
    : null;
};
const radiusOf = ({ base }: PieceNode): number => (base.kind === 'disc' ? base.r : 20);
const round = (table: TableHandle, at: { x: number; y: number }, mm: number, more: number): Box => {
  const [middle, side] = [table.clientOf(at), table.clientOf({ x: at.x + mm, y: at.y })];
  const r = Math.hypot(side.x - middle.x, side.y - middle.y) + more;
  return { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r };
};
const TRAY = '[data-tray]';
const PRESSED = ':is(button, input, select, a[href], [role=slider])';
/** All that may be pressed and is in view, of the panel or beside it; not the card's own. */
const pressedBoxes = (where: string): Box[] =>
  [...document.querySelectorAll(`${where} ${PRESSED}:not(.firsthint *)`)].flatMap((each) => {
    const box = boxOf(each);
    return box && inWindow(box, { x: 0, y: 0, width: innerWidth, height: innerHeight }) ? [box] : [];
  });
/** Squares along a way on the table. */
const wayBoxes = (table: TableHandle, way: readonly Point[]): Box[] => {
  const corners = way.map((point) => table.clientOf(point));
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps + 1 }, (_, k): Box => {
      const [x, y] = [from.x + ((to.x - from.x) * k) / steps, from.y + ((to.y - from.y) * k) / steps];
      return { x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP };
    });
  });
};
/** What is proposed or aimed at on the table, and who is picked: what the hand looks at. */
const lookedAt = ({ scene, choices, selected, proposal }: Now['hand'], table: TableHandle): Box[] => {
  const pieces = standing(scene);
  const mover = pieces.find(({ id }) => id === selected);
  // An aim is meant for somebody before anything is set.
  const aim = openOf(choices).find((choice) => choice.kind === 'aim' && choice.piece === selected);
  const meant = aim?.kind === 'aim' && !proposal ? aim.targets?.[0] : undefined;
  const on = proposal?.on ?? (proposal?.choice.kind === 'do' ? proposal.choice.target : meant);
  const target = pieces.find(({ id }) => id === on);
  const end = proposal?.path?.at(-1) ?? proposal?.at;
  const way = proposal?.path ?? (mover && end ? [mover.at, end] : []);
  return [
    ...(mover ? [round(table, mover.at, radiusOf(mover), ROUND)] : []),
    ...(target ? [round(table, target.at, radiusOf(target), DIAL)] : []),
    ...(end ? [round(table, end, mover ? radiusOf(mover) : 20, ROUND)] : []),
    ...wayBoxes(table, way),
  ];
};
/** Where the picked piece may be put. */
const openPlaces = ({ scene, choices, selected }: Now['hand'], table: TableHandle): Box[] => {
  const mover = standing(scene).find(({ id }) => id === selected);
  const r = mover ? radiusOf(mover) : 0;
  return openOf(choices).flatMap((choice) =>
    choice.kind === 'put' && choice.piece === selected
      ? [
          ...(spotsOf(choice.to) ?? []).map((at) => round(table, at, r, 0)),
          ...areasOf(choice.to).map((area) => onWindow(table, area)),
        ]
      : [],
  );
};
const onWindow = (table: TableHandle, area: Shape): Box => {
  const { at, width, height } = boundsOf(area);
  const [one, other] = [table.clientOf(at), table.clientOf({ x: at.x + width, y: at.y + height })];
  return around([
    { ...one, width: 0, height: 0 },
    { ...other, width: 0, height: 0 },
  ]);
};
/** What holds all of these parts of the window. */
const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};
const standing = ({ nodes }: Scene): PieceNode[] =>
  nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out);
/** Where the card comes to lie as things are now. */
const placeOf = (card: HTMLElement, anchor: Anchor, { hand }: Now, table: TableHandle | null): Beside | null => {
  const ofPiece = (piece: PieceNode): Box | null => table && round(table, piece.at, radiusOf(piece), ROUND);
  const tray = boxOf(document.querySelector(TRAY));
  const thing =
    'piece' in anchor
      ? ofPiece(anchor.piece)
      : 'point' in anchor
        ? table && round(table, anchor.point, 12, ROUND)
        : (anchor.part
            .split(', ')
            .map((part) => boxOf(document.querySelector(part)))
            .find((box) => box !== null) ?? null);
  const about = thing && tray && shared(thing, tray) > 0 ? tray : thing;
  const window = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
  if (!about || !inWindow(about, window)) return null;
  const ribbon = boxOf(document.querySelector('.ribbon'));
  const free = [
    ...(tray ? [tray] : []),
    ...(ribbon ? [ribbon] : []),
    ...pressedBoxes('.panel'),
    ...(table ? lookedAt(hand, table) : []),
  ];
  const panel = boxOf(document.querySelector('.panel'));
  // What is said of a part of the panel leaves the rest of it to be read.
  const near = panel && shared(about, panel) > 0 ? [panel] : [];
  const foot = boxOf(document.querySelector('.foot'));
  const men = standing(hand.scene).flatMap((piece) => ofPiece(piece) ?? []);
  const rest = [...near, ...(foot ? [foot] : []), ...men];
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const open = table ? openPlaces(hand, table) : [];
  const others = pressedBoxes('main');
  return (
    placeBeside(about, size, window, [...free, ...others, ...open], rest) ??
    // Beside where he may be put, if not beside who is put.
    (open.length > 0 && 'piece' in anchor
      ? placeBeside(around([about, ...open]), size, window, [...free, ...others], rest)
      : null) ??
    placeBeside(about, size, window, [...free, ...others], [...rest, ...open]) ??
    placeBeside(about, size, window, free, [...rest, ...others, ...open]) ??
    // On a phone the sheet may be too full for it: then beside the sheet and what stands on its edge.
    (near.length > 0
      ? placeBeside(around(foot ? [...near, foot] : near), size, window, [...free, ...others], rest)
      : null)
  );
};
const inWindow = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x + box.width / 2 > x &&
  box.x + box.width / 2 < x + width &&
  box.y + box.height / 2 > y &&
  box.y + box.height / 2 < y + height;

interface Placed {
  readonly name: string;
  readonly at: Beside;
}
/** The first hint that has a place, and where: found anew whenever what it points at may have moved. */
const usePlace = (
  card: RefObject<HTMLElement | null>,
  due: readonly Due[],
  now: Now,
  table: HintProps['table'],
): Placed | null => {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const seen = useRef({ due, now });
  const last = useRef('');
  const place = useCallback((): void => {
    const find = (): Placed | null => {
      for (const { name, anchor } of card.current ? seen.current.due : []) {
        const at = card.current && placeOf(card.current, anchor, seen.current.now, table.current);
        if (at) return { name, at: { ...at, x: Math.round(at.x), y: Math.round(at.y), tip: Math.round(at.tip) } };
      }
      return null;
    };
    const next = find();
    const text = JSON.stringify(next);
    if (text === last.current) return;
    last.current = text;
    setPlaced(next);
  }, [card, table]);
  useEffect(() => {
    seen.current = { due, now };
    place();
  });
  useEffect(() => watched(table, place), [table, place]);
  return placed;
};
