import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import type { Theme } from '../../table/draw/theme.ts';
import { NO_SHOT_TRACES } from '../../table/marks/shotTraces.ts';
import { Table } from '../../table/Table.tsx';
import { useReducedMotion } from '../appearance.ts';
import { shotTraces, settledMatch, shotsOf } from '../../presentation/shotTraces.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import { useTimeline } from '../../presentation/useTimeline.ts';
import { labelsStay, outcomeLabels, withLastFight } from '../../presentation/outcomeLabels.ts';
import { labelFormatters } from '../../presentation/text/labelFormatters.ts';
import { createFormatContext } from '../../presentation/text/formatters.ts';
import type { LitStep } from './StepText.tsx';
import { type ExampleMoment, matchUpTo } from './exampleMoment.ts';

/** So long the table is seen before an example begins, and between its actions, ms. */
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

/** How many steps of an example have been told by the match as far as it has been shown. */
const toldOf = ({ beats }: ExampleMoment, { ply, steps }: OpenMatch): number =>
  beats.filter((beat) => beat.ply < ply || (beat.ply === ply && beat.told <= (steps[ply]?.events.length ?? 0))).length;

/** An example as it goes: shown by the table of play with its clock, camera, verdicts and numbered marks, and at rest when all has been seen; tells its steps as they are told. */
export const LiveExample = ({
  moment,
  theme,
  onTold,
}: {
  readonly moment: ExampleMoment;
  readonly theme: Theme;
  onTold(step: LitStep): void;
}) => {
  const reducedMotion = useReducedMotion();
  const first = moment.beats[0]?.ply ?? moment.open.ply;
  const [end, setEnd] = useState(first - 1);
  const match = useMemo(() => matchUpTo(moment.open, end), [moment, end]);
  const { told, showing, skip } = useTimeline(match, reducedMotion, false);
  const waits = !showing && end < moment.open.ply;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setEnd(end + 1), end < first ? BEFORE : BETWEEN);
    return () => clearTimeout(timer);
  }, [waits, end, first]);
  const count = toldOf(moment, told);
  useEffect(() => onTold(count > 0 ? count - 1 : null), [count, onTold]);
  const chain = useMemo(() => moment.beats.slice(0, count).flatMap(({ marks }) => marks), [moment, count]);
  const scene = showing?.show.before ?? sceneAt(told, told.ply);
  const before = sceneAt(told, Math.max(0, told.ply - 1));
  const formatContext = useMemo(
    () => createFormatContext(told.match.players, before, scene),
    [told.match.players, before, scene],
  );
  const said = labelFormatters(formatContext, useTranslation().i18n.language);
  const verdicts = useMemo(
    () => (told.ply < first ? [] : outcomeLabels(told, formatContext)),
    [told, formatContext, first],
  );
  const seen = useMemo(
    () => (!showing && told.ply >= first && labelsStay(told, NO_HAND) ? withLastFight(told, scene) : scene),
    [showing, told, scene, first],
  );
  const after = useMemo(() => {
    const settled = settledMatch(match, told, showing);
    const shots = shotsOf(settled.open);
    return (shots.at(-1)?.ply ?? 0) >= first
      ? shotTraces(settled.open, null, settled.moving, formatContext)
      : NO_SHOT_TRACES;
  }, [match, told, showing, formatContext, first]);
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
