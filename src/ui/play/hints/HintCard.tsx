import { Lightbulb } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PieceNode } from '../../../core/scene.ts';
import { length, tell, ui } from '../../../i18n/index.ts';
import { set, useSettings } from '../../../store/settings.ts';
import type { TableHandle } from '../../../table/Table.tsx';
import { say } from '../../speech.ts';
import { type Beside, type Box, placeBeside, shared } from './beside.ts';
import { type Anchor, anchorOf, hintsOf, type Now } from './moments.ts';
import '../../styles/hint.css';

/** So long a hint must have been in view to count as read when its moment passes, ms. */
const READ_MS = 1500;
const EDGE = 8;
/** Around a piece, beside its base, px. */
const ROUND = 10;

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
  /** What is on the table; null while something is shown. */
  readonly now: Now | null;
  readonly table: RefObject<TableHandle | null>;
}
/** The hint of the moment: a small card beside what it is about, said once, never over a man in question or the yellow button. */
export const Hints = ({ now, table }: HintProps) => {
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
  const pieces = hand.scene.nodes.filter(
    (node): node is PieceNode => node.kind === 'piece' && !node.waits && !node.out,
  );
  const { proposal, selected } = hand;
  const target = proposal?.choice.kind === 'do' ? proposal.choice.target : undefined;
  const concerned = pieces.filter(({ id }) => id === selected || id === target);
  const free = [tray, ...concerned.map(ofPiece)].flatMap((box) => box ?? []);
  const panel = boxOf(document.querySelector('.panel'));
  // What is said of a part of the panel leaves the rest of it to be read.
  const near = panel && shared(about, panel) > 0 ? [panel] : [];
  const foot = boxOf(document.querySelector('.foot'));
  const rest = [...near, ...(foot ? [foot] : []), ...pieces.flatMap((piece) => ofPiece(piece) ?? [])];
  return placeBeside(about, { width: card.offsetWidth, height: card.offsetHeight }, window, free, rest);
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
/** The first hint that has a place, and where: followed frame by frame, for the camera moves and the panel scrolls. */
const usePlace = (
  card: RefObject<HTMLElement | null>,
  due: readonly Due[],
  now: Now,
  table: HintProps['table'],
): Placed | null => {
  const [placed, setPlaced] = useState<Placed | null>(null);
  const seen = useRef({ due, now });
  useEffect(() => {
    seen.current = { due, now };
  });
  useEffect(() => {
    let frame = 0;
    let last = '';
    const find = (): Placed | null => {
      for (const { name, anchor } of card.current ? seen.current.due : []) {
        const at = card.current && placeOf(card.current, anchor, seen.current.now, table.current);
        if (at) return { name, at: { ...at, x: Math.round(at.x), y: Math.round(at.y), tip: Math.round(at.tip) } };
      }
      return null;
    };
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const next = find();
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setPlaced(next);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [card, table]);
  return placed;
};
