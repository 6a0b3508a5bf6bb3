import { asView } from '../../../src/core/view.ts';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Choice } from '../../../src/core/choice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import type { Match } from '../../../src/core/match.ts';
import { replay } from '../../replay.ts';
import { BADGES, LINE_STYLES, type SceneNode } from '../../../src/core/scene.ts';
import { toySoldiers } from '../../../src/games/toy-soldiers/index.ts';
import en from '../../../src/games/toy-soldiers/texts.en.json';
import ru from '../../../src/games/toy-soldiers/texts.ru.json';
import { type Action, type State, optionsSchema } from '../../../src/games/toy-soldiers/types.ts';
import { lawfulChoices } from '../../help.ts';
import { freeze, matchOf, playOut } from '../../walk.ts';
import { small } from './fixture.ts';

const game = toySoldiers as AnyGame;
const RULES = Array.from({ length: 17 }, (_, i) => `TS-${String(i + 1).padStart(2, '0')}`);
const PLURALS = ['', '_one', '_few', '_many', '_other'];
const stemOf = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/g)].map((match) => match[1] ?? '').toSorted();
const byStem = (texts: Record<string, string>): Map<string, Set<string>> => {
  const stems = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(texts)) {
    const stem = stemOf(key);
    const names = stems.get(stem) ?? new Set();
    placeholders(text).forEach((name) => names.add(name));
    stems.set(stem, names);
  }
  return stems;
};

const STEMS = [byStem(en), byStem(ru)];
/** Every message and rule id in some plain data, and whether they can be told. */
const check = (value: unknown, wrong: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((each) => check(each, wrong));
  const { key, values, rule } = value as { key?: unknown; values?: Record<string, unknown>; rule?: unknown };
  if (typeof rule === 'string' && !RULES.includes(rule)) wrong.add(rule);
  if (typeof key === 'string') {
    const [space, name = ''] = key.split(':');
    const known = space === 'toy-soldiers' && PLURALS.some((plural) => `${name}${plural}` in en);
    if (!known) wrong.add(key);
    const given = new Set(Object.keys(values ?? {}).map((each) => (each === 'count' ? 'n' : each)));
    for (const stems of STEMS) {
      for (const wanted of stems.get(name) ?? []) if (!given.has(wanted)) wrong.add(`${key} lacks ${wanted}`);
    }
  }
  Object.values(value).forEach((each) => check(each, wrong));
};
const whole = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isInteger(value * 2);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(whole);
};
const checkNodes = (nodes: readonly SceneNode[], wrong: Set<string>): void => {
  if (new Set(nodes.map(({ id }) => id)).size !== nodes.length) wrong.add('node ids are not unique');
  for (const node of nodes) {
    if (!whole(node)) wrong.add(`${node.id} is not in whole numbers`);
    if (node.kind === 'line' && !LINE_STYLES.includes(node.style)) wrong.add(node.style);
    if (node.kind !== 'piece') continue;
    for (const badge of node.badges ?? []) if (!BADGES.includes(badge)) wrong.add(badge);
  }
};
const checkChoice = (state: State, choice: Choice<Action>, wrong: Set<string>): void => {
  check([choice.label, choice.rule ?? 'TS-01', choice.disabled ?? null, { rule: choice.rule ?? 'TS-01' }], wrong);
  const action = choice.kind === 'do' ? choice.action : choice.example();
  const seen = toySoldiers.preview?.(asView(state), action);
  if (seen) checkNodes(seen.nodes, wrong);
};

const VARIANTS: readonly (readonly [string, number, Partial<z.input<typeof optionsSchema>>])[] = [
  ['as by default', 2, {}],
  ['flags, random terrain edited', 2, { victory: 'flag', terrain: 'random', editTerrain: true, squad: 3 }],
  [
    'commanders, shooting with return fire',
    2,
    { victory: 'commander', commanderCapture: true, shooting: true, returnFire: true, squad: 4 },
  ],
  ['objective, three sides', 3, { victory: 'objective', terrain: 'village', longReach: true, counter: 'once' }],
  [
    'four sides, shooting',
    4,
    { terrain: 'grove', shooting: true, shooterMayAttack: false, nearestTarget: true, counter: 'simple' },
  ],
  ['the smallest field', 2, { field: 'custom', width: 60, depth: 60, squad: 12, measure: 'centres' }],
  ['the smallest square', 4, { field: 'custom', width: 60, depth: 60, squad: 12, victory: 'flag' }],
  ['one man a side', 2, { squad: 1, stalemate: 20 }],
];
describe('random play', () => {
  test.each(VARIANTS)(
    'TS-05 %s: never refused, told in both languages, replays to an equal table',
    (_, seats, options) => {
      const wrong = new Set<string>();
      const { match, steps } = playOut(game, matchOf(game, 'one', options, seats), 260);
      for (const { state, events } of steps) {
        freeze(state);
        expect(JSON.parse(JSON.stringify(events))).toEqual(events);
        check([events, game.turn(state)], wrong);
        const { nodes } = game.scene(asView(state));
        check(
          nodes.map((node) => ('label' in node ? node.label : null)),
          wrong,
        );
        checkNodes(nodes, wrong);
        for (const choice of toySoldiers.choices(asView(state as State))) checkChoice(state as State, choice, wrong);
        lawfulChoices(game, state).forEach((each) => wrong.add(each));
      }
      const last = steps.at(-1)?.state;
      expect(JSON.parse(JSON.stringify(last))).toEqual(last);
      const again = replay(game, JSON.parse(JSON.stringify(match)) as Match);
      expect(again.stopped).toBeUndefined();
      expect(again.steps.at(-1)?.state).toEqual(last);
      expect([...wrong]).toEqual([]);
    },
  );
});

