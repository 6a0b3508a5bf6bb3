import type { Scene } from '../core/scene.ts';
import { tell, type Telling } from '../i18n/index.ts';

/** What messages about scenes may name: their measure and the labels of their pieces, those of the later scenes first. */
export const telling = (...scenes: readonly (Scene | undefined)[]): Telling => {
  const label = (id: string): string => {
    for (const scene of scenes.toReversed()) {
      const node = scene?.nodes.find((each) => each.id === id);
      if (node?.label) return tell(node.label);
    }
    return id;
  };
  const last = scenes.at(-1);
  return last ? { unit: last.unit, label } : { label };
};
