import { useId } from 'react';
import { CLOCK_ENDS, CLOCK_KINDS, type MatchClock } from '../../core/clockSchema.ts';
import type { Seat } from '../../core/seat.ts';
import { t } from '../../i18n/index.ts';
import { Row } from '../components/Row.tsx';
import { Small } from '../components/Small.tsx';
import { Toggle } from '../components/Toggle.tsx';
import { durationText } from '../starting/clockText.ts';

const [TURN_TIMES, SIDE_TIMES] = [
  [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600],
  [60, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200],
];
const BONUSES = [0, 2, 3, 5, 10, 20, 30, 60];
/** The clock that each kind begins with. What comes at the end suits those who play without haste. */
const FIRST: Readonly<Record<MatchClock['kind'], MatchClock>> = {
  turn: { kind: 'turn', seconds: 60, end: 'shown' },
  side: { kind: 'side', seconds: 600, bonus: 5, end: 'lost' },
  glass: { kind: 'glass', seconds: 60, end: 'shown' },
};
/** Returns how many rows the clock has on the set-up page, for so many people. */
export const clockRowCount = (clock: MatchClock | null, seats: number): number => {
  if (!clock || seats === 0) return Math.min(1, seats);
  // Its kind, the end, whether times differ, the times, and the bonus.
  return 3 + (clock.apart ? seats : 1) + (clock.kind === 'side' ? 1 : 0);
};

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  textOf(value: Value): string;
  set(value: Value): void;
}
const Choice = <Value extends string | number>({ label, value, values, textOf, set }: ChoiceProps<Value>) => {
  const id = useId();
  return (
    <Row className="spread" data-part="option">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={(event) => {
          const chosen = values.find((each) => String(each) === event.target.value);
          if (chosen !== undefined) set(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </Row>
  );
};
/** Returns the list with a value that may be missing in it, as from a file. */
const including = (list: readonly number[], value: number): number[] =>
  [...new Set([...list, value])].toSorted((a, b) => a - b);

interface ClockProps {
  readonly clock: MatchClock | null;
  set(clock: MatchClock | null): void;
  /** The seats of people. */
  readonly seats: readonly Seat[];
  /** Whether the rules let a turn pass. */
  readonly passes: boolean;
  called(seat: Seat): string;
}
/** The clock of a match: none, for each turn, for each side, or a sand glass; its times, and what comes at the end. */
export const ClockFields = ({ clock, set, seats, passes, called }: ClockProps) => (
  <>
    <Choice
      label={t('clock')}
      value={clock?.kind ?? 'none'}
      values={['none', ...CLOCK_KINDS]}
      textOf={(kind) => t(`clock.kind.${kind}`)}
      set={(kind) => set(kind === 'none' ? null : FIRST[kind])}
    />
    {clock && <Times {...{ clock, set, seats, called }} />}
    {clock && (
      <>
        <Choice
          label={t('clock.end')}
          value={clock.end}
          values={CLOCK_ENDS.filter((end) => end !== 'pass' || (passes && clock.kind !== 'side'))}
          textOf={(end) => t(`clock.end.${end}`)}
          set={(end) => set({ ...clock, end })}
        />
        <Small>{t(clock.kind === 'glass' ? 'clock.help.glass' : 'clock.help')}</Small>
      </>
    )}
  </>
);
const Times = ({ clock, set, seats, called }: Omit<ClockProps, 'passes'> & { readonly clock: MatchClock }) => {
  const { seconds, apart, kind } = clock;
  const times = kind === 'side' ? SIDE_TIMES : TURN_TIMES;
  const differ = (on: boolean): void => {
    const { apart: _, ...same } = clock;
    set(on ? { ...clock, apart: Object.fromEntries(seats.map((seat) => [seat, seconds])) } : same);
  };
  return (
    <>
      {apart ? (
        seats.map((seat) => (
          <Choice
            key={seat}
            label={t('clock.timeOf', { name: called(seat) })}
            value={apart[seat] ?? seconds}
            values={including(times, apart[seat] ?? seconds)}
            textOf={durationText}
            set={(time) => set({ ...clock, apart: { ...apart, [seat]: time } })}
          />
        ))
      ) : (
        <Choice
          label={t('clock.time')}
          value={seconds}
          values={including(times, seconds)}
          textOf={durationText}
          set={(time) => set({ ...clock, seconds: time })}
        />
      )}
      <Toggle on={apart !== undefined} set={differ} label={t('clock.apart')} />
      {kind === 'side' && (
        <Choice
          label={t('clock.bonus')}
          value={clock.bonus ?? 0}
          values={including(BONUSES, clock.bonus ?? 0)}
          textOf={(bonus) => (bonus === 0 ? t('clock.noBonus') : durationText(bonus))}
          set={(bonus) => set({ ...clock, bonus })}
        />
      )}
    </>
  );
};
