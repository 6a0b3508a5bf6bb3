import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import type { LuckChain } from '../../../core/matchStats.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';
import { eventsAt, rollsOf, sceneAt } from '../../../presentation/scenes.ts';
import { useTheme } from '../../appearance.ts';
import { Die } from '../../components/Die.tsx';
import { cropAround } from './cropAround.ts';

const Picture = lazy(() => import('../../../table/Picture.tsx').then((module) => ({ default: module.Picture })));

/** The winner's luckiest roll, with its table and in words. A press replays it. */
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
  const theme = useTheme();
  const formatContext = createFormatContext(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
  const events = open.steps.slice(from, to + 1).flatMap((_, i) => eventsAt(open, from + i));
  const roll = rollsOf(events).at(-1);
  const row = roll?.thrown.rows[roll.row];
  const dealt = roll?.thrown.dealt;
  const picture = useMemo(() => {
    const scene = sceneAt(open, Math.max(0, to - 1));
    const crop = dealt ? cropAround(scene, [dealt.by, dealt.on]) : null;
    return crop && { scene, crop };
  }, [open, to, dealt]);
  const fell = events.findLast(({ kind }) => kind === 'removed');
  return (
    <button type="button" className="plain decider" onClick={() => again(1, from, to)}>
      {picture && (
        <span className="view">
          <Suspense>
            <Picture scene={picture.scene} theme={theme} crop={picture.crop} />
          </Suspense>
        </span>
      )}
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
