// What the screens know of a resource. Every `Resource` of the domain is one, and so is a capability whose calls were
// written by hand.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { Noun } from "@mostrador/domain/kit/resource/resource-texts.ts";
import type { ArchiveQuery, Removal } from "@mostrador/domain/kit/resource.ts";
import type { DataOf, Route, Shape } from "@mostrador/domain/kit/route.ts";
import type { IdParams } from "@mostrador/domain/kit/schema.ts";

/** What a list of it can be read by, and read anew. */
export type ListedResource = {
  name: string;
  shownBy: readonly string[];
  changed: LiveEvent<{ id: string }>;
  routes: {
    list: Route;
    get?: Route<typeof IdParams>;
  };
};

export type WebResource = {
  name: string;
  noun: Noun;
  page: number;
  fieldNames: readonly string[];
  sorts: readonly string[];
  searched: readonly string[];
  shownBy: readonly string[];
  changed: LiveEvent<{ id: string }>;
  routes: {
    list: Route;
    /** Without it, one is looked for among all. */
    get?: Route<typeof IdParams>;
    create: Route;
    edit: Route<typeof IdParams>;
    archive: Route<typeof IdParams, typeof ArchiveQuery>;
    remove: Route<typeof IdParams, Shape, Shape, typeof Removal>;
  };
};

export type WebRow = { _id: string; isArchived: boolean; createdAt: string; updatedAt: string };
export type RowOf<R extends WebResource> =
  DataOf<R["routes"]["list"]> extends readonly (infer Row extends WebRow)[] ? Row : never;
