// A reporter of Playwright. Its JSON reporter leaves out the steps of its own calls, which tell where tests wait.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { waitingIn } from './waiting.mjs';

/** Writes where tests wait (`waitingIn`) to the file that `WAITING_FILE` of the environment names. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export.
export default class WaitingReport {
  results = [];

  onTestEnd(_test, result) {
    this.results.push(result);
  }

  onEnd() {
    const file = process.env.WAITING_FILE;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(waitingIn(this.results)));
  }

  printsToStdio() {
    return false;
  }
}
