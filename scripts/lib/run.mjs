// Runs commands beside each other and collects their output.
import { spawn } from 'node:child_process';

/** Runs a command. Returns its exit code and, unless the output is `shown` as it comes, all output (`said`) and the standard output alone (`out`). */
export const run = (command, args, { env = {}, shown = false } = {}) =>
  new Promise((done) => {
    const [said, out] = [[], []];
    const child = spawn(command, args, {
      shell: process.platform === 'win32',
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.stdout?.on('data', (part) => out.push(part));
    const text = (parts) => Buffer.concat(parts).toString().trim();
    child.on('error', (error) => done({ status: 1, said: String(error), out: '' }));
    child.on('close', (status) => done({ status, said: text(said), out: text(out) }));
  });

/** Runs independent checks side by side: name, command, arguments, options. Prints each output in the given order. Returns which ones passed. */
export const runChecks = async (list) => {
  const running = list.map(([, command, args, options]) => run(command, args, options));
  const passed = [];
  for (const [at, [name]] of list.entries()) {
    const { status, said } = await running[at];
    console.log(`\n▸ ${name}\n${said}`);
    if (status !== 0) console.error(`✗ ${name} failed`);
    passed.push(status === 0);
  }
  return passed;
};
