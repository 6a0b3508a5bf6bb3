import { paintTable, type PaintedPixels } from './paintTable.ts';
import type { PaintAnswer, PaintOrder } from './protocol.ts';

/** Paints one table and sends it as pictures. */
async function answer({ id, plan }: PaintOrder): Promise<void> {
  const { wide, high, bright, ...pixels } = paintTable(plan);
  const pictureOf = (data: PaintedPixels['sunny']): Promise<ImageBitmap> =>
    createImageBitmap(new ImageData(data, wide, high));
  const [sunny, shade] = await Promise.all([pictureOf(pixels.sunny), pictureOf(pixels.shade)]);
  const reply: PaintAnswer = { id, table: { view: plan.view, wide, high, sunny, shade, bright } };
  self.postMessage(reply, { transfer: [sunny, shade] });
}

/** An error in a promise is no error of a worker, so it is thrown once more, and the page keeps its plain tables. */
const fail = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};
self.addEventListener('message', ({ data }: MessageEvent<PaintOrder>) => void answer(data).catch(fail));
