import { Crosshair, Dices, Footprints, HandGrab, type LucideIcon, MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { actionLabel } from '../../../core/choice.ts';
import { sameAction } from '../../../core/equality.ts';
import { formatPercent, formatMessage, type FormatContext, t } from '../../../i18n/index.ts';
import { hurryUpBot } from '../../../store/botDriver.ts';
import { canCopy, copyFromHere } from '../../../store/copying.ts';
import { isSecret, currentTurn, useMatchStore } from '../../../store/matchStore.ts';
import { go } from '../../route.ts';
import type { Suggestion } from '../../../interaction/primary/suggestion.ts';
import type { PrimaryOffer } from '../../../interaction/primary/primaryOffer.ts';
import { offeredRoll } from '../../../interaction/primary/offeredRoll.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { nearestLegal } from '../../../interaction/primary/nearestLegal.ts';
import { useIdle } from '../input/useIdle.ts';
import { type LastInput, useLastInput } from '../../lastInput.ts';
import { selectText } from '../text/selectText.ts';
import { openRule } from '../../rulebook/Rulebook.tsx';
import type { Draft } from '../../../table/input/proposal.ts';
import { all, useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { againText } from '../ending/bestOf.ts';
import { usePrimaryButton } from '../context/primary.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';
import { withoutGlyphs } from '../../../presentation/text/formatters.ts';
import { announceDrag } from '../../announcements.ts';
import { Row } from '../../components/Row.tsx';
import { CalmButton, END_MS } from './CalmButton.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';

/** The primary button: the best next action. With a dashed border it says what must be done on the table first. */
export const Primary = () => {
  const { open, formatContext, bot } = useMatch();
  const { primary, press, suggestion } = usePrimaryButton();
  const interaction = useInteraction(all);
  const send = useSend();
  const looksOn = useMatchStore((state) => state.playLocation !== 'here');
  const rested = useIdle();
  const hurries = useMatchStore((state) => state.canHurry);
  const input = useLastInput();
  if (primary === 'wait' && hurries) {
    return (
      <PrimaryButton data-busy onClick={hurryUpBot}>
        {t('bot.hurry')}
      </PrimaryButton>
    );
  }
  if (primary === 'past') return <Past />;
  if (primary === 'pick' || primary === 'blocked' || primary === 'wait') {
    const why = whyNot(interaction, formatContext, { bot, looksOn, input });
    // Pressed all the same, it says why it does nothing.
    const reason = (
      <PrimaryButton
        aria-disabled
        onClick={({ currentTarget }) => announceDrag(withoutGlyphs(currentTarget.textContent ?? ''))}
      >
        <GlyphText text={why} />
      </PrimaryButton>
    );
    const refusal =
      primary === 'wait'
        ? null
        : interaction.offer.kind === 'blocked'
          ? interaction.offer.refusal
          : interaction.refusal;
    if (!refusal) return reason;
    const instead = interaction.proposal && nearestLegal(interaction, interaction.proposal);
    const asks = (
      <button
        type="button"
        className="plain"
        onClick={() => openRule(interaction.game.id, refusal.rule)}
        aria-label={t('why', { rule: refusal.rule })}
      >
        {t('why.short')}
      </button>
    );
    if (!instead)
      return (
        <Row className="grow refused">
          {reason}
          {asks}
        </Row>
      );
    return (
      <div className="grow stack refused">
        {reason}
        <Row>
          <button type="button" className="plain grow" onClick={() => send({ type: 'propose', draft: instead })}>
            <GlyphText text={insteadWords(instead, formatContext)} />
          </button>
          {asks}
        </Row>
      </div>
    );
  }
  if (primary === 'lead') return suggestion && <Led suggestion={suggestion} rested={rested} />;
  if (primary === 'over') return <CalmButton word={againText(open)} press={press} ms={END_MS} />;
  if (primary === 'stop') return <CalmButton word={t('shot.cancel')} press={press} busy />;
  const resting = interaction.offer.kind === 'act' && interaction.offer.choice.skips !== undefined && !rested;
  const throws = offeredRoll(interaction) !== null;
  return (
    <PrimaryButton
      data-busy={primary === 'skip' || primary === 'goOn' || undefined}
      aria-disabled={resting || undefined}
      data-rests={resting || undefined}
      onClick={() => !resting && press()}
    >
      {primary === 'handOver' && <HandGrab aria-hidden />} {throws && <Dices aria-hidden />}{' '}
      <GlyphText text={wordOf(primary, interaction, formatContext)} />
      {primary === 'act' && interaction.proposal?.preview?.warns && (
        <span className="warns">{formatMessage(interaction.proposal.preview.warns, formatContext)}</span>
      )}
    </PrimaryButton>
  );
};
/** Returns the name of the nearest legal action. */
const insteadWords = ({ choice }: Draft, formatContext: FormatContext): string => {
  if (choice.kind !== 'do') return t(`instead.${choice.kind}`);
  if (typeof choice.target !== 'string') return t('instead.press', { deed: choice.label });
  return t('instead.do', { deed: choice.label, who: formatContext.label?.(choice.target) ?? '' });
};
/**
 * The primary button with a suggestion, and below it the reason. A press only selects or proposes. If nothing on the table is
 * worth a press, it skips the rest of the turn.
 */
const Led = ({ suggestion, rested }: { readonly suggestion: Suggestion; readonly rested: boolean }) => {
  const { formatContext } = useMatch();
  const { press } = usePrimaryButton();
  const resting = suggestion.kind === 'rest' && !rested;
  const [Icon, word, why] = leadWords(suggestion, formatContext);
  return (
    <PrimaryButton
      className="take"
      aria-disabled={resting || undefined}
      data-rests={resting || undefined}
      onClick={() => !resting && press()}
    >
      {Icon && <Icon aria-hidden />}
      <span>
        <GlyphText text={word} />
        {why && (
          <small>
            <GlyphText text={why} />
          </small>
        )}
      </span>
    </PrimaryButton>
  );
};
/**
 * Returns the icon, text and reason of a suggestion: the piece with the best chance, or the selected piece's best target and
 * action. Otherwise it is a piece that should move, its path, a position for a piece, or a skip of the rest.
 */
const leadWords = (
  suggestion: Suggestion,
  formatContext: FormatContext,
): [LucideIcon | null, string, string | null] => {
  const nameOf = (id: string): string => formatContext.label?.(id) ?? id;
  if (suggestion.kind === 'foremost')
    return [
      MousePointerClick,
      t('best.take', { who: nameOf(suggestion.piece.id) }),
      t('best.near', { who: nameOf(suggestion.enemy.id) }),
    ];
  if (suggestion.kind === 'rearmost')
    return [MousePointerClick, t('best.take', { who: nameOf(suggestion.piece.id) }), t('best.group')];
  if (suggestion.kind === 'steady') return [Footprints, t('best.steady'), t('best.group')];
  if (suggestion.kind === 'toward')
    return [Footprints, t('best.way'), t('best.nearer', { who: nameOf(suggestion.enemy.id) })];
  if (suggestion.kind === 'place') return [null, t('put.example'), null];
  if (suggestion.kind === 'rest')
    return [
      null,
      formatMessage(suggestion.choice.label, formatContext),
      t(suggestion.stay ? 'best.stay' : 'best.rest'),
    ];
  const { choice, wanted } = suggestion.best;
  const [who, chance] = [nameOf(wanted.id), formatPercent(wanted.p)];
  return suggestion.picks
    ? [Crosshair, t('best.take', { who: nameOf(choice.piece) }), t('best.on', { who, chance })]
    : [
        Crosshair,
        t('best.target', { who }),
        t('best.deed', { deed: formatMessage(choice.label, formatContext), chance }),
      ];
};
const WORDS = {
  skip: 'skip',
  goOn: 'goOn',
  bot: 'bot.again',
  handOver: 'handOver',
  ask: 'pass.back',
} as const;
const wordOf = (
  primary: keyof typeof WORDS | 'act' | 'aim',
  interaction: Interaction,
  formatContext: FormatContext,
): string => {
  if (primary === 'aim') {
    const on = interaction.offer.kind === 'aim' ? interaction.offer.on : '';
    return t('aim.lay', { who: formatContext.label?.(on) ?? on });
  }
  if (primary !== 'act') return t(WORDS[primary]);
  return interaction.offer.kind === 'act'
    ? formatMessage(actionLabel(namedBy(interaction.offer, interaction.choices)), formatContext)
    : '';
};
/** Returns the choice that names an action. Putting a piece on an enemy's position is named as an attack. */
const namedBy = (
  { choice, action }: Extract<PrimaryOffer, { kind: 'act' }>,
  choices: Interaction['choices'],
): Interaction['choices'][number] => {
  if (choice.kind !== 'put') return choice;
  return (
    choices.find((each) => each.kind === 'do' && each.target !== undefined && sameAction(each.action, action)) ?? choice
  );
};

/** The buttons while looking back: return to the last step, or play on from here in a copy. */
const Past = () => {
  const { open } = useMatch();
  const { press } = usePrimaryButton();
  const [busy, setBusy] = useState(false);
  return (
    <div className="grow stack">
      <PrimaryButton onClick={press}>{t('over' in currentTurn(open) ? 'past.end' : 'past.return')}</PrimaryButton>
      {!open.practice && (
        <button
          type="button"
          className="plain"
          disabled={busy}
          aria-disabled={!canCopy(open)}
          aria-describedby={canCopy(open) ? undefined : 'noCopy'}
          onClick={() => {
            if (!canCopy(open)) return;
            setBusy(true);
            void copyFromHere().then((id) => go({ at: 'match', id }));
          }}
        >
          {t('past.play')}
        </button>
      )}
      {isSecret(open) && <Small id="noCopy">{t('secret.copy')}</Small>}
    </div>
  );
};

const whyNot = (
  interaction: Interaction,
  formatContext: FormatContext,
  { bot, looksOn, input }: { readonly bot: string | null; readonly looksOn: boolean; readonly input: LastInput },
): string => {
  if (interaction.offer.kind === 'blocked') return formatMessage(interaction.offer.refusal.text, formatContext);
  if (looksOn) return t('held.wait');
  if (bot !== null) return t('wait.bot');
  return interaction.refusal ? formatMessage(interaction.refusal.text, formatContext) : selectText(interaction, input);
};

/**
 * The buttons beside the primary button that skip what can still be done, unless the primary button is that skip. If pieces would
 * be left out, it says how many.
 */
export const Passes = () => {
  const { formatContext } = useMatch();
  const { primary, suggestion } = usePrimaryButton();
  const { passes: skips, offer } = useInteraction((now) => ({ passes: now.passes, offer: now.offer }));
  const rested = useIdle();
  const send = useSend();
  const passes = skips.filter(
    (choice) => primary !== 'lead' || suggestion?.kind !== 'rest' || suggestion.choice !== choice,
  );
  if (passes.length === 0) return null;
  return (
    <div className="passes" data-part="passes">
      {offer.kind === 'ask' && <p role="alert">{t('pass.left', { count: offer.left })}</p>}
      {passes.map((choice, i) => (
        <button
          key={`${choice.label.key}${i}`}
          type="button"
          className="plain"
          aria-disabled={!rested}
          data-rests={!rested || undefined}
          onClick={() => rested && send({ type: 'choose', choice })}
        >
          {formatMessage(choice.label, formatContext)}
        </button>
      ))}
    </div>
  );
};
