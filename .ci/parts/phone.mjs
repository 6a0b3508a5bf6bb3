// A first visit by a phone: 1.6 Mbit/s, 150 ms, a processor four times slower; what is painted when, what blocks the page, what moves and what is loaded
// before anything is pressed.
const SPEED = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** How long a page is looked at once it shows what it is for, ms: what follows of itself counts. */
const REST = 5000;
/** When the largest thing at first sight is to be there, ms: what the web's own measure calls good. */
const LARGEST = 2500;
const PAGES = [
  { name: 'home', at: '', shows: '.lid', fcp: 1200, kib: 200 },
  { name: 'set-up', at: '#/new/toy-soldiers', shows: '.setup button', fcp: 1200, kib: null },
];

/** The lines of the table: home and set-up. */
export const phoneRows = async (browser, address) => {
  const rows = [];
  for (const { name, at, shows, fcp, kib } of PAGES) {
    const { paint, largest, blocked, moved, loaded } = await visit(browser, `${address}${at}`, shows);
    rows.push({
      work: `First visit on a phone profile, ${name}`,
      figure: `FCP ${(paint / 1000).toFixed(1)} s, LCP ${(largest / 1000).toFixed(1)} s, TBT ${Math.round(blocked)} ms, CLS ${moved.toFixed(3)}, ${Math.round(loaded / 1024)} KiB`,
      wanted: `FCP ≤ 1.2 s, LCP ≤ ${LARGEST / 1000} s, TBT ≤ 100 ms, CLS 0${kib ? `, ≤ ${kib} KiB` : ''}`,
      reached: paint <= fcp && largest <= LARGEST && blocked <= 100 && moved < 0.001 && (!kib || loaded <= kib * 1024),
    });
  }
  return rows;
};

const visit = async (browser, address, shows) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    window.seen = { long: [], moved: 0, largest: 0 };
    const watch = (type, tell) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
    watch('longtask', ({ startTime, duration }) => window.seen.long.push([startTime, duration]));
    watch('layout-shift', ({ value, hadRecentInput }) => (window.seen.moved += hadRecentInput ? 0 : value));
    watch('largest-contentful-paint', ({ startTime }) => (window.seen.largest = startTime));
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let loaded = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (loaded += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SPEED);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.waitForSelector(shows);
  await page.waitForTimeout(REST);
  const seen = await page.evaluate(() => ({
    ...window.seen,
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  }));
  await context.close();
  return { ...seen, blocked: blockedFrom(seen.paint, seen.long), loaded };
};
/** How long the page does not hear the hand once something is painted, as total blocking time is defined: what of each task is over 50 ms. */
const blockedFrom = (paint, long) =>
  long.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, paint) - 50), 0);
