// In wide windows all sizes grow with the width: lengths of the styles become rem as they are built, and `base.css` sets how large one is there.

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
/** Whether it says how large one rem is. @param {{ prop: string; parent?: { selector?: string } }} declaration */
const isRoot = ({ prop, parent }) => prop === 'font-size' && parent?.selector === ':root';
/** The styles as they are built. */
export const scaling = () => ({
  postcssPlugin: 'scaling',
  /** @param {{ prop: string; value: string; parent?: { selector?: string } }} declaration */
  Declaration(declaration) {
    if (declaration.value.includes('px') && !isRoot(declaration)) declaration.value = inRem(declaration.value);
  },
  AtRule: {
    /** @param {{ params: string }} rule */
    media(rule) {
      if (/-height/.test(rule.params) && !rule.params.includes('aspect-ratio: 1920/'))
        rule.params = scaledMedia(rule.params);
    },
  },
});
