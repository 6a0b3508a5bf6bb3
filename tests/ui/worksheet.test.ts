// Worksheets: every lesson of the app has its tables, and an answer wherever the rules alone decide.
import { describe, expect, test } from 'vitest';
import { changeLanguage, currentLanguage, formatNumber, loadTexts, t, withLanguage } from '../../src/i18n/index.ts';
import { lessonsOf } from '../../src/lessons/shipped.ts';
import { solutionsOf } from '../../src/lessons/solutions.ts';
import { worksheetSteps } from '../../src/ui/paper/worksheet.ts';
import { GAMES } from '../games.ts';

test.each(GAMES)('each lesson of $id has tables and answers on paper', async (game) => {
  for (const { id, lesson } of await lessonsOf(game.id)) {
    const steps = worksheetSteps(game, lesson, await solutionsOf(game.id, id));
    expect(steps).toHaveLength(lesson.steps.length);
    expect(steps[0]?.picture, id).not.toBeNull();
    for (const { step, picture, truth, chances } of steps) {
      if (step.kind === 'ask') expect(truth, `${id}: ${step.text.en}`).not.toBeNull();
      // A flick or a shell has no exact chances.
      if (step.kind === 'predict' && !game.shots) expect(truth ?? chances).not.toBeNull();
      const marked = (picture?.pointers ?? []).length;
      if (picture && step.kind !== 'lab') expect(marked).toBe(step.points?.length ?? 0);
    }
  }
});

describe('a sheet in another language', () => {
  test('has its texts, while the app keeps its own', async () => {
    await changeLanguage('en');
    await loadTexts('ru');
    const [text, number] = withLanguage('ru', () => [t('report.print'), formatNumber(0.5)]);
    expect(text).toBe('Печать');
    expect(number).toBe('0,5');
    expect([currentLanguage(), t('report.print'), formatNumber(0.5)]).toEqual(['en', 'Print', '0.5']);
    expect(() => withLanguage('ru', () => expect.unreachable())).toThrow();
    expect(currentLanguage()).toBe('en');
  });
});
