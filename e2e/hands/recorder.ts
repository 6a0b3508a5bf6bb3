import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../src/geometry/point.ts';

/** Something drawn on a canvas of the page: a picture by all that it was painted from, or a text; where, in px of the window. */
export interface Drawn {
  readonly what: string;
  readonly at: Point;
}
interface Mark {
  readonly what: string;
  readonly canvas: HTMLCanvasElement;
  readonly at: Point;
}
interface Records {
  readonly strings: Set<string>;
  readonly drawn: Map<string, Mark>;
}

/** Makes every page of it keep all texts and attributes that ever stood in it, and all that was drawn, from before the app loads. */
export const record = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const records: Records = { strings: new Set(), drawn: new Map() };
    Object.assign(window, { records });

    const note = (text: string | null): void => void (text?.trim() && records.strings.add(text.trim()));
    const take = (node: Node): void => {
      if (node instanceof Text) note(node.data);
      if (node instanceof Element) for (const { value } of node.attributes) note(value);
      node.childNodes.forEach(take);
    };
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, addedNodes } of changes) {
        if (type === 'attributes') note((target as Element).getAttribute(attributeName ?? ''));
        else if (type === 'characterData') note((target as Text).data);
        else addedNodes.forEach(take);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

    // What a canvas was painted from: outlines with their colours, words, and the pictures laid into it.
    const painted = new WeakMap<object, Set<string>>();
    const outlines = new WeakMap<object, string>();
    const Outline = window.Path2D;
    window.Path2D = class extends Outline {
      constructor(path?: Path2D | string) {
        super(path);
        if (typeof path === 'string') outlines.set(this, path);
      }
    };
    let canvases = 0;
    const numbers = new WeakMap<HTMLCanvasElement, number>();
    const put = ({ canvas, ...context }: { canvas: HTMLCanvasElement; matrix: DOMMatrix }, what: string, at: Point) => {
      if (!canvas.isConnected) {
        painted.set(canvas, (painted.get(canvas) ?? new Set()).add(what));
        return;
      }
      const { x, y } = context.matrix.transformPoint(at);
      const number = numbers.get(canvas) ?? ++canvases;
      numbers.set(canvas, number);
      const mark = { what, canvas, at: { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 } };
      records.drawn.set(`${number} ${mark.at.x} ${mark.at.y} ${what}`, mark);
    };
    const { prototype } = CanvasRenderingContext2D;
    const { fillText, strokeText, fill, stroke, drawImage } = prototype;
    const here = (context: CanvasRenderingContext2D) => ({ canvas: context.canvas, matrix: context.getTransform() });
    const colour = (style: string | object): string => (typeof style === 'string' ? style : style.constructor.name);
    const written = (draw: typeof fillText): typeof fillText =>
      function (this: CanvasRenderingContext2D, text, x, y, width) {
        put(here(this), `“${text}” ${colour(this.fillStyle)}`, { x, y });
        if (width === undefined) draw.call(this, text, x, y);
        else draw.call(this, text, x, y, width);
      };
    const outlined = <Draw extends typeof fill | typeof stroke>(draw: Draw, style: 'fillStyle' | 'strokeStyle'): Draw =>
      function (this: CanvasRenderingContext2D, ...given: unknown[]) {
        const outline = typeof given[0] === 'object' && given[0] ? outlines.get(given[0]) : undefined;
        if (outline) put(here(this), `${outline} ${colour(this[style])}`, { x: 0, y: 0 });
        Reflect.apply(draw, this, given);
      } as Draw;
    prototype.fillText = written(fillText);
    prototype.strokeText = written(strokeText);
    prototype.fill = outlined(fill, 'fillStyle');
    prototype.stroke = outlined(stroke, 'strokeStyle');
    prototype.drawImage = function (this: CanvasRenderingContext2D, image: CanvasImageSource, ...box: number[]) {
      const parts = [...(painted.get(image) ?? [])].sort();
      const [x = 0, y = 0, width = 0, height = 0] = box.length > 4 ? box.slice(4) : box;
      if (parts.length > 0) put(here(this), parts.join('\n'), { x: x + width / 2, y: y + height / 2 });
      Reflect.apply(drawImage, this, [image, ...box]);
    };

    // The second of holding the curtain's button is proven elsewhere.
    const wait = window.setTimeout;
    const sooner = (run: TimerHandler, ms?: number, ...more: unknown[]): number =>
      wait(run, ms === 1000 ? 20 : ms, ...more);
    window.setTimeout = sooner as typeof window.setTimeout;
  });

/** Forgets what was recorded so far. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { records } = window as unknown as { records: Records };
    records.strings.clear();
    records.drawn.clear();
  });
/** All texts and attributes that stood in the page since then, sorted. */
export const strings = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { records: Records }).records.strings].sort());
/** All that was drawn since then on the canvases within a part of the page, in the order in which it first was. */
export const drawn = async (part: Locator): Promise<Drawn[]> => {
  const { kinds, marks } = await part.evaluate((element) => {
    const { records } = window as unknown as { records: Records };
    // The same long description of a picture travels once.
    const kinds = new Map<string, number>();
    const marks = [...records.drawn.values()].flatMap(({ what, canvas, at }) => {
      if (!element.contains(canvas)) return [];
      const kind = kinds.get(what) ?? kinds.size;
      kinds.set(what, kind);
      const { left, top, width, height } = canvas.getBoundingClientRect();
      return [[kind, left + (at.x * width) / canvas.width, top + (at.y * height) / canvas.height] as const];
    });
    return { kinds: [...kinds.keys()], marks };
  });
  return marks.map(([kind, x, y]) => ({ what: kinds[kind] ?? '', at: { x, y } }));
};
