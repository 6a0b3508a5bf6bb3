import { onlyPerson } from '../../../core/match.ts';
import { isOnField, type PieceNode, type Scene } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { lookingSeat, type OpenMatch } from '../../../store/matchStore.ts';
import { botName } from '../../components/SeatName.tsx';
import { sentences } from '../../../presentation/text/sentences.ts';
import type { SpokenContext } from './context.ts';

/** What an answer is read from. */
export type Asked = Pick<Interaction, 'game' | 'view' | 'turn' | 'scene' | 'choices' | 'selected' | 'mode'> & {
  readonly open: OpenMatch;
  readonly context: SpokenContext;
  /** No chance is spoken, as during a vote. */
  readonly veiled: boolean;
};
/** Whether a node is a piece in play, on the field. */
export const isPlayed = (node: Scene['nodes'][number], scene: Scene): node is PieceNode =>
  node.kind === 'piece' && !node.out && !node.waits && isOnField(node.at, scene);
/** Returns the enemies of a side that are on the table, without tokens. */
export const enemiesIn = (scene: Scene, own: Seat): PieceNode[] =>
  scene.nodes.filter(
    (node): node is PieceNode => isPlayed(node, scene) && node.seat !== undefined && node.seat !== own && !node.token,
  );
/** Returns the side of the listener: the only person, or who looks at the table. */
export const listenerOf = (open: OpenMatch): Seat | null => onlyPerson(open.match) ?? lookingSeat(open);

/** Returns who the listener is and who the bots are. Empty for several people. */
export const whoText = (open: OpenMatch): string => {
  const you = onlyPerson(open.match);
  const bots = open.match.players.filter(({ bot }) => bot !== undefined);
  return you === null
    ? ''
    : sentences([
        t('goal.you', { seat: { seat: you } }),
        ...bots.map(({ seat, bot = '' }) => t('goal.bot', { seat: { seat }, name: botName(open.match.game, bot) })),
      ]);
};
/** Returns how a match is won. */
export const goalText = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>): string =>
  sentences(game.brief(match.options).wins.map((each) => formatMessage(each)));
