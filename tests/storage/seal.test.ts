import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seal, unseal } from '../../src/storage/seal.ts';

const text = JSON.stringify({ format: 1, entries: [{ action: { id: 'red.marshal1' } }, { name: 'Мера' }] });
const file = (sealed: unknown): string => JSON.stringify({ format: 'mera-sealed-1', game: 'stratego', sealed });

describe('a sealed file', () => {
  test('says which game it is of and nothing that can be read, and comes back as it went', async () => {
    const sealed = await seal(text, 'stratego');
    expect(JSON.parse(sealed)).toMatchObject({ format: 'mera-sealed-1', game: 'stratego' });
    const { sealed: inside } = JSON.parse(sealed) as { sealed: string };
    for (const word of ['marshal', 'red', 'entries', 'action']) {
      expect(sealed).not.toContain(word);
      expect(atob(inside)).not.toContain(word);
    }
    expect(await unseal(sealed, 1)).toEqual({ text });
  });
  test('is told from one without a seal, which is read as it is', async () => {
    expect(await unseal(text, 1)).toEqual({ text });
  });
  test('that is damaged is refused in words', async () => {
    const sealed = await seal(text, 'stratego');
    for (const bad of [file('!'), file(7), file('AAAA'), `${sealed.slice(0, -30)}"}`, sealed.slice(0, 60)])
      expect(await unseal(bad, 1)).toMatchObject({ error: { key: 'core:fileBadSeal' } });
  });
  test('that would unfold beyond all bounds is given up', async () => {
    const bomb = file(deflateRawSync(Buffer.alloc(30_000_000, 'x')).toString('base64'));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await unseal(bomb, 1)).toMatchObject({ error: { key: 'core:fileTooBig' } });
  });
});
