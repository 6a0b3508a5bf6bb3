/**
 * The role of a window in a class: the teacher's desk, the class's view within it, another page within it, or the projector. Null
 * outside a class.
 */
type Role = 'desk' | 'stage' | 'aside' | 'projector' | null;
const ROLES = ['desk', 'stage', 'aside', 'projector'] as const;
const read = (): Role => {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search);
  return ROLES.find((each) => asked.has(each)) ?? null;
};
/** The role by the address: `?desk` or `?projector`. The desk itself opens its views with `?stage` and `?aside`. */
export const role = read();
/** Whether this window shows what a class sees: the projector, or a view of the desk. */
export const onClassScreen = role !== null && role !== 'desk';
/** Focuses an element. A view of the desk takes no focus from the desk around it. */
export const takeFocus = (element: HTMLElement | null | undefined, options?: FocusOptions): void => {
  if ((role !== 'stage' && role !== 'aside') || document.hasFocus()) element?.focus(options);
};
