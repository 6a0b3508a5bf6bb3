import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { playSetup } from '../../core/flow/setupSteps.ts';
import { arrangedScene } from '../../core/position/arrangedTable.ts';
import type { Position } from '../../core/position/position.ts';
import type { Scene } from '../../core/scene.ts';
import { SEATS } from '../../core/seat.ts';
import { deepEqual } from '../../core/equality.ts';
import { useSmallTable, useTheme } from '../appearance.ts';
import { GAME_CARDS, type GameCardInfo } from '../components/gameCards.ts';
import { GamePicture } from './NewMatchLoading.tsx';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));
/** The seed of the picture. Random terrain is different in the match. */
const SEED = 'ready';

interface ChosenTableProps {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** The position that the match begins from. Otherwise everything is deployed. */
  readonly position?: Position | undefined;
  /** It fills its place. What does not fit above and below is cut off. */
  readonly fills?: boolean;
}
/** Returns the options of a game's first scenario, if its table picture is already known. Null for a game without a picture. */
const pictured = ({
  id,
  presets,
  schema,
}: AnyGame): { readonly options: unknown; readonly table: GameCardInfo['table'] } | null => {
  const gameCard = GAME_CARDS.find((each) => each.id === id);
  const [first] = presets ?? [];
  return gameCard && first ? { options: schema.options.parse(first.options), table: gameCard.table } : null;
};
/** Returns the table of a match with these options: the legal part of its position, or everything deployed. */
const tableOf = (game: AnyGame, options: string, seats: number, position: Position | undefined): Scene => {
  const match = {
    format: 1 as const,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: game.schema.options.parse(JSON.parse(options)),
    seed: SEED,
    takeBack: 'off' as const,
    players: SEATS.slice(0, seats).map((seat) => ({ seat, name: '' })),
    entries: [],
  };
  const arranged = position && arrangedScene(game, { ...match, arranged: position });
  if (arranged) return arranged;
  const { step } = playSetup(game, match, { lots: true, lines: true });
  return game.scene(game.view(step.state, game.secrets ? 'public' : 'all'));
};

/**
 * The chosen table with everything deployed, as a picture without input. It is computed once the page has handled the press.
 * Meanwhile the first scenario has a picture of its own, which is good enough on small screens.
 */
export const ChosenTable = ({ game, options, seats, position, fills = false }: ChosenTableProps) => {
  const theme = useTheme();
  const small = useSmallTable();
  const known = useMemo(() => (fills || position ? null : pictured(game)), [game, fills, position]);
  const chosen = JSON.stringify(options);
  const wanted = useDeferredValue<string | null>(chosen, known && deepEqual(known.options, options) ? null : chosen);
  // The previous choice is shown until the press for the new one has been handled.
  const isKnown = known !== null && deepEqual(known.options, JSON.parse(wanted ?? chosen));
  const isDrawn = !(isKnown && small && seats === game.seats.min && theme !== 'projector');
  const scene = useMemo(
    () => (isDrawn && wanted !== null ? tableOf(game, wanted, seats, position) : null),
    [game, isDrawn, wanted, seats, position],
  );
  const size = scene ?? (isKnown ? known.table : null);
  const picture = !fills && <GamePicture game={game.id} />;
  return (
    <div
      className="paper chosen"
      data-part="chosen-table"
      style={size ? ({ '--ratio': `${size.width} / ${size.height}` } as React.CSSProperties) : undefined}
      aria-hidden
    >
      {scene ? (
        <Suspense fallback={picture}>
          <Picture
            scene={scene}
            theme={theme}
            crop={fills ? { at: { x: 0, y: 0 }, width: scene.width, height: scene.height } : undefined}
          />
        </Suspense>
      ) : (
        picture
      )}
    </div>
  );
};
