import { useEffect, useRef } from 'react';

type Read = (file: File) => unknown;
/** Who reads a file of a kind on the page that is open, the last one last. */
const readers = new Map<string, Read[]>();
/** Has files of a kind that are dropped on the page read as by its button. */
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
/** What a file of this name holds: a match where nothing else is said. */
const kindOf = (name: string): string => /\.mera-([a-z]+)\.json$/i.exec(name)?.[1]?.toLowerCase() ?? 'match';

/** What was dropped: a file, or why nothing of it is read. */
type Drop = File | 'several' | 'folder' | null;
/** What a drop holds. */
const droppedIn = ({ items, files }: DataTransfer): Drop => {
  if (files.length > 1) return 'several';
  const [item] = items;
  if (item?.webkitGetAsEntry?.()?.isDirectory) return 'folder';
  return files[0] ?? null;
};
/** Reads a dropped file as the button of its kind on this page does; false where there is none. */
const readHere = (file: File): boolean => {
  const reader = readers.get(kindOf(file.name))?.at(-1);
  reader?.(file);
  return reader !== undefined;
};
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null;
/** Takes whatever is dropped anywhere, so that no drop leaves the page; `other` hears what no button of this page reads. Returns what stops it. */
export const watchDrops = (other: (drop: Exclude<Drop, null>) => void): (() => void) => {
  const stop = new AbortController();
  const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  const over = (event: DragEvent): void => {
    // A text is still dropped into a field.
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
