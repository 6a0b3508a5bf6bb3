// npm start: installs what is missing, builds, serves the app, prints its address and opens it where there is a browser.
import { installPackages, sh } from './install.mjs';

installPackages();
if (sh('npx', ['vite', 'build', '--logLevel', 'warn']) !== 0) process.exit(1);
const { preview } = await import('vite');
const server = await preview({ preview: { port: 4173 } });
const address = server.resolvedUrls?.local[0] ?? 'http://localhost:4173/';
console.log(`\nMera is on the table at ${address}\nStop it with Ctrl+C.`);
const hasScreen = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
if (hasScreen && !process.env.CI) {
  const { default: open } = await import('open');
  await open(address);
}
