/** The most memory that pictures take: painted tables and figures in bytes, a cached drawing and a painted table in px. */
interface Budget {
  readonly tables: number;
  readonly figures: number;
  readonly drawing: number;
  readonly table: number;
}
const DESK: Budget = { tables: 26_000_000, figures: 12_000_000, drawing: 3_200_000, table: 1_600_000 };
const PHONE: Budget = { tables: 14_000_000, figures: 6_000_000, drawing: 1_200_000, table: 850_000 };
/** A screen is a phone's if its shorter side has fewer px than this. */
const SHORT_SIDE = 600;
const isPhone = typeof screen !== 'undefined' && Math.min(screen.width, screen.height) < SHORT_SIDE;
export const BUDGET: Budget = isPhone ? PHONE : DESK;
