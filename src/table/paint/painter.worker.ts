import { paintTable, type PaintedPixels } from './paintTable.ts';
import type { PaintAnswer, PaintOrder } from './protocol.ts';

const PICTURES = ['sunny', 'shade', 'standing', 'crowns'] as const;

/** Paints one table and sends it as pictures. */
async function answer({ id, plan }: PaintOrder): Promise<void> {
  const painted = paintTable(plan);
  const picture = (name: (typeof PICTURES)[number]): Promise<ImageBitmap> => pictureOf(painted, name);
  const [sunny, shade, standing, crowns] = await Promise.all(PICTURES.map(picture));
  if (!sunny || !shade || !standing || !crowns) throw new Error('A picture of the table is missing.');
  const { wide, high, bright } = painted;
  const reply: PaintAnswer = {
    id,
    table: { view: plan.view, wide, high, sunny, shade, standing, crowns, bright },
  };
  self.postMessage(reply, { transfer: [sunny, shade, standing, crowns] });
}
const pictureOf = (painted: PaintedPixels, name: (typeof PICTURES)[number]): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(painted[name], painted.wide, painted.high));

/** An error in a promise is no error of a worker, so it is thrown once more, and the page keeps its plain tables. */
const fail = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};
self.addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => void answer(data).catch(fail));
