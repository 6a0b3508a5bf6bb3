import type { Aim } from '../../../core/aim.ts';
import type { Preview } from '../../../core/choice.ts';
import type { AimTest } from '../../../core/shots/aimTest.ts';
import { formatPercent, t } from '../../../i18n/index.ts';
import { outcomeText } from '../../../interaction/odds/rows.ts';
import { evaluateStakes } from '../../../interaction/odds/stakes.ts';
import { chanceText } from '../../../presentation/text/chanceText.ts';
import { whereText } from '../../../presentation/text/directions.ts';
import { firstInLine } from '../../../presentation/text/edges.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { type AimChoice, bearingVector } from '../../../table/input/aimHandle.ts';
import type { SpokenContext } from './context.ts';
import { spokenLength, type SpokenPosition } from './facts.ts';

/** An aim, and what its preview shows. */
export interface SpokenAim {
  readonly choice: AimChoice;
  readonly aim: Aim;
  readonly preview: Preview | null;
}
/** How many results of a test, or things in the line of a gun, are spoken. */
const MOST = 2;

/** Returns the chances that a test of the aim has found: of the best effect and of the risk, then of the likeliest result. */
export const aimTestText = (
  { effects, outcomes }: Pick<AimTest, 'effects' | 'outcomes'>,
  { scene, turn }: Pick<SpokenPosition, 'scene' | 'turn'>,
  context: SpokenContext,
): string => {
  const stakes = 'to' in turn ? evaluateStakes({ kind: 'fan', effects }, scene, turn.to) : null;
  const nameOf = (id: string): string => context.label?.(id) ?? '';
  const { wanted, worst } = stakes ?? {};
  const own = worst && wanted && worst.id !== wanted.id && 'to' in turn && pieceIn(scene, worst.id)?.seat === turn.to;
  const likeliest = outcomes
    .slice(0, context.detail === 'full' ? MOST : 1)
    .map((outcome) => `${formatPercent(outcome.p)}: ${outcomeText(outcome, context).replaceAll(' · ', ', ')}`);
  return [
    wanted && `${nameOf(wanted.id)}: ${chanceText(wanted)}`,
    own && context.detail !== 'brief' && t('spoken.risk', { chance: chanceText(worst) }),
    ...(wanted && context.detail === 'brief' ? [] : likeliest),
  ]
    .filter(Boolean)
    .join('; ');
};
/** Returns what is in the line of a gun, the nearest first. */
const gunLine = ({ preview }: SpokenAim, context: SpokenContext): string[] => {
  const { edge = 0, ground = [], figures = [] } = preview?.side ?? {};
  return [
    ...ground.map(({ id, from }) => ({ id, far: from - edge })),
    ...figures.map(({ id, x, wide = 0 }) => ({ id, far: x - wide - edge })),
  ]
    .toSorted((a, b) => a.far - b.far)
    .slice(0, context.detail === 'brief' ? 1 : MOST)
    .map(({ id, far }) => `${context.label?.(id) ?? ''}, ${spokenLength(Math.max(0, far), context)}`);
};
/** Returns the direction of an aim: what is in its line, and how far away that is. */
export const aimLineText = (
  aimed: SpokenAim,
  { scene }: Pick<SpokenPosition, 'scene'>,
  context: SpokenContext,
): string => {
  const { choice, aim } = aimed;
  if (choice.controls.by === 'gun') {
    const line = gunLine(aimed, context);
    return line.length > 0 ? t('spoken.line', { what: line.join('; ') }) : t('spoken.freeLine');
  }
  const piece = pieceIn(scene, choice.by ?? choice.piece);
  const first = piece && aim.bearing !== undefined ? firstInLine(piece, bearingVector(aim.bearing), scene) : null;
  if (!piece || !first) return t('spoken.freeLine');
  const far = [spokenLength(first.far, context), whereText(piece.at, first.at, context.bearings)];
  const what = first.on ? (context.label?.(first.on.id) ?? '') : t('spoken.theEdge');
  return t('spoken.line', { what: `${what}, ${far.filter(Boolean).join(' ')}` });
};
