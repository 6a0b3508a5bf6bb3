// Checks the rules that the linter cannot check, and prints each breach.
// Usage: npm run rules
import './lib/help.mjs';
import { circles, layerBreaches, missingPlaces, readImports } from './rules/imports.mjs';
import { LAYERS } from './rules/layers.mjs';

const imports = readImports('.');
const breaches = [...missingPlaces('.', LAYERS), ...layerBreaches(imports, LAYERS), ...circles(imports)];
for (const breach of breaches) console.error(breach);
console.log(`${imports.size} files in ${Object.keys(LAYERS).length} layers: ${breaches.length} breaches`);
process.exit(breaches.length === 0 ? 0 : 1);
