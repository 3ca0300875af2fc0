// A resource's hooks: the reads and changes for its capability's screens.
import type { QueryClient } from "@tanstack/react-query";
import { useCall } from "../query.ts";
import { useMay } from "../session/active-business.ts";
import { useArchive, useRemove, useSave } from "./resource-changes.ts";
import { readAll, useAll, useList, useOne } from "./resource-reads.ts";
import { staleNames } from "./stale-names.ts";
import type { RowOf, WebResource, WebRow } from "./web-resource.ts";
import type { ListGiven } from "./whole-list.ts";

/** `failed`: the documented text of that screen for a failed save (`useCall`). */
export function resourceHooks<const R extends WebResource>(resource: R, failed = "") {
  type Row = RowOf<R>;
  const { create, edit } = resource.routes;
  const stales = staleNames(resource);
  return {
    useList: (given: ListGiven, filters?: Filters) => useList<Row>(resource, given, filters),
    useAll: () => useAll<Row>(resource),
    readAll: (client: QueryClient, businessId: string) => readAll<Row>(client, resource, businessId),
    useOne: (id: string | null) => useOne<Row>(resource, id),
    useCreate: () => useCall<R["routes"]["create"]>(create, stales, failed),
    useEdit: () => useCall<R["routes"]["edit"]>(edit, stales, failed),
    useSave: (): ((row: Row | null, values: { businessId: string }) => Promise<{ message: string }>) =>
      useSave(resource, failed),
    useArchive: () => useArchive(resource),
    useRemove: () => useRemove(resource),
    usePage: (asked: ResourcePageQuery, filters?: Filters) => usePage<Row>(resource, asked, filters),
    /** The first values of an edit: the current fields. */
    values: (row: Row): object =>
      Object.fromEntries(resource.fieldNames.map((field) => [field, row[field as keyof Row]])),
  };
}

type Filters = { readonly [field: string]: string };
type ResourcePageQuery = { given: ListGiven; openId: string | null };

/** All that a resource page needs (`ui/resource`). */
function usePage<Row extends WebRow>(
  resource: WebResource,
  { given, openId }: ResourcePageQuery,
  filters: Filters = {},
) {
  const may = useMay();
  return {
    noun: resource.noun,
    list: useList<Row>(resource, given, filters),
    one: useOne<Row>(resource, openId),
    mayEdit: may(resource.page, "edit"),
    mayRemove: may(resource.page, "delete"),
    archive: useArchive(resource),
    remove: useRemove(resource),
  };
}
