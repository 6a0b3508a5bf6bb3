import type { Mm } from '../../../geometry/point.ts';

/** The position of a body in the picture: its centre, the line under its feet, and its height. */
interface Spot {
  readonly x: Mm;
  readonly foot: Mm;
  readonly tall: Mm;
}
/** Half the width of a soldier's base, mm. */
export const MAN: Mm = 12;
/** A soldier on its base. */
export const Man = ({ x, foot, tall }: Spot) => (
  <>
    <rect x={x - MAN} y={foot - 5} width={2 * MAN} height={5} />
    <path d={`M${x - 7} ${foot - 5}L${x - 5} ${foot - tall * 0.72}H${x + 5}L${x + 7} ${foot - 5}Z`} />
    <circle cx={x} cy={foot - tall * 0.84} r={tall * 0.15} />
  </>
);
/** A hull with a turret, `wide` mm to each side. */
export const Hull = ({ x, foot, tall, wide }: Spot & { readonly wide: Mm }) => (
  <path
    d={`M${x - wide} ${foot}v${-tall * 0.6}h${wide / 2}v${-tall * 0.4}h${wide}v${tall * 0.4}h${wide / 2}v${tall * 0.6}Z`}
  />
);

/** The height of a gunner, and how far behind its gun it is, mm. */
const GUNNER: Mm = 42;
const BEHIND: Mm = 14;
/** How far a gun with its gunner reaches behind its centre, mm, if its base has this radius. */
export const crewReach = (r: Mm): Mm => r + BEHIND + MAN + 4;
/** A gun that fires to the right, its muzzle at 0 and `muzzle` mm high, with a gunner behind it. */
export const Gun = ({ x, foot, r, muzzle }: Omit<Spot, 'tall'> & { readonly r: Mm; readonly muzzle: Mm }) => {
  const gunner = x - r - BEHIND;
  const wheel = 11;
  return (
    <>
      <path className="trail" d={`M${x + 4} ${foot - 12}L${x - r - 2} ${foot - 1}h-5L${x - 4} ${foot - 16}Z`} />
      <path className="barrel" d={`M0 ${foot - muzzle - 4}V${foot - muzzle + 4}L${x - 12} ${foot - 8}V${foot - 21}Z`} />
      <circle cx={x} cy={foot - wheel} r={wheel} />
      <circle className="hub" cx={x} cy={foot - wheel} r={3} />
      <Man x={gunner} foot={foot} tall={GUNNER} />
      <path className="rod" d={`M${gunner + 3} ${foot - GUNNER * 0.6}L${x - 14} ${foot - 22}`} />
    </>
  );
};
