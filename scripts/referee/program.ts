import { spawn } from 'node:child_process';
import { Forfeit } from './protocol.ts';

/** A line longer than this is no answer, characters. */
const MAX_LINE = 1_000_000;
/** How long a program may take to end, ms. */
const END_MS = 500;
const WINDOWS = process.platform === 'win32';

/** A running program that answers lines. */
export interface Program {
  /** Sends a line that needs no answer. */
  tell(line: string): void;
  /** Sends a line and returns the answer. Rejects with a `Forfeit` after a crash, silence or a malformed line. */
  ask(line: string): Promise<string>;
  /** Sends a last line and ends the program. What it started and still runs after a moment is killed. */
  stop(line: string): Promise<void>;
}

/** The lines of a program: each is handed to who waits for it. A line that nobody waits for is a fault. */
const inbox = () => {
  let fault: Forfeit | null = null;
  let waiting: { done(line: string): void; fail(fault: Forfeit): void } | null = null;
  let rest = '';
  const fail = (with_: Forfeit): void => {
    fault ??= with_;
    waiting?.fail(fault);
    waiting = null;
  };
  return {
    fail,
    take: (text: string): void => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!waiting) return fail(new Forfeit('malformed line', `a line without being asked: ${line.slice(0, 80)}`));
        waiting.done(line);
        waiting = null;
      }
      if (rest.length > MAX_LINE) fail(new Forfeit('malformed line', `over ${MAX_LINE} characters`));
    },
    next: (): Promise<string> =>
      new Promise((done, reject) => {
        if (fault) reject(fault);
        else waiting = { done, fail: reject };
      }),
  };
};

/** Starts a command in a shell. Each answer must come within `seconds`. What it writes to its error output is shown unless `quiet`. */
export const startProgram = (command: string, seconds: number, quiet = false): Program => {
  const child = spawn(command, {
    shell: true,
    detached: !WINDOWS,
    windowsHide: true,
    stdio: ['pipe', 'pipe', quiet ? 'ignore' : 'inherit'],
  });
  const lines = inbox();
  const kill = (): void => {
    process.off('exit', kill);
    if (child.pid === undefined) return;
    // The shell leads a group of its own, so its programs end with it.
    if (WINDOWS) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    else
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has ended already.
      }
  };
  process.once('exit', kill);
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  child.stdout.setEncoding('utf8').on('data', lines.take);
  // A program that has ended cannot be written to. Its end is reported by `close`.
  child.stdin.on('error', () => undefined);
  child.on('error', ({ message }) => lines.fail(new Forfeit('crash', message)));
  child.on('close', (code, signal) => lines.fail(new Forfeit('crash', `ended with ${signal ?? `exit code ${code}`}`)));
  const tell = (line: string): void => void child.stdin.write(line);
  const ask = async (line: string): Promise<string> => {
    const answer = lines.next();
    const timer = setTimeout(() => lines.fail(new Forfeit('silence', `no answer within ${seconds} s`)), 1000 * seconds);
    tell(line);
    return answer.finally(() => clearTimeout(timer));
  };
  const stop = async (line: string): Promise<void> => {
    child.stdin.end(line);
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([closed, new Promise((done) => (timer = setTimeout(done, END_MS)))]);
    clearTimeout(timer);
    kill();
  };
  return { tell, ask, stop };
};
