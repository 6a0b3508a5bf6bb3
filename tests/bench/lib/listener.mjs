// A listener who plays by keys and hears only the live regions of the page.

/** Runs in the page before its code: keeps every text that a live region is given, with the number of keys pressed before. */
export const listenTo = () => {
  globalThis.heard = [];
  globalThis.presses = 0;
  addEventListener('keydown', () => (globalThis.presses += 1), true);
  const keep = (node) => {
    const region = node.parentElement?.closest('[data-live], [data-hand]');
    const text = node.textContent?.trim();
    if (region && text) globalThis.heard.push({ text, press: globalThis.presses });
  };
  new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(keep)).observe(
    document,
    { childList: true, subtree: true },
  );
};
/** Runs in the page. Returns what a listener can notice: how many texts, the focus, the step and whose turn it is. */
const noticed = () => {
  const board = document.querySelector('[role=application]');
  const { turn, last } = board?.mera ?? {};
  return {
    texts: globalThis.heard.length,
    latest: globalThis.heard.at(-1)?.text ?? '',
    focus: document.activeElement?.outerHTML.slice(0, 120) ?? '',
    own: turn !== undefined && 'to' in turn && turn.to === 'blue',
    over: turn !== undefined && !('to' in turn),
    step: last ?? 0,
    busy: document.querySelector('[data-part=primary]')?.hasAttribute('data-busy') ?? true,
    curtain: document.querySelector('[data-part=curtain]') !== null,
  };
};
const QUIET_MS = 450;
/** Runs in the page. Returns what can be done now: attack an enemy, walk or place something, or neither. */
const possible = () => {
  const choices = (document.querySelector('[role=application]')?.mera?.choices ?? []).filter(
    ({ disabled, meta }) => !disabled && !meta,
  );
  if (choices.some(({ kind, target, piece }) => kind === 'do' && piece && typeof target === 'string')) return 'attack';
  return choices.some(({ kind }) => kind === 'walk' || kind === 'put') ? 'move' : 'confirm';
};

/**
 * Plays by keys: the next piece, its next target if there is one, else some steps ahead, then Enter. Returns the keys, the own
 * turns, the keys that nothing answered, the targets as they were spoken, and all that was heard.
 */
export const playByKeys = async (page, most) => {
  const board = page.locator('[role=application]');
  const silent = [];
  const targets = [];
  const played = { keys: 0, turns: 0 };
  let [wasOwn, stuck] = [false, 0];
  const press = async (key) => {
    const before = await page.evaluate(noticed);
    await page.keyboard.press(key);
    played.keys++;
    await page.waitForTimeout(QUIET_MS);
    const after = await page.evaluate(noticed);
    const isSilent = after.texts === before.texts && after.focus === before.focus && after.step === before.step;
    if (isSilent && !after.busy) silent.push(`silent: ${key} after "${before.latest}"`);
    return after;
  };
  const ask = ['s', 'o', 'x', 'p', 'm', 'r', 'r', 'w', 'u'];
  while (played.keys < most) {
    let now = await page.evaluate(noticed);
    if (now.over) break;
    if (now.own && !wasOwn) played.turns++;
    wasOwn = now.own;
    if (!now.own || now.busy) {
      await page.waitForTimeout(QUIET_MS);
      continue;
    }
    await board.focus();
    if (ask.length > 0) await press(ask.shift());
    const can = await page.evaluate(possible);
    if (can !== 'confirm') now = await press('n');
    const before = now.latest;
    if (can === 'attack') now = await press(']');
    const isTarget = can === 'attack' && now.latest !== before && /red/i.test(now.latest.split(',')[0] ?? '');
    if (isTarget) targets.push(now.latest);
    else if (can !== 'confirm') await press('Shift+ArrowUp');
    const { step } = now;
    await press('Enter');
    now = await press('Enter');
    // What cannot be done is given up: the primary button goes on.
    stuck = now.step === step ? stuck + 1 : 0;
    if (stuck < 3) continue;
    stuck = 0;
    await press('Escape');
    await page
      .locator('[data-part=primary]:not([aria-disabled=true]), [data-part=passes] button')
      .first()
      .focus({ timeout: 1000 })
      .catch(() => undefined);
    await press('Enter');
  }
  return { ...played, silent, targets, heard: await page.evaluate(() => globalThis.heard) };
};
