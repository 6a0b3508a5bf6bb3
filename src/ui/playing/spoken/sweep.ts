import type { PieceNode } from '../../../core/scene.ts';
import type { Mm } from '../../../geometry/point.ts';
import { t } from '../../../i18n/index.ts';
import { tone } from '../../../presentation/tones.ts';
import { useSettings } from '../../../store/settings.ts';
import { pieceIn } from '../../../table/figures/piecesOnTable.ts';
import { type Asked, enemiesIn, listenerOf } from './asked.ts';

/** How an enemy sounds: where between the left (-1) and the right (1), how loud and how much of it is hidden (0 to 1). */
interface Note {
  readonly id: string;
  readonly pan: number;
  readonly loudness: number;
  readonly hidden: number;
}
/** At this distance an enemy sounds half as loud, mm. */
const HALF_MM: Mm = 250;
/**
 * Returns the enemies as notes from left to right, as the selected piece or else the middle of the table hears them. Only pieces
 * in the listener's view are heard.
 */
export const enemyNotes = ({ open, scene, selected, game, view, context }: Asked): readonly Note[] => {
  const from = pieceIn(scene, selected);
  const own = from?.seat ?? listenerOf(open);
  if (own === null || own === undefined) return [];
  const middle = from?.at ?? { x: scene.width / 2, y: scene.height / 2 };
  const right = context.bearings?.right ?? { x: 1, y: 0 };
  const width = Math.max(scene.width, scene.height) / 2;
  const cover = from ? (game.coverOverview?.(view, from.id) ?? null) : null;
  const noteOf = ({ id, at }: PieceNode): Note => {
    const aside = (at.x - middle.x) * right.x + (at.y - middle.y) * right.y;
    const far = Math.hypot(at.x - middle.x, at.y - middle.y);
    return {
      id,
      pan: Math.max(-1, Math.min(1, aside / width)),
      loudness: HALF_MM / (HALF_MM + far),
      hidden: cover?.shares.find((each) => each.id === id)?.share ?? 0,
    };
  };
  return enemiesIn(scene, own)
    .map(noteOf)
    .toSorted((a, b) => a.pan - b.pan);
};
/** The time between two notes, s. */
const APART = 0.22;
/** Plays the enemies from left to right, and returns their names in the same order. Without sound it returns the reason. */
export const playEnemies = (asked: Asked): string => {
  const { muted, earcons } = useSettings.getState();
  if (muted || !earcons) return t('sweep.off');
  const notes = enemyNotes(asked);
  if (notes.length === 0) return t('sweep.none');
  notes.forEach((note, i) => tone({ ...note, after: i * APART }));
  return notes.map(({ id }) => asked.context.label?.(id) ?? '').join('; ');
};
