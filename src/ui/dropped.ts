import { useEffect, useRef } from 'react';

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
/** Returns the kind of a file by its name. Default: a match. */
const kindOf = (name: string): string => /\.mera-([a-z]+)\.json$/i.exec(name)?.[1]?.toLowerCase() ?? 'match';

/** A drop: a file, or the reason why nothing is read. */
type Drop = File | 'several' | 'folder' | null;
/** Returns what a drop contains. */
const droppedIn = ({ items, files }: DataTransfer): Drop => {
  if (files.length > 1) return 'several';
  const [item] = items;
  if (item?.webkitGetAsEntry?.()?.isDirectory) return 'folder';
  return files[0] ?? null;
};
/** Reads a dropped file like the button of its kind on this page. False if there is none. */
const readHere = (file: File): boolean => {
  const reader = readers.get(kindOf(file.name))?.at(-1);
  reader?.(file);
  return reader !== undefined;
};
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;
/** Handles all drops, so that no drop leaves the page. `other` gets those that no button of this page reads. Returns the function that stops it. */
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
    if (what === null || (typeof what !== 'string' && readHere(what))) return;
    other(what);
  };
  window.addEventListener('dragover', over, { signal: stop.signal });
  window.addEventListener('drop', drop, { signal: stop.signal });
  return () => stop.abort();
};
