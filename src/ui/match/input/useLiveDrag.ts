import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../table/input/proposal.ts';
import type { Interaction } from '../../../interaction/useInteraction.ts';

/** The page around the table hears of each so-manieth move of what is in the hand, a frame each, and of a hand that rests so long (ms): where frames are slow, it does not make them slower. */
const MOVES = 6;
const REST_MS = 80;

/** The hand as it is at this very move: a piece or an aim on its way is in it at once, while the hand that is given hears of it every few moves, and at once when it is taken up, rests or is let go, and before a key or another press acts on it. */
export const useLiveDrag = (interaction: Interaction): Interaction => {
  const [carried, carry] = useState<Draft | null>(null);
  const latest = useRef({ hand: interaction, untold: null as Draft | null, moves: 0 });
  useLayoutEffect(() => {
    latest.current.hand = interaction;
  });
  const { proposal } = interaction;
  const moving = proposal?.moving === true;
  useEffect(() => {
    if (!moving) return undefined;
    let before: Draft | null = null;
    const timer = setInterval(() => {
      const { hand: now, untold } = latest.current;
      const rests = untold !== null && untold === before;
      before = untold;
      // It may have been let go since the page was drawn last.
      if (!rests || !goesOn(now, untold)) return;
      latest.current.untold = null;
      now.propose(untold);
    }, REST_MS);
    return () => clearInterval(timer);
  }, [moving]);
  // Before all others that listen, whoever they are: this part of the page comes before what it lies in.
  useEffect(() => {
    const acts = (): void => {
      const { hand: now, untold } = latest.current;
      if (!untold || !goesOn(now, untold)) return;
      latest.current.untold = null;
      flushSync(() => now.propose(untold));
    };
    const listening = new AbortController();
    for (const action of ['keydown', 'pointerdown'])
      window.addEventListener(action, acts, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  const tell = (draft: Draft | null): void => {
    latest.current.untold = null;
    carry(null);
    interaction.propose(draft);
  };
  return {
    ...interaction,
    proposal: carried && goesOn(interaction, carried) ? interaction.proposes(carried) : proposal,
    propose: (draft) => {
      const on = draft !== null && goesOn(interaction, draft);
      latest.current.moves = on ? latest.current.moves + 1 : 0;
      if (!on || latest.current.moves % MOVES === 0) {
        tell(draft);
        return;
      }
      latest.current.untold = draft;
      carry(draft);
    },
    drop: (draft) => {
      latest.current.untold = null;
      carry(null);
      interaction.drop(draft);
    },
  };
};
/** Whether a draft only takes what is on its way in the hand further. */
const goesOn = ({ proposal }: Interaction, draft: Draft): boolean =>
  draft.moving === true && proposal?.moving === true && proposal.choice === draft.choice;
