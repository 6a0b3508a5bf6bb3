import { History, Play } from 'lucide-react';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import type { AnyGame, Turn } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { formatDateTime, formatMessage, t } from '../../i18n/index.ts';
import { loadMatch, type ReadableListItem } from '../../storage/matches.ts';
import { replayForPreview } from '../../store/matchSession.ts';
import type { Scene } from '../../core/scene.ts';
import type { Crop } from '../../table/picture.ts';
import { decisiveMoment } from './decisiveMoment.ts';
import { LastMatchPlace } from './LastMatchPlace.tsx';
import { useTheme } from '../appearance.ts';
import { go } from '../route.ts';
import { playerName, SeatName } from '../components/SeatName.tsx';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import { Small } from '../components/Small.tsx';
import { Row } from '../components/Row.tsx';
import { PrimaryButton } from '../components/PrimaryButton.tsx';

const Picture = lazy(() => import('../../table/Picture.tsx').then((module) => ({ default: module.Picture })));

/** The last match played, with a picture of its table, to continue with a single press. */
export const LastMatch = ({ shelved: saved }: { shelved: ReadableListItem }) => {
  const theme = useTheme();
  const read = useLast(saved.id);
  if (!read) return <LastMatchPlace />;
  const { game, scene, crop, turn, match } = read;
  const formatContext = createFormatContext(match.players, scene);
  return (
    <section className="paper last" data-part="last-match" aria-labelledby="last-when last">
      <div className="words">
        <Small id="last-when">{t('last.when', { when: formatDateTime(saved.updated) })}</Small>
        <h2 id="last">
          <bdi>{saved.title ?? formatMessage({ key: `${game.id}:name` })}</bdi>
        </h2>
        <Row as="p" className="players">
          {match.players.map((player, i) => (
            <Fragment key={player.seat}>
              {i > 0 && <Small as="span">{t('versus')}</Small>}
              <SeatName seat={player.seat} name={playerName(player)} bot={player.bot} />
            </Fragment>
          ))}
        </Row>
        <Small>{formatMessage('over' in turn ? turn.over.why : turn.stage.why, formatContext)}</Small>
        <Row>
          <PrimaryButton onClick={() => go({ at: 'match', id: saved.id })}>
            {saved.over ? <History aria-hidden /> : <Play aria-hidden />}
            {t(saved.over ? 'last.record' : 'last.go')}
          </PrimaryButton>
          {!saved.over && !isCovered(game, match) && (
            <button type="button" className="plain" onClick={() => go({ at: 'match', id: saved.id, record: true })}>
              <History aria-hidden /> {t('last.record')}
            </button>
          )}
        </Row>
      </div>
      <div className="view" aria-hidden>
        <Suspense>
          <Picture scene={scene} theme={theme} crop={crop} />
        </Suspense>
      </div>
    </section>
  );
};

/** Whether a curtain separates two people, so neither may look at the table alone. */
const isCovered = (game: AnyGame, { players }: Match): boolean =>
  game.secrets && players.filter(({ bot }) => !bot).length > 1;

interface Last {
  readonly game: AnyGame;
  readonly match: Match;
  /** The table now, or before the decisive hit, and the part of it with the last hit. */
  readonly scene: Scene;
  readonly crop: Crop;
  readonly turn: Turn;
}
const readLast = async (id: string, goesOn: () => boolean): Promise<Last | null> => {
  const found = await loadMatch(id);
  const steps = found && 'match' in found ? await replayForPreview(found.match, goesOn) : null;
  const last = steps?.steps.at(-1);
  if (!steps || !last || !found || 'raw' in found) return null;
  const { game } = steps;
  const turn = game.turn(game.view(last.state, 'public'));
  const decided = decisiveMoment(steps.steps, (state) => game.scene(game.view(state, 'public')), 'over' in turn);
  return { game, match: found.match, ...decided, turn };
};
/** Returns the last table of a match. Null while it is read, or if it cannot be read. */
const useLast = (id: string): Last | null => {
  const [read, setRead] = useState<Last | null>(null);
  useEffect(() => {
    let wanted = true;
    readLast(id, () => wanted).then(
      (last) => wanted && setRead(last),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return read;
};
