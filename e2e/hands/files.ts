import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Match } from '../../src/core/match.ts';
import { fromMenu } from './begin.ts';
import type { Hand } from './hand.ts';

/** What a download holds. */
const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');
/** Saves the open match as a file and reads it: its text, and what it says. */
export const exported = async (hand: Hand): Promise<{ text: string; match: Match; name: string }> => {
  const coming = hand.page.waitForEvent('download');
  await fromMenu(hand, hand.words.ui('export'));
  const download = await coming;
  const text = await textOf(download);
  return { text, match: JSON.parse(text) as Match, name: download.suggestedFilename() };
};
/** Gives a file of this text to the shelf of the home screen. */
export const giveFile = (page: Page, text: string, name = 'some.mera.json'): Promise<void> =>
  page.locator('[data-import]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
