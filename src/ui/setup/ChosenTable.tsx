import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { type ByItself, opened } from '../../core/flow/opening.ts';
import { SEATS } from '../../core/seat.ts';
import { useTheme } from '../look.ts';
import { LidPicture } from './SetupComing.tsx';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));
/** The seed of the picture: terrain drawn by lot is another one in the match. */
const SEED = 'ready';

interface ChosenTableProps {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** It fills its place: what does not fit above and below is cut off. */
  readonly fills?: boolean;
}
/** The table as chosen, with everything lined up once the page stands: a picture, nothing is placed on it. */
export const ChosenTable = ({ game, options, seats, fills = false }: ChosenTableProps) => {
  const theme = useTheme();
  const chosen = JSON.stringify(options);
  const [by, setBy] = useState<ByItself>({ lots: false, lines: false });
  useEffect(() => {
    const timer = setTimeout(() => setBy({ lots: true, lines: true }));
    return () => clearTimeout(timer);
  }, []);
  const scene = useMemo(() => {
    const match = {
      format: 1 as const,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: game.schema.options.parse(JSON.parse(chosen)),
      seed: SEED,
      takeBack: 'off' as const,
      players: SEATS.slice(0, seats).map((seat) => ({ seat, name: '' })),
      entries: [],
    };
    const { step } = opened(game, match, by);
    return game.scene(game.view(step.state, game.secrets ? 'public' : 'all'));
  }, [game, chosen, seats, by]);
  return (
    <div
      className="paper chosen"
      style={{ '--ratio': `${scene.width} / ${scene.height}` } as React.CSSProperties}
      aria-hidden
    >
      <Suspense fallback={fills ? null : <LidPicture game={game.id} />}>
        <Picture
          scene={scene}
          theme={theme}
          crop={fills ? { at: { x: 0, y: 0 }, width: scene.width, height: scene.height } : undefined}
        />
      </Suspense>
    </div>
  );
};
