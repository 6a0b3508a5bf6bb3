import { Undo2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../../geometry/point.ts';
import { t } from '../../../i18n/index.ts';
import { watched } from '../hints/watched.ts';
import { forgetMove, useMovedTo } from '../input/movedNotice.ts';
import { undoWithNotice } from '../input/undoWithNotice.ts';
import { useMatch } from '../context/match.tsx';
import '../../styles/match/undoToast.css';

/** How long the offer to undo a drop stays, ms. */
const STAYS_MS = 5000;
/** Its distance from the piece, and from the edge of the window, px. */
const AWAY = 44;
const EASE = 8;

/** Offers to undo a drop, beside the piece that it has moved. */
export const UndoToast = () => {
  const { match, showing } = useMatch();
  const to = useMovedTo(match);
  useEffect(() => {
    const timer = to && setTimeout(forgetMove, STAYS_MS);
    return () => clearTimeout(timer ?? undefined);
  }, [to]);
  return to && !showing ? <Beside to={to} /> : null;
};
const Beside = ({ to }: { readonly to: Point }) => {
  const { table } = useMatch();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const find = (): void => {
      const at = table.current?.clientOf(to);
      const size = button.current;
      if (!at || !size) return;
      const x = Math.min(Math.max(EASE, at.x - size.offsetWidth / 2), innerWidth - size.offsetWidth - EASE);
      const above = at.y - AWAY - size.offsetHeight;
      setPlace({ x: Math.round(x), y: Math.round(above < 2 * AWAY ? at.y + AWAY : above) });
    };
    find();
    return watched(table, find);
  }, [table, to]);
  return (
    <button
      ref={button}
      type="button"
      className="plain undotoast"
      data-part="undo-toast"
      style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
      onClick={() => void undoWithNotice()}
    >
      <Undo2 aria-hidden /> {t('undo')}
    </button>
  );
};
