import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import type { NodeId } from '../../../core/scene.ts';
import type { LuckChain } from '../../../core/matchStats.ts';
import { formatMessage, t } from '../../../i18n/index.ts';
import type { OpenMatch } from '../../../store/matchStore.ts';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { rowHead } from '../../../presentation/text/ruleTable.ts';
import { eventsAt, rollsOf, sceneAt } from '../../../presentation/scenes.ts';
import { useTheme } from '../../appearance.ts';
import { Die } from '../../components/Die.tsx';
import { cropAround } from '../../report/cropAround.ts';

const Picture = lazy(() => import('../../../table/Picture.tsx').then((module) => ({ default: module.Picture })));

interface RollPictureProps {
  readonly open: OpenMatch;
  readonly ply: number;
  readonly by: NodeId;
  readonly on: NodeId;
}
/** The table before a roll, around the attacker and its target. */
const RollPicture = ({ open, ply, by, on }: RollPictureProps) => {
  const theme = useTheme();
  const scene = sceneAt(open, Math.max(0, ply - 1));
  const crop = useMemo(() => cropAround(scene, [by, on]), [scene, by, on]);
  return (
    crop && (
      <span className="view">
        <Suspense>
          <Picture scene={scene} theme={theme} crop={crop} />
        </Suspense>
      </span>
    )
  );
};
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
  const formatContext = createFormatContext(open.match.players, sceneAt(open, from - 1), sceneAt(open, to));
  const events = open.steps.slice(from, to + 1).flatMap((_, i) => eventsAt(open, from + i));
  const roll = rollsOf(events).at(-1);
  const row = roll?.thrown.rows[roll.row];
  const dealt = roll?.thrown.dealt;
  const fell = events.findLast(({ kind }) => kind === 'removed');
  return (
    <button type="button" className="plain decider" onClick={() => again(1, from, to)}>
      {dealt && <RollPicture open={open} ply={to} by={dealt.by} on={dealt.on} />}
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
