// Looks for moments of play that show a rule: bots and lot play matches with options by lot, and of each rule the clearest moment is kept.
import { writeFileSync } from 'node:fs';
import type { Match } from '../../src/core/match.ts';
import type { TableEvent } from '../../src/core/event.ts';
import { GAMES } from '../games.ts';
import { type ExampleMoment, exampleMoment, VIEW } from '../../src/ui/rulebook/exampleMoment.ts';
import { anyOptions, matchOf, playOut } from '../walk.ts';

const PLIES = 140;
const SHOTS = 8;
/** A moment of a match in which a rule was told, the clearer the less it costs to follow. */
interface Found {
  readonly match: number;
  readonly ply: number;
  readonly cost: number;
}
const STRUCK = new Set<TableEvent['kind']>(['hit', 'wounded', 'removed']);
/** Whether a shell flew that struck nobody: its rule is shown better by one that does. */
const missed = (events: readonly TableEvent[]): boolean =>
  events.some((event) => event.kind === 'shot' && event.act.kind === 'shell') &&
  events.every(({ kind }) => !STRUCK.has(kind));
/** Figures of so many px across are seen clearly in an example; of a moment about nobody none are. */
const CLEAR = 56;
const sizeIn = ({ crop, r }: ExampleMoment): number => (crop ? (2 * r * VIEW.width) / crop.width : 0);
/** How many of those whom it is about its picture has no room for. */
const outOf = ({ crop, about, beats }: ExampleMoment): number => {
  const scene = beats[0]?.before;
  if (!crop || !scene) return 0;
  const out = (from: number, size: number, at: number): boolean => at < from || at > from + size;
  return scene.nodes.filter(
    (node) =>
      node.kind === 'piece' &&
      about.includes(node.id) &&
      (out(crop.at.x, crop.width, node.at.x) || out(crop.at.y, crop.height, node.at.y)),
  ).length;
};
const citing = (events: readonly TableEvent[], rule: string): boolean => events.some((event) => event.rule === rule);

/** Writes the examples of each game, from so many matches of each. */
export const examples = (count: number, games: readonly string[]): void => {
  for (const game of GAMES) {
    if (game.id === 'sea-battle' || (games.length > 0 && !games.includes(game.id))) continue;
    const bots = Object.keys(game.bots);
    const matches: Match[] = [];
    const found = new Map<string, Found>();
    for (let i = 0; i < count; i++) {
      const seed = `example ${i}`;
      const preset = game.presets?.[i % (game.presets.length + 1)]?.options;
      const bot = bots[i % bots.length] ?? '';
      const start = matchOf(game, seed, preset ?? anyOptions(game, seed));
      const { match, steps } = playOut(game, start, PLIES, i % 5 === 4 ? {} : { blue: bot, red: bot }, SHOTS);
      const known = matches.push(match) - 1;
      steps.forEach(({ events }, ply) => {
        for (const rule of new Set(events.map((event) => event.rule))) {
          const best = found.get(rule)?.cost ?? Infinity;
          // Whatever more there is to read, the longer the way there, and the farther apart those are whom it is about.
          const rough = events.length * 12 + ply;
          if (rough >= best) continue;
          const moment = exampleMoment(game, match, ply);
          if (!moment) continue;
          const size = sizeIn(moment);
          const cost =
            rough +
            Math.max(0, CLEAR - size) * 4 +
            outOf(moment) * 60 +
            (events.some(({ kind }) => kind !== 'said') ? 0 : 60) +
            (missed(events) ? 90 : 0);
          if (cost < best && citing(events, rule)) found.set(rule, { match: known, ply, cost });
        }
      });
    }
    const used = [...new Set([...found.values()].map(({ match }) => match))].sort((a, b) => a - b);
    const kept = used.map((i) => {
      const match = matches[i] as Match;
      const last = Math.max(...[...found.values()].filter((each) => each.match === i).map(({ ply }) => ply));
      return { ...match, entries: match.entries.slice(0, last) };
    });
    const moments = Object.fromEntries(
      [...found]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([rule, { match, ply }]) => [rule, [used.indexOf(match), ply]]),
    );
    const text = JSON.stringify({ matches: kept, moments });
    writeFileSync(`src/ui/rulebook/examples/${game.id}.json`, `${text}\n`);
    console.log(
      `${game.id}: ${found.size} rules in ${kept.length} matches, ${Math.round(text.length / 1024)} kB: ${Object.keys(moments).join(' ')}`,
    );
  }
};
