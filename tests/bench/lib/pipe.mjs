// A browser spoken to over its own pipe: nothing of a debugger is on unless it is asked for. One that is (Playwright always asks for it) has the engine read React's files a second time for the places of errors that React makes as it starts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a browser without a window and opens an empty page: `send` says something to it, `on` hears of events, `stop` ends it. */
export const openPage = async (executablePath, args) => {
  const home = mkdtempSync(join(tmpdir(), 'mera-visit-'));
  const own = ['--headless', '--remote-debugging-pipe', `--user-data-dir=${home}`];
  const browser = spawn(executablePath, [...own, ...args], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => browser.once('exit', done));
  const [, , , out, back] = browser.stdio;
  const waiting = new Map();
  const heard = [];
  let last = 0;
  let rest = '';
  // Whoever waits for an answer of a browser that has ended hears of it.
  let over = null;
  const end = (why) => {
    over = new Error(`The browser has ended: ${why}`);
    for (const { failed } of waiting.values()) failed(over);
    waiting.clear();
  };
  browser.once('error', end);
  browser.once('exit', (code, signal) => end(`${code ?? signal}.`));
  out.on('error', () => undefined);
  back.setEncoding('utf8');
  back.on('data', (part) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop();
    for (const { id, result, error, method, params } of messages.map((message) => JSON.parse(message))) {
      const { done, failed } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) failed?.(new Error(error.message));
      else done?.(result);
      for (const listener of heard) if (listener.method === method) listener.hear(params);
    }
  });
  const say = (method, params, sessionId) =>
    new Promise((done, failed) => {
      if (over) return failed(over);
      waiting.set(++last, { done, failed });
      return out.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  const { targetId } = await say('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await say('Target.attachToTarget', { targetId, flatten: true });
  return {
    send: (method, params = {}) => say(method, params, sessionId),
    on: (method, hear) => heard.push({ method, hear }),
    stop: async () => {
      out.write(`${JSON.stringify({ id: ++last, method: 'Browser.close' })}\0`);
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
};
