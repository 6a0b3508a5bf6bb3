import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { type FaceCounts, faceCounts, MIN_DICE, fairnessPValue } from '../../core/odds/diceFairness.ts';
import { t } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { Die } from '../components/Die.tsx';
import { playerName, SeatMark } from '../components/SeatName.tsx';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';

const sum = (faces: FaceCounts): number => faces.reduce((all, count) => all + count, 0);
/** Returns in plain words how often fair dice fall this unevenly. */
const sense = (faces: FaceCounts): string => {
  const count = sum(faces);
  if (count < MIN_DICE) return t('ledger.few', { count });
  const p = fairnessPValue(faces);
  return p > 0.45 ? t('ledger.even', { count }) : t('ledger.uneven', { count, in: Math.max(2, Math.round(1 / p)) });
};
/** Each side's luck: how often every face came up, and how usual such an uneven result is. */
export const Ledger = ({ open, unfolded = false }: { open: OpenMatch; unfolded?: boolean }) => {
  const faces = useMemo(() => faceCounts(open.steps, open.viewer), [open.steps, open.viewer]);
  const thrown = open.match.players.flatMap((player) => {
    const own = faces[player.seat];
    return own ? [{ player, own }] : [];
  });
  if (thrown.every(({ own }) => sum(own) < 6)) return null;
  const max = Math.max(1, ...thrown.flatMap(({ own }) => own));
  return (
    <details className="ledger" open={unfolded}>
      <summary>
        {t('ledger')} <ChevronDown aria-hidden />
      </summary>
      {thrown.map(({ player, own }) => (
        <section key={player.seat} aria-label={playerName(player)}>
          <Row as="p">
            <SeatMark seat={player.seat} size={22} />{' '}
            <strong>
              <bdi>{playerName(player)}</bdi>
            </strong>
          </Row>
          <ol>
            {own.map((count, i) => (
              <li key={i}>
                <i style={{ '--share': count / max } as React.CSSProperties} aria-hidden />
                <Die face={i + 1} size={22} />
                <span className="hidden">{t('desk.face', { face: i + 1 })}:</span> {count}
              </li>
            ))}
          </ol>
          <Small>{sense(own)}</Small>
        </section>
      ))}
    </details>
  );
};
