// Which port the app is served at.
import { createServer } from 'node:net';

const DEFAULT = 4173;

/** The port asked for by `--port N`, `--port=N` or npm (`npm start --port N` gives it as `npm_config_port`), else the usual one; a fault is a sentence. */
export const portOf = (args, env) => {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const fromArgument = args[at] === '--port' ? args[at + 1] : args[at]?.slice('--port='.length);
  const told = at < 0 ? env.npm_config_port : fromArgument;
  // `npm start --port 8080` without an equals sign: npm keeps only “true” and passes the number on.
  const wish = told === 'true' ? args.find((arg) => /^\d+$/.test(arg)) : told;
  if (at < 0 && told === undefined) return { port: DEFAULT };
  const port = Number(wish);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return { port };
  return { fault: `--port wants a whole number from 1 to 65535, as in: npm start -- --port ${DEFAULT}` };
};

/** A port that is free on this machine now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** What is told about the address: that another port was taken where the one asked for was not free. */
export const addressLine = (asked, address) => {
  const port = Number(new URL(address).port);
  const moved = port === asked ? '' : `Port ${asked} is taken, so ${port} is used.\n`;
  return `\n${moved}Mera is on the table at ${address}\nStop it with Ctrl+C.`;
};
