import type { Mm } from '../../../geometry/point.ts';

/** The part of the world that a picture shows: its left end, its width, the heights of its ground and of its upper end, mm. */
export interface SideFrame {
  readonly left: Mm;
  readonly wide: Mm;
  readonly ground: Mm;
  readonly upper: Mm;
}
/** Two hills and two clouds. They have no outline and no scale, because only what is outlined is measured. */
export const Backdrop = ({ left, wide, ground, upper }: SideFrame) => {
  const sky = ground - upper;
  const x = (part: number): number => left + wide * part;
  const y = (part: number): number => ground - sky * part;
  const cloud = (at: number, high: number, size: number) => {
    const r = sky * size;
    return (
      <path
        className="cloud"
        d={`M${x(at) - 2.4 * r} ${y(high)}a${r} ${r} 0 0 1 ${r} ${-r}a${1.3 * r} ${1.3 * r} 0 0 1 ${2.4 * r} ${-0.2 * r}a${r} ${r} 0 0 1 ${1.4 * r} ${1.2 * r}Z`}
      />
    );
  };
  return (
    <>
      <rect className="sky" x={left} y={upper} width={wide} height={sky} />
      {cloud(0.42, 0.78, 0.055)}
      {cloud(0.79, 0.64, 0.04)}
      <path className="hill far" d={`M${x(0.3)} ${ground}Q${x(0.62)} ${y(0.58)} ${x(1)} ${y(0.12)}V${ground}Z`} />
      <path className="hill" d={`M${left} ${ground}V${y(0.2)}Q${x(0.22)} ${y(0.34)} ${x(0.56)} ${ground}Z`} />
    </>
  );
};

/** The height of a course of stones, the length of a stone, and the depth and width of a battlement, mm. */
const COURSE: Mm = 14;
const STONE: Mm = 24;
const DEEP: Mm = 9;
const MERLON: Mm = 10;
interface BlockProps {
  readonly from: Mm;
  readonly to: Mm;
  readonly high: Mm;
  readonly ground: Mm;
  /** Whether it is built of stones, with battlements. */
  readonly stones: boolean;
}
/** An obstacle up to its height. The gaps of its battlements are only darker stone, because a shell does not pass there. */
export const Block = ({ from, to, high, ground, stones }: BlockProps) => {
  const [top, wide] = [ground - high, to - from];
  return (
    <>
      <rect className="wall" x={from} y={top} width={wide} height={high} />
      {stones && (
        <>
          <path className="stones" d={stoneJoints({ from, to, top: top + DEEP, ground })} />
          {Array.from({ length: Math.floor((wide / MERLON - 1) / 2) }, (_, i) => (
            <rect key={i} className="notch" x={from + (2 * i + 1) * MERLON} y={top} width={MERLON} height={DEEP} />
          ))}
        </>
      )}
      <rect className="outline" x={from} y={top} width={wide} height={high} />
    </>
  );
};
/** Returns the joints between stones in running bond, as a path. */
const stoneJoints = ({ from, to, top, ground }: Record<'from' | 'to' | 'top' | 'ground', Mm>): string => {
  const rows = Math.floor((ground - top) / COURSE);
  return Array.from({ length: rows + 1 }, (_, row) => {
    const y = top + row * COURSE;
    const first = from + (row % 2 ? STONE / 2 : STONE);
    const joints = Array.from({ length: Math.max(0, Math.ceil((to - first) / STONE)) }, (_, i) => first + i * STONE);
    const foot = Math.min(ground, y + COURSE);
    return `M${from} ${y}H${to}${joints.map((x) => `M${x} ${y}V${foot}`).join('')}`;
  }).join('');
};
