import { Dices, HandGrab, X } from 'lucide-react';
import { useState } from 'react';
import { deedOf } from '../../core/choice.ts';
import type { TableEvent } from '../../core/event.ts';
import type { Rolled } from '../../core/luck.ts';
import { firstThrow } from '../../core/match.ts';
import { tell, ui } from '../../i18n/index.ts';
import { cancelShot, mayBranch, playFromHere } from '../../store/play.ts';
import { useTable } from '../../store/table.ts';
import { go } from '../route.ts';
import { Die } from './Die.tsx';
import type { PanelProps } from './Panel.tsx';
import { deedEvents } from './scenes.ts';

/** The throws of a step's events. */
export const rollsOf = (events: readonly TableEvent[]): Rolled[] => events.filter((event) => event.kind === 'rolled');

/** The felt tray: the dice as they lie, and the one primary button; faces to tap when real dice are thrown. */
export const Tray = ({ open, hand, showing, press, words, bot }: PanelProps) => {
  const { offer, typing } = hand;
  const rolls = rollsOf(deedEvents(open, showing?.ply ?? open.ply));
  const rolling = showing?.phase === 'dice';
  const throwing = offer.kind === 'act' && firstThrow(hand.game, hand.view, offer.action) !== null;
  return (
    <section className="tray" aria-label={ui('tray')} data-tray>
      <div className="felt">
        {typing ? (
          <div className="faces" role="group" aria-label={ui('dice.type', { what: tell(typing.ask.text, words) })}>
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
            {(throwing || rolls.length > 0) && (
              <div className="dice">
                {(rolls.length > 0 ? rolls.flatMap((roll) => roll.dice) : [0]).slice(0, 4).map((face, i) => (
                  <Die key={i} face={rolling ? 0 : face} size={48} className={rolling ? 'rolling' : 'settled'} />
                ))}
              </div>
            )}
            <Primary {...{ open, hand, showing, press, words, bot, offer }} />
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

const Primary = ({
  open,
  hand,
  showing,
  press,
  words,
  bot,
}: Omit<PanelProps, 'tapes' | 'table' | 'fan' | 'outlook' | 'again'>) => {
  const { offer } = hand;
  const [busy, setBusy] = useState(false);
  const simulating = useTable((state) => state.simulating);
  const stalled = useTable((state) => state.stalled);
  const held = useTable((state) => state.held);
  // A bot would only fire once more.
  if (simulating && bot === null) {
    return (
      <button
        type="button"
        className="primary busy"
        onClick={cancelShot}
        // The key that struck may still be held: it must not stop the shot.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {ui('shot.cancel')}
      </button>
    );
  }
  if (showing) {
    return (
      <button type="button" className="primary busy" onClick={press}>
        {ui('skip')}
      </button>
    );
  }
  if (offer.kind === 'past') {
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
  }
  if (offer.kind === 'over') {
    return (
      <button
        type="button"
        className="primary"
        onClick={() => go({ at: 'setup', game: open.match.game, like: open.id })}
      >
        {ui('again')}
      </button>
    );
  }
  if (stalled && bot !== null) {
    return (
      <button type="button" className="primary" onClick={press}>
        {ui('bot.again')}
      </button>
    );
  }
  if (offer.kind === 'handOver') {
    return (
      <button type="button" className="primary" onClick={press}>
        <HandGrab aria-hidden /> {ui('handOver')}
      </button>
    );
  }
  if (offer.kind === 'act') {
    const throws = firstThrow(hand.game, hand.view, offer.action) !== null;
    return (
      <button type="button" className="primary" onClick={press}>
        {throws && <Dices aria-hidden />} {tell(deedOf(offer.choice), words)}
      </button>
    );
  }
  const why =
    offer.kind === 'blocked'
      ? tell(offer.refusal.text, words)
      : held !== 'here'
        ? ui('held.wait')
        : bot !== null
          ? ui('wait.bot')
          : hintOf(hand);
  return (
    <button type="button" className="primary" aria-disabled>
      {why}
    </button>
  );
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
