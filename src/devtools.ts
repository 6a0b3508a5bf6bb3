import { createStore, type StoreApi } from 'zustand';
import { devtools } from 'zustand/middleware';
import { useMatchStore } from './store/matchStore.ts';
import { useSeries } from './store/series/series.ts';
import { useSettings } from './store/settings.ts';

/** Mirrors a store into the Redux DevTools extension: its states can be read there, but not set. */
const show = <T>(name: string, store: StoreApi<T>): void => {
  const mirror = createStore<T>()(devtools(() => store.getState(), { name }));
  store.subscribe((state) => mirror.setState(state, true, 'change'));
};

/** Shows the main stores in the Redux DevTools extension. Only for development: the build leaves this file out. */
export const showStores = (): void => {
  show('match', useMatchStore);
  show('series', useSeries);
  show('settings', useSettings);
};
