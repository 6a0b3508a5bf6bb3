import { useEffect, useMemo, useState } from 'react';
import { sameAction } from '../../../core/equality.ts';
import type { Message } from '../../../core/message.ts';
import type { AimTest } from '../../../core/shots/aimTest.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { requestAimTest } from '../../../store/aimTestClient.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { useSettings } from '../../../store/settings.ts';
import { faultMessage } from '../../../store/workers/faults.ts';

type Aimed = Pick<Interaction, 'game' | 'view' | 'proposal'>;

/** How often an aim is tested. */
export const TRIES = 40;
const PAUSE_MS = 350;
const NONE: AimTest = { outcomes: [], effects: {}, ghosts: [], spun: null, steadyPath: [], landings: [] };
/** The tries of an aim; `fault` says why there are none. */
type Tries = AimTest & { readonly fault?: Message };
/** What one try tells: no chances, but its spin and the way of a firm hand. */
const firmOf = ({ spun, steadyPath }: AimTest): AimTest => ({ ...NONE, spun, steadyPath });
/** What the hand's tremor would make of the aim that is proposed, and the way of a firm one, worked out when it has rested a moment; the latter alone while the tries are switched off; null while it is unknown. */
const useTries = (interaction: Aimed): Tries | null => {
  const on = useSettings((settings) => settings.fan);
  const aimed =
    interaction.proposal?.choice.kind === 'aim' && !interaction.proposal.refusal
      ? interaction.proposal.action
      : undefined;
  const { game, view } = interaction;
  // The dial of the spin needs one try in any case, and does not wait for the others.
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

/** What the tries gave of the aim by which the step looked at was done; null where there were none, or they were not done. */
const useTried = (open: OpenMatch, interaction: Aimed, aimTest: AimTest | null): AimTest | null => {
  const on = useSettings((settings) => settings.fan);
  const [kept, keep] = useState<{ ply: number; action: unknown; aimTest: AimTest } | null>(null);
  const aimed = on && aimTest && aimTest.outcomes.length > 0 ? interaction.proposal?.action : undefined;
  const ply = open.steps.length;
  const isKept = kept?.aimTest === aimTest && kept?.ply === ply && sameAction(kept?.action, aimed);
  if (aimTest && aimed !== undefined && !isKept) keep({ ply, action: aimed, aimTest });
  const done = open.match.entries[open.ply - 1]?.action;
  return kept && kept.ply === open.ply && sameAction(done, kept.action) ? kept.aimTest : null;
};
/** The tries of the aim that is proposed, and those of the aim that was struck last. */
export const useAimTests = (
  open: OpenMatch,
  interaction: Aimed,
): { readonly fan: Tries | null; readonly tried: AimTest | null } => {
  const fan = useTries(interaction);
  return { fan, tried: useTried(open, interaction, fan) };
};
