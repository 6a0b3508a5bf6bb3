import { formatMessage } from '../../src/i18n/index.ts';
import { seriesResults } from '../../src/store/series/results.ts';
import type { Ended } from './match.ts';
import { FAULTS } from './protocol.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
/** Returns a match in one line: who won, by which seat, and why. */
export const matchLine = (sides: readonly string[], { number, seats, winners, why, length, lost }: Ended): string => {
  const name = (player: number): string => `${sides[player]} (${seats[player]})`;
  const winner = seats.findIndex((seat) => winners?.includes(seat));
  const reason = why ? `: ${formatMessage(why)}` : '';
  const result = (): string => {
    if (lost) return `${name(lost.player)} loses by ${lost.fault}: ${lost.detail}`;
    if (winners === null) return 'no result: the actions ran out';
    return winner < 0 ? `draw${reason}` : `${name(winner)} wins${reason}`;
  };
  return `Match ${number}, ${length} actions: ${result()}`;
};

/** Returns the results of a series, one line for each side. The bounds of each share are those of Wilson's 95% interval. */
export const reportLines = (sides: readonly string[], ended: readonly Ended[]): string[] => {
  const { played, drawn, unfinished, standings } = seriesResults(ended, sides.length);
  const rows = standings.map(({ won, share, bySeat }, player) => {
    const faults = FAULTS.flatMap((fault) => {
      const count = ended.filter(({ lost }) => lost?.player === player && lost.fault === fault).length;
      return count > 0 ? [`${fault} ${count}`] : [];
    });
    const seats = bySeat.map((each) => `${each.seat} ${each.won} of ${each.played}`).join(', ');
    return [
      `${player + 1}. ${sides[player]}: ${won} won, ${drawn} drawn, ${played - won - drawn - unfinished} lost`,
      `   won ${percent(share.of)} (95%: ${percent(share.from)} to ${percent(share.to)}); ${seats}`,
      ...(faults.length > 0 ? [`   lost by ${faults.join(', ')}`] : []),
    ];
  });
  return [`${played} matches${unfinished > 0 ? `, ${unfinished} without a result` : ''}`, ...rows.flat()];
};
