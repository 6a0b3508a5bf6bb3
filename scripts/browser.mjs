// Prints the path of the browser for the end-to-end tests on the last line. Installs one if there is none.
// Usage: node scripts/browser.mjs
import './lib/help.mjs';
import { findBrowser } from './lib/browser.mjs';

console.log(await findBrowser());
