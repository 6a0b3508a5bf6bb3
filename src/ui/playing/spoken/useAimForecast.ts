import { useEffect, useRef } from 'react';
import { aimSettings } from '../../../table/input/aimHandle.ts';
import { announceDrag } from '../../announcements.ts';
import { useTesting } from '../aim/useAimTests.ts';
import { useShownAimTests } from '../context/aimTests.tsx';
import { useInteraction } from '../context/interaction.tsx';
import { aimLineText, aimTestText } from './aimForecast.ts';
import type { Listener } from './context.ts';

/** How long an aim must stay the same before what it may do is spoken, ms. */
const REST_MS = 700;
/**
 * Announces what a proposed aim may do, once it has rested: the chances if the player has aims tested, or else what is in its
 * line. `veiled`: no chances, as during a vote.
 */
export const useAimForecast = (listener: Listener, veiled: boolean): void => {
  const { scene, turn, policy, proposal } = useInteraction(({ scene, turn, policy, proposal }) => ({
    scene,
    turn,
    policy,
    proposal,
  }));
  const { fan } = useShownAimTests();
  const tests = useTesting({ policy }) && !veiled;
  const waits = tests && (!fan || fan.pending === true);
  const since = useRef({ proposal, at: 0 });
  useEffect(() => {
    if (since.current.proposal !== proposal) since.current = { proposal, at: performance.now() };
    if (proposal?.choice.kind !== 'aim' || proposal.refusal || waits) return undefined;
    const { choice, preview } = proposal;
    const aimed = { choice, aim: aimSettings(choice, proposal), preview };
    const speak = (): void => {
      const context = listener(scene);
      const tested = tests && fan && !fan.fault ? aimTestText(fan, { scene, turn }, context) : '';
      announceDrag(tested || aimLineText(aimed, { scene }, context));
    };
    const timer = setTimeout(speak, Math.max(0, since.current.at + REST_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [scene, turn, proposal, fan, tests, waits, listener]);
};
