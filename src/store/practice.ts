import type { Match } from '../core/match.ts';
import { replaySteps } from '../core/match.ts';
import type { Viewer } from '../core/seat.ts';
import { deepEqual } from '../core/equality.ts';
import { gameOf } from '../games/index.ts';
import { closeMatch } from './matchSession.ts';
import { currentMatch, type OpenMatch, useMatchStore, viewerAfter } from './matchStore.ts';

let practiceCount = 0;
/**
 * Opens the last table of a record to be played on. Nothing of it is saved, no bot moves, and rolls show the given dice in order.
 * Another game can be named. Throws if the record does not fit.
 */
export const startPractice = (match: Match, dice: readonly number[], game = gameOf(match.game)): void => {
  if (!game) throw new Error(`There is no game ${match.game}.`);
  closeMatch();
  const whole = { ...match, options: game.schema.options.parse(match.options) };
  const steps = [...replaySteps(game, whole)];
  const ply = steps.length - 1;
  if (ply < match.entries.length) throw new Error(`The record stops at action ${ply + 1}.`);
  const viewer = viewerAfter({ game, match: whole }, steps[ply]?.state, 'all');
  const rest = { redo: [], seen: {}, note: null, unsaved: false };
  const practice = { from: ply, dice };
  useMatchStore.setState({
    open: { id: `practice${++practiceCount}`, game, match: whole, steps, ply, viewer, practice, ...rest },
  });
};
/** Continues from the current table with other dice. What has been done stays. */
export const continuePractice = (dice: readonly number[]): void => {
  const open = currentMatch();
  useMatchStore.setState({ open: { ...open, practice: { from: open.steps.length - 1, dice } } });
};
/** Sets the dice of the coming rolls. What has been done stays. */
export const setPracticeDice = (dice: readonly number[]): void => {
  const { open } = useMatchStore.getState();
  if (open?.practice) useMatchStore.setState({ open: { ...open, practice: { ...open.practice, dice } } });
};
const continues = (from: Match, to: Match): boolean =>
  from.game === to.game &&
  from.seed === to.seed &&
  deepEqual(from.arranged, to.arranged) &&
  from.entries.length <= to.entries.length &&
  deepEqual(from.entries, to.entries.slice(0, from.entries.length));
/** Follows another window's practice. Only new actions are played; nothing can be done here. Throws if the record does not fit. */
export const followPractice = (match: Match, practice: NonNullable<OpenMatch['practice']>): void => {
  const { open } = useMatchStore.getState();
  if (open?.practice && continues(open.match, match)) {
    const whole = { ...open.match, entries: match.entries };
    const steps = [...replaySteps(open.game, whole, open.steps)];
    useMatchStore.setState({
      open: { ...open, match: whole, steps, ply: steps.length - 1, practice },
      playLocation: 'away',
    });
    return;
  }
  startPractice(match, practice.dice);
  useMatchStore.setState({ open: { ...currentMatch(), practice }, playLocation: 'away' });
};
/** Follows a match that another window plays, as that window's viewer sees it. Nothing is done or saved here. Throws if the record does not fit. */
export const followMatch = (id: string, match: Match, viewer: Viewer): void => {
  const { open } = useMatchStore.getState();
  const game = gameOf(match.game);
  if (!game) throw new Error(`There is no game ${match.game}.`);
  const known = open?.id === id && continues(open.match, match) ? open.steps : undefined;
  if (!known) closeMatch();
  const steps = [...replaySteps(game, match, known)];
  const rest = { redo: [], seen: {}, note: null, unsaved: false };
  useMatchStore.setState({
    open: { id, game, match, steps, ply: steps.length - 1, viewer, ...rest },
    playLocation: 'away',
  });
};
