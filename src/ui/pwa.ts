import { create } from 'zustand';
import { firstPaint } from './firstPaint.ts';
import { parseRoute } from './route.ts';
import { role } from './windowRole.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
/** What the service worker and the browser offer: a newer version, an install, or that everything is saved for play without a network. */
interface Pwa {
  readonly update: (() => void) | null;
  readonly install: (() => Promise<void>) | null;
  readonly ready: boolean;
  /** Another tab has loaded a newer version, so files that this page has not fetched yet are gone. */
  readonly stale: boolean;
}
export const usePwa = create<Pwa>()(() => ({ update: null, install: null, ready: false, stale: false }));

/** Time between two checks for a newer version, ms. */
const LOOK_MS = 3_600_000;
/** Whether this page has requested the newer version. Then it reloads as soon as that version is active. */
let asked = false;

/** Activates the newer version and reloads the page, even a page without a controlling service worker. */
const updateNow = async (skipWaiting: () => Promise<void>): Promise<void> => {
  asked = true;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  waiting?.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
  await skipWaiting();
  // Another tab may have activated it already.
  if (!waiting) location.reload();
};
/** Checks for a newer version every hour, and when the page becomes visible. */
const lookForNewer = (registration: ServiceWorkerRegistration): void => {
  // Without a network there is nothing to find, and the next check comes anyway.
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
};

/** Handles a newer version that another tab has activated. The home screen reloads at once. A match is not interrupted; its page shows a notice. */
const watchForNewer = (): void => {
  const outdated = (): void => {
    // A class screen only follows, and comes back to its step.
    if (asked || role === 'projector' || parseRoute(location.hash).at === 'home') location.reload();
    else usePwa.setState({ stale: true });
  };
  const { serviceWorker } = navigator;
  // A page without a worker gets its first one, which is not a newer version.
  if (serviceWorker?.controller) serviceWorker.addEventListener('controllerchange', outdated);
  window.addEventListener('vite:preloadError', () => usePwa.setState({ stale: true }));
};

/** Registers the service worker once the first screen is visible. A new version waits until the player requests it. */
export const startPwa = async (): Promise<void> => {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    usePwa.setState({
      install: async () => {
        await (event as InstallPrompt).prompt();
        usePwa.setState({ install: null });
      },
    });
  });
  watchForNewer();
  await firstPaint;
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh: () => usePwa.setState({ update: () => void updateNow(update) }),
    onRegisteredSW: (_, registration) => registration && lookForNewer(registration),
    onNeedReload: () => undefined,
    onOfflineReady: () => usePwa.setState({ ready: true }),
  });
};
