import { useRef } from 'react';
import { isAtLatest } from '../../store/matchStore.ts';
import { useScreenAwake } from '../components/useScreenAwake.ts';
import { Report } from '../report/Report.tsx';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { CapturedRacks } from './bars/CapturedRacks.tsx';
import { CueRibbon } from './bars/CueRibbon.tsx';
import { Footer } from './bars/Footer.tsx';
import { Notices } from './bars/Notices.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { Board } from './Board.tsx';
import { AimTestProvider, useShownAimTests } from './context/aimTests.tsx';
import { all, useInteraction } from './context/interaction.tsx';
import { MatchProvider, useMatch } from './context/match.tsx';
import { PrimaryProvider, usePrimaryButton } from './context/primary.tsx';
import { RecapProvider } from './context/recap.tsx';
import { ToolsProvider } from './context/tools.tsx';
import type { PlayedMatch } from './context/useMatchView.ts';
import { MatchClock } from './clock/MatchClock.tsx';
import { EndRibbon } from './ending/EndRibbon.tsx';
import type { TableListener } from './guide.ts';
import { Hints } from './hints/HintCard.tsx';
import { useFocusFallback } from './input/useFocusFallback.ts';
import { Panel } from './Panel.tsx';
import { Announcer } from './spoken/Announcer.tsx';
import { useMatchSounds } from './useMatchSounds.ts';
import { UndoToast } from './show/UndoToast.tsx';
import '../styles/match.ts';
import { StakesProvider } from './context/stakes.tsx';

/** The whole match screen. */
export const Play = (played: PlayedMatch) => (
  <MatchProvider {...played}>
    <ToolsProvider>
      <RecapProvider>
        <AimTestProvider>
          <PrimaryProvider>
            <StakesProvider>
              <Page />
            </StakesProvider>
          </PrimaryProvider>
        </AimTestProvider>
      </RecapProvider>
    </ToolsProvider>
  </MatchProvider>
);

const Page = () => {
  const { open, scene, inverted, guided, veiled, falls, box } = useMatch();
  const main = useRef<HTMLElement>(null);
  useFocusFallback(main, box);
  useMatchSounds();
  useScreenAwake();
  return (
    <main
      ref={main}
      className="play"
      data-past={!isAtLatest(open) || undefined}
      data-opposite={inverted || undefined}
      data-shows={guided?.held ? '' : undefined}
      data-veiled={veiled || undefined}
      data-falls={falls || undefined}
      data-square={scene.width < scene.height * 1.25 || undefined}
    >
      <TopBar />
      <Notices />
      {guided?.stead ?? <Board />}
      <CapturedRacks />
      <CueRibbon />
      <EndRibbon />
      <Panel />
      {guided ? <footer className="foot">{guided.foot}</footer> : <Footer />}
      <Hints />
      <UndoToast />
      <MatchClock />
      <Announcer />
      <Rulebook />
      {!open.practice && <Report />}
      <Listener />
    </main>
  );
};
/** Informs a class or a lesson of what is done at the table. */
const Listener = () => {
  const { inClass, guided } = useMatch();
  const Ear = inClass?.Ear ?? guided?.Ear;
  return Ear ? <Hearing Ear={Ear} /> : null;
};
const Hearing = ({ Ear }: { readonly Ear: React.ComponentType<TableListener> }) => {
  const { open, showing, formatContext } = useMatch();
  const interaction = useInteraction(all);
  const { fan } = useShownAimTests();
  const { press } = usePrimaryButton();
  return (
    <Ear
      open={open}
      interaction={interaction}
      aimTest={fan}
      showing={showing !== null}
      formatContext={formatContext}
      press={press}
    />
  );
};
