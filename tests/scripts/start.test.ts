import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { install, missingFrom } from '../../scripts/lib/install.mjs';
import { addressLine, portOf } from '../../scripts/lib/port.mjs';

/** Runs an installation that succeeds, except where `other` says otherwise. */
const world = (other: Partial<Parameters<typeof install>[0]> = {}) => {
  const said: string[] = [];
  const ran: string[][] = [];
  const at = {
    isFresh: () => false,
    system: 'linux x64',
    npm: (args: string[]) => ran.push(args) > 0,
    starts: () => true,
    say: (text: string) => said.push(text),
    ...other,
  } as Parameters<typeof install>[0];
  return { fault: install(at), said, ran };
};

describe('what is installed', () => {
  test('the lock file is followed exactly', () => {
    const { fault, ran } = world();
    expect([fault, ran]).toEqual([null, [['ci', '--no-audit', '--no-fund']]]);
  });
  test('the lock file lists the packages of every system, as `npm ci` demands', () => {
    expect(missingFrom({ packages: { '': {}, 'node_modules/a': { optionalDependencies: { b: '1' } } } })).toEqual([
      'b',
    ]);
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof missingFrom>[0];
    expect(missingFrom(lock)).toEqual([]);
  });
  test('nothing is done where all is there', () => {
    const { fault, said, ran } = world({ isFresh: () => true });
    expect([fault, said, ran]).toEqual([null, [], []]);
  });
  test('a tool that does not start, and a registry out of reach, are told with what to do', () => {
    expect(world({ starts: (tool: string) => tool !== 'oxfmt' }).fault).toMatch(/^oxfmt: does not start on linux x64/);
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
