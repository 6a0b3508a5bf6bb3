import { laySandbags, layWreck } from './terrain/battle.ts';
import { layContainer, layHouse } from './terrain/buildings.ts';
import { layCart, layFence, layTent } from './terrain/camp.ts';
import { layGate, layRampart, layTower } from './terrain/castle.ts';
import { paintGround } from './ground.ts';
import { growGrass, growTufts, strewStones } from './growth.ts';
import { type Brightness, lightTable } from './light.ts';
import { emptyMaps, type Maps } from './maps.ts';
import { type PlannedArea, SKETCH, type TablePlan } from './plan.ts';
import { layHedge, layTree } from './terrain/plants.ts';
import { layRock, layRubble, layWall } from './terrain/stones.ts';
import { strew } from './strewn.ts';
import { layBarrel, layCrate } from './terrain/timber.ts';

type LayArea = (maps: Maps, area: PlannedArea, among: readonly PlannedArea[]) => void;
const STANDING: Readonly<Record<string, LayArea>> = {
  wall: layWall,
  house: layHouse,
  rock: layRock,
  crate: layCrate,
  container: layContainer,
  barrel: layBarrel,
  rubble: layRubble,
  tree: layTree,
  hedge: layHedge,
  cart: layCart,
  tent: layTent,
  fence: layFence,
  wreck: layWreck,
  sandbags: laySandbags,
  rampart: layRampart,
  tower: layTower,
  gate: layGate,
};

type Pixels = Uint8ClampedArray<ArrayBuffer>;
/** A painted table as pixels along the screen. */
export interface PaintedPixels {
  readonly wide: number;
  readonly high: number;
  /** The whole table in its light, and the same without direct light, for the shadows of pieces. */
  readonly sunny: Pixels;
  readonly shade: Pixels;
  /** What each pixel shows. */
  readonly owners: Uint8Array;
  readonly bright: Brightness;
}

/** The ground painted last, without its terrain. The next plan often has the same. */
let lastGround: { readonly key: string; readonly maps: Maps } | null = null;
function groundOf(plan: TablePlan): Maps {
  const { light: _, ...rest } = plan;
  const key = JSON.stringify(rest);
  if (lastGround?.key === key) return lastGround.maps;
  const maps = emptyMaps(plan.view);
  paintGround(maps, plan);
  growGrass(maps, plan);
  growTufts(maps, plan);
  strewStones(maps, plan);
  strew(maps, plan.strewn);
  for (const area of plan.areas) STANDING[area.style]?.(maps, area, plan.areas);
  if (plan.view.scale > SKETCH) lastGround = { key, maps };
  return maps;
}

/** Paints a table from above, in its light. The same plan always gives the same pixels. */
export function paintTable(plan: TablePlan): PaintedPixels {
  const maps = groundOf(plan);
  const { sunny, shade, bright } = lightTable(maps, plan.light);
  return { wide: maps.wide, high: maps.high, sunny, shade, owners: maps.owners, bright };
}
