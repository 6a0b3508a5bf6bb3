const FIRST = '❶'.codePointAt(0) ?? 0;
/** Returns a lesson's text for the ear: each mark is spoken as the name of its piece, or else as its number. */
export const spokenMarks = (text: string, names: readonly string[]): string =>
  text.replaceAll(/[❶-❽]/gu, (mark) => {
    const i = (mark.codePointAt(0) ?? FIRST) - FIRST;
    return names[i] ?? `${i + 1}`;
  });
