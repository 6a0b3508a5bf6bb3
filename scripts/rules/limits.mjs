// Counts the functions above the wanted limits: the count of each rule may only fall.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The wanted limit of each rule; a rule without a number is kept or broken. */
const WANTED = {
  'max-lines-per-function': { max: 60, skipBlankLines: true, skipComments: true },
  complexity: { max: 15 },
  'max-params': { max: 4 },
  'max-depth': { max: 3 },
  'no-nested-ternary': {},
};
const FOLDERS = ['src', 'scripts'];

/** All breaches of the wanted limits: rule, file, line and, for rules with a number, how much it is. */
const breachesOf = () => {
  const folder = mkdtempSync(join(tmpdir(), 'mera-limits-'));
  const config = join(folder, 'limits.json');
  const rules = Object.fromEntries(
    Object.entries(WANTED).map(([rule, limit]) => [rule, limit.max ? ['error', limit] : 'error']),
  );
  writeFileSync(config, JSON.stringify({ plugins: [], categories: { correctness: 'off' }, rules }));
  const args = ['node_modules/oxlint/bin/oxlint', '-c', config, '--format=json', ...FOLDERS];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout).diagnostics.map(({ code, message, filename, labels }) => ({
    rule: code.replace(/^eslint\((.*)\)$/, '$1'),
    place: `${filename}:${labels[0].span.line}`,
    size: Number(/\((\d+)\)|of (\d+)/.exec(message)?.slice(1).find(Boolean) ?? 1),
  }));
};
/** The ceiling of a rule in the linter's configuration, or null. */
const ceilingOf = (rule) => {
  const { overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  return overrides.map(({ rules }) => rules[rule]?.[1]?.max).find(Boolean) ?? null;
};

/** Compares the counts with the allowed ones: `faults` where a count has grown, `notes` where a number can be lowered, and a table. */
export const checkLimits = (allowed) => {
  const all = breachesOf();
  /** @type {{ faults: string[]; notes: string[]; rows: string[] }} */
  const result = { faults: [], notes: [], rows: [] };
  const { faults, notes, rows } = result;
  for (const [rule, { max }] of Object.entries(WANTED)) {
    const found = all.filter((breach) => breach.rule === rule).toSorted((a, b) => b.size - a.size);
    const [count, worst, ceiling] = [found.length, found[0]?.size ?? 0, ceilingOf(rule)];
    const where = found.length > 0 && max ? `, worst ${worst} (${found[0].place})` : '';
    rows.push(`${rule}${max ? ` over ${max}` : ''}: ${count} of at most ${allowed[rule]}${where}`);
    if (count > allowed[rule]) faults.push(`${rule}: ${count} breaches, at most ${allowed[rule]} are allowed`);
    if (count < allowed[rule]) notes.push(`lower ${rule} to ${count} in scripts/rules/ceilings.json`);
    const lowest = Math.max(worst, max ?? 0);
    if (ceiling !== null && lowest < ceiling) notes.push(`lower the ceiling of ${rule} to ${lowest} in .oxlintrc.json`);
  }
  return result;
};
