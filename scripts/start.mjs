// Installs missing packages, builds the app, serves it and opens it in the browser.
// Usage: npm start [-- --port N]
import './lib/help.mjs';
import { installPackages, sh } from './lib/install.mjs';
import { addressLine, portOf } from './lib/port.mjs';

const { port, fault } = portOf(process.argv.slice(2), process.env);
if (fault) {
  console.error(fault);
  process.exit(1);
}
installPackages();
if (sh('npx', ['vite', 'build', '--logLevel', 'warn']) !== 0) process.exit(1);
const { preview } = await import('vite');
// A port that is taken is left for the next free one.
const server = await preview({ preview: { port, strictPort: false } });
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`;
console.log(addressLine(port, address));
const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
if (hasScreen && !process.env.CI) {
  const { default: open } = await import('open');
  await open(address);
}
