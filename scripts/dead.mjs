// Finds unused files, exports and packages, then exports that only tests use. Fails if it finds any.
// Usage: npm run dead
import './lib/help.mjs';
import { sh } from './lib/install.mjs';

const unused = sh('npx', ['knip', '--no-config-hints']);
const tested = sh('npx', ['knip', '--no-config-hints', '-c', 'knip.app.json', '--include', 'files,exports,types']);
if (tested !== 0) console.error('These are used by tests only.');
process.exit(unused === 0 && tested === 0 ? 0 : 1);
