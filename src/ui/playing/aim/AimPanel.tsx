import { ChevronLeft, ChevronRight, Minus, Plus, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Aim, AIM_CONTROLS, type AimControl } from '../../../core/aim.ts';
import type { Preview } from '../../../core/choice.ts';
import { shapeGap } from '../../../geometry/gap.ts';
import type { Shape } from '../../../geometry/shape.ts';
import { formatLength, formatNumber, t } from '../../../i18n/index.ts';
import { type AimChoice, aimedPiece, aimSettings } from '../../../table/input/aimHandle.ts';
import { pieceOutline } from '../../../table/figures/pieceOutline.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { warmUpPhysics } from '../../../store/matchActions.ts';
import { bearingReference } from '../../../presentation/text/bearingReference.ts';
import { aimText } from '../../../presentation/text/aimText.ts';
import { AimTestOdds } from './AimTestOdds.tsx';
import { SidePicture } from './SidePicture.tsx';
import { Slide } from './Slide.tsx';
import {
  aimAtNext,
  aimedIn,
  controlLimits,
  meantTarget,
  setControl,
  stepControl,
} from '../../../interaction/aimControls.ts';
import { PAGE, scaleOf, stepped } from '../../../interaction/aimScales.ts';
import type { Interaction } from '../../../interaction/view.ts';
import { all, useInteraction, useReport } from '../context/interaction.tsx';
import { useMatch } from '../context/match.tsx';
import { useShownAimTests } from '../context/aimTests.tsx';
import { lastAim } from '../../../presentation/lastAim.ts';
import { pastArcs } from '../../../presentation/pastArcs.ts';
import { Row } from '../../components/Row.tsx';
import { GlyphText } from '../../components/GlyphText.tsx';
import { Small } from '../../components/Small.tsx';

/** The controls that go left and right instead of less and more. */
const SIDEWAYS: ReadonlySet<AimControl> = new Set(['bearing', 'offset', 'facing']);

/** The target of an aim, its distance as the tape measures it, and buttons for the previous and next target. */
const Target = ({ choice }: { readonly choice: AimChoice }) => {
  const { formatContext } = useMatch();
  const interaction = useInteraction(({ scene, proposal }) => ({ scene, proposal }));
  const report = useReport();
  const id = choice.clear ? null : meantTarget(interaction, choice);
  // The crew of a gun measures from the gun.
  const [own, piece] = [choice.by ?? choice.piece, id].map((each) => pieceIn(interaction.scene, each));
  if (id === null || !piece) return null;
  const who = formatContext.label?.(id) ?? id;
  const from: Shape = own ? pieceOutline(own) : { kind: 'disc', at: choice.controls.at, r: 0 };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      className="plain"
      aria-label={t(by < 0 ? 'aim.before' : 'aim.next')}
      onClick={() => report(aimAtNext(interaction, choice, by))}
    >
      {by < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </button>
  );
  return (
    <Row className="target" role="group" aria-label={t('aim.target')}>
      {button(-1)}
      <button type="button" className="plain grow" onClick={() => report(aimAtNext(interaction, choice, 0))}>
        <strong>
          <GlyphText text={who} />
        </strong>
        <Small as="span">
          {formatLength(shapeGap(from, pieceOutline(piece)), formatContext).unit}
          {choice.reaches?.(id) === false && ` · ${t('aim.beyond')}`}
        </Small>
      </button>
      {button(1)}
    </Row>
  );
};

/**
 * The aim in numbers: the target, the spin or the side view of the shot, the aim test with what it scores, and a slider for each
 * control. Everything above the sliders is there from the start and never changes its height.
 */
