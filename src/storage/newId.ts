/** A name that nothing else has; `crypto.randomUUID` would do, but is missing where a page comes over plain http from another machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
