import type { AnyGame } from '../../core/game.ts';
import { deepEqual } from '../../core/equality.ts';
import { formatMessage, t } from '../../i18n/index.ts';
import { pictureAt } from '../components/gameCards.ts';
import { useTheme } from '../appearance.ts';
import { ChosenTable } from './ChosenTable.tsx';
import type { Values } from '../starting/form.ts';
import type { SavedScenario } from '../../storage/namedStores.ts';
import type { SavedItems } from '../components/useSavedItems.ts';
import { Card } from './Card.tsx';
import { SaveScenario } from './SavedScenarios.tsx';
import { SavedTools } from './SavedTools.tsx';
import { Small } from '../components/Small.tsx';

interface PresetsProps {
  readonly game: AnyGame;
  readonly values: Values;
  /** The initial values of the form. */
  readonly usual: Values;
  readonly mine: SavedItems<SavedScenario>;
  /** Whether the match begins from an arranged table, so that none of the cards is chosen. */
  readonly arranged: boolean;
  set(values: Values): void;
}
/** Returns the options as the game reads them, to compare two sets of values. Null if they are not legal. */
const readBy = (game: AnyGame, values: Values): unknown => {
  const read = game.schema.options.safeParse(values);
  return read.success ? read.data : null;
};
/** The game's scenarios and the player's own as cards. A press sets all options, and the card that matches the options stays pressed. */
export const Presets = ({ game, values, usual, mine, arranged, set }: PresetsProps) => {
  const theme = useTheme();
  const now = readBy(game, values);
  const presets = game.presets ?? [];
  const isLike = (each: Values): boolean => now !== null && deepEqual(now, readBy(game, each));
  const isNow = (each: Values): boolean => !arranged && isLike(each);
  const chosen = presets.find(({ options }) => isNow({ ...usual, ...(options as Values) }));
  const bases = [...presets.map(({ options }) => options as Values), ...mine.all.map(({ options }) => options)];
  const isNew = now !== null && !arranged && !bases.some((options) => isLike({ ...usual, ...options }));
  return (
    <>
      <ul className="presets" data-part="presets">
        {presets.map(({ id, options, minutes, level }) => (
          <Card
            key={id}
            pressed={isNow({ ...usual, ...(options as Values) })}
            press={() => set({ ...usual, ...(options as Values) })}
          >
            <img src={pictureAt(`ready/${game.id}.${id}`, theme)} alt="" width={280} height={112} loading="lazy" />
            <strong>{formatMessage({ key: `${game.id}:preset.${id}` })}</strong>
            <Small as="span" className="help">
              {formatMessage({ key: `${game.id}:preset.${id}.help` })}
            </Small>
            <Small as="span" className="facts">
              {t('lids.minutes', { n: minutes })} · {t(`level.${level}`)}
            </Small>
          </Card>
        ))}
        {mine.all.map((own) => {
          const options = { ...usual, ...own.options };
          return (
            <Card
              key={own.name}
              pressed={isNow(options)}
              press={() => set(options)}
              tools={<SavedTools own={own} mine={mine} label={t('own.name')} />}
            >
              <ChosenTable game={game} options={options} seats={game.seats.min} fills />
              <strong>
                <bdi>{own.name}</bdi>
              </strong>
              <Small as="span" className="facts">
                {t('own.card')}
              </Small>
            </Card>
          );
        })}
      </ul>
      {chosen && (
        <Small className="chosenhelp" aria-hidden>
          {formatMessage({ key: `${game.id}:preset.${chosen.id}.help` })}
        </Small>
      )}
      <SaveScenario mine={mine} game={game.id} options={isNew ? values : null} />
    </>
  );
};
