import { currentLanguage } from '../../i18n/index.ts';

/** The parts of the typefaces that a page in each language needs. */
const PARTS = { en: ['basic', 'latin'], ru: ['basic', 'latin', 'cyrillic'] } as const;
const ADDRESS = /url\("?([^")]+)"?\)/;

const asData = async (address: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};
const facesIn = (rules: CSSRuleList): CSSFontFaceRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSLayerBlockRule ? facesIn(rule.cssRules) : [];
  });
/**
 * Returns the style of the app's typefaces, as far as the language needs them. `inside`: with their files, for a page that is
 * opened elsewhere. Empty if they cannot be read.
 */
export const pageFonts = async (inside: boolean): Promise<string> => {
  const parts = PARTS[currentLanguage()];
  const faces = [...document.styleSheets].flatMap((sheet) =>
    facesIn(sheet.cssRules).map((face) => ({ text: face.cssText, base: sheet.href ?? location.href })),
  );
  const own = faces.filter(({ text }) =>
    parts.some((part) => text.includes(`.${part}-`) || text.includes(`.${part}.`)),
  );
  const written = own.map(async ({ text, base }) => {
    const address = ADDRESS.exec(text)?.[1];
    if (!address) return '';
    const { href } = new URL(address, base);
    return text.replace(address, inside ? await asData(href) : href);
  });
  return (await Promise.all(written).catch(() => [])).join('');
};
