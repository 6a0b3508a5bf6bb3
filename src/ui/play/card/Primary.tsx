import { Crosshair, Dices, Footprints, HandGrab, type LucideIcon, MousePointerClick } from 'lucide-react';
import { useEffect, useState } from 'react';
import { deedOf } from '../../../core/choice.ts';
import { percent, tell, type Telling, ui } from '../../../i18n/index.ts';
import { hurryBot } from '../../../store/botDriver.ts';
import { mayBranch, playFromHere } from '../../../store/play.ts';
import { isSecret, turnNow, useTable } from '../../../store/openMatch.ts';
import { go } from '../../route.ts';
import type { Lead } from '../primary/lead.ts';
import type { Offer } from '../primary/offer.ts';
import { throwOffered } from '../primary/offered.ts';
import type { Hand } from '../hand/usePlayHand.ts';
import { insteadOf } from '../primary/instead.ts';
import { useRested } from '../hand/useRested.ts';
import type { PanelProps } from '../props.ts';
import { pickWords } from '../words/pickWords.ts';
import { openRule } from '../../rules/Rulebook.tsx';
import type { Draft } from '../../../table/hand/proposal.ts';

type PrimaryProps = Pick<PanelProps, 'open' | 'hand' | 'primary' | 'press' | 'lead' | 'words' | 'bot'>;
/** The one yellow button: the best next thing; dashed, what has to be done on the table first. */
export const Primary = (props: PrimaryProps) => {
  const { primary, press, hand } = props;
  const looksOn = useTable((state) => state.held !== 'here');
  const rested = useRested(hand);
  const hurries = useTable((state) => state.hurries);
  if (primary === 'wait' && hurries) {
    return (
      <button type="button" className="primary busy" onClick={hurryBot}>
        {ui('bot.hurry')}
      </button>
    );
  }
  if (primary === 'past') return <Past {...props} />;
  if (primary === 'pick' || primary === 'blocked' || primary === 'wait') {
    const reason = (
      <button type="button" className="primary" aria-disabled>
        {whyNot(props, looksOn)}
      </button>
    );
    const refusal = primary === 'wait' ? null : hand.offer.kind === 'blocked' ? hand.offer.refusal : hand.refusal;
    if (!refusal) return reason;
    const instead = hand.proposal && insteadOf(hand, hand.proposal);
    const why = (
      <button
        type="button"
        className="plain"
        onClick={() => openRule(hand.game.id, refusal.rule)}
        aria-label={ui('why', { rule: refusal.rule })}
      >
        {ui('why.short')}
      </button>
    );
    if (!instead)
      return (
        <div className="grow row refused">
          {reason}
          {why}
        </div>
      );
    return (
      <div className="grow stack refused">
        {reason}
        <div className="row">
          <button type="button" className="plain grow" onClick={() => hand.propose(instead)}>
            {insteadWords(instead, props.words)}
          </button>
          {why}
        </div>
      </div>
    );
  }
  if (primary === 'lead')
    return props.lead && <Led lead={props.lead} rested={rested} press={press} words={props.words} />;
  if (primary === 'over') return <Calm word={ui('again')} press={press} />;
  if (primary === 'stop') return <Calm word={ui('shot.cancel')} press={press} busy />;
  const resting = hand.offer.kind === 'act' && hand.offer.choice.passes !== undefined && !rested;
  const throws = throwOffered(hand) !== null;
  return (
    <button
      type="button"
      className={primary === 'skip' || primary === 'goOn' ? 'primary busy' : 'primary'}
      aria-disabled={resting || undefined}
      data-rests={resting || undefined}
      onClick={() => !resting && press()}
    >
      {primary === 'handOver' && <HandGrab aria-hidden />} {throws && <Dices aria-hidden />} {wordOf(primary, props)}
      {primary === 'act' && hand.proposal?.preview?.warns && (
        <span className="warns">{tell(hand.proposal.preview.warns, props.words)}</span>
      )}
    </button>
  );
};
/** Names the nearest lawful deed. */
const insteadWords = ({ choice }: Draft, words: PrimaryProps['words']): string => {
  if (choice.kind !== 'do') return ui(`instead.${choice.kind}`);
  if (typeof choice.target !== 'string') return ui('instead.press', { deed: choice.label });
  return ui('instead.do', { deed: choice.label, who: words.label?.(choice.target) ?? '' });
};
/** What the yellow button says that leads to something on the table, and below it why: a press only picks or proposes, but where nothing there is worth one. */
const Led = ({
  lead,
  rested,
  press,
  words,
}: Pick<PrimaryProps, 'press' | 'words'> & { readonly lead: Lead; readonly rested: boolean }) => {
  const resting = lead.kind === 'rest' && !rested;
  const [Icon, word, why] = leadWords(lead, words);
  return (
    <button
      type="button"
      className="primary take"
      aria-disabled={resting || undefined}
      data-rests={resting || undefined}
      onClick={() => !resting && press()}
    >
      {Icon && <Icon aria-hidden />}
      <span>
        {word}
        {why && <small>{why}</small>}
      </span>
    </button>
  );
};
/** The likeliest of all who may act, whom he would turn on and the chance, or upon whom who is picked would best turn, and how; who stands nearest to an enemy; to whom a way leads; what ends a turn in which nothing is worth a press. */
const leadWords = (lead: Lead, words: Telling): [LucideIcon | null, string, string | null] => {
  const nameOf = (id: string): string => words.label?.(id) ?? id;
  if (lead.kind === 'foremost')
    return [
      MousePointerClick,
      ui('best.take', { who: nameOf(lead.piece.id) }),
      ui('best.near', { who: nameOf(lead.enemy.id) }),
    ];
  if (lead.kind === 'toward') return [Footprints, ui('best.way'), ui('best.nearer', { who: nameOf(lead.enemy.id) })];
  if (lead.kind === 'place') return [null, ui('put.example'), null];
  if (lead.kind === 'rest') return [null, tell(lead.choice.label, words), ui(lead.stay ? 'best.stay' : 'best.rest')];
  const { choice, wanted } = lead.best;
  const [who, chance] = [nameOf(wanted.id), percent(wanted.p)];
  return lead.picks
    ? [Crosshair, ui('best.take', { who: nameOf(choice.piece) }), ui('best.on', { who, chance })]
    : [Crosshair, ui('best.target', { who }), ui('best.deed', { deed: tell(choice.label, words), chance })];
};
/** So long nothing must have been pressed before a match begins anew or a shot is stopped, ms. */
const CALM_MS = 1200;
/** What undoes or ends what the hand has just done, where it pressed for that: not for a hand that only presses on. */
const Calm = ({ word, press, busy = false }: { word: string; press(): void; busy?: boolean }) => {
  const [presses, setPresses] = useState(0);
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => {
      clearTimeout(timer);
      setCalm(false);
    };
  }, [presses]);
  return (
    <button
      type="button"
      className={busy ? 'primary busy' : 'primary'}
      aria-disabled={!calm || undefined}
      data-rests={!calm || undefined}
      onClick={() => (calm ? press() : setPresses(presses + 1))}
    >
      {word}
    </button>
  );
};
const WORDS = {
  skip: 'skip',
  goOn: 'goOn',
  bot: 'bot.again',
  handOver: 'handOver',
  ask: 'pass.back',
} as const;
const aimWord = (on: string | null, words: PrimaryProps['words']): string =>
  on === null ? ui('aim.clear') : ui('aim.lay', { who: words.label?.(on) ?? on });
