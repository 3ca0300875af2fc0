// Rows to choose from in fields with ids, by kind: forms also refer to rows of capabilities that they do not depend on.
// The names of calls and events follow those of the resource.
import { liveEvent } from "@mostrador/domain/kit/live-event.ts";
import { access, route } from "@mostrador/domain/kit/route.ts";
import * as z from "zod";
import { useAll } from "./resource-reads.ts";
import type { ListedResource, WebRow } from "./web-resource.ts";

export type NamedRow = WebRow & { name: string };

/** Without archived ones and those that are not offered here; those already selected stay in the list. */
export function useChoices<Row extends NamedRow = NamedRow>(
  kind: string,
  named: readonly string[],
  isOffered: (row: Row) => boolean = () => true,
) {
  const read = useAll<Row>(listed(kind));
  const { data = [], isSuccess } = read;
  const rows = data.filter((row) => named.includes(row._id) || (!row.isArchived && isOffered(row)));
  return {
    options: rows.map(({ _id, name }) => ({ value: _id, label: name })),
    isNone: isSuccess && rows.length === 0,
    /** For forms that wait for them. */
    read,
  };
}

const kinds = new Map<string, ListedResource>();

function listed(kind: string): ListedResource {
  const known = kinds.get(kind);
  if (known) return known;
  const list = route({
    name: `${kind}.list`,
    method: "GET",
    path: `/api/${kind}`,
    summary: "",
    access: access.session,
    query: z.object({ businessId: z.string() }),
    data: z.array(z.object({})),
  });
  const made = {
    name: kind,
    shownBy: [],
    changed: liveEvent<{ id: string }>(`${kind}_changed`, access.view(0)),
    routes: { list },
  };
  kinds.set(kind, made);
  return made;
}
