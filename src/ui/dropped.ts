import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** The files by which the system starts the installed app. Only some browsers have it. */
    readonly launchQueue?: {
      setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
    };
  }
}

type Read = (file: File) => unknown;
/** The readers of each kind of file on the open page, the latest last. */
const readers = new Map<string, Read[]>();
/** Lets files of a kind that are dropped on the page be read as by its button. */
export const useReader = (kind: string, read: Read): void => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const reader: Read = (file) => latest.current(file);
    readers.set(kind, [...(readers.get(kind) ?? []), reader]);
    return () => void readers.set(kind, readers.get(kind)?.filter((each) => each !== reader) ?? []);
  }, [kind]);
};
/** How much of a file is read to find out what it is, bytes. Its format comes first. */
const HEAD_BYTES = 200;
/** Returns the kind of a file by its format, or else by its name. Default: a match. */
const kindOf = async (file: File): Promise<string> => {
  const head = await file.slice(0, HEAD_BYTES).text();
  const kind = /^\s*\{\s*"format"\s*:\s*"mera-([a-z]+)-/.exec(head) ?? /\.mera-([a-z]+)\.json$/i.exec(file.name);
  return kind?.[1]?.toLowerCase() ?? 'match';
};

/** A drop: a file, or the reason why nothing is read. */
type Drop = File | 'several' | 'folder' | null;
/** Returns what a drop contains. */
const droppedIn = ({ items, files }: DataTransfer): Drop => {
  if (files.length > 1) return 'several';
  const [item] = items;
  if (item?.webkitGetAsEntry?.()?.isDirectory) return 'folder';
  return files[0] ?? null;
};
/** Reads a file like the button of its kind on this page, or like a match. `other` reads it if the page has neither button. */
const readHere = async (file: File, other: (drop: File) => void): Promise<void> => {
  const kind = await kindOf(file).catch(() => 'match');
  (readers.get(kind)?.at(-1) ?? readers.get('match')?.at(-1) ?? other)(file);
};
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;
/**
 * Handles all drops, so that no drop leaves the page, and the files that the system gives to the installed app. `other` gets those
 * that no button of this page reads. Returns the function that stops it.
 */
export const watchDrops = (other: (drop: Exclude<Drop, null>) => void): (() => void) => {
  const stop = new AbortController();
  const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  const over = (event: DragEvent): void => {
    // A text can still be dropped into a field.
    if (!isFile(event) && isField(event.target)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isFile(event) ? 'copy' : 'none';
  };
  const drop = (event: DragEvent): void => {
    if (!isFile(event) && isField(event.target)) return;
    event.preventDefault();
    const what = event.dataTransfer && isFile(event) ? droppedIn(event.dataTransfer) : null;
    if (typeof what === 'string') other(what);
    else if (what) void readHere(what, other);
  };
  window.launchQueue?.setConsumer(async ({ files: [handle, ...more] }) => {
    if (more.length > 0) other('several');
    else if (handle) await handle.getFile().then((file) => readHere(file, other));
  });
  window.addEventListener('dragover', over, { signal: stop.signal });
  window.addEventListener('drop', drop, { signal: stop.signal });
  return () => stop.abort();
};