const wordOf = (primary: keyof typeof WORDS | 'act' | 'aim', { hand, words }: PrimaryProps): string => {
  if (primary === 'aim') return hand.offer.kind === 'aim' ? aimWord(hand.offer.on, words) : '';
  if (primary !== 'act') return ui(WORDS[primary]);
  return hand.offer.kind === 'act' ? tell(deedOf(namedBy(hand.offer, hand.choices)), words) : '';
};
/** The choice by which an action is named: whoever is put where an enemy stands attacks him. */
const namedBy = (
  { choice, action }: Extract<Offer, { kind: 'act' }>,
  choices: Hand['choices'],
): Hand['choices'][number] => {
  if (choice.kind !== 'put') return choice;
  const done = JSON.stringify(action);
  return (
    choices.find((each) => each.kind === 'do' && each.target !== undefined && JSON.stringify(each.action) === done) ??
    choice
  );
};

/** While looking back: to the last step again, or on from here in a copy. */
const Past = ({ open, press }: PrimaryProps) => {
  const [busy, setBusy] = useState(false);
  return (
    <div className="grow stack">
      <button type="button" className="primary" onClick={press}>
        {ui('over' in turnNow(open) ? 'past.end' : 'past.return')}
      </button>
      {!open.practice && (
        <button
          type="button"
          className="plain"
          disabled={busy}
          aria-disabled={!mayBranch(open)}
          aria-describedby={mayBranch(open) ? undefined : 'noCopy'}
          onClick={() => {
            if (!mayBranch(open)) return;
            setBusy(true);
            void playFromHere().then((id) => go({ at: 'match', id }));
          }}
        >
          {ui('past.play')}
        </button>
      )}
      {isSecret(open) && (
        <p id="noCopy" className="small">
          {ui('secret.copy')}
        </p>
      )}
    </div>
  );
};

const whyNot = ({ hand, words, bot }: PrimaryProps, looksOn: boolean): string => {
  if (hand.offer.kind === 'blocked') return tell(hand.offer.refusal.text, words);
  if (looksOn) return ui('held.wait');
  if (bot !== null) return ui('wait.bot');
  return hand.refusal ? tell(hand.refusal.text, words) : pickWords(hand);
};

/** Beside the yellow button: what lets go by what may still be done, where that does not lead to it itself, and, where pieces would be left out by it, how many. */
export const Passes = ({ hand, lead, words }: Pick<PrimaryProps, 'hand' | 'lead' | 'words'>) => {
  const rested = useRested(hand);
  const passes = hand.passes.filter((choice) => lead?.kind !== 'rest' || lead.choice !== choice);
  if (passes.length === 0) return null;
  return (
    <div className="passes">
      {hand.offer.kind === 'ask' && <p role="alert">{ui('pass.left', { count: hand.offer.left })}</p>}
      {passes.map((choice, i) => (
        <button
          key={`${choice.label.key}${i}`}
          type="button"
          className="plain"
          aria-disabled={!rested}
          data-rests={!rested || undefined}
          onClick={() => rested && hand.choose(choice)}
        >
          {tell(choice.label, words)}
        </button>
      ))}
    </div>
  );
};
