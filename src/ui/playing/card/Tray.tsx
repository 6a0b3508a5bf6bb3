import { Pause, Play, X } from 'lucide-react';
import { formatMessage, t } from '../../../i18n/index.ts';
import { isAtLatest } from '../../../store/matchStore.ts';
import { SeatMark } from '../../components/SeatName.tsx';
import { Die } from '../../components/Die.tsx';
import { DieCube } from '../../components/DieCube.tsx';
import { Advance } from './Advance.tsx';
import { Passes, Primary } from './Primary.tsx';
import { SuggestButton, Suggestions } from '../coach/Suggestions.tsx';
import { offeredRoll } from '../../../interaction/primary/offeredRoll.ts';
import { StakesStrip } from '../odds/StakesStrip.tsx';
import { useTrayDice } from './useTrayDice.ts';
import { useInteraction, useSend } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';

const MOST_DICE = 4;
/** A die to be rolled. */
const BLANK = { key: '0 0', face: 0, look: 'settled' } as const;
/** The felt tray: the dice, the primary button, and faces to tap if real dice are rolled. */
export const Tray = () => {
  const { open, playback, formatContext } = useMatch();
  const { typing, proposes, throwing } = useInteraction((now) => ({
    typing: now.typing,
    proposes: now.proposal !== null,
    throwing: offeredRoll(now) !== null,
  }));
  const send = useSend();
  const rolled = useTrayDice(proposes);
  const dice = rolled.length === 0 && throwing ? [BLANK] : rolled;
  return (
    <section className="tray" data-part="tray" aria-label={t('tray')}>
      {!typing && <StakesStrip />}
      {!typing && <Suggestions />}
      <div className="felt">
        {typing ? (
          <div
            className="faces"
            role="group"
            aria-label={t('dice.type', { what: formatMessage(typing.ask.text, formatContext) })}
          >
            <p aria-live="polite">
              {typing.dice.map((face, i) => (
                <span key={i} className="tapped" data-part="entered-die">
                  <SeatMark seat={typing.asked[i]?.seat ?? typing.ask.seat} size={20} />
                  <DieCube face={face} look="drops" />
                  <span className="hidden">{face}. </span>
                </span>
              ))}
              <strong>
                <SeatMark seat={typing.ask.seat} size={20} />
                {formatMessage(typing.ask.text, formatContext)}
              </strong>
            </p>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <button
                key={face}
                type="button"
                aria-label={t('dice.face', { face })}
                onClick={() => send({ type: 'die', face })}
              >
                <Die face={face} size={40} />
              </button>
            ))}
            {typing.dice.length === 0 && (
              <button type="button" className="icon" aria-label={t('cancel')} onClick={() => send({ type: 'cancel' })}>
                <X aria-hidden />
              </button>
            )}
          </div>
        ) : (
          <>
            {dice.length > 0 && (
              <div className="dice">
                {dice.slice(-MOST_DICE).map(({ key, face, look }) => (
                  <DieCube key={key} face={face} look={look} />
                ))}
              </div>
            )}
            {playback.playing ? (
              <PrimaryButton onClick={playback.toggle}>
                <Pause aria-hidden /> {t('time.pause')}
              </PrimaryButton>
            ) : (
              <Primary />
            )}
            {!isAtLatest(open) && !playback.playing && (
              <button type="button" className="icon" aria-label={t('time.play')} onClick={playback.toggle}>
                <Play aria-hidden />
              </button>
            )}
            {proposes && (
              <button type="button" className="icon" aria-label={t('cancel')} onClick={() => send({ type: 'cancel' })}>
                <X aria-hidden />
              </button>
            )}
            {!proposes && <SuggestButton />}
            <Advance />
            <Passes />
          </>
        )}
      </div>
    </section>
  );
};
