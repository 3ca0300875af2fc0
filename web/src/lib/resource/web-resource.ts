// What screens need from a resource. Every `Resource` of the domain has it, and so can a capability with its own calls.
import type { LiveEvent } from "@mostrador/domain/kit/live-event.ts";
import type { Noun } from "@mostrador/domain/kit/resource/resource-texts.ts";
import type { ArchiveQuery, Removal } from "@mostrador/domain/kit/resource.ts";
import type { DataOf, Route, Shape } from "@mostrador/domain/kit/route.ts";
import type { IdParams } from "@mostrador/domain/kit/schema.ts";

/** The calls to read its list, and to read it again. */
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
  body: string;
  noun: Noun;
  page: number;
  fieldNames: readonly string[];
  sorts: readonly string[];
  searched: readonly string[];
  shownBy: readonly string[];
  changed: LiveEvent<{ id: string }>;
  routes: {
    list: Route;
    /** Without it, one row is looked up in the whole list. */
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
