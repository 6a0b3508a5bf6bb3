import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { install, installArgs, lackingIn } from '../../.ci/parts/install.mjs';
import { addressLine, portOf } from '../../.ci/parts/port.mjs';

const LINUX = { platform: 'linux', arch: 'x64', libc: 'gnu' } as const;
const MAC = { platform: 'darwin', arch: 'arm64', libc: '' } as const;
/** A lock file of two tools with binaries, one of them for Linux only. */
const LOCK = {
  packages: {
    '': {},
    'node_modules/builder': {
      optionalDependencies: {
        '@builder/linux-x64-gnu': '1',
        '@builder/linux-x64-musl': '1',
        '@builder/darwin-arm64': '1',
      },
    },
    'node_modules/@builder/linux-x64-gnu': {},
    'node_modules/linter': { optionalDependencies: { '@linter/linux-x64': '1', '@linter/darwin-arm64': '1' } },
    'node_modules/@linter/linux-x64': {},
    'node_modules/@linter/darwin-arm64': {},
    'node_modules/watcher': { optionalDependencies: { fsevents: '2' } },
  },
};
/** An installation in which all goes well, but for what is told otherwise. */
const world = (other: Partial<Parameters<typeof install>[0]> = {}) => {
  const said: string[] = [];
  const ran: string[][] = [];
  const at = {
    isFresh: () => false,
    lock: () => LOCK,
    system: () => LINUX,
    npm: (args: string[]) => ran.push(args) > 0,
    starts: () => true,
    say: (text: string) => said.push(text),
    ...other,
  } as Parameters<typeof install>[0];
  return { fault: install(at), said, ran };
};

describe('what is installed', () => {
  test('a lock file with the binaries of the system is followed', () => {
    expect(lackingIn(LOCK, LINUX)).toEqual([]);
    expect(installArgs(LOCK, LINUX)).not.toContain('--no-package-lock');
  });
  test('without them the versions of package.json are, and that is said', () => {
    expect(lackingIn(LOCK, MAC)).toEqual(['builder']);
    expect(lackingIn(LOCK, { ...LINUX, libc: 'musl' })).toEqual(['builder']);
    const { fault, said, ran } = world({ system: () => MAC });
    expect(fault).toBeNull();
    expect(ran).toEqual([expect.arrayContaining(['install', '--no-package-lock'])]);
    expect(said.join('\n')).toMatch(/no binaries of builder for darwin arm64.*package\.json/);
  });
  test('the lock file of the house has the binaries of the Linux it is tested on', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as typeof LOCK;
    expect(lackingIn(lock, LINUX)).toEqual([]);
    expect(lackingIn(lock, { platform: 'win32', arch: 'x64', libc: '' })).toContain('oxlint');
  });
  test('nothing is done where all is there', () => {
    const { fault, said, ran } = world({ isFresh: () => true });
    expect([fault, said, ran]).toEqual([null, [], []]);
  });
  test('a tool that does not start, and a registry out of reach, are told with what to do', () => {
    expect(world({ starts: (tool: string) => tool !== 'oxfmt' }).fault).toMatch(
      /^oxfmt: does not start on linux x64 gnu/,
    );
    expect(world({ npm: () => false }).fault).toMatch(/connection/);
  });
});

describe('where it is served', () => {
  test('the port is taken from the command or from npm', () => {
    expect(portOf([], {})).toEqual({ port: 4173 });
    expect(portOf(['--port', '8080'], {})).toEqual({ port: 8080 });
    expect(portOf(['--port=8081'], {})).toEqual({ port: 8081 });
    expect(portOf([], { npm_config_port: '8082' })).toEqual({ port: 8082 });
    expect(portOf(['8083'], { npm_config_port: 'true' })).toEqual({ port: 8083 });
  });
  test('what is no port is told', () => {
    for (const wish of ['0', '70000', 'home', '', undefined]) {
      expect(portOf(['--port', ...(wish === undefined ? [] : [wish])], {}), `${wish}`).toHaveProperty('fault');
    }
  });
  test('a port that was taken is told with the one that is used', () => {
    expect(addressLine(4173, 'http://localhost:4174/')).toMatch(/4173 is taken.*4174/);
    expect(addressLine(4173, 'http://localhost:4173/')).not.toMatch(/taken/);
  });
});
