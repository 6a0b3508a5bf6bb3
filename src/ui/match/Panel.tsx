import { Tabs } from '@base-ui/react/tabs';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t, useTranslation } from '../../i18n/index.ts';
import { useLayer } from '../back.ts';
import { useCompact } from '../appearance.ts';
import { isAtLatest, currentTurn } from '../../store/matchStore.ts';
import { ActionCard } from './card/ActionCard.tsx';
import { Log } from './lists/Log.tsx';
import { Pieces } from './lists/Pieces.tsx';
import { actionEvents, rollsOf } from '../../presentation/scenes.ts';
import { focusPrimary } from './input/focus.ts';
import { SheetGrip, type SheetHeight } from './card/SheetGrip.tsx';
import { pointsAtTable } from '../../interaction/modes.ts';
import { usePointerDown } from './input/usePointerDown.ts';
import { useStakes } from './odds/useStakes.ts';
import { Actor } from './card/ActorLine.tsx';
import { useInteraction } from './context/interaction.tsx';
import { useMatch } from './context/match.tsx';
import { Tray } from './card/Tray.tsx';

const TABS = ['action', 'log', 'pieces'] as const;
/** What is being done, the log, and the list of pieces. */
const Sheets = ({ card }: { readonly card: RefObject<HTMLDivElement | null> }) => {
  useTranslation();
  const { open } = useMatch();
  return (
    <Tabs.Root defaultValue="action" className="paper card">
      <Tabs.List className="tabs">
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className="tab">
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel ref={card} value="action" className="tabpanel">
        <ActionCard />
      </Tabs.Panel>
      <Tabs.Panel value="log" className="tabpanel">
        <Log open={open} />
      </Tabs.Panel>
      <Tabs.Panel value="pieces" className="tabpanel">
        <Pieces />
      </Tabs.Panel>
    </Tabs.Root>
  );
};

/** Returns what a lesson or a class's vote puts in the panel, or null. */
const useLead = () => {
  const { open, showing, guided, inClass } = useMatch();
  const Vote = inClass?.Vote;
  if (!Vote) return guided;
  return { lead: <Vote open={open} showing={showing !== null} />, bare: true, tray: undefined };
};
/** Beside the table: what is being done, the log, the list of pieces; below them the tray with the one primary button. */
export const Panel = () => {
  const [wished, desired] = useState<SheetHeight | null>(null);
  const { showing, open } = useMatch();
  const { proposes, points } = useInteraction((now) => ({
    proposes: now.proposal !== null,
    points: pointsAtTable(now),
  }));
  const guided = useLead();
  const decides = useStakes()?.decides;
  // Where the strip says what decides, or the table is to be shown something, a sheet leaves the rest of the window to it; what then comes of it, and what a bot does, is watched there too.
  const [before, keep] = useState<SheetHeight>('strip');
  const turn = currentTurn(open);
  const bots = 'to' in turn && open.match.players.some(({ seat, bot }) => seat === turn.to && bot);
  const watched =
    (showing !== null || (bots && isAtLatest(open))) && rollsOf(actionEvents(open, open.ply)).length === 0;
  // Nor does the table move under a finger.
  const narrow = useCompact();
  const touched = usePointerDown(narrow);
  const now = watched || touched ? before : (decides && proposes) || points ? 'strip' : 'half';
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
      data-part="panel"
      aria-label={t('panel')}
      data-sheet={guided?.bare ? 'half' : height}
      data-guided={guided ? (guided.bare ? 'bare' : 'doing') : undefined}
      data-proposes={proposes || undefined}
    >
      <button type="button" className="plain skip" data-part="skip-link" onClick={focusPrimary}>
        {t('skip.primary')}
      </button>
      {guided?.lead}
      {!guided?.bare && <Sheets card={card} />}
      {!guided?.bare && <SheetGrip height={height} set={desired} />}
      {!guided?.bare && height === 'strip' && !decides && (
        <div className="lone">
          <Actor brief />
        </div>
      )}
      {guided?.tray ?? <Tray />}
    </aside>
  );
};
