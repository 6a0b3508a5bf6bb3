import { Map as MapIcon, Maximize, Minimize, Redo2, Rotate3d, Ruler, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { redo, undoPly } from '../../../store/matchActions.ts';
import { actingSeat, needsHandover, isAtLatest, useMatchStore } from '../../../store/matchStore.ts';
import { Ribbon } from './Ribbon.tsx';
import { Menu } from './Menu.tsx';
import { stepNumber } from '../../../presentation/visibleSteps.ts';
import { undoWithNotice, useUndoNotice } from '../input/undoWithNotice.ts';
import { Brief } from './Brief.tsx';
import { Keys } from './Keys.tsx';
import { useMatch } from '../context/match.tsx';
import { useTools } from '../context/tools.tsx';
import { usePhone } from '../../appearance.ts';
import { useFullScreen } from '../../components/useFullScreen.ts';
import { Small } from '../../components/Small.tsx';
import { Tools } from '../../components/Tools.tsx';

const IconButton = (props: { label: string; icon: ReactNode; press(): void; pressed?: boolean; off?: boolean }) => (
  <button
    type="button"
    className="icon"
    title={props.label}
    aria-pressed={props.pressed}
    aria-disabled={props.off || undefined}
    onClick={props.press}
  >
    {props.icon}
  </button>
);

/** On a phone it is in the menu, because the bar has no room. */
const FullScreen = () => {
  const screen = useFullScreen();
  const phone = usePhone();
  if (!screen || phone) return null;
  const { full, change } = screen;
  const Icon = full ? Minimize : Maximize;
  return <IconButton label={t('fullScreen')} icon={<Icon aria-hidden />} press={change} pressed={full} />;
};

/** The menu, title, stage ribbon and table tools. */
export const TopBar = () => {
  const { open, scene, guided, phase, thrown, turnTable, table } = useMatch();
  const { tool, setTool, tapes, clearTapes } = useTools();
  const here = useMatchStore((state) => state.playLocation === 'here');
  const notice = useUndoNotice(open);
  const none = useMemo(() => undoPly(open) === 'nothing', [open]);
  return (
    <header className="top" data-part="top">
      <Menu />
      <Keys />
      <Brief />
      <div className="title">
        <h1>{formatMessage({ key: `${open.match.game}:name` })}</h1>
        <Small>{guided?.name ?? t(isAtLatest(open) ? 'ply' : 'ply.past', { ply: stepNumber(open) })}</Small>
      </div>
      <Ribbon
        turn={phase}
        players={open.match.players}
        scene={scene}
        past={!isAtLatest(open)}
        thrown={thrown}
        says={guided?.says}
        played={isAtLatest(open) && needsHandover(open) ? actingSeat(open) : null}
      />
      <Tools as="nav" aria-label={t('tools')}>
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
        {tapes.length > 0 && (
          <button type="button" className="plain onwood clear" onClick={clearTapes}>
            {t('tape.clear', { count: tapes.length })}
          </button>
        )}
        <IconButton label={t('turn')} icon={<Rotate3d aria-hidden />} press={turnTable} />
        <IconButton label={t('fit')} icon={<MapIcon aria-hidden />} press={() => table.current?.fit()} />
        <FullScreen />
      </Tools>
      <p className="told" role="status">
        {notice && <span key={notice.id}>{t(`undo.${notice.why}`)}</span>}
      </p>
    </header>
  );
};
