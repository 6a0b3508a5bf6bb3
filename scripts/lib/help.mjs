// Import this first in a script: with `--help` as its first argument the script prints the comment at its top and ends.
import { readFileSync } from 'node:fs';

/** The comment at the top of a script: its first line says what the script does, the second one how to call it. */
export const helpOf = (file) => {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines.slice(0, end).map((line) => line.replace(/^\/\/ ?/, ''));
};

if (process.argv[2] === '--help') {
  console.log(helpOf(process.argv[1]).join('\n'));
  process.exit(0);
}
