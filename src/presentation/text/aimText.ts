import type { AimControl } from '../../core/aim.ts';
import { formatNumber, formatPercent, t } from '../../i18n/index.ts';
import { angleBetween } from '../../geometry/rotation.ts';

type Way = 'toLeft' | 'straight' | 'toRight' | 'asIs' | 'down' | 'level' | 'up';
const degrees = (deg: number, [less, none, more]: readonly [Way, Way, Way]): string =>
  deg === 0 ? t(`aim.${none}`) : t(`aim.${deg < 0 ? less : more}`, { deg: formatNumber(Math.abs(deg)) });

/** The target that a bearing is compared with: its name, and the bearing to it. */
export interface BearingReference {
  readonly who: string;
  readonly bearing: number;
}
const besideWords = (value: number, { who, bearing }: BearingReference): string => {
  const off = angleBetween(value, bearing, 3600) / 10;
  if (off === 0) return t('aim.at', { who });
  return t(off < 0 ? 'aim.leftOf' : 'aim.rightOf', { deg: formatNumber(Math.abs(off)), who });
};
/**
 * Returns the setting of an aim control in words. A bearing is compared with its target, or with straight ahead (`zero`) if
 * there is none. Other settings are an angle up or down, a percentage, or a contact point beside the centre.
 */
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
