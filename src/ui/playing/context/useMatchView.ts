import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { botToMove } from '../../../store/botDriver.ts';
import {
  createWatcher,
  isFarSeat,
  lookingSeat,
  type OpenMatch,
  sitsAtTop,
  stateAtPly,
  useMatchStore,
} from '../../../store/matchStore.ts';
import { useSettings } from '../../../store/settings.ts';
import { useReducedMotion, useCompact, useTheme } from '../../appearance.ts';
import { useBoxOpen } from '../../components/DialogBox.tsx';
import { createFormatContext } from '../../../presentation/text/formatters.ts';
import { usePlayback } from '../bars/usePlayback.ts';
import type { Guide, ClassView } from '../guide.ts';
import { labelFormatters } from '../../../presentation/text/labelFormatters.ts';
import { sceneAt } from '../../../presentation/scenes.ts';
import { useLuckChains } from '../../odds/useLuckChains.ts';
import { useAutoCurtain } from '../../timeline/useAutoCurtain.ts';
import { useTimeline } from '../../timeline/useTimeline.ts';
import { useActiveSeat } from '../../timeline/useActiveSeat.ts';
import { outcomeLabels } from '../../../presentation/outcomeLabels.ts';

/** Returns what the viewer sees of the step shown. Its identity stays the same as long as the step does. */
const useSeen = (open: OpenMatch) => {
  const { game, viewer } = open;
  const state = stateAtPly(open);
  return useMemo(() => {
    const view = game.view(state, viewer);
    return { view, turn: game.turn(view), scene: game.scene(view) };
  }, [game, state, viewer]);
};

/** A match at the table, with the guide of a lesson and the class that follows it, if any. */
export interface PlayedMatch {
  readonly open: OpenMatch;
  readonly guide?: Guide;
  readonly inClass?: ClassView;
}
/** Returns everything that a match shows apart from the interaction. A drag recomputes none of it. */
export const useMatchView = ({ open: match, guide, inClass }: PlayedMatch) => {
  const theme = useTheme();
  const reducedMotion = useReducedMotion();
  const narrow = useCompact();
  const wall = theme === 'projector' && !narrow;
  const opposite = useSettings((settings) => settings.seating === 'opposite');
  // The whole page reads the match only as far as it has been shown.
  const input = { open: match, reducedMotion, wall: wall && !guide && !inClass, paused: useBoxOpen() };
  const { shown: open, showing, skip, finish, again } = useTimeline(input, createWatcher);
  const falls = useAutoCurtain(open, showing === null);
  const playback = usePlayback(match, showing, again);
  const guided = guide?.(open, showing !== null) ?? null;
  const bot = botToMove();
  const simulating = useMatchStore((state) => state.simulating);
  const stalled = useMatchStore((state) => state.stalled);
  // A bot may still think for a seat that a person has taken.
  const thinking = useMatchStore((state) => state.thinking !== null);
  const looksOn = useMatchStore((state) => state.playLocation !== 'here');
  const held = inClass?.held ?? guided?.held;
  const idle =
    showing !== null || bot !== null || thinking || simulating || (looksOn && !held) || guided?.press !== undefined;
  const seen = useSeen(open);
  // The table is not rendered behind the curtain. It is therefore turned towards the player who opens the curtain.
  const [turned, setTurned] = useState(() => sitsAtTop(match, opposite));
  const turnTable = useCallback(() => setTurned((is) => !is), []);
  const { whose, phase } = useActiveSeat(match, open, showing, seen.turn);
  const opening = 'to' in seen.turn && seen.turn.opening === true;
  const { language } = useTranslation().i18n;
  const before = sceneAt(open, Math.max(0, open.ply - 1));
  const scene = showing?.show.before ?? seen.scene;
  // A change of language makes all texts again.
  const formatContext = useMemo(
    () => ({ ...createFormatContext(open.match.players, before, scene), language }),
    [open.match.players, before, scene, language],
  );
  const verdicts = useMemo(() => outcomeLabels(open, formatContext), [open, formatContext]);
  return {
    match,
    open,
    seen,
    scene,
    showing,
    skip,
    finish,
    again,
    falls,
    playback,
    guided,
    bot,
    stalled: stalled && bot !== null,
    // A cancelled bot would only shoot again.
    own: simulating && bot === null,
    held,
    idle,
    turned,
    turnTable,
    whose,
    opening,
    phase,
    inverted: opposite && isFarSeat(open, lookingSeat(open)),
    thrown: (showing && [...showing.rolling, ...showing.lying].at(-1)?.thrown.text) ?? null,
    language,
    formatContext,
    said: labelFormatters(formatContext, language),
    verdicts,
    chances: useLuckChains(match, 'over' in seen.turn),
    veiled: inClass?.veiled ?? guided?.veiled ?? false,
    theme,
    reducedMotion,
    narrow,
    wall,
  };
};
