import { History, Play } from 'lucide-react';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import type { AnyGame, Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { moment, tell, ui } from '../../i18n/index.ts';
import { readMatch, type Sound } from '../../storage/matches.ts';
import { lastStep } from '../../store/opening.ts';
import type { Scene } from '../../core/scene.ts';
import type { Point } from '../../geometry/point.ts';
import { useTheme } from '../look.ts';
import { go } from '../route.ts';
import { playerName, SeatName } from '../SeatName.tsx';
import { telling } from '../words.ts';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));

/** The last match played, with a picture of its table, to go on with at one press. */
export const LastMatch = ({ shelved }: { shelved: Sound }) => {
  const theme = useTheme();
  const read = useLast(shelved.id);
  if (!read) return null;
  const { game, scene, turn, match } = read;
  const words = telling(match.players, scene);
  return (
    <section className="paper last" aria-labelledby="last-when last">
      <div className="words">
        <p id="last-when" className="small">
          {ui('last.when', { when: moment(shelved.updated) })}
        </p>
        <h2 id="last">{tell({ key: `${game.id}:name` })}</h2>
        <p className="row players">
          {match.players.map((player, i) => (
            <Fragment key={player.seat}>
              {i > 0 && <span className="small">{ui('versus')}</span>}
              <SeatName seat={player.seat} name={playerName(player)} />
            </Fragment>
          ))}
        </p>
        <p className="small">{tell('over' in turn ? turn.over.why : turn.stage.why, words)}</p>
        <div className="row">
          <button type="button" className="primary" onClick={() => go({ at: 'match', id: shelved.id })}>
            {shelved.over ? <History aria-hidden /> : <Play aria-hidden />}
            {ui(shelved.over ? 'last.record' : 'last.go')}
          </button>
        </div>
      </div>
      <div className="view" aria-hidden>
        <Suspense>
          <Picture scene={scene} theme={theme} crop={bandOf(scene)} />
        </Suspense>
      </div>
    </section>
  );
};

const RATIO = 0.4;
/** The band of the field, as wide as it, that shows most of the pieces. */
const bandOf = (scene: Scene): { at: Point; width: number; height: number } => {
  const heights = scene.nodes.flatMap((node) => (node.kind === 'piece' ? [node.at.y] : []));
  const height = Math.min(scene.height, scene.width * RATIO);
  const within = (middle: number): number => heights.filter((y) => Math.abs(y - middle) < height / 2).length;
  const middle = heights.reduce((best, y) => (within(y) > within(best) ? y : best), scene.height / 2);
  const y = Math.min(Math.max(0, middle - height / 2), scene.height - height);
  return { at: { x: 0, y }, width: scene.width, height };
};

interface Last {
  readonly game: AnyGame;
  readonly match: Match;
  readonly scene: Scene;
  readonly turn: Turn;
}
const readLast = async (id: string): Promise<Last | null> => {
  const found = await readMatch(id);
  const last = found && 'match' in found ? lastStep(found.match) : null;
  if (!last || !found || 'raw' in found) return null;
  const view = last.game.view(last.step.state, 'public');
  return { game: last.game, match: found.match, scene: last.game.scene(view), turn: last.game.turn(view) };
};
/** The last table of a match; none while it is read, nor where it cannot be. */
const useLast = (id: string): Last | null => {
  const [read, setRead] = useState<Last | null>(null);
  useEffect(() => {
    let wanted = true;
    readLast(id).then(
      (last) => wanted && setRead(last),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return read;
};
