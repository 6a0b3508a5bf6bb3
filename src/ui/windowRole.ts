/** What a window is for a class: the teacher's desk, the view of the class within it, or the wall that the class sees; null for everybody else. */
type Role = 'desk' | 'stage' | 'projector' | null;
const ROLES = ['desk', 'stage', 'projector'] as const;
const read = (): Role => {
  if (typeof location === 'undefined') return null;
  const asked = new URLSearchParams(location.search);
  return ROLES.find((each) => asked.has(each)) ?? null;
};
/** As the address says: `?desk`, `?projector`; the desk itself opens its view by `?stage`. */
export const role = read();
