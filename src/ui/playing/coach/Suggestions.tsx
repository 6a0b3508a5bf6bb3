import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { deepEqual, actionKey, sameAction } from '../../../core/equality.ts';
import type { EvaluatedAction } from '../../../core/game.ts';
import { formatPercent, formatMessage, t } from '../../../i18n/index.ts';
import { aimedIn, meantTarget } from '../../../interaction/aimControls.ts';
import { rankedAttacks, rankingOf } from '../../../interaction/odds/ranking.ts';
import { type FollowUp, followUp } from '../../../interaction/odds/followUp.ts';
import type { ShownForecast } from '../../../interaction/odds/forecasts.ts';
import { evaluateStakes, type Stakes } from '../../../interaction/odds/stakes.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { isAtLatest } from '../../../store/matchStore.ts';
import { aimSettings } from '../../../table/input/aimHandle.ts';
import type { Draft } from '../../../table/input/proposal.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';
import { all, useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useForecasts } from '../odds/useForecast.ts';
import { actionName } from './actionName.ts';
import { maySuggest } from './maySuggest.ts';
import { closeSuggestions, suggest, useSuggested } from './suggest.ts';

/** The most actions that are shown. */
const MOST = 2;
type Thought = Partial<EvaluatedAction<unknown>> & { readonly stakes?: Stakes | null | undefined };

/** The button that asks for suggestions. */
export const SuggestButton = () => {
  const { open } = useMatch();
  const may = useInteraction(maySuggest);
  const asked = useSuggested(open);
  if (!may || !isAtLatest(open)) return null;
  return (
    <button
      type="button"
      className="icon"
      data-part="suggest"
      aria-label={t('suggest')}
      title={t('suggest.help')}
      aria-expanded={asked !== null}
      onClick={() => void suggest()}
    >
      <Lightbulb aria-hidden />
    </button>
  );
};
/** Returns the bot's actions, and the attack worth most if the bot names fewer than two. Each has its odds. */
const useBest = (thoughts: readonly Partial<EvaluatedAction<unknown>>[]): readonly Thought[] => {
  const now = useInteraction(({ game, view, choices, scene, turn }) => ({ game, view, choices, scene, turn }));
  const { game, view, choices, scene, turn } = now;
  const from = useMemo(
    () => ({ choices, scene, turn, selected: null, mode: null, picks: true }),
    [choices, scene, turn],
  );
  const attacks = useMemo(() => rankedAttacks(from), [from]);
  const actions = useMemo(() => attacks.map(({ action }) => action), [attacks]);
  const named = useMemo(
    () => thoughts.flatMap(({ action }) => (choices.some((each) => isRolled(each, action)) ? [action] : [])),
    [thoughts, choices],
  );
  const ofAttacks = useForecasts(game, view, actions);
  const ofNamed = useForecasts(game, view, named);
  const best = [...rankingOf(from, attacks, ofAttacks).best.values()].toSorted((a, b) => b.worth - a.worth)[0];
  const stakesOf = (action: unknown, known: ReadonlyMap<string, ShownForecast>): Stakes | null => {
    const odds = action === undefined ? undefined : known.get(actionKey(action));
    return odds && 'to' in turn ? evaluateStakes(odds, scene, turn.to, turn.midway) : null;
  };
  const shown = thoughts.slice(0, MOST).map((thought) => ({ ...thought, stakes: stakesOf(thought.action, ofNamed) }));
  const other = best && !shown.some(({ action }) => sameAction(action, best.choice.action)) ? best : null;
  if (shown.length >= MOST || !other) return shown;
  const { action } = other.choice;
  return [...shown, { action, stakes: stakesOf(action, ofAttacks) }];
};
/** Whether a choice takes this action at once, so that its odds are known. */
const isRolled = (choice: Interaction['choices'][number], action: unknown): boolean =>
  choice.kind === 'do' && sameAction(choice.action, action);

