import './react.ts';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/themes.css';
import './ui/styles/base.css';
import './ui/styles/motion.css';
import './ui/styles/controls.css';
import './ui/styles/dialogs.css';
import './ui/styles/pages.css';
import './ui/styles/matches.css';
import './ui/styles/setup/setup.css';
import './ui/styles/settings.css';
import './ui/styles/home.css';
import './ui/styles/welcome.css';
import './ui/styles/forced.css';
// It hears the first key of all, before any text depends on it.
import './ui/lastInput.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bestLanguage, changeLanguage, startLanguage } from './i18n/index.ts';
import { hasUnsavedMatches } from './storage/unsavedMatches.ts';
import { syncSettings, useSettings } from './store/settings.ts';
import { App, preload } from './ui/App.tsx';
import { startPwa } from './ui/pwa.ts';
import { parseRoute } from './ui/route.ts';
import { typefaces } from './ui/fontLoading.ts';
import { onClassScreen } from './ui/windowRole.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
document.documentElement.toggleAttribute('data-class-screen', onClassScreen);
const language = useSettings.getState().language ?? bestLanguage(navigator.languages);
const loadedTypefaces = typefaces(language);
preload(parseRoute(location.hash), language);
await startLanguage(language);
await loadedTypefaces;
// In a transition React renders in slices, so that a slow device stays responsive.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
window.addEventListener('beforeunload', (event) => {
  if (hasUnsavedMatches()) event.preventDefault();
});
syncSettings((language) => void changeLanguage(language ?? bestLanguage(navigator.languages)));
void startPwa();
if (import.meta.env.DEV) void import('./devtools.ts').then(({ showStores }) => showStores());
