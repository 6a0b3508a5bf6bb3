import { RotateCcw } from 'lucide-react';
import type { LuckChain } from '../../../core/matchStats.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { telling } from '../../words.ts';
import { headOf } from '../words/lines.ts';
import { eventsAt, sceneAt } from '../show/scenes.ts';
import { Die } from '../../parts/Die.tsx';
import { rollsOf } from '../show/scenes.ts';

/** The luckiest throw of the winner, in words; a press plays it once more. */
export const Decider = ({
  open,
  chance: { from, to },
  who,
  again,
}: {
  open: OpenMatch;
  chance: LuckChain;
  /** Whose luck it was. */
  who: string;
  again(slow: number, from: number, to: number): void;
}) => {
  const formatContext = telling(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
  const events = open.steps.slice(from, to + 1).flatMap((_, i) => eventsAt(open, from + i));
  const roll = rollsOf(events).at(-1);
  const row = roll?.thrown.rows[roll.row];
  const fell = events.findLast(({ kind }) => kind === 'removed');
  return (
    <button type="button" className="plain decider" onClick={() => again(1, from, to)}>
      {roll?.dice.slice(-2).map((face, i) => (
        <Die key={i} face={face} size={44} />
      ))}
      <span className="grow">
        <strong>{t('ending.throw', { who })}</strong>
        {roll && <span>{formatMessage(roll.text, formatContext)}</span>}
        <span>
          {fell ? formatMessage(fell.text, formatContext) : row && headOf(formatMessage(row.text, formatContext)).word}
        </span>
      </span>
      <RotateCcw aria-hidden />
    </button>
  );
};
