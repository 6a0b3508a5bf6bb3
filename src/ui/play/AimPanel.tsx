import { Minus, Plus } from 'lucide-react';
import { AIM_CONTROLS, type AimControl, type SideView } from '../../core/choice.ts';
import { number, percent, type Telling, ui } from '../../i18n/index.ts';
import type { Fan } from '../../store/fan.ts';
import { type AimChoice, aimOf, limited, settingOf } from '../../table/aim.ts';
import type { Hand } from './useHand.ts';

/** By how much a press of a fine button or key changes a control. */
export const FINE: Readonly<Record<AimControl, number>> = {
  bearing: 5,
  lift: 5,
  power: 10,
  offset: 20,
  height: 50,
  facing: 5,
};
/** The setting of a control in words: degrees, percent, or how far to one side. */
const valueOf = (name: AimControl, value: number): string => {
  if (name === 'bearing' || name === 'lift') return `${number(value / 10)}°`;
  if (name === 'facing') return `${number(value)}°`;
  if (name === 'power') return percent(value / 1000);
  const side = value === 0 ? 'middle' : name === 'offset' ? (value > 0 ? 'left' : 'right') : value > 0 ? 'high' : 'low';
  return `${percent(Math.abs(value) / 1000)} ${ui(`aim.${side}`)}`;
};

/** The choice that is being aimed, or would be with the picked piece. */
export const aimedIn = (hand: Hand): AimChoice | null =>
  hand.proposal?.choice.kind === 'aim'
    ? hand.proposal.choice
    : aimOf(hand.choices, hand.selected, hand.selected, hand.mode);
/** Changes one control of what is aimed, within its limits. */
export const setAim = (hand: Hand, choice: AimChoice, name: AimControl, value: number): void =>
  hand.propose({ choice, aim: { ...settingOf(choice, hand.proposal), [name]: limited(choice, name, value) } });

/** The aim in numbers: a slide for each control with fine steps, the spin or the shot from the side. */
export const AimPanel = ({ hand, fan, words }: { hand: Hand; fan: Fan | null; words: Telling }) => {
  const choice = aimedIn(hand);
  if (!choice) return null;
  const setting = settingOf(choice, hand.proposal);
  const { spin, side } = hand.proposal?.preview ?? {};
  return (
    <section className="aim" aria-label={ui('aim.title')}>
      {side && <Side side={side} words={words} />}
      {spin && <Spin deg={fan?.spun ?? null} least={spin.least} />}
      {AIM_CONTROLS.map((name) => {
        const limits = choice.controls.set[name];
        if (!limits || limits.from === limits.to) return null;
        const value = setting[name] ?? limits.start;
        const step = (by: number) => setAim(hand, choice, name, value + by);
        const label = ui(`aim.${name}`);
        return (
          <div key={name} className="control">
            <span>{label}</span>
            <output>{valueOf(name, value)}</output>
            <div className="row">
              <button
                type="button"
                className="plain"
                aria-label={ui('aim.less', { what: label })}
                onClick={() => step(-FINE[name])}
              >
                <Minus aria-hidden />
              </button>
              <input
                type="range"
                className="grow"
                min={limits.from}
                max={limits.to}
                value={value}
                aria-label={label}
                aria-valuetext={valueOf(name, value)}
                onChange={(event) => setAim(hand, choice, name, Number(event.target.value))}
              />
              <button
                type="button"
                className="plain"
                aria-label={ui('aim.more', { what: label })}
                onClick={() => step(FINE[name])}
              >
                <Plus aria-hidden />
              </button>
            </div>
          </div>
        );
      })}
    </section>
  );
};

const R = 46;
const at = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(60 + r * Math.sin(angle)).toFixed(2)} ${(60 - r * Math.cos(angle)).toFixed(2)}`;
};
/** The spin of a flick as a dial, its first turn, with the mark that it must reach. */
const Spin = ({ deg, least }: { deg: number | null; least: number }) => {
  // Against the clock is to the left of the dial.
  const way = (deg ?? 0) > 0 ? -1 : 1;
  const turn = Math.min(359.9, Math.abs(deg ?? 0));
  const enough = Math.abs(deg ?? 0) >= least;
  return (
    <div className="spin row">
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden>
        <circle cx="60" cy="60" r={R} className="groove" />
        <path
          className="part"
          d={`M${at(0, R)}A${R} ${R} 0 ${turn > 180 ? 1 : 0} ${way > 0 ? 1 : 0} ${at(way * turn, R)}`}
        />
        {Array.from({ length: 36 }, (_, i) => (
          <path key={i} className="tick" d={`M${at(i * 10, 52)}L${at(i * 10, i % 9 === 0 ? 44 : 48)}`} />
        ))}
        <path className="notch" d={`M${at(way * least, 38)}L${at(way * least, 58)}`} />
      </svg>
      <p>
        <span className="display">{deg === null ? '…' : `${number(Math.abs(deg))}°`}</span>
        {deg !== null && (
          <>
            <span className="small">{ui(deg > 0 ? 'aim.against' : 'aim.with')}</span>
            <span className="small" data-enough={enough}>
              {ui(enough ? 'aim.enough' : 'aim.tooLittle', { deg: least })}
            </span>
          </>
        )}
      </p>
    </div>
  );
};

/** The shot from the side: the arc over what stands along its way. */
const Side = ({ side, words }: { side: SideView; words: Telling }) => {
  const { length, top, arc, ground, figures } = side;
  const mm = words.unit?.mm ?? 10;
  const floor = (z: number): number => top - z;
  const steps = Math.floor(length / mm);
  return (
    <figure className="side">
      <figcaption>{ui('aim.side')}</figcaption>
      <svg viewBox={`0 0 ${length} ${top + 40}`} role="img" aria-label={ui('aim.side')}>
        <rect className="sky" width={length} height={top} />
        <rect className="earth" y={top} width={length} height={40} />
        {ground.map(({ from, to, top: height }, i) => (
          <rect key={i} className="wall" x={from} y={floor(height)} width={to - from} height={height} />
        ))}
        {figures.map(({ id, x, z, tall }) => (
          <g key={id} className="man">
            <rect x={x - 12} y={floor(z) - 5} width={24} height={5} />
            <path
              d={`M${x - 7} ${floor(z) - 5}L${x - 5} ${floor(z + tall * 0.72)}H${x + 5}L${x + 7} ${floor(z) - 5}Z`}
            />
            <circle cx={x} cy={floor(z + tall * 0.84)} r={tall * 0.15} />
          </g>
        ))}
        <polyline className="case" points={arc.map(({ x, z }) => `${x},${floor(z)}`).join(' ')} />
        <polyline className="arc" points={arc.map(({ x, z }) => `${x},${floor(z)}`).join(' ')} />
        {Array.from({ length: steps }, (_, i) => (
          <text key={i} x={(i + 1) * mm} y={top + 28}>
            {i + 1}
          </text>
        ))}
        {Array.from({ length: steps * 2 + 1 }, (_, i) => (
          <path key={i} className="tick" d={`M${(i * mm) / 2} ${top}v${i % 2 ? 5 : 10}`} />
        ))}
      </svg>
    </figure>
  );
};
