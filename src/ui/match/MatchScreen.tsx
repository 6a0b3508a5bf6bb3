import { useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { useSettings } from '../../store/settings.ts';
import { isAtLatest, currentTurn } from '../../store/matchStore.ts';
import type { TableHandle } from '../../table/Table.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { Announcer } from './show/Announcer.tsx';
import { aimedIn } from './aim/AimPanel.tsx';
import { shotTraces, settledMatch } from '../../presentation/shotTraces.ts';
import { useAimTests } from './aim/AimTestOdds.tsx';
import { TableHelp } from './text/TableHelp.tsx';
import { type ClassView, pointerMarks } from './guide.ts';
import { Hints } from './hints/HintCard.tsx';
import { useTapes } from './measures.ts';
import { useKeys } from './input/keys.ts';
import { useCoverOverview } from './card/CoverOverview.tsx';
import { Notices } from './bars/Notices.tsx';
import { useRanking } from './odds/useRanking.ts';
import { stakesOnTable } from './odds/onTable.ts';
import { useStakes } from './odds/useStakes.ts';
import { InteractiveTable } from './InteractiveTable.tsx';
import { Panel } from './Panel.tsx';
import { CueRibbon } from './bars/CueRibbon.tsx';
import { Footer } from './bars/Footer.tsx';
import { EndRibbon } from './ending/EndRibbon.tsx';
import { CapturedRacks } from './bars/CapturedRacks.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { InteractionProvider, useInteraction, useLatest, useSend } from './interaction.tsx';
import type { PressGuard } from '../../interaction/pressGuard.ts';
import { useFocusFallback } from './input/useFocusFallback.ts';
import { usePressTracking } from './input/usePressTracking.ts';
import { usePrimary } from './primary/usePrimary.ts';
import { type PlayedMatch, usePlayView } from './usePlayView.ts';
import { useRecap } from './show/useRecap.ts';
import { useTestHooks } from './input/useTestHooks.ts';
import { useChain } from './projector/useChain.ts';
import { memoizedPart } from './memoizedPart.tsx';
import { labelsStay, withLastFight } from '../../presentation/outcomeLabels.ts';
import { gesturesOf } from './text/gestures.ts';
import '../styles/match.ts';

// What has nothing to do with the hand is not drawn anew with what is in it.
const Settled = {
  TopBar: memoizedPart(TopBar),
  Notices: memoizedPart(Notices),
  Beat: memoizedPart(CueRibbon),
  EndRibbon: memoizedPart(EndRibbon),
  Foot: memoizedPart(Footer),
  Racks: memoizedPart(CapturedRacks),
  Rulebook: memoizedPart(Rulebook),
};

/** The match on its table, with all that is said and pressed around it. */
export const Play = (played: PlayedMatch) => {
  const shown = usePlayView(played);
  const presses = usePressTracking();
  return (
    <InteractionProvider
      open={shown.open}
      seen={shown.seen}
      waits={shown.idle}
      presses={presses}
      remote={shown.held ?? null}
    >
      <AtTable {...shown} presses={presses} inClass={played.inClass} />
    </InteractionProvider>
  );
};
const whole = <Now,>(now: Now): Now => now;
/** The page around the table. */
const AtTable = ({
  inClass,
  presses,
  ...shown
}: ReturnType<typeof usePlayView> & { presses: PressGuard; inClass: ClassView | undefined }) => {
  const {
    match,
    open,
    scene,
    showing,
    skip,
    finish,
    again,
    playback,
    guided,
    bot,
    words,
    language,
    chances,
    verdicts,
  } = shown;
  const { theme, calm: reducedMotion, narrow, wall, whose, turned, turnTable, inverted, veiled } = shown;
  const leads = useSettings((settings) => !settings.still);
  const pushes = useSettings((settings) => settings.pushes);
  const interaction = useInteraction(whole);
  const [view, send] = [useLatest(), useSend()];
  const { fan, tried } = useAimTests(open, interaction);
  const stakes = useStakes(interaction);
  const outlook = useCoverOverview(interaction);
  const [tool, setTool] = useState<'hand' | 'tape'>('hand');
  const { own: tapes, all, setTapes } = useTapes(open, playback.playing, interaction);
  const table = useRef<TableHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useFocusFallback(main, box);
  const fit = useCallback(() => table.current?.fit(), []);
  const clearTapes = useCallback(() => setTapes([]), [setTapes]);
  const { since, story, close, point } = useRecap(open, showing, interaction.proposal, language);
  const points = guided?.points;
  const { Over = guided?.Over, Vote = null, Ear = guided?.Ear } = inClass ?? {};
  const led = Vote ? { lead: <Vote open={open} showing={showing !== null} />, bare: true } : guided;
  const pointed = useMemo(() => pointerMarks(interaction.scene, points ?? []), [interaction.scene, points]);
  const chain = useChain(
    open,
    interaction.turn,
    showing,
    wall && !guided && !interaction.proposal && interaction.picked === null,
  );
  const rests = !showing && labelsStay(open, interaction);
  const seen = useMemo(() => (rests ? withLastFight(open, scene) : scene), [rests, open, scene]);
  const aimed = aimedIn(interaction);
  const aimedBy = aimed?.by ?? aimed?.piece ?? null;
  const aiming = interaction.proposal?.choice.kind === 'aim';
  const left = useMemo(() => {
    const settled = settledMatch(match, open, showing);
    return shotTraces(settled.open, aimedBy, aiming || settled.moving, words);
  }, [match, open, showing, aimedBy, aiming, words]);
  // What tries gave tells chances too.
  const after = { ...left, lead: fan?.steadyPath ?? [], tries: (!veiled && fan?.landings) || [] };
  useTestHooks(box, { table, scene, choices: interaction.choices, outlook });
  const ranked = useRanking(interaction);
  const { primary, names, likely, suggestion, named, press, confirm, cancel } = usePrimary({
    open,
    interaction,
    showing,
    own: shown.own,
    ranked,
    presses,
    guided,
    skip,
    stalled: shown.stalled,
  });
  useKeys({
    view,
    send,
    names,
    press: confirm,
    cancel,
    finish,
    table,
    box,
    setTool,
    turnTable,
  });
  return (
    <main
      ref={main}
      className="play"
      data-past={!isAtLatest(open) || undefined}
      data-opposite={inverted || undefined}
      data-shows={guided?.held ? '' : undefined}
      data-veiled={veiled || undefined}
      data-falls={shown.falls || undefined}
      data-square={scene.width < scene.height * 1.25 || undefined}
    >
      <Settled.TopBar
        open={open}
        turn={shown.phase}
        thrown={shown.thrown}
        says={guided?.says}
        scene={scene}
        asides={interaction.asides}
        opened={showing?.held ? finish : undefined}
        gestures={gesturesOf(interaction).join(' ')}
        tool={tool}
        setTool={setTool}
        turnTable={turnTable}
        fit={fit}
        tapes={tapes}
        clearTapes={clearTapes}
        subtitle={guided?.name ?? null}
      />
      <Settled.Notices open={open} formatContext={words} />
      <div
        className="board"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={t('table.label')}
        aria-describedby="tableHelp"
      >
        <TableHelp interaction={interaction} />
        <InteractiveTable
          ref={table}
          scene={seen}
          theme={theme}
          turned={turned}
          inverted={inverted}
          reducedMotion={reducedMotion}
          leads={leads}
          whose={whose}
          past={!isAtLatest(open) && !playback.playing}
          winners={'over' in interaction.turn ? interaction.turn.over.winners : null}
          ghosts={(!veiled && fan?.ghosts) || []}
          outlook={outlook}
          stakes={
            stakes?.decides && chain.length === 0 && !veiled
              ? stakesOnTable(open, interaction.turn, stakes.decides)
              : null
          }
          pushes={pushes}
          tool={tool}
          tapes={all}
          onTapes={setTapes}
          story={guided ? pointed : story}
          {...(points ? { pointed: points } : {})}
          likely={likely}
          named={named}
          chain={chain}
          verdicts={chain.length === 0 && (showing?.run || rests) ? verdicts : []}
          after={after}
          run={showing?.run ?? null}
          onSkip={skip}
          {...shown.said}
        />
        {Over && <Over table={table} />}
      </div>
      <Settled.Racks players={open.match.players} scene={interaction.scene} />
      <Settled.Beat
        open={open}
        seen={open.ply - (showing && !showing.held && !showing.again ? 1 : 0)}
        formatContext={words}
      />
      {'over' in interaction.turn && !guided && isAtLatest(open) && (!showing || showing.again) && (
        <Settled.EndRibbon open={open} turn={interaction.turn} chances={chances} formatContext={words} table={table} />
      )}
      <Panel
        open={open}
        interaction={interaction}
        showing={showing}
        primary={primary}
        press={press}
        ranked={ranked}
        suggestion={suggestion}
        formatContext={words}
        tapes={tapes}
        bot={bot}
        table={table}
        aimTest={fan}
        tried={tried}
        outlook={outlook}
        again={again}
        since={since}
        chances={chances}
        guided={led}
        playback={playback}
      />
      {guided ? (
        <footer className="foot">{guided.foot}</footer>
      ) : (
        <Settled.Foot
          open={open}
          turn={interaction.turn}
          scene={interaction.scene}
          next={showing ? (showing.held ? currentTurn(match) : null) : interaction.turn}
          since={since}
          again={again}
          close={close}
          point={point}
          wall={wall}
          narrow={narrow}
          table={table}
        />
      )}
      <Hints
        {...{ interaction, open, table, seen, named }}
        // In a small window the verdict that stands there has the room.
        off={showing !== null || guided !== null || inClass !== undefined || (narrow && rests && verdicts.length > 0)}
      />
      <Announcer
        open={open}
        turn={interaction.turn}
        going={showing !== null}
        interaction={interaction}
        says={guided?.says}
      />
      <Settled.Rulebook />
      {Ear && (
        <Ear
          open={open}
          interaction={interaction}
          aimTest={fan}
          showing={showing !== null}
          formatContext={words}
          press={press}
        />
      )}
    </main>
  );
};
