/** The role of a window in a class: the teacher's desk, the class's view within it, or the projector. Null outside a class. */
type Role = 'desk' | 'stage' | 'projector' | null;
const ROLES = ['desk', 'stage', 'projector'] as const;
const read = (): Role => {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search);
  return ROLES.find((each) => asked.has(each)) ?? null;
};
/** The role by the address: `?desk` or `?projector`. The desk itself opens its view with `?stage`. */
export const role = read();
