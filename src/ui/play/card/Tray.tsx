import { Dices, HandGrab, X } from 'lucide-react';
import { useState } from 'react';
import { deedOf } from '../../../core/choice.ts';
import type { TableEvent } from '../../../core/event.ts';
import type { Rolled } from '../../../core/luck.ts';
import { firstThrow } from '../../../core/match.ts';
import { tell, ui } from '../../../i18n/index.ts';
import { mayBranch, playFromHere } from '../../../store/play.ts';
import { useTable } from '../../../store/table.ts';
import { go } from '../../route.ts';
import { SeatMark } from '../../SeatName.tsx';
import { Die } from './Die.tsx';
import type { PanelProps } from '../Panel.tsx';
import { deedEvents } from '../show/scenes.ts';

/** The throws of a step's events. */
export const rollsOf = (events: readonly TableEvent[]): Rolled[] => events.filter((event) => event.kind === 'rolled');

const MOST_DICE = 4;
/** The felt tray: the dice as they lie, and the one primary button; faces to tap when real dice are thrown. */
export const Tray = ({ open, hand, showing, primary, press, words, bot }: PanelProps) => {
  const { offer, typing } = hand;
  const lying = rollsOf(deedEvents(open, open.ply)).flatMap(({ dice }) => dice);
  const rolling = (showing?.rolling ?? []).flatMap(({ dice }) => dice.map(() => 0));
  const dice = [...lying, ...rolling];
  const throwing = offer.kind === 'act' && firstThrow(hand.game, hand.view, offer.action) !== null;
  return (
    <section className="tray" aria-label={ui('tray')} data-tray>
      <div className="felt">
        {typing ? (
          <div className="faces" role="group" aria-label={ui('dice.type', { what: tell(typing.ask.text, words) })}>
            <p aria-live="polite">
              {typing.dice.map((face, i) => (
                <span key={i} className="tapped">
                  <SeatMark seat={typing.asked[i]?.seat ?? typing.ask.seat} size={20} />
                  <Die face={face} size={28} />
                  <span className="hidden">{face}. </span>
                </span>
              ))}
              <strong>
                <SeatMark seat={typing.ask.seat} size={20} />
                {tell(typing.ask.text, words)}
              </strong>
            </p>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <button key={face} type="button" aria-label={ui('dice.face', { face })} onClick={() => hand.type(face)}>
                <Die face={face} size={40} />
              </button>
            ))}
            {typing.dice.length === 0 && (
              <button type="button" className="icon" aria-label={ui('cancel')} onClick={hand.cancel}>
                <X aria-hidden />
              </button>
            )}
          </div>
        ) : (
          <>
            {(throwing || dice.length > 0) && (
              <div className="dice">
                {(dice.length > 0 ? dice : [0]).slice(-MOST_DICE).map((face, i) => (
                  <Die
                    key={i}
                    face={face}
                    size={48}
                    className={face === 0 && rolling.length > 0 ? 'rolling' : 'settled'}
                  />
                ))}
              </div>
            )}
            <Primary {...{ open, hand, primary, press, words, bot }} />
            {hand.proposal && (
              <button type="button" className="icon" aria-label={ui('cancel')} onClick={hand.cancel}>
                <X aria-hidden />
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
};

type PrimaryProps = Pick<PanelProps, 'open' | 'hand' | 'primary' | 'press' | 'words' | 'bot'>;
const Primary = (props: PrimaryProps) => {
  const { primary, press, hand } = props;
  const looksOn = useTable((state) => state.held !== 'here');
  if (primary === 'past') return <Past {...props} />;
  if (primary === 'pick' || primary === 'blocked' || primary === 'wait') {
    return (
      <button type="button" className="primary" aria-disabled>
        {whyNot(props, looksOn)}
      </button>
    );
  }
  const throws = hand.offer.kind === 'act' && firstThrow(hand.game, hand.view, hand.offer.action) !== null;
  return (
    <button
      type="button"
      className={primary === 'stop' || primary === 'skip' ? 'primary busy' : 'primary'}
      onClick={press}
    >
      {primary === 'handOver' && <HandGrab aria-hidden />} {throws && <Dices aria-hidden />} {wordOf(primary, props)}
    </button>
  );
};
const WORDS = { stop: 'shot.cancel', skip: 'skip', over: 'again', bot: 'bot.again', handOver: 'handOver' } as const;
const wordOf = (primary: keyof typeof WORDS | 'act', { hand, words }: PrimaryProps): string => {
  if (primary !== 'act') return ui(WORDS[primary]);
  return hand.offer.kind === 'act' ? tell(deedOf(hand.offer.choice), words) : '';
};

/** While looking back: to the last step again, or on from here in a copy. */
const Past = ({ open, press }: PrimaryProps) => {
  const [busy, setBusy] = useState(false);
  return (
    <div className="grow stack">
      <button type="button" className="primary" onClick={press}>
        {ui('past.return')}
      </button>
      {mayBranch(open) && (
        <button
          type="button"
          className="plain"
          disabled={busy}
          onClick={() => {
            setBusy(true);
            void playFromHere().then((id) => go({ at: 'match', id }));
          }}
        >
          {ui('past.play')}
        </button>
      )}
    </div>
  );
};

const whyNot = ({ hand, words, bot }: PrimaryProps, looksOn: boolean): string => {
  if (hand.offer.kind === 'blocked') return tell(hand.offer.refusal.text, words);
  if (looksOn) return ui('held.wait');
  return bot === null ? hintOf(hand) : ui('wait.bot');
};
/** What the hand has to do before there is anything to press. */
const hintOf = ({ choices, selected }: PanelProps['hand']): string => {
  const kinds = new Set(
    choices.filter((choice) => choice.piece === selected && !choice.not).map((choice) => choice.kind),
  );
  if (kinds.has('aim')) return ui('pick.aim');
  if (kinds.has('put')) return ui('pick.put');
  if (kinds.has('walk')) return ui('pick.walk');
  return ui(kinds.has('do') ? 'pick.target' : 'pick');
};
