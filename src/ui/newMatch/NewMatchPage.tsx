import { Bot, Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { cleanName } from '../../core/names.ts';
import { botIds } from '../../core/bots.ts';
import type { MatchClock } from '../../core/clockSchema.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Match, UndoPolicy } from '../../core/match.ts';
import { type Seat, SEATS } from '../../core/seat.ts';
import { gameOf, loadGame } from '../../games/index.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { type RecentSetup, type RecentSetups, readRecentSetups } from '../../storage/recentSetups.ts';
import { type LoadedMatch, loadMatch } from '../../storage/matches.ts';
import type { TableDraft } from '../../storage/tableDraft.ts';
import { usePageTitle } from '../screenFocus.ts';
import { useGame } from '../useGame.ts';
import { InTurn, Wins } from '../components/RulesSummary.tsx';
import { StaleNotice } from '../components/Notice.tsx';
import { PageTop } from '../components/PageTop.tsx';
import { Toggle } from '../components/Toggle.tsx';
import { openRule, Rulebook } from '../rulebook/Rulebook.tsx';
import { seatName } from '../components/SeatName.tsx';
import { AgreementFields, agreementCount, undoPolicyName } from './AgreementFields.tsx';
import { ClockFields, clockRowCount } from './ClockFields.tsx';
import { clockSummary } from '../starting/clockText.ts';
import { ChosenTable } from './ChosenTable.tsx';
import { inSeatOrder, type SeatDraft } from '../starting/seating.ts';
import { startMatch, newSeed, DEFAULT_UNDO_POLICY } from '../starting/startMatch.ts';
import { closestPreset, settingText } from '../starting/closestPreset.ts';
import { fieldsFor, fieldsOf, matters, type OptionField, type Values } from '../starting/form.ts';
import { MoreRules } from './MoreRules.tsx';
import type { FoundWords } from './words/WordsDialog.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { TableFaults } from './tables/TableFaults.tsx';
import { draftFor, draftLike, seatedAt, useChosenTable } from './tables/useChosenTable.ts';
import { Players } from './Players.tsx';
import { Sitting } from './Sitting.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import { NewMatchLoading } from './NewMatchLoading.tsx';
import { Row } from '../components/Row.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

const SeriesDialog = lazy(() =>
  import('./series/SeriesDialog.tsx').then((module) => ({ default: module.SeriesDialog })),
);

const WordsDialog = lazy(() => import('./words/WordsDialog.tsx').then((module) => ({ default: module.WordsDialog })));

/** The placeholder of the series button until its dialog has loaded. */
const SeriesLater = () => (
  <span className="plain" aria-hidden>
    <Bot /> {t('series.open')}
  </span>
);

/** The set-up of a match: from scratch, like one on this device, or from the table that is being arranged. */
export const NewMatchPage = ({ game, like, table }: { game: string; like?: string; table?: true }) => {
  const [model, setModel] = useState<Match | null | undefined>(like === undefined ? null : undefined);
  useEffect(() => {
    if (like === undefined) return;
    Promise.all([loadMatch(like), loadGame(game)]).then(
      ([read]) => setModel(read && 'match' in read && read.match.game === game ? modelOf(read) : null),
      () => setModel(null),
    );
  }, [like, game]);
  if (model === undefined) return <NewMatchLoading game={game} />;
  return <Sheet game={game} model={model} arranged={table ?? false} />;
};
/** Returns a match as a model. The table that it began from is left out while the match may have secrets. */
const modelOf = ({ match, over, sealed }: LoadedMatch): Match => {
  const { arranged: _, ...rest } = match;
  return gameOf(match.game)?.secrets === false || (over && !sealed) ? match : rest;
};

/** Returns the options of the last set-up if the game still accepts them. Otherwise those of the first scenario, as on the game card. */
const firstOptions = (game: AnyGame, habit: RecentSetup | undefined): unknown =>
  habit && game.schema.options.safeParse(habit.options).success ? habit.options : game.presets?.[0]?.options;
/** Returns the players of the last set-up, or as many people as the game needs. */
const lastPlayers = (game: AnyGame, habit: RecentSetup | undefined, names: RecentSetups['names']): SeatDraft[] => {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, habit?.seats ?? min));
  return SEATS.slice(0, count).map((seat) => {
    const bot = habit?.bots[seat] ?? '';
    const known = botIds(game).includes(bot) ? bot : '';
    return { seat, name: known ? '' : (names[seat] ?? ''), bot: known };
  });
};

