import type { MatchClock } from '../../core/clockSchema.ts';
import { formatMessage, t } from '../../i18n/index.ts';

const [MINUTE, HOUR] = [60, 3600];
const SECOND_MS = 1000;
/** Returns whole seconds in words, such as ‘1 minute 30 seconds’. */
export const durationText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  const parts = [
    hours > 0 && t('clock.hours', { count: hours }),
    minutes > 0 && t('clock.minutes', { count: minutes }),
    (rest > 0 || seconds === 0) && t('clock.seconds', { count: rest }),
  ];
  return parts.filter(Boolean).join(' ');
};
/** Returns a time in ms in minutes and seconds, such as 4:05. Begun seconds count as whole ones; time beyond the end has a minus. */
export const clockText = (ms: number): string => {
  const seconds = Math.abs(Math.ceil(ms / SECOND_MS));
  const shown = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  return ms <= -SECOND_MS ? `−${shown}` : shown;
};
/** Returns a clock in a few words: its kind, the time and what comes at the end. */
export const clockSummary = ({ kind, seconds, bonus = 0, end }: MatchClock): string =>
  [
    `${t(`clock.kind.${kind}`)}, ${durationText(seconds)}`,
    bonus > 0 && t('clock.plus', { time: durationText(bonus) }),
    formatMessage({ key: `ui:clock.end.${end}` }),
  ]
    .filter(Boolean)
    .join('; ');
