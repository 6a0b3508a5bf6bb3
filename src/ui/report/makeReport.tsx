import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type LuckChain, luckChains } from '../../core/matchStats.ts';
import { currentLanguage, formatDateTime, t } from '../../i18n/index.ts';
import { reportMoments } from '../../presentation/reportMoments.ts';
import type { OpenMatch } from '../../store/matchStore.ts';
import { playerName } from '../components/SeatName.tsx';
import { encodePictures } from './encodePictures.ts';
import { pageFonts } from './pageFonts.ts';
import player from './pagePlayer.js?raw';
import pageStyle from './report.css?inline';
import { ReportPage } from './ReportPage.tsx';
import { pagePictures } from './pagePictures.ts';
import { paintPagePicture } from './paintPagePicture.ts';
import themes from '../styles/themes.css?inline';
import tokens from '../styles/tokens.css?inline';

/** How the work goes on: the done part (0 to 1). */
export interface PageWork {
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
/** Returns what luck brought, chain by chain so that the page stays usable. None while something is hidden. */
const allChances = async ({ game, match, steps, viewer }: OpenMatch, signal: AbortSignal): Promise<LuckChain[]> => {
  const found: LuckChain[] = [];
  if (viewer !== 'all') return found;
  for (const chain of luckChains(game, match.entries, steps)) {
    signal.throwIfAborted();
    found.push(chain);
    await pause();
  }
  return found;
};
/** The markup of a page that renders once and needs nothing afterwards. Texts and attributes are escaped. */
const markupOf = (page: React.ReactNode): string => {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(page));
  const markup = box.innerHTML;
  root.unmount();
  return markup;
};
/** The title of the page: the game and its players. */
const titleOf = ({ match }: OpenMatch): string =>
  t('report.page', { game: { key: `${match.game}:name` }, players: match.players.map(playerName).join(', ') });
/** Returns a text as it is written in markup. */
const escapeText = (text: string): string => {
  const box = document.createElement('div');
  box.textContent = text;
  return box.innerHTML;
};
/**
 * Returns the report of a match as one HTML page that needs no other file, by what its viewer may know. A `saved` page has its
 * typefaces inside, and a script of its own that steps through its pictures. The app's policy allows neither in a print.
 * Rejects with the signal's reason if it is stopped.
 */
export const makeReport = async (
  open: OpenMatch,
  saved: boolean,
  { signal, onProgress }: PageWork,
): Promise<string> => {
  const chances = await allChances(open, signal);
  const moments = reportMoments(open, chances);
  const toPaint = pagePictures(open, moments);
  const canvases: HTMLCanvasElement[] = [];
  for (const picture of toPaint) {
    signal.throwIfAborted();
    onProgress(canvases.length / (toPaint.length + 1));
    canvases.push(await paintPagePicture(picture));
    await pause();
  }
  const pictures = await encodePictures(canvases);
  signal.throwIfAborted();
  const markup = markupOf(<ReportPage {...{ open, moments, pictures, chances }} made={formatDateTime(Date.now())} />);
  const fonts = await pageFonts(saved);
  return `<!doctype html>
<html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(titleOf(open))}</title><style>${fonts}${themes}${tokens}${pageStyle}</style></head>
<body>${markup}${saved ? `<script>${player}</script>` : ''}</body></html>
`;
};
