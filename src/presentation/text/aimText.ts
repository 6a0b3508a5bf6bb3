import type { AimControl } from '../../core/aim.ts';
import { formatNumber, formatPercent, t } from '../../i18n/index.ts';

/** How far a bearing is from another on a circle of so many units, the shorter way: left below 0, right above. */
export const angleBetween = (value: number, start: number, circle: number): number => {
  const turned = (((value - start) % circle) + circle) % circle;
  return turned > circle / 2 ? turned - circle : turned;
};
type Way = 'toLeft' | 'straight' | 'toRight' | 'asIs' | 'down' | 'level' | 'up';
const degrees = (deg: number, [less, none, more]: readonly [Way, Way, Way]): string =>
  deg === 0 ? t(`aim.${none}`) : t(`aim.${deg < 0 ? less : more}`, { deg: formatNumber(Math.abs(deg)) });

/** Against whom a bearing is told: his name, and the bearing at him. */
export interface BearingReference {
  readonly who: string;
  readonly bearing: number;
}
const besideWords = (value: number, { who, bearing }: BearingReference): string => {
  const off = angleBetween(value, bearing, 3600) / 10;
  if (off === 0) return t('aim.at', { who });
  return t(off < 0 ? 'aim.leftOf' : 'aim.rightOf', { deg: formatNumber(Math.abs(off)), who });
};
/** The setting of a control as people say it: a bearing against whom it is meant for, or where there is nobody from straight ahead, lift up or down, percent, or how far aside it is struck. */
export const aimText = (
  name: AimControl,
  value: number,
  zero: number,
  against: BearingReference | null = null,
): string => {
  if (name === 'bearing' && against) return besideWords(value, against);
  if (name === 'bearing') return degrees(angleBetween(value, zero, 3600) / 10, ['toLeft', 'straight', 'toRight']);
  if (name === 'facing') return degrees(angleBetween(value, zero, 360), ['toLeft', 'asIs', 'toRight']);
  if (name === 'lift') return degrees(value / 10, ['down', 'level', 'up']);
  if (name === 'power') return formatPercent(value / 1000);
  if (value === 0) return t('aim.middle');
  const side = name === 'offset' ? (value > 0 ? 'left' : 'right') : value > 0 ? 'high' : 'low';
  return `${formatPercent(Math.abs(value) / 1000)} ${t(`aim.${side}`)}`;
};