/** The set-up of a loaded game. Without a game, it shows what to do instead. */
const Sheet = ({ game: id, model, arranged }: { game: string; model: Match | null; arranged: boolean }) => {
  const game = useGame(id);
  const fields = useMemo(() => (game ? fieldsOf(game) : []), [game]);
  const [found] = useState(() => (game && arranged ? draftFor(game) : null));
  usePageTitle(game ? null : t('title'));
  const begin = found ?? { draft: draftLike(model), players: null };
  if (game) return <Form game={game} fields={fields} model={model} begin={begin} />;
  return (
    <main className="page">
      <p className="paper notice" role="alert">
        {t('setup.noGame')} <a href="#/">{t('home')}</a>
      </p>
    </main>
  );
};

/** Returns the values of the form: those of the table, else of the model, else of the last set-up or the first scenario. */
const firstValues = (
  game: AnyGame,
  usual: Values,
  { draft, model, habit }: { draft: TableDraft | null; model: Match | null; habit: RecentSetup | undefined },
): Values => ({
  ...usual,
  ...((draft?.table.options ?? model?.options ?? firstOptions(game, habit)) as Values | undefined),
});
/** Returns the players of the form: those of the model, else those of the last set-up, at the seats of the table if there is one. */
const firstPlayers = (
  game: AnyGame,
  {
    begin,
    model,
    habit,
    names,
  }: Pick<FormProps, 'begin' | 'model'> & Pick<RecentSetups, 'names'> & { habit: RecentSetup | undefined },
): readonly SeatDraft[] => {
  if (model) return model.players.map(({ seat, name, bot = '' }) => ({ seat, name, bot }));
  const last = begin.players ?? lastPlayers(game, habit, names);
  return begin.draft ? seatedAt(begin.draft.table.seats, last) : last;
};
interface FormProps {
  readonly game: AnyGame;
  readonly fields: readonly OptionField[];
  readonly model: Match | null;
  /** The table that the match begins from, which then is first on the page, and the players seated before it was arranged. Null: none. */
  readonly begin: { readonly draft: TableDraft | null; readonly players: readonly SeatDraft[] | null };
}
/**
 * The players, options and seed of a match. They start as in the `model`, otherwise as in the last set-up, otherwise as in the
 * first scenario. It is a component of its own, so a slow device can handle input before it renders.
 */
