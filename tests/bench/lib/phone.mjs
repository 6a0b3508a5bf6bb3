// A first visit by a phone: 1.6 Mbit/s, 150 ms, a processor four times slower; what is painted when, what blocks the page, what moves and what is loaded
// before anything is pressed.
import { setTimeout } from 'node:timers/promises';
import { openPage } from './pipe.mjs';

const SPEED = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** How long a page is looked at once it shows what it is for, ms: what follows of itself counts. */
const REST = 5000;
/** When the largest thing at first sight is to be there, ms: what the web's own measure calls good. */
const LARGEST = 2500;
/** How long a page may be deaf all in all, ms: what the web's own measure calls good. */
const GOOD = 200;
const PAGES = [
  { name: 'home', at: '', shows: '[data-game]', fcp: 1200, tbt: 100, kib: 200 },
  { name: 'set-up', at: '#/new/toy-soldiers', shows: '[data-part=primary]', fcp: 1200, tbt: GOOD, kib: null },
];

/** The lines of the table: home and set-up. */
export const phoneRows = async (executablePath, args, address) => {
  const rows = [];
  for (const { name, at, shows, fcp, tbt, kib } of PAGES) {
    const page = await openPage(executablePath, args);
    const { paint, largest, blocked, moved, loaded } = await visit(page, `${address}${at}`, shows);
    await page.stop();
    rows.push({
      work: `First visit on a phone profile, ${name}`,
      figure: `FCP ${(paint / 1000).toFixed(1)} s, LCP ${(largest / 1000).toFixed(1)} s, TBT ${Math.round(blocked)} ms, CLS ${moved.toFixed(3)}, ${Math.round(loaded / 1024)} KiB`,
      wanted: `FCP ≤ 1.2 s, LCP ≤ ${LARGEST / 1000} s, TBT ≤ ${tbt} ms, CLS 0${kib ? `, ≤ ${kib} KiB` : ''}`,
      reached: paint <= fcp && largest <= LARGEST && blocked <= tbt && moved < 0.001 && (!kib || loaded <= kib * 1024),
    });
  }
  return rows;
};

/** Watches, in the page, long tasks, what moves and when the largest thing is there. */
const watchPage = () => {
  window.seen = { long: [], moved: 0, largest: 0 };
  const watch = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => window.seen.long.push([startTime, duration]));
  watch('layout-shift', ({ value, hadRecentInput }) => (window.seen.moved += hadRecentInput ? 0 : value));
  watch('largest-contentful-paint', ({ startTime }) => (window.seen.largest = startTime));
};
const visit = async ({ send, on }, address, shows) => {
  let loaded = 0;
  on('Network.loadingFinished', ({ encodedDataLength }) => (loaded += encodedDataLength));
  const ask = async (expression) => (await send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage.toString()})()` });
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Network.emulateNetworkConditions', SPEED);
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await send('Page.navigate', { url: address });
  while (!(await ask(`!!document.querySelector(${JSON.stringify(shows)})`))) await setTimeout(100);
  await setTimeout(REST);
  const seen = await ask(`({ ...seen, paint: performance.getEntriesByName('first-contentful-paint')[0].startTime })`);
  return { ...seen, blocked: blockedFrom(seen.paint, seen.long), loaded };
};
/** How long the page does not hear the hand once something is painted, as total blocking time is defined: what of each task is over 50 ms. */
const blockedFrom = (paint, long) =>
  long.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, paint) - 50), 0);
