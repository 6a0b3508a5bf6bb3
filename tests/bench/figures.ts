// The figures of the rules for `npm run bench -- speed`: each part gives its lines of the table.
import { forecastRows } from './forecastSpeed.ts';
import type { Row } from './measure.ts';
import { sightRows } from './sightSpeed.ts';
import { strategoRows } from './strategoSpeed.ts';

/** What is measured in Node, without a browser or physics; `peer` plays a match with boardgame.io where that can be had. */
export const ruleRows = (peer: (() => number) | null): Row[] => [
  ...strategoRows(peer),
  ...sightRows(),
  ...forecastRows(),
];
export { xorshift } from './measure.ts';
