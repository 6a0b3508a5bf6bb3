import { Maximize, Redo2, Rotate3d, Ruler, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Message } from '../../../core/message.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { redo, undoPly } from '../../../store/matchActions.ts';
import { actingSeat, needsHandover, isAtLatest, type OpenMatch, useMatchStore } from '../../../store/matchStore.ts';
import type { Tape } from '../../../table/marks/tapes.ts';
import { Ribbon } from './Ribbon.tsx';
import { Menu } from './Menu.tsx';
import { stepNumber } from '../../../presentation/visibleSteps.ts';
import { undoWithNotice, useUndoNotice } from '../input/undoWithNotice.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { Keys } from './Keys.tsx';

interface Props {
  readonly open: OpenMatch;
  readonly turn: Interaction['turn'];
  /** What is being thrown just now. */
  readonly thrown: Message | null;
  /** What the ribbon says instead of its reason. */
  readonly says: string | undefined;
  readonly scene: Interaction['scene'];
  readonly asides: Interaction['asides'];
  /** What the opening of the menu does: a result that only stays for a while would keep back what lies beside the course of play. */
  readonly opened: (() => void) | undefined;
  /** What a hand can do now: the names of the gestures, parted by spaces. */
  readonly gestures: string;
  readonly tool: 'hand' | 'tape';
  setTool(tool: 'hand' | 'tape'): void;
  turnTable(): void;
  fit(): void;
  readonly tapes: readonly Tape[];
  clearTapes(): void;
  /** What is said below the game's name, where that is not the number of the step. */
  readonly subtitle: string | null;
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
  const { open, scene, tool, setTool } = props;
  const here = useMatchStore((state) => state.playLocation === 'here');
  const notice = useUndoNotice(open);
  const none = useMemo(() => undoPly(open) === 'nothing', [open]);
  return (
    <header className="top">
      <Menu open={open} scene={scene} asides={props.asides} opened={props.opened} />
      <Keys gestures={props.gestures} />
      <div className="title">
        <h1>{formatMessage({ key: `${open.match.game}:name` })}</h1>
        <p className="small">{props.subtitle ?? t(isAtLatest(open) ? 'ply' : 'ply.past', { ply: stepNumber(open) })}</p>
      </div>
      <Ribbon
        turn={props.turn}
        players={open.match.players}
        scene={scene}
        past={!isAtLatest(open)}
        thrown={props.thrown}
        says={props.says}
        played={isAtLatest(open) && needsHandover(open) ? actingSeat(open) : null}
      />
      <nav className="tools" aria-label={t('tools')}>
        <IconButton
          label={t('undo')}
          icon={<Undo2 aria-hidden />}
          press={() => void undoWithNotice()}
          off={!here || !isAtLatest(open) || none}
        />
        <IconButton
          label={t('redo')}
          icon={<Redo2 aria-hidden />}
          press={() => void redo()}
          off={!here || open.redo.length === 0}
        />
        <IconButton
          label={t('tape')}
          icon={<Ruler aria-hidden />}
          press={() => setTool(tool === 'tape' ? 'hand' : 'tape')}
          pressed={tool === 'tape'}
        />
        {props.tapes.length > 0 && (
          <button type="button" className="plain onwood clear" onClick={props.clearTapes}>
            {t('tape.clear', { count: props.tapes.length })}
          </button>
        )}
        <IconButton label={t('turn')} icon={<Rotate3d aria-hidden />} press={props.turnTable} />
        <IconButton label={t('fit')} icon={<Maximize aria-hidden />} press={props.fit} />
      </nav>
      <p className="told" role="status">
        {notice && t(`undo.${notice}`)}
      </p>
    </header>
  );
};
