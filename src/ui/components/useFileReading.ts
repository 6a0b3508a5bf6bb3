import { useEffect, useRef, useState } from 'react';

interface Reading {
  /** The part done (0 to 1). Null while nothing is read. */
  readonly done: number | null;
  /** Reads something, and stops the previous reading. Null if it is stopped. */
  run<T>(read: (onProgress: (done: number) => void, signal: AbortSignal) => Promise<T | null>): Promise<T | null>;
  stop(): void;
}
/** Reads one thing at a time in the background. Reading ends with the component. */
export const useFileReading = (): Reading => {
  const [done, setDone] = useState<number | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const stop = (): void => {
    current.current?.abort();
    setDone(null);
  };
  const run: Reading['run'] = async (read) => {
    current.current?.abort();
    const { signal } = (current.current = new AbortController());
    setDone(0);
    const found = await read((part) => !signal.aborted && setDone(part), signal);
    if (signal.aborted) return null;
    setDone(null);
    return found;
  };
  return { done, run, stop };
};
