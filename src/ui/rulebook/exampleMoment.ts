import { lossesIn, type TableEvent } from '../../core/event.ts';
import type { AnyGame } from '../../core/game.ts';
import { type Match, type TimelineStep, replaySteps } from '../../core/match.ts';
import type { PieceNode, Scene } from '../../core/scene.ts';
import { deepEqual } from '../../core/equality.ts';
import { type Mm, distance } from '../../geometry/point.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { sceneFrame as matOf } from '../../table/camera/camera.ts';
import { piecesOnTable } from '../../table/figures/piecesOnTable.ts';
import { seenRadiusOf } from '../../table/figures/pieces.ts';
import { frameFor } from '../../table/framing/director.ts';
import type { FocusDisc } from '../../table/framing/focusFrames.ts';
import type { ShotTraces } from '../../table/marks/shotTraces.ts';
import type { ChainMark } from '../../table/marks/actionChain.ts';
import type { Crop } from '../../table/picture.ts';
import { actingPlayer } from '../../presentation/pacing.ts';
import { eventsAt, pieceIn, sceneAt } from '../../presentation/scenes.ts';
import { piecesOf } from '../../presentation/recap.ts';
import { tracesOf } from '../../presentation/shotTraces.ts';
import { isMidway, markOf } from '../../presentation/actionChain.ts';

/** One step of an example: its events, its action and the last event of it, the tables before and after it, and its traces. */
export interface ExampleStep {
  readonly ply: number;
  /** How many events of its action have been reported when it ends. */
  readonly shownEvents: number;
  readonly events: readonly TableEvent[];
  readonly before: Scene;
  /** The table after it. If its action continues, it is still the table before. */
  readonly after: Scene;
  readonly marks: readonly ChainMark[];
  readonly left: ShotTraces;
}
/** A moment of a match that shows a rule: the match up to it, its steps in order, its pieces, and its crop. */
export interface ExampleMoment {
  readonly open: OpenMatch;
  readonly beats: readonly ExampleStep[];
  readonly about: readonly string[];
  /** Absent if no piece on the table is involved. */
  readonly crop?: Crop;
  /** The size (mm) of the smallest figure involved. */
  readonly r: Mm;
}

/** The approximate size of an example's picture, px, and the smallest size of its figures across, px. */
export const VIEW = { width: 320, height: 240 };
export const MIN_EXAMPLES = 28;
/** The least number of measures shown, and the room around a figure as a factor of its size. A toppled figure gets more. */
const SHOWN = 2;
const ROOM = 1.6;
const FALLEN = 2.6;
/** The greatest number of steps shown, besides those of the last action. */
const STEPS = 3;
/** How many pieces of a side are shown if none is named. */
const SOME = 3;

const STARTS = new Set<TableEvent['kind']>(['moved', 'rolled', 'shot', 'revealed']);
/** Returns the events of an action as steps: each path, roll and shot with its outcome. Several of one kind at once are a single step. */
const split = (events: readonly TableEvent[]): TableEvent[][] => {
  const steps: TableEvent[][] = [];
  for (const event of events) {
    const step = steps.at(-1);
    const first = step?.find(({ kind }) => STARTS.has(kind));
    const alike = first && step?.at(-1)?.kind === event.kind && first.text.key === event.text.key;
    if (step && (!STARTS.has(event.kind) || !first || alike)) step.push(event);
    else steps.push([event]);
  }
  return steps;
};
const beatsOf = (open: OpenMatch, ply: number): Omit<ExampleStep, 'marks'>[] => {
  const [before, after] = [sceneAt(open, ply - 1), sceneAt(open, ply)];
  const steps = split(eventsAt(open, ply));
  let shownEvents = 0;
  return steps.map((events, i) => {
    shownEvents += events.length;
    const last = i === steps.length - 1;
    return { ply, shownEvents, events, before, after: last ? after : before, left: tracesOf(events, before) };
  });
};

