// Checks the rules that the linter cannot check, and prints each breach.
// Usage: npm run rules
import './lib/help.mjs';
import { readFileSync } from 'node:fs';
import { circles, folderCircles, layerBreaches, missingPlaces, readImports } from './rules/imports.mjs';
import { LAYERS } from './rules/layers.mjs';
import { checkLimits } from './rules/limits.mjs';
import { browserNames, readExports, sharedTypeNames, spareExceptions } from './rules/names.mjs';
import { classSelectors } from './rules/selectors.mjs';
import { styleBreaches } from './rules/styles.mjs';

const ceilings = JSON.parse(readFileSync('scripts/rules/ceilings.json', 'utf8'));
const imports = readImports('.');
const exported = readExports('.');
const limits = checkLimits(ceilings.limits);
const breaches = [
  ...missingPlaces('.', LAYERS),
  ...layerBreaches(imports, LAYERS),
  ...circles(imports),
  ...folderCircles(imports, 'src/ui'),
  ...browserNames(exported, ceilings.browserNames),
  ...sharedTypeNames(exported, ceilings.sharedTypeNames),
  ...classSelectors('.'),
  ...styleBreaches('.'),
  ...limits.faults,
];
console.log(`${imports.size} files in ${Object.keys(LAYERS).length} layers, ${exported.length} exports`);
for (const line of [...limits.rows, ...limits.notes, ...spareExceptions(exported, ceilings)]) console.log(line);
for (const breach of breaches) console.error(`✗ ${breach}`);
console.log(`${breaches.length} breaches`);
process.exit(breaches.length === 0 ? 0 : 1);