export const AimPanel = () => {
  const { choice, shoots } = useInteraction((now) => ({ choice: aimedIn(now), shoots: now.game.shots === true }));
  const aiming = choice !== null && shoots;
  useEffect(() => {
    if (aiming) void warmUpPhysics();
  }, [aiming]);
  return choice && <AimControls choice={choice} />;
};
/** Returns what the proposed aim would do, or the first aim of a choice. */
const previewOf = ({ game, view, proposal }: Interaction, choice: AimChoice, setting: Aim): Partial<Preview> => {
  const proposed = proposal?.choice.kind === 'aim' ? proposal.preview : null;
  return proposed ?? game.preview?.(view, choice.toward(setting)) ?? {};
};
/** The target, the spin or the shot from the side, and the controls of an aim. */
const AimControls = ({ choice }: { readonly choice: AimChoice }) => {
  const { open, formatContext } = useMatch();
  const { fan: aimTest } = useShownAimTests();
  const interaction = useInteraction(all);
  const report = useReport();
  const setting = aimSettings(choice, interaction.proposal);
  const aims = interaction.proposal?.choice.kind === 'aim';
  const { spin, side, outcomes } = previewOf(interaction, choice, setting);
  const against = bearingReference(
    interaction.scene,
    choice,
    setting,
    aimedPiece(choice, interaction.proposal),
    formatContext,
  );
  const last = lastAim(open, choice);
  return (
    <section className="aim" data-part="aim" aria-label={t('aim.title')}>
      <Target choice={choice} />
      {side && (
        <SidePicture
          side={side}
          scene={interaction.scene}
          shooter={pieceIn(interaction.scene, choice.by ?? choice.piece)}
          past={pastArcs(open, choice)}
          formatContext={formatContext}
        />
      )}
      {spin && (
        <Spin
          key={choice.piece}
          deg={aimTest?.spun ?? null}
          least={spin.least}
          refused={aims && !!interaction.proposal?.refusal}
        />
      )}
      {!side && <AimTestOdds outcomes={outcomes} />}
      {AIM_CONTROLS.map((name) => {
        const limits = controlLimits(interaction, choice, name);
        if (!limits || limits.from === limits.to) return null;
        const value = setting[name] ?? limits.start;
        const text = aimText(name, value, limits.zero ?? limits.start, against);
        const scale = scaleOf(name, limits);
        const step = (steps: number) => report(stepControl(interaction, choice, name, steps));
        const label = t(`aim.${name}`);
        return (
          <div key={name} className="control" data-control={name}>
            <span>{label}</span>
            {/* The slider and the table say it. As a live region it would be read twice. */}
            <output aria-live="off">
              <GlyphText text={text} />
            </output>
            <Row>
              <button
                type="button"
                className="plain"
                aria-label={t(SIDEWAYS.has(name) ? 'aim.leftward' : 'aim.less', { what: label })}
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
                words={text}
                go={(place) =>
                  report(setControl(interaction, choice, name, scale.valueAt(stepped(scale, name, place))))
                }
                step={(fine, pages) => step(fine + pages * PAGE[name])}
              />
              <button
                type="button"
                className="plain"
                aria-label={t(SIDEWAYS.has(name) ? 'aim.rightward' : 'aim.more', { what: label })}
                onClick={() => step(1)}
              >
                <Plus aria-hidden />
              </button>
            </Row>
          </div>
        );
      })}
      {/* Below a side view there is no room for more above the controls. */}
      {side && <AimTestOdds outcomes={outcomes} />}
      {last && (
        <div className="buttons">
          <button type="button" className="plain" onClick={() => report({ type: 'propose', draft: last })}>
            <RotateCcw aria-hidden /> {t('aim.again')}
          </button>
        </div>
      )}
    </section>
  );
};

const R = 46;
const at = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(60 + r * Math.sin(angle)).toFixed(2)} ${(60 - r * Math.cos(angle)).toFixed(2)}`;
};
/**
 * The spin of a flick as a dial of its first turn, with a mark for the required spin. During a new computation the last value
 * stays, paler. A refused aim shows no value.
 */
const Spin = ({ deg: now, least: min, refused }: { deg: number | null; least: number; refused: boolean }) => {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  const deg = refused ? null : (now ?? last);
  // On the dial, anticlockwise is to the left.
  const way = (deg ?? 0) > 0 ? -1 : 1;
  const turn = Math.min(359.9, Math.abs(deg ?? 0));
  const enough = Math.abs(deg ?? 0) >= min;
  return (
    <Row
      className="spin"
      data-part="spin"
      aria-busy={now === null && !refused}
      data-old={(now === null && deg !== null) || undefined}
    >
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden>
        <circle cx="60" cy="60" r={R} className="groove" />
        <path
          className="part"
          d={`M${at(0, R)}A${R} ${R} 0 ${turn > 180 ? 1 : 0} ${way > 0 ? 1 : 0} ${at(way * turn, R)}`}
        />
        {Array.from({ length: 36 }, (_, i) => (
          <path key={i} className="tick" d={`M${at(i * 10, 52)}L${at(i * 10, i % 9 === 0 ? 44 : 48)}`} />
        ))}
        <path className="notch" d={`M${at(way * min, 38)}L${at(way * min, 58)}`} />
      </svg>
      <p>
        <span className="display">{refused ? '—' : deg === null ? '…' : `${formatNumber(Math.abs(deg))}°`}</span>
        {deg !== null && (
          <>
            <Small as="span">{t(deg > 0 ? 'aim.against' : 'aim.with')}</Small>
            <Small as="span" data-enough={enough}>
              {t(enough ? 'aim.enough' : 'aim.tooLittle', { deg: min })}
            </Small>
          </>
        )}
      </p>
    </Row>
  );
};
