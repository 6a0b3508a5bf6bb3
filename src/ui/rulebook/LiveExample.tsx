import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { Theme } from '../../table/draw/theme.ts';
import { NO_SHOT_TRACES } from '../../table/marks/shotTraces.ts';
import { Table } from '../../table/Table.tsx';
import { useReducedMotion } from '../appearance.ts';
import { useTimeline } from '../timeline/useTimeline.ts';
import { shotTraces, settledMatch, shotsOf } from '../../presentation/shotTraces.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import { withFallen } from '../../presentation/fallen.ts';
import { labelsStay, outcomeLabels, withLastFight } from '../../presentation/outcomeLabels.ts';
import { labelFormatters } from '../../presentation/text/labelFormatters.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import type { LitStep } from './StepText.tsx';
import { type ExampleMoment, matchUpTo } from './exampleMoment.ts';

/** How long the table is shown before an example begins, and between its actions, ms. */
const BEFORE = 700;
const BETWEEN = 1100;
const nothing = (): void => undefined;
const NOTHING = {
  turned: false,
  inverted: false,
  leads: true,
  whose: '',
  choices: [],
  selected: null,
  mode: null,
  onSelect: nothing,
  onIdle: () => false,
  onTarget: nothing,
  proposal: null,
  onPropose: nothing,
  onDrop: nothing,
  onTurn: () => false,
  ghosts: [],
  pushes: false,
  tool: 'hand',
  tapes: [],
  onTapes: nothing,
  story: [],
} as const;

/** Returns how many steps of an example the match has reported so far. */
const shownSteps = ({ beats }: ExampleMoment, { ply, steps }: OpenMatch): number =>
  beats.filter((beat) => beat.ply < ply || (beat.ply === ply && beat.shownEvents <= (steps[ply]?.events.length ?? 0)))
    .length;

/**
 * A running example, shown by the table of play with its clock, camera, outcome labels and numbered marks. It rests at the end,
 * and reports its steps as they are played.
 */
export const LiveExample = ({
  moment,
  theme,
  onStep,
}: {
  readonly moment: ExampleMoment;
  readonly theme: Theme;
  onStep(step: LitStep): void;
}) => {
  const reducedMotion = useReducedMotion();
  const first = moment.beats[0]?.ply ?? moment.open.ply;
  const [end, setEnd] = useState(first - 1);
  const match = useMemo(() => matchUpTo(moment.open, end), [moment, end]);
  const { shown, showing, skip } = useTimeline({ open: match, reducedMotion, wall: false, paused: false });
  const waits = !showing && end < moment.open.ply;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setEnd(end + 1), end < first ? BEFORE : BETWEEN);
    return () => clearTimeout(timer);
  }, [waits, end, first]);
  const count = shownSteps(moment, shown);
  useEffect(() => onStep(count > 0 ? count - 1 : null), [count, onStep]);
  const chain = useMemo(() => moment.beats.slice(0, count).flatMap(({ marks }) => marks), [moment, count]);
  const scene = showing?.show.before ?? sceneAt(shown, shown.ply);
  const before = sceneAt(shown, Math.max(0, shown.ply - 1));
  const formatContext = useMemo(
    () => createFormatContext(shown.match.players, before, scene),
    [shown.match.players, before, scene],
  );
  const said = labelFormatters(formatContext, useTranslation().i18n.language);
  const verdicts = useMemo(
    () => (shown.ply < first ? [] : outcomeLabels(shown, formatContext)),
    [shown, formatContext, first],
  );
  const seen = useMemo(
    () =>
      !showing && shown.ply >= first && labelsStay(shown, NO_HAND)
        ? withLastFight(shown, withFallen(shown, scene))
        : scene,
    [showing, shown, scene, first],
  );
  const after = useMemo(() => {
    const settled = settledMatch(match, shown, showing);
    const shots = shotsOf(settled.open);
    return (shots.at(-1)?.ply ?? 0) >= first
      ? shotTraces(settled.open, null, settled.moving, formatContext)
      : NO_SHOT_TRACES;
  }, [match, shown, showing, formatContext, first]);
  return (
    <Table
      {...NOTHING}
      scene={seen}
      theme={theme}
      reducedMotion={reducedMotion}
      pointed={moment.about}
      chain={chain}
      verdicts={verdicts}
      after={after}
      run={showing?.run ?? null}
      onSkip={skip}
      {...said}
    />
  );
};
const NO_HAND = { picked: null, proposal: null };
