import { FILE_SUFFIX } from '../../storage/json.ts';
import { download } from '../files.ts';

/** The text of a file and the name it is saved under. */
export interface NamedText {
  readonly text: string;
  readonly name: string;
}
const fileOf = ({ text, name }: NamedText): File => new File([text], name, { type: 'application/json' });
/** Whether the browser can hand the app's files to other apps. */
export const canShareFiles = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf({ text: '', name: `match${FILE_SUFFIX}` })] });
/** Hands a file to another app, or saves it if the browser refuses. Does nothing more if the player cancels. */
export const shareFile = async (file: NamedText): Promise<void> => {
  try {
    await navigator.share({ files: [fileOf(file)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file.text, file.name);
  }
};
