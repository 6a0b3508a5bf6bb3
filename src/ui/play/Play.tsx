import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ui, useTranslation } from '../../i18n/index.ts';
import { botToMove, letBotPlay } from '../../store/botDriver.ts';
import { useSettings } from '../../store/settings.ts';
import { actingAt, isNow, type OpenMatch, sitsFar, turnNow, useTable } from '../../store/openMatch.ts';
import { Table, type TableHandle } from '../../table/Table.tsx';
import { useCalm, useNarrow, useTheme } from '../look.ts';
import { useBoxOpen } from '../parts/DialogBox.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { sound } from '../sounds.ts';
import { telling } from '../words.ts';
import { Announcer } from './show/Announcer.tsx';
import { aimedIn } from './aim/AimPanel.tsx';
import { aftermathOf, settledOf } from './show/aftermath.ts';
import { useFan } from './aim/FanOdds.tsx';
import { TableHelp } from './words/TableHelp.tsx';
import { type Guide, type InClass, pointedIn } from './guide.ts';
import { Hints } from './hints/HintCard.tsx';
import { useTapes } from './measured.ts';
import { useKeys } from './hand/keys.ts';
import { useOutlook } from './card/Outlook.tsx';
import { Notices } from './bars/Notices.tsx';
import { useRanked } from './odds/useBest.ts';
import { bestOn, wayOn } from './odds/ways.ts';
import { stakesOnTable } from './odds/onTable.ts';
import { useStakes } from './odds/useStakes.ts';
import { Panel } from './Panel.tsx';
import { sceneAt } from './show/scenes.ts';
import { Beat } from './bars/Beat.tsx';
import { Foot } from './bars/Foot.tsx';
import { EndRibbon } from './ending/EndRibbon.tsx';
import { Racks } from './bars/Rack.tsx';
import { useChances } from './show/useChances.ts';
import { TopBar } from './bars/TopBar.tsx';
import { usePlayHand } from './hand/usePlayHand.ts';
import { useHandOver } from './show/useHandOver.ts';
import { useKeptFocus } from './hand/useKeptFocus.ts';
import { usePresses } from './hand/usePresses.ts';
import { usePrimary } from './primary/usePrimary.ts';
import { usePlayback } from './bars/usePlayback.ts';
import { useShow } from './show/useShow.ts';
import { useSince } from './show/useSince.ts';
import { useWhose } from './show/useWhose.ts';
import { usePublished } from './hand/usePublished.ts';
import { useChain } from './wall/useChain.ts';
import { paced } from './paced.tsx';
import { settled } from './settled.tsx';
import { saidIn } from './words/said.ts';
import { standsStill, verdictsOf, withFight } from './show/verdicts.ts';
import { gesturesOf } from './words/gestures.ts';
import '../styles/match.ts';

// What a piece in the hand does not change is not drawn anew with each of its moves.
const Settled = {
  TopBar: settled(TopBar),
  Notices: settled(Notices),
  Beat: settled(Beat),
  EndRibbon: settled(EndRibbon),
  Foot: settled(Foot),
  Racks: settled(Racks),
  Rulebook: settled(Rulebook),
};
// And what tells of it follows it every few frames.
const Paced = {
  Panel: paced(Panel),
  Announcer: paced(Announcer),
  Hints: paced(Hints),
  TableHelp: paced(TableHelp),
};