/** Returns the aim with which a steady hand hits the chosen target, if it is not the aim already. */
const steadyAim = (now: Interaction): { readonly draft: Draft; readonly on: string } | null => {
  const aimed = aimedIn(now);
  const on = aimed && meantTarget(now, aimed);
  if (!aimed?.aimAt || !on || aimed.reaches?.(on) === false) return null;
  const before = aimSettings(aimed, now.proposal);
  const aim = aimed.aimAt(on, before);
  return deepEqual(aim, before) ? null : { draft: { choice: aimed, aim, on }, on };
};
/** The best two actions that the player has asked for, with odds and one reason. A press on one proposes it. */
export const Suggestions = () => {
  const { open } = useMatch();
  const asked = useSuggested(open);
  const may = useInteraction(maySuggest);
  // A suggestion that is followed makes room for its odds.
  const proposes = useInteraction(({ proposal }) => proposal !== null);
  useEffect(() => closeSuggestions, [open.steps]);
  return (
    <div aria-live="polite">
      {may && asked && !proposes && (
        <section className="coach" data-part="suggestions" aria-label={t('suggest')}>
          {asked.thoughts === null ? <Small>{t('suggest.thinks')}</Small> : <List thoughts={asked.thoughts} />}
          {asked.fault && <Small>{formatMessage(asked.fault)}</Small>}
        </section>
      )}
    </div>
  );
};
const List = ({ thoughts }: { readonly thoughts: readonly Partial<EvaluatedAction<unknown>>[] }) => {
  const { formatContext } = useMatch();
  const now = useInteraction(all);
  const send = useSend();
  const best = useBest(thoughts);
  const steady = steadyAim(now);
  return (
    <ol>
      {steady && (
        <li>
          <button type="button" className="plain" onClick={() => send({ type: 'propose', draft: steady.draft })}>
            <strong className="grow">
              <GlyphText text={t('suggest.lay', { who: formatContext.label?.(steady.on) ?? steady.on })} />
            </strong>
          </button>
        </li>
      )}
      {best.slice(0, steady ? 1 : MOST).map((thought, i) => (
        <li key={i}>
          <Suggested thought={thought} />
        </li>
      ))}
    </ol>
  );
};
/** What a suggested move leads to, and the worst that may come of a suggested attack. */
const Prospect = ({ next, worst }: { readonly next: FollowUp | null; readonly worst: Stakes['worst'] }) => {
  const { formatContext } = useMatch();
  const nameOf = (id: string): string => formatContext.label?.(id) ?? id;
  const best = typeof next === 'string' ? null : next;
  return (
    <>
      {best && (
        <Small as="span">
          <GlyphText
            text={t('followUp', { what: formatMessage(best.choice.label, formatContext), who: nameOf(best.wanted.id) })}
          />{' '}
          <strong>
            {t(`strip.${best.wanted.kind}`)} {formatPercent(best.wanted.p)}
          </strong>
        </Small>
      )}
      {worst && (
        <Small as="span">
          <GlyphText
            text={t('strip.worst', {
              who: nameOf(worst.id),
              what: t(`strip.${worst.kind}`),
              share: formatPercent(worst.p),
            })}
          />
        </Small>
      )}
    </>
  );
};
/** One action: the piece, the action, the reason, the odds, and the estimated chance of winning. */
const Suggested = ({ thought: { action, why, chance, stakes } }: { readonly thought: Thought }) => {
  const { formatContext, theme } = useMatch();
  const now = useInteraction(({ game, view, turn, choices, scene }) => ({ game, view, turn, choices, scene }));
  const { choices, scene } = now;
  const send = useSend();
  const { draft, piece, text } = actionName(choices, scene, action, formatContext);
  const { wanted, worst } = stakes ?? {};
  const next = useMemo(
    () => (draft?.path ? followUp(now, { choice: draft.choice, action, refusal: null }) : null),
    [now, draft, action],
  );
  return (
    <button type="button" className="plain" disabled={!draft} onClick={() => draft && send({ type: 'propose', draft })}>
      {piece && <Portrait piece={piece} theme={theme} size={28} />}
      <span className="grow">
        <strong>
          <GlyphText text={text} />
        </strong>
        {why && (
          <Small as="span">
            <GlyphText text={formatMessage(why, formatContext)} />
          </Small>
        )}
        <Prospect next={next} worst={worst && worst.id !== wanted?.id ? worst : null} />
      </span>
      {wanted && (
        <Small as="span">
          {t(`strip.${wanted.kind}`)} <strong>{formatPercent(wanted.p)}</strong>
        </Small>
      )}
      {chance !== undefined && (
        <Small as="span" title={t('coach.chance')}>
          {t('suggest.wins', { chance: formatPercent(chance) })}
        </Small>
      )}
    </button>
  );
};
