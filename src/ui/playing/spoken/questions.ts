import { enabledChoices, modeKey, type Choice } from '../../../core/choice.ts';
import { onlyPerson } from '../../../core/match.ts';
import type { PieceNode, Scene, Score } from '../../../core/scene.ts';
import type { Seat } from '../../../core/seat.ts';
import { isOnField } from '../../../core/scene.ts';
import { formatMessage, formatValue, t } from '../../../i18n/index.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { pickable } from '../../../interaction/palette.ts';
import { nearestEnemy } from '../../../presentation/text/places.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { lookingSeat } from '../../../store/matchStore.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { botName, seatName } from '../../components/SeatName.tsx';
import type { SpokenContext } from './context.ts';
import { distanceText, gapBetween, relationText, targetText } from './facts.ts';

/** What an answer is read from. */
export type Asked = Pick<Interaction, 'game' | 'view' | 'turn' | 'scene' | 'choices' | 'selected' | 'mode'> & {
  readonly open: OpenMatch;
  readonly context: SpokenContext;
  /** No chance is spoken, as during a vote. */
  readonly veiled: boolean;
};
const MOST = 8;
const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .filter((part): part is string => !!part)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
const isPlayed = (node: Scene['nodes'][number], scene: Scene): node is PieceNode =>
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

const scoreText = ({ seat, value, of, text }: Score, context: SpokenContext): string => {
  const side = context.player?.(seat) ?? seatName(seat);
  const counted = { side, what: formatMessage(text, context), value: formatValue(value, context) };
  return of === undefined ? t('ask.score', counted) : t('ask.scoreOf', { ...counted, of });
};
/** Returns the nearest enemy of all own pieces, as the own piece sees it. Empty on a board of squares, or without enemies. */
const nearestText = ({ scene, context }: Pick<Asked, 'scene' | 'context'>, own: Seat): string => {
  const pairs = scene.nodes.flatMap((node) => {
    if (!isPlayed(node, scene) || node.seat !== own || node.token) return [];
    const near = nearestEnemy(node, node.at, scene);
    return near ? [{ ...near, node }] : [];
  });
  const nearest = pairs.toSorted((a, b) => a.gap - b.gap)[0];
  return nearest
    ? t('ask.nearest', {
        who: context.label?.(nearest.foe.id) ?? '',
        where: distanceText(nearest.node, nearest.foe, scene, context),
        from: context.label?.(nearest.node.id) ?? '',
      })
    : '';
};
/** Answers "where do I stand": who the listener is, which side acts and why, who can still act, and the enemies. */
export const standingText = (asked: Asked): string => {
  const { open, turn, scene, context } = asked;
  const own = listenerOf(open);
  const ready = pickable(asked).length;
  const enemies = own === null ? 0 : enemiesIn(scene, own).length;
  return sentences([
    whoText(open),
    'over' in turn ? t('over') : formatMessage(turn.stage.why, context),
    'to' in turn && turn.to === own && ready > 0 && t('ask.ready', { count: ready }),
    ...(scene.scores ?? []).map((score) => scoreText(score, context)),
    enemies > 0 && t('ask.enemies', { count: enemies }),
    own !== null && nearestText(asked, own),
    context.detail === 'full' && goalText(open),
  ]);
};
/** Returns a choice in words: a target with its chance, anything else by its name. */
const choiceText = (asked: Asked, choice: Choice<unknown>): string => {
  const { context, scene } = asked;
  const what = formatMessage(choice.label, context);
  const target = choice.kind === 'do' ? pieceIn(scene, choice.target) : undefined;
  return choice.kind === 'do' && target ? `${what}: ${targetText(asked, choice, target, asked)}` : what;
};
/** Answers "what can this piece do", numbered, or which pieces can act if none is selected. */
export const possibleText = (asked: Asked): string => {
  const { selected, choices, context, scene } = asked;
  if (selected === null) {
    const able = pickable(asked);
    const names = able.slice(0, MOST).map(({ id }) => context.label?.(id) ?? '');
    if (able.length === 0) return t('ask.nobody');
    return t('ask.able', { count: able.length, names: names.join('; ') });
  }
  const mine = enabledChoices(choices).filter(({ piece }) => piece === selected);
  // Several squares or paths of one kind are one thing to do.
  const isTarget = (choice: Choice<unknown>): boolean => choice.kind === 'do' && !!pieceIn(scene, choice.target);
  const different = [
    ...new Map(mine.map((choice) => [isTarget(choice) ? choice.id : modeKey(choice), choice])).values(),
  ];
  const who = context.label?.(selected) ?? '';
  if (different.length === 0) return t('ask.nothing', { who });
  const list = different.slice(0, MOST).map((choice, i) => `${i + 1}: ${choiceText(asked, choice)}`);
  return sentences([who, ...list]);
};
/** Answers "who is near": the enemies of the selected piece, or of the side, the nearest first. */
export const nearText = (asked: Asked): string => {
  const { open, scene, selected, game, view, context } = asked;
  const from = pieceIn(scene, selected);
  const own = from?.seat ?? listenerOf(open);
  if (own === null || own === undefined) return t('ask.noEnemy');
  if (!from) return nearestText(asked, own) || t('ask.noPiece');
  const cover = game.coverOverview?.(view, from.id) ?? null;
  const near = enemiesIn(scene, own)
    .map((enemy) => ({ enemy, gap: gapBetween(from, enemy) }))
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, MOST)
    .map(({ enemy }) =>
      [context.label?.(enemy.id), ...relationText(from, enemy, { scene, cover }, context)].filter(Boolean).join(', '),
    );
  return near.length === 0
    ? t('ask.noEnemy')
    : sentences([t('ask.from', { who: context.label?.(from.id) ?? '' }), ...near]);
};
