import type { AnyGame } from '../../core/game.ts';
import { tell, ui } from '../../i18n/index.ts';
import { pictureAt } from '../home/house.ts';
import { useTheme } from '../look.ts';
import type { Values } from './form.ts';

interface PresetsProps {
  readonly game: AnyGame;
  readonly values: Values;
  /** The values that the form begins with. */
  readonly usual: Values;
  set(values: Values): void;
}
/** The options as the game reads them, to compare two sets of values; null where they are not lawful. */
const readBy = (game: AnyGame, values: Values): string | null => {
  const read = game.schema.options.safeParse(values);
  return read.success ? JSON.stringify(read.data) : null;
};
/** The game's ready matches as cards: a press sets all options, and the card that they stand for stays pressed. */
export const Presets = ({ game, values, usual, set }: PresetsProps) => {
  const theme = useTheme();
  const now = readBy(game, values);
  return (
    <ul className="presets">
      {(game.presets ?? []).map(({ id, options, minutes, level }) => {
        const chosen = { ...usual, ...options };
        return (
          <li key={id}>
            <button
              type="button"
              className="plain"
              aria-pressed={now !== null && now === readBy(game, chosen)}
              onClick={() => set(chosen)}
            >
              <img src={pictureAt(`ready/${game.id}.${id}`, theme)} alt="" width={280} height={112} loading="lazy" />
              <strong>{tell({ key: `${game.id}:preset.${id}` })}</strong>
              <span className="small">{tell({ key: `${game.id}:preset.${id}.help` })}</span>
              <span className="small facts">
                {ui('lids.minutes', { n: minutes })} · {ui(`level.${level}`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
