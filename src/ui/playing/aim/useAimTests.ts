import { useEffect, useMemo, useState } from 'react';
import { sameAction } from '../../../core/equality.ts';
import type { Message } from '../../../core/message.ts';
import type { AimTest } from '../../../core/shots/aimTest.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { requestAimTest } from '../../../store/aimTestClient.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { useSettings } from '../../../store/settings.ts';
import { faultMessage } from '../../../store/workers/faults.ts';

type Aimed = Pick<Interaction, 'game' | 'view' | 'proposal' | 'policy'>;

/** The number of tries in an aim test. */
export const TRIES = 40;
const PAUSE_MS = 350;
const NONE: AimTest = { outcomes: [], effects: {}, ghosts: [], spun: null, steadyPath: [], landings: [] };
/** The results of an aim test. `fault` says why there are none. */
type Tries = AimTest & { readonly fault?: Message };
/** Returns what a single try shows: the spin and the steady-hand path, but no odds. */
const firmOf = ({ spun, steadyPath }: AimTest): AimTest => ({ ...NONE, spun, steadyPath });
/** Whether aims are tested: the player's help allows it, and the setting is on. Without a choice it is on for guided help. */
export const useTesting = ({ policy }: Pick<Aimed, 'policy'>): boolean => {
  const chosen = useSettings((settings) => settings.fan);
  return policy.testsAims && (chosen ?? policy.testsAimsAtFirst);
};
/**
 * Returns the aim test of the proposed aim, computed after the aim has been still for a moment. While the tries are switched off,
 * it has only the steady-hand path. Null until it is known.
 */
const useTries = (interaction: Aimed): Tries | null => {
  const on = useTesting(interaction);
  const aimed =
    interaction.proposal?.choice.kind === 'aim' && !interaction.proposal.refusal
      ? interaction.proposal.action
      : undefined;
  const { game, view } = interaction;
  // The spin dial needs one try in any case, and does not wait for the others.
  const dial = interaction.proposal?.preview?.spin !== undefined;
  const tries = on ? TRIES : dial ? 1 : 0;
  const key = useMemo(() => (aimed !== undefined ? JSON.stringify([tries, aimed]) : null), [tries, aimed]);
  const [known, setKnown] = useState<{ view: unknown; key: string; fan: Tries } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let left = false;
    const work = async (): Promise<void> => {
      const [samples, action] = JSON.parse(key) as [number, unknown];
      const request = (samples: number): Promise<AimTest | null> =>
        requestAimTest({ game: game.id, view, action, samples });
      const first = dial && samples > 1 ? await request(1) : null;
      if (left) return;
      if (first) setKnown({ view, key, fan: { ...firmOf(first), pending: true } });
      const aimTest = await request(samples);
      if (aimTest) setKnown({ view, key, fan: samples > 1 ? aimTest : firmOf(aimTest) });
    };
    const timer = setTimeout(
      () =>
        void work().catch((error: unknown) => {
          setKnown({ view, key, fan: { ...NONE, fault: faultMessage(error, 'noTries') } });
        }),
      PAUSE_MS,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [game, view, key, dial]);
  return known && known.view === view && known.key === key ? known.fan : null;
};

/** Returns the aim test of the shot that led to the step shown. Null if its aim was not tested. */
const useTried = (open: OpenMatch, interaction: Aimed, aimTest: AimTest | null): AimTest | null => {
  const on = useTesting(interaction);
  const [kept, keep] = useState<{ ply: number; action: unknown; aimTest: AimTest } | null>(null);
  const aimed = on && aimTest && aimTest.outcomes.length > 0 ? interaction.proposal?.action : undefined;
  const ply = open.steps.length;
  const isKept = kept?.aimTest === aimTest && kept?.ply === ply && sameAction(kept?.action, aimed);
  if (aimTest && aimed !== undefined && !isKept) keep({ ply, action: aimed, aimTest });
  const done = open.match.entries[open.ply - 1]?.action;
  return kept && kept.ply === open.ply && sameAction(done, kept.action) ? kept.aimTest : null;
};
/** Returns the aim test of the proposed aim, and that of the last shot. */
export const useAimTests = (
  open: OpenMatch,
  interaction: Aimed,
): { readonly fan: Tries | null; readonly tried: AimTest | null } => {
  const fan = useTries(interaction);
  return { fan, tried: useTried(open, interaction, fan) };
};
