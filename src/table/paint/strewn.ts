import type { Mm } from '../../geometry/point.ts';
import { randomStream } from '../draw/randomStream.ts';
import { axesOf, placeIn } from './footprint.ts';
import { layTuft } from './growth.ts';
import { blendInk, boundsAround, eachPixel, type Ink, lay, type Maps, OWNER, shaded } from './maps.ts';
import { grainNoise, mix, noise, smoothstep } from './noise.ts';
import type { PlannedThing } from './plan.ts';
import { layStone } from './terrain/stones.ts';
import { BROWN_WOOD, layBar } from './terrain/timber.ts';

type Lay = (maps: Maps, thing: PlannedThing, grain: () => number) => void;
const LOW = OWNER.ground;
const at = (thing: PlannedThing, u: Mm, v: Mm): readonly [Mm, Mm] => {
  const { x, y } = placeIn({ middle: thing.at, turn: thing.turn }, u, v);
  return [x, y];
};
/** Adds a log of 34 mm. */
const log: Lay = (maps, thing) => {
  layBar(maps, { from: at(thing, -16, 0), to: at(thing, 16, 0), r: 3.8, z: 4.6, ink: BROWN_WOOD, owner: LOW });
  layBar(maps, { from: at(thing, 5, -2), to: at(thing, 9, -8), r: 1.3, z: 4, toZ: 3, ink: BROWN_WOOD, owner: LOW });
};
const stump: Lay = (maps, { at: middle }) => {
  const farFrom = (x: Mm, y: Mm): Mm => Math.hypot(x - middle.x, y - middle.y);
  lay(maps, {
    bounds: boundsAround(middle.x, middle.y, 9),
    owner: LOW,
    heightAt: (x, y) => {
      const far = farFrom(x, y) + (noise(x / 3, y / 3) - 0.5) * 1.2;
      return far > 8 ? null : Math.min(8, 1 + (8 - far) * 7);
    },
    inkAt: (x, y) => {
      const far = farFrom(x, y);
      if (far > 6.6) return shaded([96, 70, 46], 0.7 + noise(x, y) * 0.5);
      return shaded([186, 150, 100], 0.8 + Math.sin(far * 3.4 + noise(x / 2, y / 2) * 2) * 0.12);
    },
  });
};
/** Darkens the ground around a place with ash or soot. */
const scorch = (maps: Maps, { at: { x, y } }: PlannedThing, r: Mm, ink: Ink): void =>
  eachPixel(maps, boundsAround(x, y, r * 1.3), (px, py, i) => {
    const far = Math.hypot(px - x, py - y) + (noise(px / 3, py / 3) - 0.5) * r * 0.5;
    if (maps.owners[i] === OWNER.ground) blendInk(maps.colours, i, ink, smoothstep(r, r * 0.3, far) * 0.85);
  });
