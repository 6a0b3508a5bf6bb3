import type { Match } from '../core/match.ts';
import { replaySteps } from '../core/match.ts';
import type { Viewer } from '../core/seat.ts';
import { gameOf } from '../games/index.ts';
import { closeMatch } from './matchSession.ts';
import { currentMatch, type OpenMatch, useMatchStore, viewerAfter } from './matchStore.ts';

let practiceCount = 0;
/** Lays the last table of a record down to be played on; nothing of it is kept, no bot moves, and throws bring the faces set, in turn; by another game where one is named. Throws where the record does not fit. */
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
/** Goes on from the table as it lies: with other faces set, and what has been done stands. */
export const continuePractice = (dice: readonly number[]): void => {
  const open = currentMatch();
  useMatchStore.setState({ open: { ...open, practice: { from: open.steps.length - 1, dice } } });
};
/** Sets the faces of the throws to come; what has been done stands. */
export const setPracticeDice = (dice: readonly number[]): void => {
  const { open } = useMatchStore.getState();
  if (open?.practice) useMatchStore.setState({ open: { ...open, practice: { ...open.practice, dice } } });
};
const continues = (from: Match, to: Match): boolean =>
  from.game === to.game &&
  from.seed === to.seed &&
  JSON.stringify(from.arranged) === JSON.stringify(to.arranged) &&
  from.entries.length <= to.entries.length &&
  JSON.stringify(from.entries) === JSON.stringify(to.entries.slice(0, from.entries.length));
/** Brings the table to what another window practises: only what is new is played, and nothing is done here. Throws where the record does not fit. */
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
/** Brings the table to a match that another window plays, as that window's eyes see it; nothing is done or kept here. Throws where the record does not fit. */
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
