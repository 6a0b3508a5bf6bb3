import { RotateCcw } from 'lucide-react';
import type { LuckChain } from '../../../core/matchStats.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';
import { eventsAt, sceneAt } from '../../../presentation/scenes.ts';
import { Die } from '../../components/Die.tsx';
import { rollsOf } from '../../../presentation/scenes.ts';

/** The winner's luckiest roll, in words. A press replays it. */
export const Decider = ({
  open,
  chance: { from, to },
  who,
  again,
}: {
  open: OpenMatch;
  chance: LuckChain;
  /** The name of the lucky side. */
  who: string;
  again(slow: number, from: number, to: number): void;
}) => {
  const formatContext = createFormatContext(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
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
          {fell ? formatMessage(fell.text, formatContext) : row && rowHead(formatMessage(row.text, formatContext)).word}
        </span>
      </span>
      <RotateCcw aria-hidden />
    </button>
  );
};
