import { create } from 'zustand';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
/** What the service worker and the browser offer: a newer version, an install, or that all is kept for play without a network. */
export const usePwa = create<{ update: (() => void) | null; install: (() => Promise<void>) | null; ready: boolean }>()(
  () => ({
    update: null,
    install: null,
    ready: false,
  }),
);

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
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh: () => usePwa.setState({ update: () => void update(true) }),
    // Another tab has let the new version in: a match in play is not torn away, it meets it when the page is next opened.
    onNeedReload: () => {
      if (!location.hash.startsWith('#/match/')) location.reload();
    },
    onOfflineReady: () => usePwa.setState({ ready: true }),
  });
};
