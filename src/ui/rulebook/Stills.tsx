import { type ReactNode, useMemo } from 'react';
import type { Scene } from '../../core/scene.ts';
import { t } from '../../i18n/index.ts';
import type { Brush } from '../../table/draw/brush.ts';
import type { Theme } from '../../table/draw/theme.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { seenRadiusOf } from '../../table/figures/pieces.ts';
import { drawShotTraces } from '../../table/marks/shotTraces.ts';
import { drawChain } from '../../table/marks/actionChain.ts';
import { Picture } from '../../table/Picture.tsx';
import { Die } from '../components/Die.tsx';
import { StepText } from './StepText.tsx';
import { type ExampleStep, type ExampleMoment, isStill } from './exampleMoment.ts';
import { Small } from '../components/Small.tsx';

/** One picture of an example: the step, and its table before it with the coming paths, or after it with its traces. */
interface Still {
  readonly beat: ExampleStep;
  readonly at: number;
  readonly when: 'before' | 'after';
}
/** Returns one picture for each of several steps. A single step has its tables before and after it, or a single one if the table stays the same. */
const stillsOf = (moment: ExampleMoment): Still[] => {
  const { beats, crop } = moment;
  const [only] = beats;
  if (beats.length > 1 || !only) return beats.map((beat, at) => ({ beat, at, when: 'after' }));
  const after = { beat: only, at: 0, when: 'after' } as const;
  return !crop || isStill(only, moment) ? [after] : [{ ...after, when: 'before' }, after];
};
const DIE = 40;

const StillPicture = ({ still, moment, theme }: { still: Still; moment: ExampleMoment; theme: Theme }) => {
  const { beat, when } = still;
  const scene: Scene = beat[when];
  // If its action continues, the rest is still to come, so the path is drawn as before the step.
  const comes = when === 'before' || beat.after === beat.before;
  const over = useMemo(() => {
    if (when === 'before') return undefined;
    return (brush: Brush): void => {
      drawShotTraces(brush, beat.left);
      if (beat.marks.length === 0) return;
      const figures = piecesOnTable(scene).map((piece) => ({ at: piece.at, r: seenRadiusOf(piece) }));
      drawChain(
        brush,
        beat.marks.map((mark) => ({ ...mark, n: null, trail: comes ? [] : mark.trail })),
        figures,
      );
    };
  }, [beat, when, comes, scene]);
  const ways = useMemo(
    () => (comes ? beat.events.flatMap((event) => (event.kind === 'moved' ? [event.path] : [])) : []),
    [beat, comes],
  );
  const dice = when === 'after' ? beat.events.flatMap((event) => (event.kind === 'rolled' ? event.dice : [])) : [];
  return (
    <>
      <Picture scene={scene} theme={theme} crop={moment.crop} ways={ways} over={over} />
      {moment.beats.length > 1 && (
        <b className="number" data-part="step-number" aria-hidden>
          {still.at + 1}
        </b>
      )}
      <span className="dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} size={DIE} />
        ))}
      </span>
    </>
  );
};

/** The steps of an example as pictures with texts, numbered in order. A press on one starts the example. */
export const Stills = ({
  moment,
  rule,
  theme,
  play,
  tools,
}: {
  readonly moment: ExampleMoment;
  readonly rule: string;
  readonly theme: Theme;
  play(): void;
  readonly tools: ReactNode;
}) => {
  const stills = stillsOf(moment);
  const several = moment.beats.length > 1;
  return (
    <div className="example" data-pictures={stills.length}>
      {stills.map((still, i) => (
        <figure key={i}>
          <div className="view">
            <StillPicture still={still} moment={moment} theme={theme} />
            <button type="button" className="cover" aria-label={t('rulebook.show')} onClick={play} />
          </div>
          {several && (
            <figcaption className="words">
              <StepText moment={moment} at={still.at} rule={rule} />
            </figcaption>
          )}
          {!several && stills.length > 1 && <Small as="figcaption">{t(`rulebook.${still.when}`)}</Small>}
        </figure>
      ))}
      <div className="words">
        {!several && <StepText moment={moment} at={0} rule={rule} />}
        {tools}
      </div>
    </div>
  );
};
