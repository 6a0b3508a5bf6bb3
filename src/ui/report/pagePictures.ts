import type { TableEvent } from '../../core/event.ts';
import type { NodeId, Scene } from '../../core/scene.ts';
import { chainMarksOf } from '../../presentation/actionChain.ts';
import { firstPlayedPly, type ReportAction } from '../../presentation/reportMoments.ts';
import { piecesOf } from '../../presentation/recap.ts';
import { sceneAt } from '../../presentation/scenes.ts';
import { tracesOf } from '../../presentation/shotTraces.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { sceneFrame } from '../../table/camera/camera.ts';
import type { ChainMark } from '../../table/marks/actionChain.ts';
import { NO_SHOT_TRACES, type ShotTraces } from '../../table/marks/shotTraces.ts';
import type { RecapMark } from '../../table/marks/recap.ts';
import type { Crop } from '../../table/picture.ts';
import { cropAround } from './cropAround.ts';

/** What a picture of the report is painted from. Without a crop it shows the whole table. */
export interface PagePicture {
  readonly scene: Scene;
  readonly crop: Crop | null;
  readonly marks: readonly ChainMark[];
  readonly traces: ShotTraces;
  /** The letters of pieces to look at. */
  readonly pointers?: readonly RecapMark[];
}
/** The height of a moment's picture as a part of its width, and the room around its pieces, mm. */
export const RATIO = 0.6;
const AROUND = 75;
/** Pieces that need more than this part of the table are shown on the whole table. */
const WHOLE = 0.8;

/** Returns a picture of the whole table at a ply. */
export const wholeTable = (open: OpenMatch, ply: number): PagePicture => ({
  scene: sceneAt(open, ply),
  crop: null,
  marks: [],
  traces: NO_SHOT_TRACES,
});
/** Returns the pieces that events are about, those of a roll too. */
const idsIn = (events: readonly TableEvent[]): NodeId[] => [
  ...events.flatMap((event) =>
    event.kind === 'rolled' && event.thrown.dealt ? [event.thrown.dealt.by, event.thrown.dealt.on] : [],
  ),
  ...piecesOf(events),
];
/** Returns the part of a table around these pieces for a picture. Null for the whole table: on a board, and if they need most of it. */
export const pictureCrop = (scene: Scene, ids: readonly NodeId[]): Crop | null => {
  const around = scene.boards ? null : cropAround(scene, ids, { ratio: RATIO, widest: Infinity, around: AROUND });
  const { width, height } = sceneFrame(scene);
  return around && around.width < WHOLE * width && around.height < WHOLE * height ? around : null;
};
/** Returns the picture of a moment: the table after it, around its pieces, with arrows, numbers and the traces of shots. */
const momentPicture = (open: OpenMatch, { from, to, events }: ReportAction): PagePicture => {
  const [before, scene] = [sceneAt(open, from - 1), sceneAt(open, to)];
  const crop = scene.boards ? null : pictureCrop(before, [...new Set(idsIn(events))]);
  return { scene, crop, marks: chainMarksOf(open, from, to), traces: tracesOf(events, before) };
};
/** Returns all pictures of the report in order: the start of play, the moments, and the last table. */
export const pagePictures = (open: OpenMatch, moments: readonly ReportAction[]): PagePicture[] => [
  wholeTable(open, firstPlayedPly(open)),
  ...moments.map((action) => momentPicture(open, action)),
  wholeTable(open, open.steps.length - 1),
];
