import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { formatMessage, type FormatContext, t } from '../../i18n/index.ts';
import type { AimTest } from '../../core/shots/aimTest.ts';
import { useMatchStore } from '../../store/matchStore.ts';
import { closeMatch, takeOver } from '../../store/matchSession.ts';
import { followMatch } from '../../store/practice.ts';
import type { KeyAct } from '../../table/input/keyTable.ts';
import { exactOdds, shotKey } from '../../interaction/odds/exactOdds.ts';
import { endingText } from '../../interaction/odds/endingText.ts';
import type { TableListener, ClassView } from '../playing/guide.ts';
import { toRemoteHold } from '../../interaction/remoteHold.ts';
import { outcomeText } from '../../interaction/odds/rows.ts';
import { Play } from '../playing/MatchScreen.tsx';
import { role } from '../windowRole.ts';
import { useGame } from '../useGame.ts';
import {
  type VoteQuestion,
  type MatchUpdate,
  onCommand,
  sendMatch,
  useClass,
  useClassUpdates,
} from '../class/classroom.ts';
import { ClassOverlay } from '../class/ClassOverlay.tsx';
import { REST_MS } from '../class/Reporter.tsx';
import { useForwardedKeys } from '../class/forwardedKeys.ts';
import { correctVote, OTHER, VoteCard } from './VoteCard.tsx';
import '../styles/lessons.css';

interface Props {
  readonly id: string;
  /** The match's own page, with the class that follows the match. */
  readonly MatchPage: ComponentType<{ readonly id: string; readonly record: boolean; readonly inClass: ClassView }>;
}
/** A match that a class follows. It is played in the desk's view; the projector shows it with the dragged piece there. */
export const ClassMatch = ({ id, MatchPage }: Props) =>
  role === 'stage' ? <OnStage id={id} MatchPage={MatchPage} /> : <OnWall id={id} />;

/** Returns whether the class votes, and whether odds are hidden from it before the roll. */
const useAsked = (): { asks: boolean; veiled: boolean } => {
  const asks = useClass((state) => state.ask !== null);
  const chances = useClass((state) => state.chances);
  return { asks, veiled: asks || !chances };
};
const OnStage = ({ id, MatchPage }: Props) => {
  const opened = useMatchStore((state) => state.open?.id === id);
  const viewer = useMatchStore((state) => state.open?.viewer);
  const { asks, veiled } = useAsked();
  // A window that leads a class with a match plays the match. Its other windows become viewers.
  useEffect(() => {
    if (opened && useMatchStore.getState().playLocation === 'away') takeOver();
  }, [opened]);
  useEffect(() => {
    useMatchStore.setState({ inClass: true });
    return () => useMatchStore.setState({ inClass: false });
  }, []);
  // While the curtain is closed, no seat's view is shown.
  useEffect(() => {
    const { open } = useMatchStore.getState();
    if (open && viewer === 'public')
      sendMatch({ id: open.id, match: open.match, viewer, held: null, offer: null, came: null, goes: false });
  }, [viewer]);
  const inClass = useMemo(
    (): ClassView => ({ Over: ClassOverlay, Vote: asks ? VoteCard : null, veiled, Ear: Teller }),
    [asks, veiled],
  );
  return <MatchPage id={id} record={false} inClass={inClass} />;
};

