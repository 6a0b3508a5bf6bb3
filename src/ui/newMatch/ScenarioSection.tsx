import type { AnyGame } from '../../core/game.ts';
import type { ArrangedTable } from '../../core/position/arrangedTable.ts';
import type { Seat } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
import { Row } from '../components/Row.tsx';
import type { Values } from '../starting/form.ts';
import { Presets } from './Presets.tsx';
import { useSavedScenarios } from './SavedScenarios.tsx';
import { ArrangeButton, OwnTables } from './tables/OwnTables.tsx';
import { OpenTable } from './tables/OpenTable.tsx';
import type { ChosenTableState } from './tables/useChosenTable.ts';

interface ScenarioSectionProps {
  readonly game: AnyGame;
  readonly values: Values;
  /** The initial values of the form. */
  readonly usual: Values;
  readonly chosen: ChosenTableState;
  /** Whether the page began with a table. The own tables are then first. */
  readonly arranged: boolean;
  /** Whether the options are legal, so that a table can be arranged. */
  readonly legal: boolean;
  set(values: Values): void;
  /** Seats the players at the seats of a table. */
  seat(seats: readonly Seat[]): void;
}
/** What the match begins with: a scenario, an own scenario, or an own table. */
export const ScenarioSection = ({ game, values, usual, chosen, arranged, legal, set, seat }: ScenarioSectionProps) => {
  const mine = useSavedScenarios(game);
  const take = (table: ArrangedTable, name: string): void => {
    set({ ...usual, ...table.options });
    seat(table.seats);
    chosen.choose(table.position, name);
  };
  const tables = game.arrange && <OwnTables game={game} chosen={chosen} take={take} />;
  return (
    <section className="paper sheet" aria-labelledby="presets">
      <Row className="spread">
        <h2 id="presets">{t('setup.presets')}</h2>
        {game.arrange && legal && <ArrangeButton chosen={chosen} />}
      </Row>
      {arranged && tables}
      <Presets
        game={game}
        values={values}
        usual={usual}
        mine={mine}
        arranged={chosen.table !== null}
        set={(next) => {
          set(next);
          chosen.choose(null);
        }}
      />
      {!arranged && tables}
      {game.arrange && (
        <Row className="files">
          <OpenTable game={game} take={take} />
        </Row>
      )}
    </section>
  );
};
