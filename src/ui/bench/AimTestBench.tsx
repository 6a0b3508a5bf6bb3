import { RotateCcw } from 'lucide-react';
import type { AnyGame } from '../../core/game.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { Chances } from './Chances.tsx';
import { RollCounts } from './RollCounts.tsx';
import type { LabCase } from '../../interaction/odds/exactOdds.ts';
import { type SharedRolls, useTold } from './sharedRolls.ts';
import { AIM_TESTS, useAimTests } from './useAimTests.ts';
import { resultText, useSpokenResult } from './useSpokenResult.ts';
import { PrimaryButton } from '../components/PrimaryButton.tsx';
import { useInputText } from '../useInputText.ts';

interface Props extends SharedRolls {
  readonly game: AnyGame;
  readonly laid: LabCase;
  /** Another button of the page is its primary one. */
  readonly plain?: true;
}
/** An action without exact odds: the results of 40 shots of an aim test, and beside it as many more as wanted. */
export const AimTestBench = ({ game, laid, led, tell, plain }: Props) => {
  const { endings, failed, again, thrown, hand } = useAimTests(game, laid);
  useTold(thrown, laid, tell);
  const words = useInputText();
  const scene = game.scene(game.view(laid.state, 'all'));
  const formatContext = createFormatContext([], scene);
  useSpokenResult(endings ? resultText({ endings }, laid, formatContext, true) : '', laid);
  if (!endings && failed)
    return (
      <section className="paper notice stack" role="alert">
        <p>{formatMessage(failed)}</p>
        <PrimaryButton onClick={again}>
          <RotateCcw aria-hidden /> {t('lab.again')}
        </PrimaryButton>
      </section>
    );
  if (!endings)
    return (
      <p className="paper notice" role="status">
        {t('lab.foretelling')}
      </p>
    );
  const exact = { scene, ask: null, guesses: null, endings, led: [] };
  return (
    <>
      <Chances game={game.id} exact={exact} laid={laid} formatContext={formatContext} tried />
      {failed && (
        <p className="paper notice" role="alert">
          {words({ key: 'ui:lab.stopped', values: { count: thrown.n } })}
        </p>
      )}
      <RollCounts
        endings={endings}
        laid={laid}
        formatContext={formatContext}
        of={AIM_TESTS}
        thrown={led ?? thrown}
        hand={led ? null : hand}
        {...(plain ? { plain } : {})}
      />
    </>
  );
};
