// Comparison of plain data, whatever the order of its keys. A key without a value counts as absent, as it does once saved.

type Data = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const valueOf = (data: Data, key: string): unknown => (Object.hasOwn(data, key) ? data[key] : undefined);

/** Whether two values are the same plain data. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other || Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== other['length']) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => deepEqual(valueOf(one, key), valueOf(other, key)));
};
/** Whether two actions are the same. */
export const sameAction = (one: unknown, other: unknown): boolean => deepEqual(one, other);
/** Returns an action as JSON with its keys sorted, as the key of a map: the same for the same action. */
export const actionKey = (action: unknown): string =>
  JSON.stringify(action, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  ) ?? '';
