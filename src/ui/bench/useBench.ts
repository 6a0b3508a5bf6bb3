import { useMemo } from 'react';
import type { AnyGame } from '../../core/game.ts';
import type { LabSettings, LabTrial } from '../../core/oddsLab.ts';
import { exactOdds } from '../../interaction/odds/exactOdds.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { type SharedRolls, useTold } from './sharedRolls.ts';
import { useRolls } from './useRolls.ts';

/** Returns a trial's table, its exact odds or why the rules refuse it, and its rolls, which other windows may share. */
export const useBench = (
  game: AnyGame,
  trial: LabTrial<unknown, unknown>,
  setting: LabSettings,
  { led, tell }: SharedRolls,
) => {
  const laid = useMemo(() => trial.lay(setting), [trial, setting]);
  const exact = useMemo(() => (trial.tried ? null : exactOdds(game, laid)), [game, trial, laid]);
  const refusal = exact && 'rule' in exact ? exact : null;
  const sure = exact && 'rule' in exact ? null : exact;
  const { thrown, hand } = useRolls(game, sure && laid, sure?.endings[0]?.key ?? null);
  useTold(thrown, laid, sure ? tell : undefined);
  const formatContext = createFormatContext(
    [],
    game.scene(game.view(laid.state, 'public')),
    ...(sure ? [sure.scene] : []),
  );
  return { laid, refusal, sure, rolls: { thrown: led ?? thrown, hand: led ? null : hand }, formatContext };
};
