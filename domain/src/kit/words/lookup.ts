/** A table read by foreign text: a name that every object inherits, such as `constructor`, finds nothing in it. */
export function lookup<V>(entries: Readonly<Record<string, V>>): Readonly<Record<string, V>> {
  return Object.assign(Object.create(null), entries);
}
