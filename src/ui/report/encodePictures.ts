/** A picture of the report as a data address, with its size in px. */
export interface ReportPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
/** The most bytes of all pictures of a report before they become text, which is a third longer. */
const MOST_BYTES = 1_000_000;
/** The qualities that are tried, from the best. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25] as const;

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((done, failed) => {
    const take = (blob: Blob | null): void => (blob ? done(blob) : failed(new Error('A picture was not encoded.')));
    canvas.toBlob(
      (blob) => {
        // A browser that cannot write WebP answers with PNG, which is far larger.
        if (blob?.type === 'image/webp') take(blob);
        else canvas.toBlob(take, 'image/jpeg', quality);
      },
      'image/webp',
      quality,
    );
  });
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => failed(new Error('A picture was not read.')));
    reader.readAsDataURL(blob);
  });
/** Encodes pictures in the best quality in which all together are small enough. */
export const encodePictures = async (canvases: readonly HTMLCanvasElement[]): Promise<ReportPicture[]> => {
  let blobs: Blob[] = [];
  for (const quality of QUALITIES) {
    blobs = await Promise.all(canvases.map((canvas) => encode(canvas, quality)));
    if (blobs.reduce((sum, { size }) => sum + size, 0) <= MOST_BYTES) break;
  }
  return Promise.all(
    blobs.map(async (blob, i) => {
      const { width = 0, height = 0 } = canvases[i] ?? {};
      return { src: await addressOf(blob), width, height };
    }),
  );
};