/** The greatest number of outcomes to vote on. */
const MOST = 5;
/** Returns the outcomes of an aim test, most frequent first. Other pushed pieces are ignored. */
const triedOf = ({ outcomes, pending }: AimTest, formatContext: FormatContext): VoteQuestion['answers'] => {
  const answers = new Map<string, VoteQuestion['answers'][number]>();
  for (const outcome of pending ? [] : outcomes) {
    const key = shotKey(outcome.rows, outcome.effects);
    const old = answers.get(key);
    const text = old?.text ?? outcomeText({ ...outcome, pushed: [] }, formatContext);
    answers.set(key, { key, text, p: outcome.p + (old?.p ?? 0) });
  }
  return [...answers.values()].toSorted((a, b) => b.p - a.p);
};
/** Returns the outcomes of an action with the rules' own dice. */
const exactIn = (
  { interaction: { game, view } }: TableListener,
  action: unknown,
  by: string,
  formatContext: FormatContext,
): VoteQuestion['answers'] => {
  const exact = exactOdds(game, { state: view, action, by });
  if ('rule' in exact) return [];
  return exact.endings.map((ending) => ({
    key: ending.key,
    p: ending.p,
    text: endingText(ending, { by: '' }, formatContext),
  }));
};
/** Returns the answers of a vote: all outcomes, or the likeliest ones and any other. Their order does not reveal the chances. */
const votedOn = (all: VoteQuestion['answers']): VoteQuestion['answers'] => {
  const named = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const rest = all.slice(named.length).reduce((sum, { p }) => sum + p, 0);
  const answers = named.toSorted((a, b) => a.text.localeCompare(b.text));
  return rest > 0 ? [...answers, { key: OTHER, text: t('vote.else'), p: rest }] : answers;
};
/** Returns the outcomes of the proposed action as a vote. Null if there are no odds, or nothing to guess. */
const offerOf = (heard: TableListener): VoteQuestion | null => {
  const { proposal, offer } = heard.interaction;
  const action = proposal ?? (offer.kind === 'act' ? offer : null);
  if (!action || proposal?.refusal) return null;
  const { piece = '' } = action.choice;
  const { formatContext } = heard;
  const tried = action.choice.kind === 'aim';
  const all = tried
    ? heard.aimTest && triedOf(heard.aimTest, formatContext)
    : exactIn(heard, action.action, piece, formatContext);
  if (!all || all.length < 2) return null;
  const who = piece && (formatContext.label?.(piece) ?? piece);
  const title = [who, formatMessage(action.choice.label, formatContext)].filter(Boolean).join(': ');
  return { ply: heard.open.steps.length - 1, title, tried, answers: votedOn(all) };
};
/** Page Up looks back at the table of a match. */
const LEADS: readonly KeyAct[] = ['later'];
/** Sends the match and the dragged piece to the other windows, and runs the desk's commands. */
const Teller = (heard: TableListener) => {
  const { open, interaction, aimTest, showing } = heard;
  const match = useMatchStore((state) => state.open?.match);
  const request = useClass((state) => state.ask);
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => onCommand((action) => action.type === 'press' && latest.current.press()), []);
  useForwardedKeys(LEADS);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { interaction, open } = latest.current;
      if (!match) return;
      const held = toRemoteHold(interaction, match.entries.length);
      const came = request && correctVote(request, open, showing);
      const goes = showing || interaction.offer.kind === 'act';
      sendMatch({ id: open.id, match, viewer: open.viewer, held, offer: offerOf(latest.current), came, goes });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [
    match,
    open,
    interaction.proposal,
    interaction.picked,
    interaction.mode,
    interaction.offer.kind,
    aimTest,
    showing,
    request,
  ]);
  return null;
};

/** How long the projector waits for a desk that leads the match, ms. */
const LATE_MS = 3000;
const useLate = (waits: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(waits), waits ? LATE_MS : 0);
    return () => clearTimeout(timer);
  }, [waits]);
  return late && waits;
};
const OnWall = ({ id }: { readonly id: string }) => {
  const update = useClassUpdates((state) => state.match);
  const frozen = useClass((state) => state.covered === 'frozen');
  const { asks, veiled } = useAsked();
  const open = useMatchStore((state) => state.open);
  const [shown, show] = useState<MatchUpdate | null>(null);
  if (!frozen && update?.id === id && shown !== update) show(update);
  useGame(shown?.match.game ?? null);
  const eyes = shown?.viewer;
  useEffect(() => {
    if (shown && eyes) followMatch(shown.id, shown.match, eyes);
  }, [shown, eyes]);
  useEffect(() => closeMatch, []);
  // A side's drag behind its curtain is private.
  const held = eyes === 'public' ? null : (shown?.held ?? null);
  const inClass = useMemo(
    (): ClassView => ({ Over: ClassOverlay, Vote: asks ? VoteCard : null, veiled, held }),
    [asks, veiled, held],
  );
  const late = useLate(open?.id !== id);
  if (!shown || open?.id !== id) return <p className="loading">{t(late ? 'desk.unled' : 'loading')}</p>;
  // A picture of the desk's table. It takes no input.
  return (
    <div className="asis">
      <Play key={open.id} open={open} inClass={inClass} />
    </div>
  );
};
