import { Maximize, Redo2, Rotate3d, Ruler, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { tell, ui } from '../../../i18n/index.ts';
import { redo } from '../../../store/play.ts';
import { actingAt, handsOver, isNow, type OpenMatch, useTable } from '../../../store/table.ts';
import type { Tape } from '../../../table/marks/tapes.ts';
import { Ribbon } from './Ribbon.tsx';
import { Menu } from './Menu.tsx';
import { numberOf } from '../show/stops.ts';
import { takeBack, useNotBack } from '../hand/takeBack.ts';
import type { Hand } from '../hand/usePlayHand.ts';

interface Props {
  readonly open: OpenMatch;
  readonly hand: Hand;
  readonly tool: 'hand' | 'tape';
  setTool(tool: 'hand' | 'tape'): void;
  turn(): void;
  fit(): void;
  readonly tapes: readonly Tape[];
  clearTapes(): void;
}
const IconButton = (props: { label: string; icon: ReactNode; press(): void; pressed?: boolean; off?: boolean }) => (
  <button
    type="button"
    className="icon"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.pressed}
    aria-disabled={props.off || undefined}
    onClick={props.press}
  >
    {props.icon}
  </button>
);

/** Menu, title, the phase ribbon and the tools of the table. */
export const TopBar = (props: Props) => {
  const { open, hand, tool, setTool } = props;
  const here = useTable((state) => state.held === 'here');
  const told = useNotBack();
  return (
    <header className="top">
      <Menu open={open} hand={hand} />
      <div className="title">
        <h1>{tell({ key: `${open.match.game}:name` })}</h1>
        <p className="small">{ui(isNow(open) ? 'ply' : 'ply.past', { ply: numberOf(open) })}</p>
      </div>
      <Ribbon
        turn={hand.turn}
        players={open.match.players}
        scene={hand.scene}
        past={!isNow(open)}
        played={isNow(open) && handsOver(open) ? actingAt(open) : null}
      />
      <nav className="tools" aria-label={ui('tools')}>
        <IconButton
          label={ui('undo')}
          icon={<Undo2 aria-hidden />}
          press={() => void takeBack()}
          off={!here || !isNow(open) || open.ply === 0}
        />
        <IconButton
          label={ui('redo')}
          icon={<Redo2 aria-hidden />}
          press={() => void redo()}
          off={!here || open.redo.length === 0}
        />
        <IconButton
          label={ui('tape')}
          icon={<Ruler aria-hidden />}
          press={() => setTool(tool === 'tape' ? 'hand' : 'tape')}
          pressed={tool === 'tape'}
        />
        {props.tapes.length > 0 && (
          <button type="button" className="plain onwood clear" onClick={props.clearTapes}>
            {ui('tape.clear', { count: props.tapes.length })}
          </button>
        )}
        <IconButton label={ui('turn')} icon={<Rotate3d aria-hidden />} press={props.turn} />
        <IconButton label={ui('fit')} icon={<Maximize aria-hidden />} press={props.fit} />
      </nav>
      <p className="told" role="status">
        {told && ui(`undo.${told}`)}
      </p>
    </header>
  );
};