const around = (piece: PieceNode, times: number = ROOM): FocusDisc => ({
  at: piece.at,
  r: seenRadiusOf(piece) * times,
});
const isOn = (scene: Scene, { at }: Pick<PieceNode, 'at'>): boolean => {
  const mat = matOf(scene);
  const [x, y] = [at.x - mat.at.x, at.y - mat.at.y];
  return x >= 0 && y >= 0 && x <= mat.width && y <= mat.height;
};
/** Returns the smallest crop that shows these parts of a table, in full measures. */
const cropOf = (scene: Scene, must: readonly FocusDisc[], may: readonly FocusDisc[], r: Mm): Crop => {
  const { at, width, height } = frameFor(must, may, { zoom: MIN_EXAMPLES / (2 * r), view: VIEW, turn: 0 });
  const ratio = VIEW.width / VIEW.height;
  const tall = Math.max(height, width / ratio, (SHOWN * scene.unit.mm) / ratio);
  const wide = tall * ratio;
  return { at: { x: at.x + (width - wide) / 2, y: at.y + (height - tall) / 2 }, width: wide, height: tall };
};
/** Returns all texts in an action. The ids of pieces are among them. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** Returns the pieces involved in steps, as far as they are on the mat. If none is named, they are the closest group of the acting side. */
const aboutIn = (open: OpenMatch, beats: readonly Omit<ExampleStep, 'marks'>[]): PieceNode[] => {
  const scenes = [...new Set(beats.flatMap(({ before, after }) => [before, after]))];
  const ids = new Set(beats.flatMap(({ events }) => piecesOf(events)));
  for (const { events } of beats)
    for (const event of events)
      if (event.kind === 'rolled' && event.thrown.dealt) ids.add(event.thrown.dealt.by).add(event.thrown.dealt.on);
  // If the events name no piece, the action may.
  if (ids.size === 0) for (const text of textsIn(open.match.entries[open.ply - 1]?.action)) ids.add(text);
  const found = scenes.flatMap((scene) => piecesOnTable(scene).filter(({ id }) => ids.has(id)));
  const on = found.filter((piece) => scenes.some((scene) => isOn(scene, piece)));
  if (found.length > 0) return on.length > 0 ? on : found;
  const seat = actingPlayer(open, open.ply)?.seat;
  const [scene] = scenes;
  const men = scene ? piecesOnTable(scene).filter((piece) => piece.seat === seat && isOn(scene, piece)) : [];
  const near = (one: PieceNode): PieceNode[] =>
    men.toSorted((a, b) => distance(a.at, one.at) - distance(b.at, one.at)).slice(0, SOME);
  const far = (group: readonly PieceNode[]): Mm =>
    group.reduce((sum, { at }) => sum + distance(at, group[0]?.at ?? at), 0);
  return men.map(near).toSorted((a, b) => far(a) - far(b))[0] ?? [];
};
/** Returns the pieces affected in these steps and those that move. They are shown whatever else fits. */
const struckIn = (beats: readonly Omit<ExampleStep, 'marks'>[]): Set<string> =>
  new Set(
    beats.flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.kind === 'rolled') return event.thrown.dealt ? [event.thrown.dealt.on] : [];
        if (event.kind === 'moved') return [event.id];
        return 'ids' in event ? event.ids : [];
      }),
    ),
  );

const opened = new WeakMap<Match, OpenMatch>();
const openOf = (game: AnyGame, match: Match): OpenMatch => {
  const known = opened.get(match);
  if (known) return known;
  const steps: readonly TimelineStep[] = [...replaySteps(game, match)];
  // An example does not wait for bots.
  const players = match.players.map(({ seat, name }) => ({ seat, name }));
  const rest = { redo: [], viewer: 'all', seen: {}, note: null, unsaved: false } as const;
  const open = { id: match.seed, game, match: { ...match, players }, steps, ply: steps.length - 1, ...rest };
  opened.set(match, open);
  return open;
};
/** Returns a match as it was after an action. */
export const matchUpTo = (open: OpenMatch, ply: number): OpenMatch => ({
  ...open,
  match: { ...open.match, entries: open.match.entries.slice(0, ply) },
  steps: open.steps.slice(0, ply + 1),
  ply,
});

