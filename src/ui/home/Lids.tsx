import { lazy, Suspense, useEffect, useState } from 'react';
import { botLuck, randomAction } from '../../core/bots.ts';
import type { AnyGame } from '../../core/game.ts';
import { begin, type Match, run } from '../../core/match.ts';
import type { Scene } from '../../core/scene.ts';
import { SEATS } from '../../core/seat.ts';
import { GAMES } from '../../games/index.ts';
import { tell, ui } from '../../i18n/index.ts';
import { useTheme } from '../look.ts';
import { href } from '../route.ts';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));
const PLIES = 60;

/** A table some way into a match by players of code: the picture on a game's lid. */
const sceneOf = (game: AnyGame): Scene => {
  const players = SEATS.slice(0, game.seats.min).map((seat) => ({ seat, name: '' }));
  const options = game.schema.options.parse({});
  const match: Match = {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed: 'lid',
    takeBack: 'off',
    players,
    entries: [],
  };
  let { state } = begin(game, match);
  for (let ply = 1; ply <= PLIES; ply++) {
    const turn = game.turn(state);
    if ('over' in turn) break;
    const ran = run(game, match.seed, ply, state, {
      action: randomAction(game, game.view(state, turn.to), botLuck(match.seed, ply)),
    });
    if (!('step' in ran)) break;
    state = ran.step.state;
  }
  return game.scene(game.view(state, 'public'));
};

/** The games, each a lid to lift. */
export const Lids = ({ first }: { first: boolean }) => (
  <section aria-labelledby="new">
    <h2 id="new">{ui(first ? 'lids.first' : 'lids.title')}</h2>
    <ul className="lids">
      {GAMES.map((game) => (
        <li key={game.id}>
          <Lid game={game} />
        </li>
      ))}
    </ul>
  </section>
);

const Lid = ({ game }: { game: AnyGame }) => {
  const theme = useTheme();
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setScene(sceneOf(game)), 50);
    return () => clearTimeout(timer);
  }, [game]);
  return (
    <a className="paper lid" href={href({ at: 'setup', game: game.id })}>
      <span className="view" aria-hidden>
        {scene && (
          <Suspense>
            <Picture
              scene={scene}
              theme={theme}
              crop={{ at: { x: scene.width / 2 - 210, y: scene.height / 2 - 155 }, width: 420, height: 310 }}
            />
          </Suspense>
        )}
      </span>
      <span className="words">
        <strong className="display">{tell({ key: `${game.id}:name` })}</strong>
        <span className="small">{tell({ key: `${game.id}:blurb` })}</span>
      </span>
    </a>
  );
};
