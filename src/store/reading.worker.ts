import { type Imported, MOST_MILLIONS, parseFile } from '../storage/file.ts';
import { unsealed } from '../storage/seal.ts';

onmessage = async ({ data }: MessageEvent<Blob>) => {
  const opened = await unsealed(await data.text(), MOST_MILLIONS);
  const read: Imported = 'error' in opened ? opened : parseFile(opened.text, (done) => postMessage({ done }));
  postMessage({ read });
};
// A rejection is no error event of the worker: it is made one, so that whoever asked hears of it.
addEventListener('unhandledrejection', ({ reason }) => {
  setTimeout(() => {
    throw reason;
  });
});
