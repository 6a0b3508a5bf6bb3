import { Dialog } from '@base-ui/react/dialog';
import { Bot } from 'lucide-react';
import { useState } from 'react';
import { botIds } from '../../../core/bots.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { Position } from '../../../core/position/position.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { SeriesPlan } from '../../../store/series/plan.ts';
import { startSeries, stopSeries, useSeries } from '../../../store/series/series.ts';
import { DialogBox } from '../../components/DialogBox.tsx';
import { Progress } from '../../components/Progress.tsx';
import { botHelp, botName, SeatMark } from '../../components/SeatName.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { newSeed } from '../../starting/startMatch.ts';
import { Results } from './Results.tsx';
import { Small } from '../../components/Small.tsx';
import { Segments } from '../../components/Segments.tsx';
import { Row } from '../../components/Row.tsx';
import { PrimaryButton } from '../../components/PrimaryButton.tsx';
import '../../styles/setup/series.css';

const MATCHES = [10, 30, 100, 300] as const;
/** How long a bot may think about an action, ms: very short, short, or as in play. */
const TIMES = [100, 1000, 3000] as const;
type Time = (typeof TIMES)[number];

interface SeriesDialogProps {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: readonly Seat[];
  /** The table that each match begins from. */
  readonly position?: Position | undefined;
  /** The bot of each seat in the set-up. Empty for a person. */
  readonly bots: readonly string[];
}
/** Lets bots play many matches with the chosen options, and shows the results. Closing it stops them. */
export const SeriesDialog = (props: SeriesDialogProps) => (
  <Dialog.Root onOpenChange={(open) => open || stopSeries()}>
    <Dialog.Trigger className="plain">
      <Bot aria-hidden /> {t('series.open')}
    </Dialog.Trigger>
    <DialogBox title={t('series.title', { game: { key: `${props.game.id}:name` } })} kind="series">
      <Series {...props} />
    </DialogBox>
  </Dialog.Root>
);

const Series = ({ game, options, seats, position, bots }: SeriesDialogProps) => {
  const best = botIds(game).at(-1) as string;
  const [desired, setWish] = useState({
    bots: bots.map((bot) => bot || best),
    matches: MATCHES[1] as (typeof MATCHES)[number],
    time: TIMES[0] as Time,
    swap: true,
  });
  const { plan, done, running, fault } = useSeries();
  const change = (part: Partial<typeof desired>) => setWish({ ...desired, ...part });
  const mine: SeriesPlan | null = plan?.game.id === game.id ? plan : null;
  const isRunning = running.size > 0;
  return (
    <>
      <div className="body">
        <Small>{t('series.help')}</Small>
        {position && <Small>{t('series.table')}</Small>}
        <fieldset disabled={isRunning} className="bare">
          <legend className="hidden">{t('series.open')}</legend>
          {seats.map((seat, i) => (
            <Row as="label" key={seat} className="spread">
              <Row as="span">
                <SeatMark seat={seat} /> {t('series.player', { n: i + 1 })}
              </Row>
              <select
                className="field"
                value={desired.bots[i]}
                onChange={({ target }) =>
                  change({ bots: desired.bots.map((bot, k) => (k === i ? target.value : bot)) })
                }
              >
                {botIds(game).map((bot) => (
                  <option key={bot} value={bot}>
                    {t('series.bot', { name: botName(game.id, bot), help: botHelp(game.id, bot) })}
                  </option>
                ))}
              </select>
            </Row>
          ))}
          <Choice
            label={t('series.matches')}
            values={MATCHES}
            value={desired.matches}
            textOf={String}
            set={(matches) => change({ matches })}
          />
          <Choice
            label={t('series.time')}
            values={TIMES}
            value={desired.time}
            textOf={(ms) => t(`series.time.${ms}`)}
            set={(time) => change({ time })}
          />
          <Toggle on={desired.swap} set={(swap) => change({ swap })} label={t('series.swap')} />
        </fieldset>
        {fault && (
          <p className="notice bad" role="alert">
            {formatMessage(fault)}
          </p>
        )}
        {mine && isRunning && (
          <Progress
            text={t('series.running', { n: done.length, all: mine.matches, actions: sum(running.values()) })}
            done={done.length / mine.matches}
            stop={stopSeries}
          />
        )}
        {mine && done.length > 0 && <Results plan={mine} done={done} />}
      </div>
      <footer>
        <Dialog.Close className="plain">{t('close')}</Dialog.Close>
        <PrimaryButton
          aria-disabled={isRunning}
          onClick={() => isRunning || void startSeries({ ...desired, game, options, seats, position, seed: newSeed() })}
        >
          {t(mine && done.length > 0 ? 'series.again' : 'series.start')}
        </PrimaryButton>
      </footer>
    </>
  );
};
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);

interface ChoiceProps<Value extends number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  textOf(value: Value): string;
  set(value: Value): void;
}
const Choice = <Value extends number>({ label, values, value, textOf, set }: ChoiceProps<Value>) => (
  <Row className="spread">
    <span>{label}</span>
    <Segments label={label} values={values} value={value} set={set} textOf={textOf} />
  </Row>
);
