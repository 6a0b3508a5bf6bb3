import type { AnyGame } from '../../src/core/game.ts';
import { openOf } from '../../src/core/choice.ts';
import { sciFi } from '../../src/games/sci-fi/index.ts';
import { matchOf, play, anyOptions } from '../walk.ts';
export const fuzz = (n: number, from = 0) => {
  const game = sciFi as AnyGame;
  const kinds: Record<string, number> = {};
  for (let i = from; i < from + n; i++) {
    const base = {
      ...anyOptions(game, `f${i}`),
      army: i % 3 === 0 ? 'skirmish' : 'battle',
      fire: i % 2 ? 'real' : 'virtual',
    };
    const players = [{}, { blue: 'plain', red: 'plain' }, { blue: 'sharp', red: 'plain' }, { blue: 'sharp' }][
      i % 4
    ] as object;
    let plies = 0;
    try {
      for (const { view, action, ply } of play(game, matchOf(game, `fuzz${i}`, base), 500, players)) {
        plies = ply;
        const type = (action as { type: string }).type;
        kinds[type] = (kinds[type] ?? 0) + 1;
        if (ply % 7 !== 0) continue;
        for (const choice of openOf(game.choices(view))) {
          const a = choice.kind === 'do' ? choice.action : choice.example();
          const no = game.refuse(view, a);
          if (no) console.log('REFUSED', i, ply, JSON.stringify(a), JSON.stringify(no));
          game.preview?.(view, a);
        }
      }
    } catch (e) {
      console.log('ERR', i, plies, JSON.stringify(base), JSON.stringify(players), (e as Error).stack?.slice(0, 900));
    }
  }
  console.log(JSON.stringify(kinds));
};
