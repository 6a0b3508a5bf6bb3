import { create } from 'zustand';
import { parseRoute } from './route.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
/** What the service worker and the browser offer: a newer version, an install, or that all is kept for play without a network. */
interface Pwa {
  readonly update: (() => void) | null;
  readonly install: (() => Promise<void>) | null;
  readonly ready: boolean;
  /** Another tab has let a newer version in: what this page has not fetched yet is gone. */
  readonly stale: boolean;
}
export const usePwa = create<Pwa>()(() => ({ update: null, install: null, ready: false, stale: false }));

/** Time between two looks for a newer version, ms. */
const LOOK_MS = 3_600_000;
/** Whether this page has asked for the newer version: then it loads itself again as soon as that is in force. */
let asked = false;

/** Puts the newer version in force and loads the page again, also a page that no service worker controls yet. */
const updateNow = async (skipWaiting: () => Promise<void>): Promise<void> => {
  asked = true;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  waiting?.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
  await skipWaiting();
  // Another tab may have put it in force already.
  if (!waiting) location.reload();
};
/** Looks for a newer version every hour, and when the page becomes visible. */
const lookForNewer = (registration: ServiceWorkerRegistration): void => {
  // Without a network there is nothing to find, and the next look comes anyway.
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
};

/** Hears of a newer version that another tab has let in. The home screen meets it at once; what is played is not torn away, its page is told. */
const watchForNewer = (): void => {
  const outdated = (): void => {
    if (asked || parseRoute(location.hash).at === 'home') location.reload();
    else usePwa.setState({ stale: true });
  };
  const { serviceWorker } = navigator;
  // A page that had no worker gets its first one, which is no news.
  if (serviceWorker?.controller) serviceWorker.addEventListener('controllerchange', outdated);
  window.addEventListener('vite:preloadError', () => usePwa.setState({ stale: true }));
};

/** Registers the service worker; a new version waits until the player asks for it. */
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
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh: () => usePwa.setState({ update: () => void updateNow(update) }),
    onRegisteredSW: (_, registration) => registration && lookForNewer(registration),
    onNeedReload: () => undefined,
    onOfflineReady: () => usePwa.setState({ ready: true }),
  });
};
