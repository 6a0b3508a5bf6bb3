// Prints the path of the browser for the end-to-end tests on its last line; installs one where there is none.
import { findBrowser } from './parts/browser.mjs';

console.log(await findBrowser());
