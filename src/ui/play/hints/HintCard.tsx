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
/** The first hint that has not been read and whose moment is now. */
const useHint = (now: Now | null) => {
  const on = useSettings((settings) => settings.hints);
  const hinted = useSettings((settings) => settings.hinted);
  if (!on || !now) return null;
  for (const hint of hintsOf(now.hand.game)) {
    const anchor = hinted.includes(hint.name) ? null : anchorOf(hint.at, now);
    if (anchor) return { ...hint, anchor };
  }
  return null;
};

interface HintProps {
  /** What is on the table; null while something is shown. */
  readonly now: Now | null;
  readonly table: RefObject<TableHandle | null>;
}
/** The hint of the moment: a small card beside what it is about, said once, never over a man in question or the yellow button. */
export const Hints = (props: HintProps) => {
  const hint = useHint(props.now);
  if (!hint || !props.now) return null;
  const { scene } = props.now.hand;
  const text = tell({ key: hint.key, values: { measure: length(scene.unit.mm, {}).cm } });
  return <Card key={hint.name} name={hint.name} text={text} anchor={hint.anchor} now={props.now} table={props.table} />;
};

interface CardProps extends HintProps {
  readonly now: Now;
  readonly name: string;
  readonly text: string;
  readonly anchor: Anchor;
}
const Card = ({ name, text, anchor, now, table }: CardProps) => {
  const card = useRef<HTMLElement>(null);
  const at = usePlace(card, anchor, now, table);
  const shown = at !== null;
  useEffect(() => {
    if (!shown) return undefined;
    say(text);
    const since = performance.now();
    return () => {
      if (performance.now() - since >= READ_MS) read(name);
    };
  }, [shown, name, text]);
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
        <button type="button" className="plain" onClick={() => read(name)}>
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
  const rest = [...near, ...pieces.flatMap((piece) => ofPiece(piece) ?? [])];
  return placeBeside(about, { width: card.offsetWidth, height: card.offsetHeight }, window, free, rest);
};
const inWindow = (box: Box, { x, y, width, height }: Box): boolean =>
  box.x + box.width / 2 > x &&
  box.x + box.width / 2 < x + width &&
  box.y + box.height / 2 > y &&
  box.y + box.height / 2 < y + height;

/** Follows what the card is about, frame by frame: the camera moves, the panel scrolls. */
const usePlace = (
  card: RefObject<HTMLElement | null>,
  anchor: Anchor,
  now: Now,
  table: RefObject<TableHandle | null>,
) => {
  const [at, setAt] = useState<Beside | null>(null);
  const seen = useRef({ anchor, now });
  useEffect(() => {
    seen.current = { anchor, now };
  });
  useEffect(() => {
    let frame = 0;
    let last = '';
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const next = card.current && placeOf(card.current, seen.current.anchor, seen.current.now, table.current);
      const text = JSON.stringify(next && { ...next, x: Math.round(next.x), y: Math.round(next.y) });
      if (text === last) return;
      last = text;
      setAt(next);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [card, table]);
  return at;
};
