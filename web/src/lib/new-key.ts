/** A random id. Browsers offer their own only on safe pages: not at a name that is opened without encryption. */
export function newKey(): string {
  return crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
}
