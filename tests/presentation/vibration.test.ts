import { afterEach, expect, test, vi } from 'vitest';
import { vibrateAt } from '../../src/presentation/vibration.ts';
import { useSettings } from '../../src/store/settings.ts';

const device = (coarse: boolean) => {
  const vibrate = vi.fn(() => true);
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  return vibrate;
};
afterEach(() => {
  vi.unstubAllGlobals();
  useSettings.setState({ vibrates: true });
});

test('a touch device vibrates at hits only, longest at a blast', () => {
  const vibrate = device(true);
  for (const cue of ['turn', 'dice', 'knock', 'blow', 'blast'] as const) vibrateAt(cue);
  expect(vibrate.mock.calls).toEqual([[[18]], [[30]], [[60, 30, 40]]]);
});
// Sabotage: without the setting in the condition, the second expectation fails.
test('a device with a mouse does not vibrate, and a player can switch it off', () => {
  const mouse = device(false);
  vibrateAt('blow');
  expect(mouse).not.toHaveBeenCalled();
  const phone = device(true);
  useSettings.setState({ vibrates: false });
  vibrateAt('blow');
  expect(phone).not.toHaveBeenCalled();
});
