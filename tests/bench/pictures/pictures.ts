// The pictures of the home screen and of the ready matches, as `node scripts/pictures.mjs` has the table draw them.
import { playSetup } from '../../../src/core/flow/setupSteps.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { PieceNode, Scene } from '../../../src/core/scene.ts';
import { GAMES } from '../../games.ts';
import { distance, type Mm, type Point } from '../../../src/geometry/point.ts';
import { centreOf } from '../../../src/geometry/shape.ts';
import { seenRadiusOf } from '../../../src/table/figures/pieces.ts';
import type { Theme } from '../../../src/table/draw/theme.ts';
import { isPainted, planOf } from '../../../src/table/paint/planTable.ts';
import { paintTable } from '../../../src/table/paint/paintTable.ts';
import type { PaintedTable } from '../../../src/table/paint/protocol.ts';
import { type Crop, paintPicture, pictureZoom } from '../../../src/table/picture.ts';
import { matchOf } from '../../walk.ts';
import { type Composed, LID, lids } from './lids.ts';

/** Every picture is kept with so many of its px for one of the screen; those of tables with more, for only phones show them. */
const RATIO = 2;
const TABLE_RATIO = 3;
const CARD = { width: 280, height: 112 };
/** So much of a scene's width a ready match shows, the least first in which two stand whole, and the steps in which the busiest part is looked for, mm. */
const PARTS = [0.5, 0.6, 0.7, 0.8];
const STEP = 10;
/** What of a card's height its style cuts off above and below (setup.css), in parts of it. */
const CUT = 0.08;
const PIECE = 4;
/** The part of a scene, of the picture's own proportions, in which most is to be seen whole; of equal ones the one nearest to the middle. */
const cropOf = (scene: Scene, size: Composed['size']): Crop => {
  const seen = scene.nodes.flatMap((node) => {
    if (node.kind === 'piece')
      return node.waits || node.out ? [] : [{ at: node.at, worth: PIECE, r: seenRadiusOf(node) }];
    return node.kind === 'area' && node.top ? [{ at: centreOf(node.shape), worth: 1, r: 15 }] : [];
  });
  const busiest = (width: number): { crop: Crop; worth: number } => {
    const height = (width * size.height) / size.width;
    let best = { crop: { at: { x: 0, y: 0 }, width, height }, worth: 0 };
    let most = -Infinity;
    for (let y = 0; y <= scene.height - height; y += STEP) {
      for (let x = 0; x <= scene.width - width; x += STEP) {
        const cut = CUT * height;
        const isWhole = ({ at, r }: { at: Point; r: Mm }): boolean =>
          at.x > x + r && at.x < x + width - r && at.y > y + cut + r && at.y < y + height - cut - r;
        const worth = seen.filter(isWhole).reduce((sum, each) => sum + each.worth, 0);
        const aside = distance({ x: x + width / 2, y: y + height / 2 }, { x: scene.width / 2, y: scene.height / 2 });
        if (worth - aside / 2000 <= most) continue;
        most = worth - aside / 2000;
        best = { crop: { at: { x, y }, width, height }, worth };
      }
    }
    return best;
  };
  const all = PARTS.map((part) => busiest(scene.width * part));
  return (all.find(({ worth }) => worth >= 2 * PIECE) ?? all[0])?.crop as Crop;
};
/** The table of a ready match as it begins. */
const tableOf = (game: AnyGame, options: object): Scene => {
  const { step } = playSetup(game, matchOf(game, 'ready', options), { lots: true, lines: true });
  return game.scene(game.view(step.state, game.secrets ? 'public' : 'all'));
};
/** The tables of the ready matches, a part of each. */
const ready = (): Composed[] =>
  GAMES.flatMap((game) =>
    (game.presets ?? []).map(({ id, options }): Composed => {
      const scene = tableOf(game, options);
      return { file: `ready/${game.id}.${id}`, scene, crop: cropOf(scene, CARD), size: CARD };
    }),
  );
/** How high a phone shows the table of a set-up, px (setup.css). */
const TABLE = 190;
/** The whole tables of the first ready matches, as the set-up page of a phone shows them. */
const tables = (): Composed[] =>
  GAMES.flatMap((game): Composed[] => {
    const [first] = game.presets ?? [];
    if (!first) return [];
    const scene = tableOf(game, first.options);
    const width = Math.round((TABLE * scene.width) / scene.height);
    return [{ file: `tables/${game.id}`, scene, size: { width, height: TABLE } }];
  });

/** How large the smallest figure of each lid is drawn, px of a picture of this size across, by game. */
export const figuresOnLids = (): {
  readonly size: Composed['size'];
  readonly least: Readonly<Record<string, number>>;
} => ({
  size: LID,
  least: Object.fromEntries(
    lids().map(({ file, scene, crop }) => {
      const men = scene.nodes.filter((node): node is PieceNode => node.kind === 'piece' && !node.waits);
      const across = Math.min(...men.map((man) => 2 * seenRadiusOf(man)));
      return [file.replace('lids/', ''), (across * LID.width) / (crop?.width ?? scene.width)];
    }),
  ),
});

/** Paints a table as the app's worker does, for a picture with so many px per mm. Null for boards. */
const paintedOf = async (scene: Scene, theme: Theme, scale: number): Promise<PaintedTable | null> => {
  if (!isPainted(scene, theme)) return null;
  const plan = planOf(scene, theme, 0, scale);
  const { sunny, shade, ...painted } = paintTable(plan);
  const picture = (pixels: typeof sunny): Promise<ImageBitmap> =>
    createImageBitmap(new ImageData(pixels, painted.wide, painted.high));
  return {
    ...painted,
    view: plan.view,
    areas: plan.areas,
    sunny: await picture(sunny),
    shade: await picture(shade),
  };
};
/** All pictures in a theme: their names, and what is in them, as addresses of data. */
export const pictures = (theme: Theme): Promise<{ readonly file: string; readonly url: string }[]> =>
  Promise.all(
    [...lids(), ...ready(), ...tables()].map(async ({ file, size, ...look }) => {
      const ratio = look.crop ? RATIO : TABLE_RATIO;
      const canvas = document.createElement('canvas');
      canvas.width = size.width * ratio;
      canvas.height = size.height * ratio;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas to draw on.');
      const painted = await paintedOf(look.scene, theme, pictureZoom({ ...look, size }) * ratio);
      paintPicture(context, { ...look, size, theme, ratio, painted });
      return { file: `${file}.${theme}`, url: canvas.toDataURL('image/png') };
    }),
  );
