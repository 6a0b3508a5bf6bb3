import type { Player } from '../../core/match.ts';
import type { LuckChain } from '../../core/matchStats.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { lossCount, piecesIn } from '../../presentation/armies.ts';
import { endReason } from '../../presentation/text/endReason.ts';
import { firstPlayedPly, type ReportAction } from '../../presentation/reportMoments.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { stepNumber } from '../../presentation/visibleSteps.ts';
import { currentTurn, isSecret, type OpenMatch } from '../../store/matchStore.ts';
import { botName, playerName, SeatMark, seatName } from '../components/SeatName.tsx';
import { closestPreset, settingText } from '../starting/closestPreset.ts';
import { fieldsOf, type Values } from '../starting/form.ts';
import type { ReportPicture } from './encodePictures.ts';
import { DiceFaces, LuckTable, Standing } from './ReportTables.tsx';
import { SeatText } from './SeatText.tsx';
import { actionInWords, actionsInWords } from './reportRows.ts';

interface ReportProps {
  readonly open: OpenMatch;
  readonly moments: readonly ReportAction[];
  /** The pictures of the start, of each moment and of the last table. */
  readonly pictures: readonly ReportPicture[];
  readonly chances: readonly LuckChain[];
  /** When it was made, in words. */
  readonly made: string;
}
/** How many texts of an action stand below its picture. */
const MOST_TEXTS = 4;

/** The page of a match to save and print: result, key moments, rolls and luck, rules and all actions. */
export const ReportPage = ({ open, moments, pictures, chances, made }: ReportProps) => {
  const game = formatMessage({ key: `${open.match.game}:name` });
  const scenario = scenarioOf(open);
  return (
    <main className="report">
      <header>
        <p>
          <strong className="brand">{t('brand')}</strong> {t('report.kind')}
        </p>
        <p>
          {made} · {t('report.count', { count: stepNumber(open, open.steps.length - 1) })}
        </p>
      </header>
      <div className="tapeline" aria-hidden />
      <h1>{scenario === null ? game : t('report.title', { game, scenario })}</h1>
      <Result open={open} />
      <section>
        <h2>{t('report.moments')}</h2>
        <p className="player" hidden data-at={t('report.at', { n: '#', of: '#' })}>
          <button type="button">{t('report.back')}</button>
          <output aria-live="polite" />
          <button type="button">{t('report.next')}</button>
          <button type="button">{t('report.all')}</button>
        </p>
        <ol className="moments">
          <Picture picture={pictures[0]} title={t('report.start')} texts={[]} />
          {moments.map((action, i) => {
            const { n, texts } = actionInWords(open, action);
            return (
              <Picture
                key={n}
                picture={pictures[i + 1]}
                title={t('ply', { ply: n })}
                texts={texts.slice(-MOST_TEXTS)}
              />
            );
          })}
          <Picture picture={pictures.at(-1)} title={t(isOver(open) ? 'report.end' : 'report.now')} texts={[]} />
        </ol>
      </section>
      <LuckTable open={open} chances={chances} />
      <div className="columns">
        <DiceFaces open={open} />
        <Standing open={open} />
      </div>
      <Rules open={open} />
      <details className="story">
        <summary>{t('report.story')}</summary>
        <ol>
          {actionsInWords(open).map(({ n, seat, texts }) => (
            <li key={n} value={n}>
              {seat && <SeatMark seat={seat} size={14} />} <SeatText text={texts.join('. ')} />
            </li>
          ))}
        </ol>
      </details>
    </main>
  );
};
const isOver = (open: OpenMatch): boolean => 'over' in currentTurn(open) && !isSecret(open);
const Picture = ({
  picture,
  title,
  texts,
}: {
  picture: ReportPicture | undefined;
  title: string;
  texts: readonly string[];
}) =>
  picture && (
    <li>
      <figure>
        <img src={picture.src} width={picture.width} height={picture.height} alt={t('report.alt', { title })} />
        <figcaption>
          <strong>{title}</strong>
          {texts.map((text, i) => (
            <p key={i}>
              <SeatText text={text} />
            </p>
          ))}
        </figcaption>
      </figure>
    </li>
  );

const Result = ({ open }: { readonly open: OpenMatch }) => {
  const turn = currentTurn(open);
  const [first, last] = [sceneAt(open, firstPlayedPly(open)), sceneAt(open, open.steps.length - 1)];
  const over = isOver(open) && 'over' in turn ? turn.over : null;
  const won = open.match.players.filter(({ seat }) => over?.winners.includes(seat));
  const context = createFormatContext(open.match.players, last);
  return (
    <section className="result" aria-label={t('report.result')}>
      <p className="verdict">
        <strong>
          {!over && t('report.unfinished')}
          {over && won.length === 0 && t('ending.draw')}
          {over && won.length > 0 && t('ending.won', { name: won.map(playerName).join(', ') })}
        </strong>
        {over && <span>{formatMessage(endReason(over.why), context)}</span>}
      </p>
      <ul>
        {open.match.players.map((player) => {
          const left = piecesIn(last, player.seat).length;
          const began = left + lossCount(last, player.seat, piecesIn(first, player.seat).length);
          return (
            <li key={player.seat}>
              <SeatMark seat={player.seat} size={32} />
              <span>
                <strong>
                  <bdi>{playerName(player)}</bdi>
                </strong>
                {calledToo(open, player)}
              </span>
              <span>
                <strong>{left}</strong> {t('plate.of', { of: began })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Returns what else is known of a player than its name: its bot, or its side if it has a name of its own. */
const calledToo = ({ match }: OpenMatch, player: Player): string => {
  if (player.bot !== undefined) return botName(match.game, player.bot);
  return playerName(player) === seatName(player.seat) ? '' : seatName(player.seat);
};

const presetOf = ({ game, match }: OpenMatch) => {
  const fields = fieldsOf(game);
  const values = game.schema.options.parse(match.options) as Values;
  const usual = Object.fromEntries(fields.map((field) => [field.key, field.preset]));
  return { ...closestPreset(fields, values, usual, game.presets ?? []), own: values };
};
const scenarioOf = (open: OpenMatch): string | null => {
  const { preset } = presetOf(open);
  return preset && formatMessage({ key: `${open.match.game}:preset.${preset.id}` });
};
/** The rules that differ from the usual ones, and how the match can be replayed. */
const Rules = ({ open }: { readonly open: OpenMatch }) => {
  const { differs, own } = presetOf(open);
  const { wins } = open.game.brief(open.match.options);
  return (
    <footer>
      <section>
        <h2>{t('report.rules')}</h2>
        <p>{wins.map((each) => formatMessage(each)).join(' ')}</p>
        {differs.length > 0 && <p>{differs.map((field) => settingText(open.game, field, own)).join(' · ')}</p>}
      </section>
      {isOver(open) && (
        <section>
          <h2>{t('report.dice')}</h2>
          <p>{t('ending.seed', { seed: open.match.seed })}</p>
          <p>{t('report.replay')}</p>
        </section>
      )}
    </footer>
  );
};
