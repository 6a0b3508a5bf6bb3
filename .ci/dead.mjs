// Finds what nothing uses (files, exports, packages; `knip.json`), then what tests alone use (`knip.app.json`). Fails when it finds any.
import { sh } from './parts/install.mjs';

const unused = sh('npx', ['knip', '--no-config-hints']);
const tested = sh('npx', ['knip', '--no-config-hints', '-c', 'knip.app.json', '--include', 'files,exports,types']);
if (tested !== 0) console.error('These are used by tests only.');
process.exit(unused === 0 && tested === 0 ? 0 : 1);
