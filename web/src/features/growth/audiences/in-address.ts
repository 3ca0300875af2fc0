// A filter as an address carries it: lists are words between commas, and what is not asked is left out.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";

export function inAddress(filter: Partial<ContactFilter>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
}

/** Where the directory shows who that is. */
export function directoryOf({ _id, filter }: { _id: string; filter: Partial<ContactFilter> | null }): string {
  const { type, ...rest } = filter ? inAddress(filter) : { type: undefined, audience: _id };
  // In the address of the directory the type keeps the name that it always had.
  return `/contactos?${new URLSearchParams({ ...rest, ...(type && { tipo: type }) })}`;
}
