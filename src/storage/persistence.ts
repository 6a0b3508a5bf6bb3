/** Asks the browser not to delete what is saved on this device when room runs short. It may refuse. */
export const requestPersistence = async (): Promise<void> => {
  await navigator.storage?.persist?.().catch(() => false);
};
/** Whether the browser has promised not to delete what is saved on this device. False if it does not say. */
export const isPersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persisted?.().catch(() => false)) ?? false;

const PROBE = 'mera.probe';
/** Whether this browser saves settings. */
export const savesSettings = (): boolean => {
  try {
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};
