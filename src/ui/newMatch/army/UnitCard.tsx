import { Minus, Plus } from 'lucide-react';
import type { Seat } from '../../../core/seat.ts';
import { isFoot, type ProfileId, profileNamed } from '../../../games/sci-fi/armies/profiles.ts';
import { formatNumber, t } from '../../../i18n/index.ts';
import { Portrait } from '../../../table/figures/Portrait.tsx';
import { useTheme } from '../../appearance.ts';
import { Row } from '../../components/Row.tsx';
import { Small } from '../../components/Small.tsx';

interface UnitCardProps {
  readonly name: string;
  readonly id: ProfileId;
  readonly seat: Seat;
  readonly fire: 'real' | 'virtual';
  readonly count: number;
  /** Whether no more of it can be added. */
  readonly full: boolean;
  more(): void;
  less(): void;
}
/** A profile with its numbers, and the counter of its units in the army. */
export const UnitCard = ({ name, id, seat, fire, count, full, more, less }: UnitCardProps) => {
  const theme = useTheme();
  const { kind, figure, weapons, blow, armour, durability, points } = profileNamed(id);
  const foot = isFoot(id);
  const stats = [
    ['army.shooting', weapons.map((each) => formatNumber(each)).join(' / ') || t('army.unarmed')],
    ...(foot ? ([['army.blow', formatNumber(blow)]] as const) : []),
    ['army.armour', formatNumber(armour)],
    ...(foot ? [] : ([['army.durability', formatNumber(durability[fire])]] as const)),
  ] as const;
  return (
    <li className="unit" data-taken={count > 0 || undefined}>
      <Row className="who">
        <Portrait
          piece={{ figure, ...(kind === 'gun' ? {} : { seat }) }}
          theme={theme}
          size={theme === 'projector' ? 72 : 44}
        />
        <div className="grow">
          <strong>{name}</strong>
          <Small as="span">{t('army.points', { count: points })}</Small>
        </div>
      </Row>
      <dl>
        {stats.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row className="counter" role="group" aria-label={t('army.count', { name, n: count })}>
        <button
          type="button"
          className="icon"
          aria-disabled={count === 0}
          aria-label={t('army.less', { name })}
          onClick={less}
        >
          <Minus aria-hidden />
        </button>
        <output>{formatNumber(count)}</output>
        <button
          type="button"
          className="icon"
          aria-disabled={full}
          aria-label={t('army.more', { name })}
          onClick={more}
        >
          <Plus aria-hidden />
        </button>
      </Row>
    </li>
  );
};
