import { describe, expect, test } from 'vitest';
import { changeLanguage } from '../../../src/i18n/index.ts';
import { aimText } from '../../../src/presentation/text/aimText.ts';

describe('an aim in words', () => {
  test('in English: to the left and right of where it first pointed, the shorter way round', async () => {
    await changeLanguage('en');
    expect(aimText('bearing', 900, 900)).toBe('straight ahead');
    expect(aimText('bearing', 775, 900)).toBe('12.5° left');
    expect(aimText('bearing', 10, 3590)).toBe('2° right');
    expect(aimText('bearing', 3590, 10)).toBe('2° left');
    expect(aimText('facing', 350, 20)).toBe('30° left');
    expect(aimText('lift', 45, 0)).toBe('4.5° up');
    expect(aimText('lift', -450, 0)).toBe('45° down');
    expect(aimText('lift', 0, 30)).toBe('level');
    expect(aimText('power', 500, 800)).toBe('50%');
    expect(aimText('offset', -200, 0)).toBe('20% right');
    expect(aimText('offset', 0, 0)).toBe('centre');
  });
  test('a bearing against whom it is meant for, wherever it first pointed', async () => {
    await changeLanguage('en');
    const knight = { who: 'Red knight 2', bearing: 3590 };
    expect(aimText('bearing', 3590, 0, knight)).toBe('straight at Red knight 2');
    expect(aimText('bearing', 3560, 0, knight)).toBe('3° left of Red knight 2');
    expect(aimText('bearing', 15, 0, knight)).toBe('2.5° right of Red knight 2');
    expect(aimText('lift', 45, 0, knight)).toBe('4.5° up');
  });
  test('по-русски: с запятой, влево и вправо', async () => {
    await changeLanguage('ru');
    expect(aimText('bearing', 775, 900)).toBe('12,5° влево');
    expect(aimText('bearing', 905, 900)).toBe('0,5° вправо');
    expect(aimText('lift', -15, 0)).toBe('1,5° вниз');
    expect(aimText('lift', 0, 0)).toBe('горизонтально');
  });
});