/** How many measures are shown around a single piece in an example. */
const AROUND = 1.8;
/** A path is short below this number of radii. */
const SHORT = 2.6;
/** Whether a path is hardly longer than its piece, so its arrow would cover the piece. */
const isShort = ({ trail }: ChainMark, r: Mm): boolean => {
  const [from, to] = [trail[0], trail.at(-1)];
  return !from || !to || distance(from, to) < SHORT * r;
};
/** Returns the actions that the last one continues or responds to, in order. */
const leadsTo = (open: OpenMatch): number[] => {
  let from = open.ply;
  while (from > 1 && isMidway(open, from)) from--;
  return Array.from({ length: open.ply - from }, (_, i) => from + i);
};
/** Returns what was played at a ply of a match, and what led to it, as visible to all. Null if the record does not reach it. */
export const exampleMoment = (game: AnyGame, match: Match, ply: number): ExampleMoment | null => {
  const whole = openOf(game, match);
  if (ply < 1 || ply >= whole.steps.length) return null;
  const open = matchUpTo(whole, ply);
  const last = beatsOf(open, ply);
  const earlier = leadsTo(open).flatMap((before) => beatsOf(open, before));
  const beats = [...earlier.slice(earlier.length - Math.max(0, STEPS - last.length)), ...last];
  const scene = beats.at(-1)?.after;
  const about = aboutIn(open, beats);
  const struck = struckIn(beats);
  const ways = beats.flatMap(({ events, left }) => [
    ...events.flatMap((event) => (event.kind === 'moved' ? event.path : [])),
    // Pieces that leave the mat leave the picture.
    ...left.traces.flatMap(({ way: path }) => path.filter((at) => scene && isOn(scene, { at }))),
  ]);
  const r = Math.min(...about.map(seenRadiusOf));
  const first = about.filter(({ id }) => struck.has(id));
  const fell = new Set(beats.flatMap(({ events }) => events.flatMap(lossesIn)));
  const must = (first.length > 0 ? first : about.slice(0, 1)).map((piece) =>
    around(piece, fell.has(piece.id) && !scene?.boards ? FALLEN : ROOM),
  );
  // A roll for a piece that neither moves nor attacks concerns the ground around it.
  const alone = first.length === 0 && new Set(about.map(({ id }) => id)).size === 1 ? about[0] : undefined;
  if (alone && scene && !scene.boards) must.push({ at: alone.at, r: AROUND * scene.unit.mm });
  const may = [...about.map((piece) => around(piece)), ...ways.map((at): FocusDisc => ({ at, r: r * 0.5 }))];
  const crop = scene && about.length > 0 ? cropOf(scene, must, may, r) : undefined;
  const numbered = beats.map((beat, i): ExampleStep => {
    const n = beats.length > 1 ? i + 1 : null;
    const marks = markOf(beat.events, beat.before, beat.after, n);
    return { ...beat, marks: marks.map((mark) => (isShort(mark, r) ? { ...mark, trail: [] } : mark)) };
  });
  return { open, beats: numbered, about: about.map(({ id }) => id), r, ...(crop ? { crop } : {}) };
};
/** Whether a step of a moment leaves the table unchanged: none of its pieces has moved, appeared or disappeared, and there was no projectile. */
export const isStill = ({ events, before, after, marks, left }: ExampleStep, { about }: ExampleMoment): boolean =>
  marks.length === 0 &&
  left.traces.length === 0 &&
  events.every(({ kind }) => kind !== 'moved') &&
  about.every((id) => deepEqual(pieceIn(before, id), pieceIn(after, id)));
