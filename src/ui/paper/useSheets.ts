import { type ReactNode, useEffect, useState } from 'react';
import type { AnyGame } from '../../core/game.ts';
import { type Language, loadTexts } from '../../i18n/index.ts';
import { makeSheets, type SheetId, type SheetOptions } from './makeSheets.tsx';

interface Made {
  readonly key: string;
  readonly language: Language;
  readonly sheets: ReactNode;
}
/** Returns the chosen pages once they are made (null before), or whether that has failed. */
export const useSheets = (game: AnyGame | null, sheet: SheetId, language: Language, options: SheetOptions) => {
  const key = JSON.stringify([game?.id, sheet, language, options]);
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (!game || (sheet === 'worksheet' && options.lesson === '')) return undefined;
    loadTexts(language)
      .then(() => makeSheets(game, sheet, options))
      .then(
        (sheets) => wanted && (sheets === null ? setFailed(key) : setMade({ key, language, sheets })),
        (error: unknown) => {
          console.error(error);
          if (wanted) setFailed(key);
        },
      );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key has all options
  }, [game, key]);
  return { made: made?.key === key ? made : null, failed: failed === key };
};
