import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DesignKind } from '../../src/storage/designFile.ts';
import { toSetup, unfold } from './begin.ts';
import type { Hand } from './hand.ts';

/** Goes to the set-up screen, chooses one's own in a list and opens the editor of it. */
export const openEditor = async (hand: Hand, option: string, kind: DesignKind): Promise<Locator> => {
  const { page, words } = hand;
  await toSetup(hand);
  await unfold(hand);
  await page.getByLabel(words.game(`option.${option}`), { exact: true }).selectOption('custom');
  await page.getByRole('button', { name: words.ui(`${kind}.open`) }).click();
  const editor = page.getByRole('dialog');
  await expect(editor).toBeVisible();
  return editor;
};
/** Saves the design at hand as a file: what it holds and its name. */
export const savedDesign = async (
  { page, words }: Hand,
  kind: DesignKind,
): Promise<{ text: string; content: unknown; name: string }> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ui(`kept.${kind}.export`) }).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  const content = (JSON.parse(text) as Record<string, unknown>)[kind];
  return { text, content, name: download.suggestedFilename() };
};
/** Gives a file of this text to the editor. */
export const giveDesign = (page: Page, kind: DesignKind, text: string): Promise<void> =>
  page
    .locator(`[data-import=${kind}]`)
    .setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer: Buffer.from(text) });
