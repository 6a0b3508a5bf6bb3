// Measures the memory of a page: the bytes of its pictures and canvases, and its heap.

/** The most growth of the heap between two equal places, as a part of the first one. */
const MOST_GROWTH = 0.1;

/** Runs in each page from its start. Keeps weak references to all its canvases and painted tables. */
const watchPictures = () => {
  let seen = [];
  const note = (each) => {
    seen.push(new WeakRef(each));
    return each;
  };
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const made = create(name, options);
    return `${name}`.toLowerCase() === 'canvas' ? note(made) : made;
  };
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (type, listener, options) {
    if (type === 'message')
      listen.call(this, type, ({ data }) => {
        for (const each of Object.values(data?.table ?? {})) if (each instanceof ImageBitmap) note(each);
      });
    return listen.call(this, type, listener, options);
  };
  window.pictureBytes = () => {
    const sum = { shown: 0, kept: 0, painted: 0 };
    seen = seen.filter((ref) => ref.deref());
    for (const each of new Set(seen.map((ref) => ref.deref()))) {
      const place = each instanceof ImageBitmap ? 'painted' : each.isConnected ? 'shown' : 'kept';
      sum[place] += each.width * each.height * 4;
    }
    return sum;
  };
};

/** Opens a browser context whose pages can be measured, with these settings of the app. */
export const openMeasured = async (browser, window, settings) => {
  const context = await browser.newContext({ ...window, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript((kept) => localStorage.setItem('mera.settings', JSON.stringify(kept)), settings);
  await context.addInitScript(watchPictures);
  return context;
};

/** Returns a function that collects garbage and then measures the page with its frames, in bytes. */
export const memoryOf = async (page) => {
  const inspector = await page.context().newCDPSession(page);
  return async () => {
    const sum = { painted: 0, kept: 0, shown: 0 };
    await inspector.send('HeapProfiler.collectGarbage');
    for (const frame of page.frames()) {
      const bytes = await frame.evaluate(() => window.pictureBytes());
      for (const place of Object.keys(sum)) sum[place] += bytes[place];
    }
    // Looking at the references keeps what they hold until now.
    await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = await inspector.send('Runtime.getHeapUsage');
    return { ...sum, heap: usedSize };
  };
};

const mb = (bytes) => (bytes / 1e6).toFixed(1);
const picturesOf = ({ painted, kept, shown }) => painted + kept + shown;

/** The names of the columns of `memoryRow`. */
export const MEMORY_HEAD = `${''.padEnd(24)}painted   kept  shown   heap`;
/** A line with the measured memory, in MB. */
export const memoryRow = (name, { painted, kept, shown, heap }) =>
  [name.padEnd(24), ...[painted, kept, shown, heap].map((bytes) => mb(bytes).padStart(6))].join(' ');

/** A line that compares the memory at some places, in MB. `since` is the place from which growth counts. */
export const memoryGrowth = (places, since) => {
  const last = places.at(-1);
  const part = (text, bytesOf) => {
    const grown = bytesOf(last.memory) - bytesOf(since.memory);
    const values = places.map(({ name, memory }) => `${name} ${mb(bytesOf(memory))}`).join(', ');
    return `${text} ${values} (${grown < 0 ? '' : '+'}${mb(grown)} since ${since.name})`;
  };
  return [part('heap', ({ heap }) => heap), part('pictures and canvases', picturesOf)].join('; ');
};

/** Two equal places compared by their heaps: `OVER` if the later one holds over a tenth more. */
export const heapAgainst = (early, late) => {
  const grown = late.memory.heap / early.memory.heap - 1;
  const percent = `${grown < 0 ? '' : '+'}${(grown * 100).toFixed(1)} %`;
  return `heap, ${late.name} against ${early.name}: ${percent}${grown > MOST_GROWTH ? '  OVER' : ''}`;
};
