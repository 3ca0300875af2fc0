// The lookup that most kinds of references need: which of these ids the tenant's table has.
import type { Lookup } from "../http/references.ts";

export function knownIn(table: string): Lookup {
  const read = { name: `known-in-${table}`, text: `select id from "${table}" where id = any($1::uuid[])` };
  return async (tx, ids) => (await tx.run<{ id: string }>(read, [ids])).map(({ id }) => id);
}