const Form = ({ game, fields, model, begin }: FormProps) => {
  const usual = useMemo((): Values => Object.fromEntries(fields.map((field) => [field.key, field.preset])), [fields]);
  const [{ names, known, games }] = useState(readRecentSetups);
  const habit = games[game.id];
  const [values, setValues] = useState(() => firstValues(game, usual, { habit, model, draft: begin.draft }));
  const [players, setPlayers] = useState(() => firstPlayers(game, { habit, model, names, begin }));
  const chosen = useChosenTable(game, { values, players }, begin.draft);
  const [takeBack, setTakeBack] = useState<UndoPolicy>(model?.takeBack ?? habit?.takeBack ?? DEFAULT_UNDO_POLICY);
  const [clock, setClock] = useState<MatchClock | null>((model ? model.clock : habit?.clock) ?? null);
  const [lines, setLines] = useState(habit?.lines ?? false);
  const [seed, setSeed] = useState(newSeed);
  const [words, setWords] = useState((model ? model.words !== undefined : habit?.words) ?? false);
  const [asking, ask] = useState(false);
  const [found, keep] = useState<FoundWords | null>(null);
  const options = game.schema.options.safeParse(values);
  const problem = options.success ? null : problemOf(options.error.issues[0]?.message ?? '');
  const like = closestPreset(fields, values, usual, game.presets ?? []);
  const people = players.flatMap(({ seat, bot }) => (bot ? [] : [seat]));
  const called = (seat: Seat): string =>
    cleanName(players.find((each) => each.seat === seat)?.name ?? '') || seatName(seat);
  const arranged = chosen.table?.position;
  const plan =
    options.success && !chosen.refused ? { options: options.data, players, takeBack, lines, arranged, clock } : null;
  const start = async () => {
    if (!plan) return;
    if (words && people.length > 0) ask(true);
    else await startMatch(game, { ...plan, seed });
  };
  return (
    <main className="page setup">
      <PageTop
        heading={formatMessage({ key: `${game.id}:name` })}
        title={t('title.setup', { game: { key: `${game.id}:name` } })}
      >
        <button type="button" className="plain onwood" onClick={() => openRule(game.id, null)}>
          {t('rulebook')}
        </button>
      </PageTop>
      <StaleNotice />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        {options.success && (
          <div className="beside">
            <ChosenTable game={game} options={options.data} seats={players.length} position={chosen.table?.position} />
            <div className="paper sheet">
              <InTurn game={game} options={options.data} />
            </div>
          </div>
        )}
        <section className="paper sheet" aria-labelledby="who">
          <Row className="spread">
            <h2 id="who">{t('setup.players')}</h2>
            {options.success && !chosen.refused && (
              <Suspense fallback={<SeriesLater />}>
                <SeriesDialog
                  game={game}
                  options={options.data}
                  seats={players.map(({ seat }) => seat)}
                  position={chosen.table?.position}
                  bots={players.map(({ bot }) => bot)}
                />
              </Suspense>
            )}
          </Row>
          <Players game={game} players={players} known={known} set={setPlayers} />
          {players.length === 2 && players.every(({ bot }) => bot === '') && <Sitting />}
          {!chosen.table && <Toggle on={lines} set={setLines} label={t('setup.lines')} />}
        </section>
        <ScenarioSection
          {...{ game, values, usual, chosen }}
          arranged={begin.draft !== null}
          legal={options.success}
          set={setValues}
          seat={(seats) => setPlayers(seatedAt(seats, players))}
        />
        <MoreRules
          count={
            fields.filter((field) => matters(field, values)).length +
            agreementCount(game.secrets, words) +
            clockRowCount(clock, people.length)
          }
          like={like.preset && formatMessage({ key: `${game.id}:preset.${like.preset.id}` })}
          differs={[
            ...like.differs.map((field) => settingText(game, field, values)),
            ...(takeBack === DEFAULT_UNDO_POLICY
              ? []
              : [t('more.set', { what: t('takeBack'), value: undoPolicyName(game.secrets, takeBack) })]),
            ...(words ? [t('words.choose')] : []),
            ...(clock ? [t('more.set', { what: t('clock'), value: clockSummary(clock) })] : []),
          ]}
          wrong={problem !== null}
          reset={() => {
            setValues(like.values);
            setTakeBack(DEFAULT_UNDO_POLICY);
            setClock(null);
            setWords(false);
          }}
        >
          <h2>{t('setup.options')}</h2>
          <OptionsForm
            game={game.id}
            fields={fieldsFor(fields, players.length)}
            values={values}
            called={called}
            set={setValues}
          />
          <AgreementFields secrets={game.secrets} {...{ takeBack, setTakeBack, seed, setSeed, words, setWords }} />
          {people.length > 0 && (
            <ClockFields clock={clock} set={setClock} seats={people} passes={game.passes === true} called={called} />
          )}
        </MoreRules>
        <footer className="start planks">
          {problem && (
            <p className="paper notice bad" role="alert">
              {problem}
            </p>
          )}
          <TableFaults game={game} chosen={chosen} />
          {options.success && <Wins game={game} options={options.data} />}
          <PrimaryButton type="submit" aria-disabled={problem !== null || chosen.refused}>
            <Play aria-hidden /> {t('setup.start')}
          </PrimaryButton>
        </footer>
      </form>
      {asking && plan && (
        <Suspense>
          <WordsDialog
            players={inSeatOrder(players)}
            secret={game.secrets}
            called={called}
            close={() => ask(false)}
            {...{ found, keep }}
            start={(chosen, decided) => void startMatch(game, { ...plan, words: chosen, seed: decided })}
          />
        </Suspense>
      )}
      <Rulebook />
    </main>
  );
};
/** A game's schema names its own text. Any other message is about a value outside its limits. */
const problemOf = (message: string): string =>
  /^[a-z-]+:/.test(message) ? formatMessage({ key: message }) : t('setup.badOption');
