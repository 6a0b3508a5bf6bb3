import { useMemo } from 'react';
import { t } from '../../i18n/index.ts';
import { settledMatch, shotTraces } from '../../presentation/shotTraces.ts';
import { isAtLatest } from '../../store/matchStore.ts';
import { useSettings } from '../../store/settings.ts';
import { aimedIn } from '../../interaction/aimControls.ts';
import { useCoverOverview } from './card/CoverOverview.tsx';
import { useShownAimTests } from './context/aimTests.tsx';
import { useInteraction } from './context/interaction.tsx';
import { useMatch } from './context/match.tsx';
import { usePrimaryButton } from './context/primary.tsx';
import { useShownRecap } from './context/recap.tsx';
import { useTools } from './context/tools.tsx';
import { pointerMarks } from '../lesson/pointerMarks.ts';
import { InteractiveTable } from './InteractiveTable.tsx';
import { useKeys } from './input/keys.ts';
import { useTestHooks } from './input/useTestHooks.ts';
import { followUpOnTable, stakesOnTable } from './odds/onTable.ts';
import { useChain } from './projector/useChain.ts';
import { useRests, useShownScene } from './show/shownScene.ts';
import { TableHelp } from './text/TableHelp.tsx';
import { useShownFollowUp, useShownStakes } from './context/stakes.tsx';
import type { PieceNode } from '../../core/scene.ts';
import type { OutcomeLabel } from '../../table/marks/outcomeLabel.ts';

/** Returns the traces that shots have left on the table, and what the aim test shows. */
const useShotTraces = () => {
  const { match, open, showing, formatContext, veiled } = useMatch();
  const { aimedBy, aiming } = useInteraction((now) => {
    const aimed = aimedIn(now);
    return { aimedBy: aimed?.by ?? aimed?.piece ?? null, aiming: now.proposal?.choice.kind === 'aim' };
  });
  const { fan } = useShownAimTests();
  const left = useMemo(() => {
    const settled = settledMatch(match, open, showing);
    return shotTraces(settled.open, aimedBy, aiming || settled.moving, formatContext);
  }, [match, open, showing, aimedBy, aiming, formatContext]);
  // The results of the aim test would also give away the odds.
  return useMemo(
    () => ({ ...left, lead: fan?.steadyPath ?? [], tries: (!veiled && fan?.landings) || [] }),
    [left, fan, veiled],
  );
};
/** Returns the marks of a chain of actions, for a class. */
const useShownChain = () => {
  const { open, showing, wall, guided } = useMatch();
  const { turn, free } = useInteraction(({ turn, proposal, picked }) => ({ turn, free: !proposal && picked === null }));
  return useChain(open, turn, showing, wall && !guided && free);
};
/** Returns the marks of a lesson, or else of the recap. */
const useStory = () => {
  const { guided, seen } = useMatch();
  const { story } = useShownRecap();
  const points = guided?.points;
  const pointed = useMemo(() => pointerMarks(seen.scene, points ?? []), [seen.scene, points]);
  return { story: guided ? pointed : story, ...(points ? { pointed: points } : {}) };
};
/** Returns the odds of the offered action, or of what could follow a proposed move, as they are shown on the table. */
const useStakesOnTable = (hidden: boolean) => {
  const { open, seen, veiled } = useMatch();
  const decides = useShownStakes()?.decides;
  const next = useShownFollowUp();
  const selected = useInteraction((now) => now.selected);
  return useMemo(() => {
    if (hidden || veiled) return null;
    if (decides) return stakesOnTable(open, seen.turn, decides);
    return next === null ? null : followUpOnTable(next, selected);
  }, [decides, next, selected, hidden, veiled, open, seen.turn]);
};

const NO_GHOSTS: readonly PieceNode[] = [];
const NO_LABELS: readonly OutcomeLabel[] = [];
/** The table with its keyboard shortcuts and what is shown over it. */
export const Board = () => {
  const { open, seen, theme, turned, inverted, reducedMotion, whose, opening, playback, showing, skip, said, ...page } =
    useMatch();
  const { table, box, inClass, guided, veiled, verdicts } = page;
  const mayLead = useSettings((settings) => !settings.still);
  // A table that is arranged is looked at as a whole.
  const leads = mayLead && !page.guided?.Palette;
  const pushes = useSettings((settings) => settings.pushes);
  const { tool, allTapes, setTapes } = useTools();
  const { fan } = useShownAimTests();
  const { likely, named } = usePrimaryButton();
  const chain = useShownChain();
  const rests = useRests();
  const Over = inClass?.Over ?? guided?.Over;
  useKeys();
  useTestHooks();
  return (
    <div
      className="board"
      ref={box}
      role="application"
      tabIndex={0}
      aria-label={t('table.label')}
      aria-describedby="tableHelp"
    >
      <TableHelp />
      <InteractiveTable
        ref={table}
        scene={useShownScene()}
        theme={theme}
        turned={turned}
        inverted={inverted}
        reducedMotion={reducedMotion}
        leads={leads}
        whose={whose}
        opening={opening}
        past={!isAtLatest(open) && !playback.playing}
        winners={'over' in seen.turn ? seen.turn.over.winners : null}
        ghosts={(!veiled && fan?.ghosts) || NO_GHOSTS}
        outlook={useCoverOverview()}
        stakes={useStakesOnTable(chain.length > 0)}
        pushes={pushes}
        tool={tool}
        tapes={allTapes}
        onTapes={setTapes}
        {...useStory()}
        likely={likely}
        named={named}
        chain={chain}
        verdicts={chain.length === 0 && (showing?.run || rests) ? verdicts : NO_LABELS}
        after={useShotTraces()}
        run={showing?.run ?? null}
        onSkip={skip}
        {...said}
      />
      {Over && <Over table={table} />}
    </div>
  );
};
