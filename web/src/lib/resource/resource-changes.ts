// The changes that screens make to a resource. The stale reads follow from its name and from the resources that show
// its rows.
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useCall } from "../query.ts";
import { useActiveBusiness } from "../session/active-business.ts";
import { type Outcome, overMany } from "./over-many.ts";
import { staleNames } from "./stale-names.ts";
import { reread } from "./use-changed.ts";
import type { WebResource, WebRow } from "./web-resource.ts";

/** Archives or restores these; returns a result for each. */
export function useArchive(resource: WebResource) {
  const client = useQueryClient();
  const businessId = useActiveBusiness().businessId ?? "";
  return async (ids: readonly string[], archived: boolean): Promise<Outcome[]> => {
    const query = { archive: archived ? "true" : "false" } as const;
    const outcomes = await overMany(ids, (id) => call(resource.routes.archive, { params: { id }, query, businessId }));
    await reread(client, resource);
    return outcomes;
  };
}

/** Deletes these, or archives those in use; returns a result for each. */
export function useRemove(resource: WebResource) {
  const client = useQueryClient();
  const businessId = useActiveBusiness().businessId ?? "";
  return async (ids: readonly string[]): Promise<Outcome[]> => {
    const outcomes = await overMany(ids, async (id) => {
      const { message, data } = await call(resource.routes.remove, { params: { id }, businessId });
      return { message, isArchived: data.isArchived };
    });
    await reread(client, resource);
    return outcomes;
  };
}

/** Saves a form: a new row, or an edit with the version that was read (D-15.2). */
export function useSave(resource: WebResource, failed: string) {
  const { body, routes } = resource;
  const stales = staleNames(resource);
  const creating = useCall<WebResource["routes"]["create"]>(routes.create, stales, failed);
  const editing = useCall<WebResource["routes"]["edit"]>(routes.edit, stales, failed);
  return (row: WebRow | null, values: { businessId: string }): Promise<{ message: string }> => {
    const { businessId: _, ...changes } = values;
    return row
      ? editing.mutateAsync({ params: { id: row._id }, body: { [body]: { ...changes, updatedAt: row.updatedAt } } })
      : creating.mutateAsync({ body: { [body]: values } });
  };
}
