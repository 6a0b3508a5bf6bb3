import { enabledChoices, modeKey, type Choice } from '../../../core/choice.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import { pickable } from '../../../interaction/palette.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { type Asked, enemiesIn, listenerOf, sentences } from './asked.ts';
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
