/** A priority queue: the best item is taken first. */
export interface Heap<T> {
  push(item: T): void;
  /** Removes and returns the best item, or undefined if empty. */
  pop(): T | undefined;
}

/** Returns an empty binary heap. `before` says whether one item is better than another. The order of ties depends only on the pushes and pops. */
export function createHeap<T>(before: (a: T, b: T) => boolean): Heap<T> {
  const items: T[] = [];
  return {
    push(item) {
      let i = items.length;
      items.push(item);
      while (i > 0) {
        const up = (i - 1) >> 1;
        const parent = items[up];
        if (parent === undefined || !before(item, parent)) break;
        items[i] = parent;
        i = up;
      }
      items[i] = item;
    },
    pop() {
      const best = items[0];
      const last = items.pop();
      if (last !== undefined && items.length > 0) sink(items, last, before);
      return best;
    },
  };
}

/** Inserts an item at the top and moves better ones above it. */
function sink<T>(items: T[], item: T, before: (a: T, b: T) => boolean): void {
  let i = 0;
  for (;;) {
    const left = 2 * i + 1;
    const [one, two] = [items[left], items[left + 1]];
    if (one === undefined) break;
    const [child, at] = two !== undefined && before(two, one) ? [two, left + 1] : [one, left];
    if (!before(child, item)) break;
    items[i] = child;
    i = at;
  }
  items[i] = item;
}
