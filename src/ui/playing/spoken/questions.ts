import { enabledChoices, modeKey, type Choice } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { PieceNode } from '../../../core/scene.ts';
import { paletteGroups, pickable } from '../../../interaction/palette.ts';
import { sentences } from '../../../presentation/text/sentences.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { type Asked, enemiesIn, listenerOf } from './asked.ts';
import type { SpokenContext } from './context.ts';
import { distanceBetween, relationText, targetText } from './facts.ts';
import { nearestPairText } from './standing.ts';

const MOST = 8;
/** Returns a choice in words: a target with its chance, anything else by its name. */
const choiceText = (asked: Asked, choice: Choice<unknown>): string => {
  const { context, scene } = asked;
  const what = formatMessage(choice.label, context);
  const target = choice.kind === 'do' ? pieceIn(scene, choice.target) : undefined;
  return choice.kind === 'do' && target ? `${what}: ${targetText(asked, choice, target, asked)}` : what;
};
/** A part of a list as it is spoken, and where the next part begins: at its start again after the last one. */
interface Answer {
  readonly text: string;
  readonly next: number;
}
/** Returns a part of a list with how many more there are. */
const partOf = (
  list: readonly string[],
  from: number,
): { readonly items: readonly string[]; readonly next: number } => {
  const end = from + MOST;
  const more = Math.max(0, list.length - end);
  const items = list.slice(from, end);
  return { items: more > 0 ? [...items, t('ask.more', { count: more })] : items, next: more > 0 ? end : 0 };
};
/** Returns the name of a piece that can be chosen, with what it is good for. In brief speech only its name. */
const ableText = (piece: PieceNode, context: SpokenContext): string =>
  [
    context.label?.(piece.id),
    piece.about && context.detail !== 'brief' ? `(${formatMessage(piece.about, context)})` : '',
  ]
    .filter(Boolean)
    .join(' ');
/** Returns which pieces can act, or else which ones can still be placed. */
const ableAnswer = (asked: Asked, from: number): Answer => {
  const { context } = asked;
  const able = pickable(asked);
  if (able.length > 0) {
    const { items, next } = partOf(
      able.map((piece) => ableText(piece, context)),
      from,
    );
    return { text: t('ask.able', { count: able.length, names: items.join('; ') }), next };
  }
  const groups = paletteGroups(asked, context).filter(({ waiting }) => waiting.length > 0);
  if (groups.length === 0) return { text: t('ask.nobody'), next: 0 };
  const { items, next } = partOf(
    groups.map(({ name, waiting }) => t('ask.waits', { name, n: waiting.length })),
    from,
  );
  return { text: t('ask.toPlace', { names: items.join('; ') }), next };
};
/** Answers "what can this piece do", numbered from a place in the list on, or which pieces can act if none is selected. */
export const possibleAnswer = (asked: Asked, from = 0): Answer => {
  const { selected, choices, context, scene } = asked;
  if (selected === null) return ableAnswer(asked, from);
  const mine = enabledChoices(choices).filter(({ piece }) => piece === selected);
  // Several squares or paths of one kind are one thing to do.
  const isTarget = (choice: Choice<unknown>): boolean => choice.kind === 'do' && !!pieceIn(scene, choice.target);
  const different = [
    ...new Map(mine.map((choice) => [isTarget(choice) ? choice.id : modeKey(choice), choice])).values(),
  ];
  const piece = pieceIn(scene, selected);
  const who = context.label?.(selected) ?? '';
  if (different.length === 0) return { text: t('ask.nothing', { who }), next: 0 };
  const numbered = different.map((choice, i) => `${i + 1}: ${choiceText(asked, choice)}`);
  const { items, next } = partOf(numbered, from);
  const about = piece?.about && from === 0 ? `${who}: ${formatMessage(piece.about, context)}` : who;
  return { text: sentences([about, ...items]), next };
};
/** Answers "who is near": the enemies of the selected piece, or of the side, the nearest first. */
export const nearText = (asked: Asked): string => {
  const { open, scene, selected, game, view, context } = asked;
  const from = pieceIn(scene, selected);
  const own = from?.seat ?? listenerOf(open);
  if (own === null || own === undefined) return t('ask.noEnemy');
  if (!from) return nearestPairText(asked, own) || t('ask.noPiece');
  const cover = game.coverOverview?.(view, from.id) ?? null;
  const near = enemiesIn(scene, own)
    .map((enemy) => ({ enemy, gap: distanceBetween(from, enemy, asked) }))
    .toSorted((a, b) => a.gap - b.gap)
    .slice(0, MOST)
    .map(({ enemy }) =>
      [context.label?.(enemy.id), ...relationText(from, enemy, { scene, cover }, context)].filter(Boolean).join(', '),
    );
  return near.length === 0
    ? t('ask.noEnemy')
    : sentences([t('ask.from', { who: context.label?.(from.id) ?? '' }), ...near]);
};
