import { Tabs } from '@base-ui/react/tabs';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t, useTranslation } from '../../i18n/index.ts';
import { useLayer } from '../back.ts';
import { useCompact } from '../appearance.ts';
import type { Turn } from '../../core/game.ts';
import { isAtLatest, currentTurn, type OpenMatch } from '../../store/matchStore.ts';
import { actingPlayer } from '../../presentation/pacing.ts';
import { ActionCard } from './card/ActionCard.tsx';
import { Log } from './lists/Log.tsx';
import { Pieces } from './lists/Pieces.tsx';
import { actionEvents, rollsOf } from '../../presentation/scenes.ts';
import { focusPrimary } from './input/focus.ts';
import { SheetGrip, type SheetHeight } from './card/SheetGrip.tsx';
import { keepRowsWhole } from './card/wholeRows.ts';
import { fitPanel } from './projector/fitPanel.ts';
import { onClassScreen } from '../windowRole.ts';
import { pointsAtTable } from '../../interaction/modes.ts';
import { usePointerDown } from './input/usePointerDown.ts';
import { Actor } from './card/ActorLine.tsx';
import { useInteraction } from './context/interaction.tsx';
import { useMatch } from './context/match.tsx';
import { Tray } from './card/Tray.tsx';
import { useShownRecap } from './context/recap.tsx';
import { useShownStakes } from './context/stakes.tsx';

const TABS = ['action', 'log', 'pieces'] as const;
/** The tabs of the panel: the action, the log, and the list of pieces. */
const Sheets = memo(function Sheets({ found }: { found(card: HTMLDivElement | null): void }) {
  useTranslation();
  const { open, narrow } = useMatch();
  const keep = useCallback(
    (panel: HTMLDivElement | null) => {
      found(panel);
      return panel && narrow ? keepRowsWhole(panel) : undefined;
    },
    [found, narrow],
  );
  return (
    <Tabs.Root defaultValue="action" className="paper card">
      <Tabs.List className="tabs" activateOnFocus>
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className="tab">
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel ref={keep} value="action" className="tabpanel">
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
});

/** Returns what a lesson or a class's vote puts in the panel, or null. */
const useLead = () => {
  const { open, showing, guided, inClass } = useMatch();
  const Vote = inClass?.Vote;
  if (!Vote) return guided;
  return { lead: <Vote open={open} showing={showing !== null} />, bare: true, tray: undefined };
};
/** Whether the acting player has done the last action too. */
const goesOn = (open: OpenMatch, turn: Turn): boolean =>
  'to' in turn && open.ply > 0 && actingPlayer(open, open.ply)?.seat === turn.to;
/**
 * Returns what the card is given. It is scrolled to the lit row of a roll only while that is shown. Afterwards its heading and the
 * next choice must be in view again.
 */
const useCardTop = (): ((panel: HTMLDivElement | null) => void) => {
  const { showing, open } = useMatch();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!showing) card.current?.scrollTo({ top: 0 });
  }, [showing, open.ply, open.steps]);
  return useCallback((panel) => void (card.current = panel), []);
};
/** The panel beside the table: the action, the log and the list of pieces, and below them the tray with the primary button. */
export const Panel = () => {
  const [wished, desired] = useState<SheetHeight | null>(null);
  const { showing, open } = useMatch();
  const { since } = useShownRecap();
  const told = since.length > 0;
  const { proposes, aims, points } = useInteraction((now) => ({
    proposes: now.proposal !== null,
    aims: now.proposal?.choice.kind === 'aim',
    // A piece that was selected for the player does not hide what others have done.
    points: pointsAtTable(now) && !(told && now.picked === null),
  }));
  const guided = useLead();
  // The palette stays in view.
  const arranges = useMatch().guided?.Palette !== undefined;
  const decides = useShownStakes()?.decides;
  // The sheet shrinks to a strip when that shows the stakes, or when the player must point at the table. It keeps its height
  // while a result or a bot's action is shown.
  const [before, keep] = useState<SheetHeight>('strip');
  const turn = currentTurn(open);
  const bots = 'to' in turn && open.match.players.some(({ seat, bot }) => seat === turn.to && bot);
  const rolled = rollsOf(actionEvents(open, open.ply)).length > 0;
  const watched = (showing !== null || (bots && isAtLatest(open))) && !rolled;
  // A low sheet stays low while its player goes on, so that the table keeps its place. An aim needs its controls.
  const stays = before === 'strip' && !aims && !told && !rolled && goesOn(open, turn);
  // The height does not change while a pointer is down, so that the table does not move under a finger.
  const narrow = useCompact();
  const touched = usePointerDown(narrow);
  const now = watched || touched ? before : ((decides && proposes) || points || stays) && !arranges ? 'strip' : 'half';
  if (now !== before) keep(now);
  const height = wished ?? now;
  useLayer(() => desired('half'), narrow && wished === 'whole');
  const aside = useRef<HTMLElement>(null);
  // The texts about a drag may need more or less room. The panel keeps its height until the pointer is up.
  useLayoutEffect(() => {
    const panel = aside.current;
    if (!touched || !panel) return undefined;
    panel.style.height = `${panel.offsetHeight}px`;
    return () => void panel.style.removeProperty('height');
  }, [touched]);
  const found = useCardTop();
  useEffect(() => (onClassScreen && aside.current ? fitPanel(aside.current) : undefined), []);
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
      {!guided?.bare && <Sheets found={found} />}
      {!guided?.bare && <SheetGrip height={height} set={desired} />}
      {!guided?.bare && (height === 'strip' ? !decides : proposes) && (
        <div className="lone">
          <Actor brief />
        </div>
      )}
      {guided?.tray ?? <Tray />}
    </aside>
  );
};
