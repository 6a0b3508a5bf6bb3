import { Tabs } from '@base-ui/react/tabs';
import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { matchStats } from '../../core/matchStats.ts';
import { useLayer } from '../back.ts';
import { useCompact } from '../appearance.ts';
import { isAtLatest, currentTurn } from '../../store/matchStore.ts';
import { ActionCard } from './card/ActionCard.tsx';
import { Log } from './lists/Log.tsx';
import { Pieces } from './lists/Pieces.tsx';
import { actionEvents, rollsOf } from '../../presentation/scenes.ts';
import type { PanelProps } from './props.ts';
import { focusPrimary } from './input/focus.ts';
import { SheetGrip, type SheetHeight } from './card/SheetGrip.tsx';
import { pointsAtTable } from '../../interaction/modes.ts';
import { usePointerDown } from './input/usePointerDown.ts';
import { useStakes } from './odds/useStakes.ts';
import { memoizedPart } from './memoizedPart.tsx';
import { ActorLine } from './card/ActorLine.tsx';
import { Tray } from './card/Tray.tsx';

/** What the sheets of the panel tell of: they read it themselves, so that it may change without the tabs. */
const PanelContext = createContext<PanelProps | null>(null);
const usePanel = (): PanelProps => {
  const panel = use(PanelContext);
  if (!panel) throw new Error('A sheet lies outside the panel.');
  return panel;
};
const ActionSheet = () => <ActionCard {...usePanel()} />;
const LogSheet = () => <Log open={usePanel().open} />;
const PiecesSheet = () => {
  const { interaction, open, formatContext, tapes, outlook } = usePanel();
  return (
    <Pieces
      interaction={interaction}
      players={open.match.players}
      formatContext={formatContext}
      tapes={tapes}
      outlook={outlook}
      events={actionEvents(open, open.ply)}
      walked={matchStats(open.game, open.steps.slice(0, open.ply + 1), open.viewer).pieces}
    />
  );
};
const Sheets = memoizedPart(({ card }: { readonly card: RefObject<HTMLDivElement | null> }) => (
  <Tabs.Root defaultValue="action" className="paper card">
    <Tabs.List className="tabs">
      {(['action', 'log', 'pieces'] as const).map((tab) => (
        <Tabs.Tab key={tab} value={tab} className="tab">
          {t(`tab.${tab}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel ref={card} value="action" className="tabpanel">
      <ActionSheet />
    </Tabs.Panel>
    <Tabs.Panel value="log" className="tabpanel">
      <LogSheet />
    </Tabs.Panel>
    <Tabs.Panel value="pieces" className="tabpanel">
      <PiecesSheet />
    </Tabs.Panel>
  </Tabs.Root>
));

/** Beside the table: what is being done, the log, the list of pieces; below them the tray with the one primary button. */
export const Panel = (props: PanelProps) => {
  const [wished, desired] = useState<SheetHeight | null>(null);
  const { showing, open, guided, interaction } = props;
  const decides = useStakes(interaction)?.decides;
  // Where the strip says what decides, or the table is to be shown something, a sheet leaves the rest of the window to it; what then comes of it, and what a bot does, is watched there too.
  const [before, keep] = useState<SheetHeight>('strip');
  const turn = currentTurn(open);
  const bots = 'to' in turn && open.match.players.some(({ seat, bot }) => seat === turn.to && bot);
  const watched =
    (showing !== null || (bots && isAtLatest(open))) && rollsOf(actionEvents(open, open.ply)).length === 0;
  // Nor does the table move under a finger.
  const narrow = useCompact();
  const touched = usePointerDown(narrow);
  const now =
    watched || touched ? before : (decides && interaction.proposal) || pointsAtTable(interaction) ? 'strip' : 'half';
  if (now !== before) keep(now);
  const height = wished ?? now;
  useLayer(() => desired('half'), narrow && wished === 'whole');
  const aside = useRef<HTMLElement>(null);
  // What is told here of what the finger does may take more room or less: it has it once the finger has gone.
  useLayoutEffect(() => {
    const panel = aside.current;
    if (!touched || !panel) return undefined;
    panel.style.height = `${panel.offsetHeight}px`;
    return () => void panel.style.removeProperty('height');
  }, [touched]);
  const card = useRef<HTMLDivElement>(null);
  // To the lit row of a throw the card is scrolled only while it is shown: then its heading and the next choice are in sight again.
  useEffect(() => {
    if (!showing) card.current?.scrollTo({ top: 0 });
  }, [showing, open.ply, open.steps]);
  return (
    <aside
      ref={aside}
      className="panel"
      aria-label={t('panel')}
      data-sheet={guided?.bare ? 'half' : height}
      data-guided={guided ? (guided.bare ? 'bare' : 'doing') : undefined}
      data-proposes={props.interaction.proposal !== null || undefined}
    >
      <button type="button" className="plain skip" onClick={focusPrimary}>
        {t('skip.primary')}
      </button>
      {guided?.lead}
      {!guided?.bare && (
        <PanelContext value={props}>
          <Sheets card={card} />
        </PanelContext>
      )}
      {!guided?.bare && <SheetGrip height={height} set={desired} />}
      {!guided?.bare && height === 'strip' && !decides && (
        <div className="lone">
          <ActorLine interaction={interaction} formatContext={props.formatContext} brief />
        </div>
      )}
      {guided?.tray ?? <Tray {...props} />}
    </aside>
  );
};