/** The match on its table, with all that is said and pressed around it. */
export const Play = ({ open: match, guide, inClass }: { open: OpenMatch; guide?: Guide; inClass?: InClass }) => {
  const theme = useTheme();
  const calm = useCalm();
  const narrow = useNarrow();
  const wall = theme === 'projector' && !narrow;
  const leads = useSettings((settings) => !settings.still);
  const pushes = useSettings((settings) => settings.pushes);
  const opposite = useSettings((settings) => settings.seating === 'opposite');
  // All that is told on the page is read from the match as far as it has been shown.
  const { told: open, showing, skip, finish, again } = useShow(match, calm, wall && !guide && !inClass);
  const falls = useHandOver(open, showing === null);
  const playback = usePlayback(match, showing, again);
  const guided = guide?.(open, showing !== null) ?? null;
  const bot = botToMove();
  const simulating = useTable((state) => state.simulating);
  const stalled = useTable((state) => state.stalled);
  // It may still think for a seat that a person has taken.
  const thinking = useTable((state) => state.thinking !== null);
  const looksOn = useTable((state) => state.held !== 'here');
  const presses = usePresses();
  const held = inClass?.held ?? guided?.held;
  const hand = usePlayHand(
    open,
    showing !== null || bot !== null || thinking || simulating || (looksOn && !held) || guided?.press !== undefined,
    presses,
    held,
  );
  const { fan, tried } = useFan(open, hand);
  const stakes = useStakes(hand);
  const outlook = useOutlook(hand);
  const [tool, setTool] = useState<'hand' | 'tape'>('hand');
  const { own: tapes, all, setTapes } = useTapes(open, playback.playing, hand);
  // Under the curtain there is no table: whoever opens it is met by one that lies before him.
  const [turned, setTurned] = useState(() => sitsFar(match, opposite));
  const table = useRef<TableHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main, box);
  const turnTable = useCallback(() => setTurned((is) => !is), []);
  const fit = useCallback(() => table.current?.fit(), []);
  const clearTapes = useCallback(() => setTapes([]), [setTapes]);
  const { whose, phase } = useWhose(match, open, showing, hand.turn);
  const second = open.match.players.length === 2 && actingAt(open) === open.match.players[1]?.seat;
  const inverted = opposite && second;
  // A bot thinks while what was done last stays, and never runs ahead of what has been shown.
  const free = !showing || (showing.held && !showing.again && showing.show.ply === match.steps.length - 1);
  // Nobody sees the table behind a dialog.
  const reads = useBoxOpen();
  useEffect(() => {
    if (free && !reads && bot !== null && !thinking && !stalled) void letBotPlay();
  }, [free, reads, bot, thinking, stalled, match.steps]);
  const thrown = (showing && [...showing.rolling, ...showing.lying].at(-1)?.thrown.text) ?? null;
  const { language } = useTranslation().i18n;
  const { since, story, close, point } = useSince(open, showing, hand.proposal, language);
  const points = guided?.points;
  const { Over = guided?.Over, Vote = null, Ear = guided?.Ear } = inClass ?? {};
  const led = Vote ? { lead: <Vote open={open} showing={showing !== null} />, bare: true } : guided;
  const pointed = useMemo(() => pointedIn(hand.scene, points ?? []), [hand.scene, points]);
  const chain = useChain(open, hand.turn, showing, wall && !guided && !hand.proposal && hand.picked === null);
  const chances = useChances(match, 'over' in hand.turn);
  const before = sceneAt(open, Math.max(0, open.ply - 1));
  const scene = showing?.show.before ?? hand.scene;
  // What is told of a step is told anew in another language.
  const words = useMemo(
    () => ({ ...telling(open.match.players, before, scene), language }),
    [open.match.players, before, scene, language],
  );
  const said = saidIn(words, language);
  const verdicts = useMemo(() => verdictsOf(open, words), [open, words]);
  const rests = !showing && standsStill(open, hand);
  const seen = useMemo(() => (rests ? withFight(open, scene) : scene), [rests, open, scene]);
  const aimed = aimedIn(hand);
  const aimedBy = aimed?.by ?? aimed?.piece ?? null;
  const aiming = hand.proposal?.choice.kind === 'aim';
  const left = useMemo(() => {
    const settled = settledOf(match, open, showing);
    return aftermathOf(settled.open, aimedBy, aiming || settled.moving, words);
  }, [match, open, showing, aimedBy, aiming, words]);
  // What tries gave tells chances too.
  const veiled = inClass?.veiled ?? false;
  const after = { ...left, lead: fan?.lead ?? [], tries: (!veiled && fan?.falls) || [] };
  usePublished(box, { table, scene, choices: hand.choices, outlook });
  // A bot would only fire once more.
  const own = simulating && bot === null;
  const ranked = useRanked(hand);
  const { primary, names, likely, lead, named, press, confirm, cancel } = usePrimary({
    open,
    hand,
    showing,
    own,
    ranked,
    presses,
    guided,
    skip,
    stalled: stalled && bot !== null,
  });
  useKeys({
    hand,
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
      data-past={!isNow(open) || undefined}
      data-opposite={inverted || undefined}
      data-shows={guided?.held ? '' : undefined}
      data-veiled={veiled || undefined}
      data-falls={falls || undefined}
      data-square={scene.width < scene.height * 1.25 || undefined}
    >
      <Settled.TopBar
        open={open}
        turn={phase}
        thrown={thrown}
        says={guided?.says}
        scene={scene}
        asides={hand.asides}
        opened={showing?.held ? finish : undefined}
        gestures={gesturesOf(hand).join(' ')}
        tool={tool}
        setTool={setTool}
        turnTable={turnTable}
        fit={fit}
        tapes={tapes}
        clearTapes={clearTapes}
        subtitle={guided?.name ?? null}
      />
      <Settled.Notices open={open} words={words} />
      <div
        className="board"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={ui('table.label')}
        aria-describedby="tableHelp"
      >
        <Paced.TableHelp hand={hand} />
        <Table
          ref={table}
          scene={seen}
          theme={theme}
          turned={turned}
          inverted={inverted}
          calm={calm}
          leads={leads}
          whose={whose}
          past={!isNow(open) && !playback.playing}
          winners={'over' in hand.turn ? hand.turn.over.winners : null}
          choices={hand.choices}
          selected={hand.selected}
          mode={hand.mode}
          onSelect={hand.select}
          onIdle={(id) => {
            const choice = bestOn(hand, id);
            if (choice) hand.propose({ choice });
            return choice !== null || hand.askWhy(id);
          }}
          onTarget={(choice) => hand.propose({ choice: wayOn(hand, choice) })}
          proposal={hand.proposal}
          hint={hand.hint}
          ghosts={(!veiled && fan?.ghosts) || []}
          outlook={outlook}
          stakes={
            stakes?.decides && chain.length === 0 && !veiled ? stakesOnTable(open, hand.turn, stakes.decides) : null
          }
          onPropose={hand.propose}
          onDrop={hand.drop}
          onTurn={(steps) => flushSync(() => hand.turnPiece(steps))}
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
          onCue={(cue) => void sound(cue)}
          {...said}
        />
        {Over && <Over table={table} />}
      </div>
      <Settled.Racks players={open.match.players} scene={hand.scene} />
      <Settled.Beat open={open} seen={open.ply - (showing && !showing.held && !showing.again ? 1 : 0)} words={words} />
      {'over' in hand.turn && !guided && isNow(open) && (!showing || showing.again) && (
        <Settled.EndRibbon open={open} turn={hand.turn} chances={chances} words={words} table={table} />
      )}
      <Paced.Panel
        open={open}
        hand={hand}
        showing={showing}
        primary={primary}
        press={press}
        ranked={ranked}
        lead={lead}
        words={words}
        tapes={tapes}
        bot={bot}
        table={table}
        fan={fan}
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
          turn={hand.turn}
          scene={hand.scene}
          next={showing ? (showing.held ? turnNow(match) : null) : hand.turn}
          since={since}
          again={again}
          close={close}
          point={point}
          wall={wall}
          narrow={narrow}
          table={table}
        />
      )}
      <Paced.Hints
        {...{ hand, open, table, seen, named }}
        // In a small window the verdict that stands there has the room.
        off={showing !== null || guided !== null || inClass !== undefined || (narrow && rests && verdicts.length > 0)}
      />
      <Paced.Announcer open={open} turn={hand.turn} going={showing !== null} hand={hand} />
      <Settled.Rulebook />
      {Ear && <Ear open={open} hand={hand} fan={fan} showing={showing !== null} words={words} press={press} />}
    </main>
  );
};
