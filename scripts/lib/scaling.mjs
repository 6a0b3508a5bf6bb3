// All sizes follow the text size that the browser is set to: lengths of the styles become rem as they are built, and windows are
// asked for in em. So larger text changes the screen as zoom does. In wide windows sizes also grow with the width (`base.css`).

/** The width (px) at which sizes are as written, and the one from which they grow. */
export const [BASE, FROM] = [1920, 2200];
const REM = 16;
const HEIGHT = /\((min|max)-height:\s*([\d.]+)px\)/g;

/** The px of a value as rem; what an address holds stays. @param {string} value */
export const inRem = (value) =>
  value
    .split(/(url\([^)]*\))/)
    .map((part) =>
      part.startsWith('url(')
        ? part
        : part.replace(/(?<![\w#.-])(-?\d*\.?\d+)px\b/g, (_, px) => `${Number(px) / REM}rem`),
    )
    .join('');
/** A media query whose heights, in wide windows, are meant as on a window of `BASE` px of the same shape. @param {string} params */
export const scaledMedia = (params) =>
  params
    .split(',')
    .flatMap((query) => {
      const shaped = query.replace(
        HEIGHT,
        (_, end, px) => `(${end === 'max' ? 'min' : 'max'}-aspect-ratio: ${BASE}/${px})`,
      );
      return shaped === query
        ? [query]
        : [`${query} and (max-width: ${FROM - 0.02}px)`, `${shaped} and (min-width: ${FROM}px)`];
    })
    .join(',');
/** A media query with its px as em of the browser's text size. @param {string} params */
export const inEm = (params) => params.replace(/([\d.]+)px\b/g, (_, px) => `${Number(px) / REM}em`);
/** The styles as they are built. */
export const scaling = () => ({
  postcssPlugin: 'scaling',
  /** @param {{ value: string }} declaration */
  Declaration(declaration) {
    if (declaration.value.includes('px')) declaration.value = inRem(declaration.value);
  },
  AtRule: {
    /** @param {{ params: string }} rule */
    media(rule) {
      if (rule.params.includes('px')) rule.params = inEm(scaledMedia(rule.params));
    },
  },
});
