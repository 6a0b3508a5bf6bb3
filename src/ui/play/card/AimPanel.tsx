import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { AIM_CONTROLS, type AimControl } from '../../../core/choice.ts';
import type { Fan } from '../../../core/shots/fan.ts';
import { number, type Telling, ui } from '../../../i18n/index.ts';
import { type AimChoice, aimOf, limited, settingOf } from '../../../table/hand/aim.ts';
import { aimWords } from '../words/aimWords.ts';
import { SidePicture } from './SidePicture.tsx';
import { Slide } from './Slide.tsx';
import { PAGE, pushed, scaleOf, stepped } from './slides.ts';
import type { Hand } from '../hand/usePlayHand.ts';

/** The choice that is being aimed, or would be with the picked piece. */
export const aimedIn = (hand: Hand): AimChoice | null =>
  hand.proposal?.choice.kind === 'aim'
    ? hand.proposal.choice
    : aimOf(hand.choices, hand.selected, hand.selected, hand.mode);
/** Changes one control of what is aimed, within its limits. */
const setAim = (hand: Hand, choice: AimChoice, name: AimControl, value: number): void =>
  hand.propose({ choice, aim: { ...settingOf(choice, hand.proposal), [name]: limited(choice, name, value) } });

/** Changes one control by so many fine steps, to the right on its slide. */
export const stepAim = (hand: Hand, choice: AimChoice, name: AimControl, steps: number): void => {
  const limits = choice.controls.set[name];
  if (!limits) return;
  const scale = scaleOf(name, limits);
  const place = scale.placeOf(settingOf(choice, hand.proposal)[name] ?? limits.start);
  setAim(hand, choice, name, scale.valueAt(pushed(scale, name, place, steps, limits.round)));
};
/** What goes to the left and right rather than to less and more. */
const SIDEWAYS: ReadonlySet<AimControl> = new Set(['bearing', 'offset', 'facing']);

/** The aim in numbers: a slide for each control with fine steps, the spin or the shot from the side. */
export const AimPanel = ({ hand, fan, words }: { hand: Hand; fan: Fan | null; words: Telling }) => {
  const choice = aimedIn(hand);
  if (!choice) return null;
  const setting = settingOf(choice, hand.proposal);
  const { spin, side } = hand.proposal?.preview ?? {};
  return (
    <section className="aim" aria-label={ui('aim.title')}>
      {side && <SidePicture side={side} scene={hand.scene} words={words} />}
      {spin && <Spin key={choice.piece} deg={fan?.spun ?? null} least={spin.least} />}
      {AIM_CONTROLS.map((name) => {
        const limits = choice.controls.set[name];
        if (!limits || limits.from === limits.to) return null;
        const value = setting[name] ?? limits.start;
        const told = aimWords(name, value, limits.zero ?? limits.start);
        const scale = scaleOf(name, limits);
        const step = (steps: number) => stepAim(hand, choice, name, steps);
        const label = ui(`aim.${name}`);
        return (
          <div key={name} className="control">
            <span>{label}</span>
            <output>{told}</output>
            <div className="row">
              <button
                type="button"
                className="plain"
                aria-label={ui(SIDEWAYS.has(name) ? 'aim.leftward' : 'aim.less', { what: label })}
                onClick={() => step(-1)}
              >
                <Minus aria-hidden />
              </button>
              <Slide
                from={scale.from}
                to={scale.to}
                place={scale.placeOf(value)}
                setting={value}
                label={label}
                words={told}
                go={(place) => setAim(hand, choice, name, scale.valueAt(stepped(scale, name, place)))}
                step={(fine, pages) => step(fine + pages * PAGE[name])}
              />
              <button
                type="button"
                className="plain"
                aria-label={ui(SIDEWAYS.has(name) ? 'aim.rightward' : 'aim.more', { what: label })}
                onClick={() => step(1)}
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
/** The spin of a flick as a dial, its first turn, with the mark that it must reach; while it is worked out anew the last one stays, paler. */
const Spin = ({ deg: now, least }: { deg: number | null; least: number }) => {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  const deg = now ?? last;
  // Against the clock is to the left of the dial.
  const way = (deg ?? 0) > 0 ? -1 : 1;
  const turn = Math.min(359.9, Math.abs(deg ?? 0));
  const enough = Math.abs(deg ?? 0) >= least;
  return (
    <div className="spin row" aria-busy={now === null} data-old={(now === null && deg !== null) || undefined}>
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
