// Adds a resource to the search from its definition: the server searches, results open at their address, and a new one
// can be created.
import type { AnyResource } from "@mostrador/domain/kit/resource.ts";
import { call } from "../client.ts";
import { type InSearch, MOST_FOUND, type SearchHit, type SearchQuery, START_WORDS } from "./in-search.ts";

type Row = { _id: string } & { [field: string]: unknown };

export function resourceInSearch(resource: AnyResource): InSearch {
  const { name, noun, page, address, routes, searched } = resource;
  const place = { page, ...(address && { path: address }) };
  const title = `${noun.many.charAt(0).toUpperCase()}${noun.many.slice(1)}`;
  const kind = { name, title, ...place, route: routes.list, find: (asked: SearchQuery) => found(resource, asked) };
  const start = {
    label: `Registrar ${noun.one}`,
    keywords: START_WORDS,
    ...place,
    route: routes.create,
    rest: "?nuevo=1",
  };
  return { kinds: searched.length > 0 ? [kind] : [], starts: [start] };
}

async function found(
  { noun, routes, searched }: AnyResource,
  { text, businessId, signal }: SearchQuery,
): Promise<SearchHit[]> {
  const query = { businessId, search: text, archived: "false", limit: MOST_FOUND };
  const { data } = await call(routes.list, { query, signal });
  return (data as Row[]).map((row) => {
    const label = String(row[searched[0] as string] ?? "");
    const color = typeof row.colorHex === "string" ? { color: row.colorHex } : {};
    return { id: row._id, label, rest: `/${row._id}`, ...(noun.isPerson && { face: { name: label, ...color } }) };
  });
}
