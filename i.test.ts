import { test } from 'vitest';
import { small, toySoldiers } from './k';
const luck: any = { whole: () => 0, shuffle: (x: any) => x };
let seed = 4242; const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; }; const ri = (a: number, b: number) => a + Math.floor(rnd() * (b - a + 1));
const start = (seats: any, o: any) => { const s: any = toySoldiers.setup({ ...small({ men: {} }).options, terrain: 'none', ...o }, seats, luck); return { ...s, active: seats[0], stage: { at: 'deploy', first: seats[0] } }; };
const putOf = (s: any) => toySoldiers.choices(s).find((c: any) => c.kind === 'put') as any;
test('adversarial', () => { const t0 = Date.now(); let games = 0, exRef = 0, dead = 0; const out: string[] = [];
  const cases: any[] = [[['blue', 'red', 'plum', 'graphite'], { squad: 12, field: 'custom', width: 100, depth: 100 }], [['blue', 'red', 'plum'], { squad: 12, field: 'custom', width: 100, depth: 100, victory: 'flag' }], [['blue', 'red'], { squad: 12, field: 'custom', width: 60, depth: 60 }]];
  while (Date.now() - t0 < 70000) { const [seats, o] = cases[games % 3]; let s: any = start(seats, o); games++; const style: any = Object.fromEntries(seats.map((x: string) => [x, ri(0, 2)]));
    while (s.stage.at === 'deploy') { const put = putOf(s); const w = put.within[0]; let a: any = null; const my = style[s.active];
      for (let t = 0; t < 40 && !a; t++) { let x = w.at.x + ri(0, w.width), y = w.at.y + ri(0, w.height); const m = rnd() < 0.15 ? ri(0, 2) : my;
        if (m === 0) { x = w.at.x + Math.min(w.width, 13 + 52 * ri(0, Math.floor(w.width / 52))); y = w.at.y + Math.min(w.height, 13 + 52 * ri(0, 1)); }
        else if (m === 1) { const horiz = w.width > w.height; const f = s.field; if (horiz) { y = w.at.y < f.height / 2 ? w.at.y + w.height - ri(0, 30) : w.at.y + ri(0, 30); x = rnd() < 0.5 ? w.at.x + ri(0, 60) : w.at.x + w.width - ri(0, 60); } else { x = w.at.x < f.width / 2 ? w.at.x + w.width - ri(0, 30) : w.at.x + ri(0, 30); y = rnd() < 0.5 ? w.at.y + ri(0, 60) : w.at.y + w.height - ri(0, 60); } }
        const c = put.at({ x, y }); if (!toySoldiers.refuse(s, c)) a = c; }
      if (!a) { a = put.example(); if (toySoldiers.refuse(s, a)) { exRef++; let any: any = null; for (let y = w.at.y; y <= w.at.y + w.height && !any; y += 1) for (let x = w.at.x; x <= w.at.x + w.width; x += 1) if (!toySoldiers.refuse(s, put.at({ x, y }))) { any = { x, y }; break; } if (!any) { dead++; out.push('DEAD ' + JSON.stringify([seats.length, o, s.active, s.soldiers.filter((m: any) => m.at).map((m: any) => [m.id, m.at.x, m.at.y])])); break; } a = put.at(any); } }
      s = toySoldiers.apply(s, a, luck).state; } }
  console.log({ games, exRef, dead }, Date.now() - t0); console.log(out.slice(0, 2).join('\n')); });