const campfire: Lay = (maps, thing, grain) => {
  scorch(maps, thing, 17, [52, 46, 40]);
  scorch(maps, thing, 7, [104, 98, 92]);
  for (const turn of [0.3, 1.4, 2.5]) {
    const [u, v] = [Math.cos(turn), Math.sin(turn)];
    layBar(maps, {
      from: at(thing, -9 * u, -9 * v),
      to: at(thing, 8 * u, 8 * v),
      r: 1.7,
      z: 4 + turn,
      ink: [52, 44, 38],
      owner: LOW,
    });
  }
  for (let n = 0; n < 11; n++) {
    const [x, y] = at(thing, Math.cos(n * 0.571) * 13.5, Math.sin(n * 0.571) * 13.5);
    layStone(maps, { x, y, r: 3 + grain() * 1.4, ink: [150, 142, 128], owner: LOW }, grain);
  }
};
const wheel: Lay = (maps, thing) => {
  const ring = (r: Mm, wide: Mm, z: Mm, ink: Ink): void =>
    lay(maps, {
      bounds: boundsAround(thing.at.x, thing.at.y, r + wide),
      owner: LOW,
      heightAt: (x, y) => {
        const off = Math.abs(Math.hypot(x - thing.at.x, y - thing.at.y) - r);
        return off > wide ? null : z - (off / wide) ** 2;
      },
      inkAt: (x, y) => shaded(ink, 0.7 + noise(x / 2, y / 2) * 0.5),
    });
  for (let n = 0; n < 4; n++) {
    const [u, v] = [Math.cos((n * Math.PI) / 4) * 11, Math.sin((n * Math.PI) / 4) * 11];
    layBar(maps, { from: at(thing, -u, -v), to: at(thing, u, v), r: 0.9, z: 3, ink: BROWN_WOOD, owner: LOW });
  }
  ring(11.6, 1.6, 4.6, BROWN_WOOD);
  ring(1.4, 1.6, 5, BROWN_WOOD);
};
const shrub: Lay = (maps, thing, grain) => {
  const green: readonly Ink[] = [
    [52, 70, 30],
    [84, 106, 44],
    [120, 138, 66],
  ];
  for (let n = 0; n < 6; n++) {
    const turn = n * 1.05 + grain();
    const [x, y] = at(thing, Math.cos(turn) * 5, Math.sin(turn) * 5);
    layTuft(maps, { x, y, r: 5 + grain() * 2.4, inks: green }, grain);
  }
};
const balls: Lay = (maps, thing) => {
  for (let n = 0; n < 7; n++) {
    const [cx, cy] = n < 6 ? at(thing, Math.cos(n * 1.047) * 6.2, Math.sin(n * 1.047) * 6.2) : at(thing, 0, 0);
    lay(maps, {
      bounds: boundsAround(cx, cy, 3.2),
      owner: LOW,
      heightAt: (x, y) => {
        const far = Math.hypot(x - cx, y - cy);
        return far > 3.2 ? null : (n < 6 ? 3 : 5.4) + Math.sqrt(10.24 - far * far);
      },
      inkAt: () => [66, 68, 70, 120],
    });
  }
};
const crater: Lay = (maps, thing) => {
  scorch(maps, thing, 30, [84, 74, 62]);
  const { x: mx, y: my } = thing.at;
  eachPixel(maps, boundsAround(mx, my, 32), (x, y, i) => {
    if (maps.owners[i] !== OWNER.ground) return;
    const far = Math.hypot(x - mx, y - my) + (noise(x / 5, y / 5) - 0.5) * 6;
    const bowl = -9 * smoothstep(17, 4, far);
    const rim = 3.4 * Math.exp(-(((far - 18.5) / 4) ** 2));
    maps.heights[i] = (maps.heights[i] as number) * mix(1, 0.4, smoothstep(22, 12, far)) + bowl + rim;
    blendInk(maps.colours, i, shaded([98, 84, 66], 0.7 + grainNoise(x, y) * 0.5), smoothstep(22, 14, far) * 0.9);
  });
};
const tyres: Lay = (maps, thing) => {
  for (const [u, v] of [
    [-7, 3],
    [7, 4],
    [0, -7],
  ] as const) {
    const [cx, cy] = at(thing, u, v);
    lay(maps, {
      bounds: boundsAround(cx, cy, 7.6),
      owner: LOW,
      heightAt: (x, y) => {
        const off = Math.abs(Math.hypot(x - cx, y - cy) - 5.4) / 2.1;
        return off > 1 ? null : 2.6 + Math.sqrt(1 - off * off) * 3;
      },
      inkAt: (x, y) => shaded([50, 52, 54, 14], 0.8 + grainNoise(x, y) * 0.4),
    });
  }
};
const drums: Lay = (maps, thing) => {
  for (const [i, [u, v]] of (
    [
      [-7, -2],
      [6, -5],
      [2, 8],
    ] as const
  ).entries()) {
    const [cx, cy] = at(thing, u, v);
    const ink: Ink = i === 1 ? [78, 122, 110, 30] : [156, 84, 62, 30];
    lay(maps, {
      bounds: boundsAround(cx, cy, 7),
      owner: LOW,
      heightAt: (x, y) => {
        const far = Math.hypot(x - cx, y - cy);
        if (far > 6.8) return null;
        return far > 5.8 ? 9.6 : 8.6;
      },
      inkAt: (x, y) => shaded(ink, 0.7 + noise(x / 3, y / 3) * 0.5),
    });
  }
};
const tracks: Lay = (maps, thing) => {
  const axes = axesOf({ middle: thing.at, turn: thing.turn });
  eachPixel(maps, boundsAround(thing.at.x, thing.at.y, 58), (x, y, i) => {
    const [u, v] = axes(x, y);
    const bent = Math.abs(u - (v * v) / 400) - 11;
    if (maps.owners[i] !== OWNER.ground || Math.abs(bent) > 5 || Math.abs(v) > 54) return;
    const link = Math.abs((((v + 540) / 7) % 1) - 0.5) > 0.22 ? 1 : 0;
    const part =
      smoothstep(5, 3.6, Math.abs(bent)) * smoothstep(54, 36, Math.abs(v)) * (0.4 + noise(x / 8, y / 8) * 0.6);
    maps.heights[i] = (maps.heights[i] as number) - part * (0.8 + link * 0.9);
    blendInk(maps.colours, i, [62, 58, 50], part * (0.3 + link * 0.25));
  });
};

const THINGS: Readonly<Record<string, Lay>> = {
  log,
  stump,
  campfire,
  wheel,
  shrub,
  balls,
  crater,
  tyres,
  drums,
  tracks,
};
/** Adds the low things that are strewn on a table. */
export function strew(maps: Maps, strewn: readonly PlannedThing[]): void {
  strewn.forEach((thing, i) => THINGS[thing.kind]?.(maps, thing, randomStream(`thing ${i}`)));
}
