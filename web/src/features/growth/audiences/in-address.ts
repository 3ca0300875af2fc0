// A filter as address parameters: lists are comma-separated, and empty fields are left out.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";

export function inAddress(filter: Partial<ContactFilter>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
  );
}

/** The directory's address for an audience. */
export function directoryOf({ _id, filter }: { _id: string; filter: Partial<ContactFilter> | null }): string {
  const { type, ...rest } = filter ? inAddress(filter) : { type: undefined, audience: _id };
  // The directory's address keeps the original parameter name of the type.
  return `/contactos?${new URLSearchParams({ ...rest, ...(type && { tipo: type }) })}`;
}