describe('texts', () => {
  test('TS-01 to TS-17: the rulebook, options and bots are told in both languages with the same values', () => {
    expect([...byStem(ru).keys()].toSorted()).toEqual([...byStem(en).keys()].toSorted());
    for (const [stem, names] of byStem(en))
      expect([stem, [...names].toSorted()]).toEqual([stem, [...(byStem(ru).get(stem) ?? [])].toSorted()]);
    for (const rule of RULES) expect([`${rule}.name`, rule].every((key) => key in en)).toBe(true);
    for (const [key, field] of Object.entries(optionsSchema.shape)) {
      expect(`option.${key}` in en).toBe(true);
      const values = 'options' in field.def.innerType ? field.def.innerType.options : [];
      for (const value of values as string[])
        expect([`option.${key}.${value}`, `option.${key}.${value}` in en]).toEqual([`option.${key}.${value}`, true]);
    }
    for (const bot of Object.keys(game.bots)) expect(`bot.${bot}` in en).toBe(true);
  });
  test('Russian counts have all their forms', () => {
    for (const key of Object.keys(ru).filter((each) => each.endsWith('_one'))) {
      for (const form of ['few', 'many', 'other']) expect(`${stemOf(key)}_${form}` in ru).toBe(true);
    }
  });
});

describe('choices', () => {
  const near = { blue1: [300, 300], blue2: [100, 650], red1: [385, 300], red2: [900, 60] } as const;
  test('TS-07 a fresh soldier may march, shoot, attack or skip; what is closed says why', () => {
    const state = small({ men: near, ranged: ['blue2'], options: { shooting: true } });
    const of = (piece: string): string[] =>
      toySoldiers
        .choices(asView(state))
        .flatMap((choice) =>
          choice.piece === piece && choice.kind === 'do'
            ? [`${choice.action.type}${choice.disabled ? ` not: ${choice.disabled.text.key.split(':')[1] ?? ''}` : ''}`]
            : [],
        );
    expect(of('blue1')).toEqual(['march', 'attack', 'skip']);
    expect(of('blue2')).toEqual([
      'march',
      'shoot not: no.range',
      'shoot not: no.range',
      'attack not: no.nobodyNear',
      'skip',
    ]);
  });
  test('TS-08 the walk begins where he stands; its preview shows the length used and whom he could attack then', () => {
    const men = { ...near, red1: [440, 300] } as const;
    const state: State = {
      ...small({ men }),
      mover: { id: 'blue1', phase: 'movement' },
      stage: { at: 'walk', reach: 60 },
    };
    const [stay, walk] = toySoldiers.choices(asView(state));
    expect(stay).toMatchObject({ kind: 'do', action: { type: 'stay' } });
    if (walk?.kind !== 'walk') throw new Error('There is no walk.');
    expect([walk.from, walk.reach]).toEqual([{ x: 300, y: 300 }, 60]);
    const seen = toySoldiers.preview?.(asView(state), walk.along([walk.from, { x: 360, y: 300 }]));
    expect(seen?.used).toBe(60);
    expect(seen?.nodes.map(({ id }) => id)).toEqual(['reach', 'way.red1']);
    expect(toySoldiers.preview?.(asView(state), walk.example())?.nodes.map(({ id }) => id)).toEqual(['reach']);
  });
  test('TS-04 giving up and drawing stand beside the course of play', () => {
    const beside = toySoldiers.choices(asView(small({ men: near }))).filter(({ meta }) => meta);
    expect(beside.map((choice) => choice.kind === 'do' && choice.action.type)).toEqual(['draw', 'resign']);
  });
});
