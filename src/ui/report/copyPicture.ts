import type { OpenMatch } from '../../store/matchStore.ts';
import { wholeTable } from './pagePictures.ts';
import { paintPagePicture } from './paintPagePicture.ts';

/** Whether the browser can copy pictures. It cannot on a page without a secure address. */
export const canCopyPicture = (): boolean => typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;
/** Copies a picture of the whole table shown, as its viewer may see it. Rejects if the browser refuses. */
export const copyPicture = async (open: OpenMatch): Promise<void> => {
  const picture = paintPagePicture(wholeTable(open, open.ply)).then(
    (canvas) =>
      new Promise<Blob>((done, failed) => {
        canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('A picture was not encoded.'))), 'image/png');
      }),
  );
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
};
