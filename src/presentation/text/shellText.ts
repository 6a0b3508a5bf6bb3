import type { ShotEvent } from '../../core/event.ts';
import { landingOf, missOffset, type MissOffset, flybyOffset } from '../../core/shots/trajectory.ts';
import { isOnField, type PieceNode, type Scene } from '../../core/scene.ts';
import { type Mm, type Point, distance } from '../../geometry/point.ts';
import { formatLength, type FormatContext, t } from '../../i18n/index.ts';
import { placeText } from './places.ts';

/** A distance below this counts as none, mm. */
const NEXT_TO: Mm = 5;
/** Where a shell landed, what it touched first there, and how far that is from its target. */
interface Fallen {
  readonly at: Point;
  /** The name of what it touched. Null for the table, and for a place beyond the edge. */
  readonly on: string | null;
  readonly beyond: boolean;
  readonly target: {
    readonly who: string;
    readonly off: MissOffset;
    /**
     * How far beside the target it passed, mm, if it was no higher than the target. Then only its direction was wrong. Null
     * otherwise.
     */
    readonly past: Mm | null;
    readonly hit: boolean;
  } | null;
}
const piecesOf = (scene: Scene): PieceNode[] => scene.nodes.filter((node): node is PieceNode => node.kind === 'piece');

/** Returns how far beside a piece a shell passed, mm. Null if it passed above it or not at all. */
const pastOf = (shot: ShotEvent, muzzle: Point, { at, z = 0, tall = 0 }: PieceNode): Mm | null => {
  const passed = flybyOffset(shot, muzzle, at);
  return passed && passed.high >= z && passed.high <= z + tall ? passed.right : null;
};
/**
 * Returns where a shell landed in the scene before it. It is compared with its target, or with the enemy nearest to where it
 * landed. Null if it did not land.
 */
const fallenOf = (shot: ShotEvent, before: Scene, formatContext: FormatContext): Fallen | null => {
  const { act } = shot;
  const landed = landingOf(shot);
  if (act.kind !== 'shell' || !landed) return null;
  const muzzle = { x: act.from[0] / 10, y: -act.from[1] / 10 };
  const standing = piecesOf(before).filter((piece) => piece.seat && isOnField(piece.at, before) && !piece.out);
  const near = (at: Point, list: readonly PieceNode[]): PieceNode | undefined =>
    list.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
  const own = standing.find(({ id }) => id === shot.by)?.seat;
  const meant = standing.find(({ id }) => id === shot.on);
  const enemy =
    meant ??
    near(
      landed.at,
      standing.filter(({ seat }) => seat !== own),
    );
  return {
    at: landed.at,
    on: landed.on === null ? null : (formatContext.label?.(landed.on) ?? ''),
    beyond: landed.on === null && !isOnField(landed.at, before),
    target: enemy
      ? {
          who: formatContext.label?.(enemy.id) ?? '',
          off: missOffset(muzzle, enemy.at, landed.at),
          past: pastOf(shot, muzzle, enemy),
          hit: landed.on === enemy.id,
        }
      : null,
  };
};
/** Returns how far off it was: “12 cm short”, “4 cm left”. Empty if it was hardly off. */
const offWords = ({ off, past }: NonNullable<Fallen['target']>, formatContext: FormatContext): string[] => {
  const offsetText = (mm: Mm, more: 'beyond' | 'right', less: 'short' | 'left'): string[] =>
    Math.abs(mm) < NEXT_TO
      ? []
      : [t(`fall.${mm > 0 ? more : less}`, { far: formatLength(Math.abs(mm), formatContext).cm })];
  if (past !== null) return [t('fall.past'), ...offsetText(past, 'right', 'left')];
  return [...offsetText(off.beyond, 'beyond', 'short'), ...offsetText(off.right, 'right', 'left')];
};
/**
 * Returns the label of a shell in two parts: how far off it was, and from which target, with a note if only the aim noise made
 * it miss. If it hit, the label says so. Empty without a target.
 */
export const missLabel = (
  shot: ShotEvent,
  before: Scene,
  formatContext: FormatContext,
  trembled: boolean,
): string[] => {
  const target = fallenOf(shot, before, formatContext)?.target;
  const [far = '', ...more] = target ? targetWords(target, formatContext) : [];
  return target ? [far, [...more, ...(trembled ? [t('fall.hand')] : [])].join(' · ')] : [];
};
const targetWords = (target: NonNullable<Fallen['target']>, formatContext: FormatContext): string[] => {
  if (target.hit) return [t('fall.hit'), target.who];
  return [offWords(target, formatContext).join(', ') || t('fall.beside'), t('fall.of', { who: target.who })];
};
/**
 * Returns for screen readers where a shell landed, what it touched there, and how far it was from its target. `trembled` is
 * whether it missed only because of the aim noise.
 */
export const landingText = (
  shot: ShotEvent,
  before: Scene,
  formatContext: FormatContext,
  trembled: boolean,
): string => {
  const fallen = fallenOf(shot, before, formatContext);
  if (!fallen) return '';
  const { at, on, beyond, target } = fallen;
  const place = { at: placeText(at, before) };
  return [
    beyond ? t('shot.leaves') : on === null ? t('shot.lands', place) : t('shot.landsOn', { ...place, what: on }),
    target && !target.hit && targetWords(target, formatContext).join(' '),
    trembled && t('fall.trembled'),
  ]
    .filter(Boolean)
    .join(', ');
};
/**
 * Returns for sighted players what a shell touched first, and how far it was from its target. `trembled` is whether it missed
 * only because of the aim noise.
 */
export const shellText = (shot: ShotEvent, before: Scene, formatContext: FormatContext, trembled: boolean): string => {
  const fallen = fallenOf(shot, before, formatContext);
  if (!fallen) return '';
  const { on, beyond, target } = fallen;
  const ground = beyond ? t('fall.edge') : t('fall.ground');
  const first = on === null ? ground : t('fall.first', { what: on });
  const off = target && !target.hit ? [targetWords(target, formatContext).join(' ')] : [];
  return [[first, ...off].join(', '), ...(trembled ? [t('fall.trembled')] : [])].join(': ');
};
