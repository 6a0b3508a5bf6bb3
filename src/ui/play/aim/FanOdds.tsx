import { useEffect, useMemo, useState } from 'react';
import type { Fan } from '../../../core/shots/fan.ts';
import { type Telling, ui } from '../../../i18n/index.ts';
import { askFan } from '../../../store/fan.ts';
import { set, useSettings } from '../../../store/settings.ts';
import { Toggle } from '../../parts/Toggle.tsx';
import { OddsList } from '../odds/Odds.tsx';
import { outcomeWords } from '../odds/rows.ts';
import type { Hand } from '../hand/usePlayHand.ts';

const TRIES = 40;
const PAUSE_MS = 350;
const FAILED: Fan = { outcomes: [], effects: {}, ghosts: [], spun: null, lead: [], falls: [] };
/** What the hand's tremor would make of the aim that is proposed, and the way of a firm one, worked out when it has rested a moment; the latter alone while the tries are switched off; null while it is unknown. */
export const useFan = (hand: Hand): Fan | null => {
  const on = useSettings((settings) => settings.fan);
  const aimed = hand.proposal?.choice.kind === 'aim' && !hand.proposal.refusal ? hand.proposal.action : undefined;
  const { game, view } = hand;
  // The dial of the spin needs one try in any case.
  const tries = on ? TRIES : hand.proposal?.preview?.spin ? 1 : 0;
  const key = useMemo(() => (aimed !== undefined ? JSON.stringify([tries, aimed]) : null), [tries, aimed]);
  const [known, setKnown] = useState<{ view: unknown; key: string; fan: Fan } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => {
      const [samples, action] = JSON.parse(key) as [number, unknown];
      askFan({ game: game.id, view, action, samples }).then(
        (fan) => fan && setKnown({ view, key, fan }),
        (error: unknown) => {
          console.warn(error);
          setKnown({ view, key, fan: FAILED });
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [game, view, key]);
  return known && known.view === view && known.key === key ? known.fan : null;
};

/** The switch of the fan and what came of the tries, in percent; there from the first, and as high with many outcomes as with none. */
export const FanOdds = ({ hand, fan, words }: { hand: Hand; fan: Fan | null; words: Telling }) => {
  const on = useSettings((settings) => settings.fan);
  const aimed = hand.proposal?.choice.kind === 'aim';
  return (
    <section className="odds tries" data-on={on || undefined} aria-label={ui('fan.title', { tries: TRIES })}>
      <Toggle on={on} set={(fan) => set({ fan })} label={ui('fan.title', { tries: TRIES })} />
      {on && aimed && !fan && <p className="small">{ui('fan.wait')}</p>}
      {on && fan === FAILED && <p className="small">{ui('fan.failed')}</p>}
      {on && fan && fan !== FAILED && (
        <OddsList
          outcomes={fan.outcomes.map((outcome) => ({ p: outcome.p, words: outcomeWords(outcome, words) }))}
          open={0}
        />
      )}
    </section>
  );
};
