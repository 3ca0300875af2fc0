// The data of a resource page: plain shapes, filled by `lib/resource` from the server.
import type { ListState } from "../list/list.tsx";

export type ResourceNoun = { one: string; many: string; gender: "m" | "f"; isPerson?: boolean };
export type ResourceRow = { _id: string; isArchived: boolean; updatedAt: string };
/** The result for one row; `isArchived`: archived instead of deleted. */
export type ResourceOutcome = { id: string; message: string; isArchived?: boolean; error?: unknown };

/** Of all results, on all pages. */
export type ListTotals = {
  count: number;
  sums: Readonly<Record<string, number>>;
  limit: PlanRoom | null;
};
/** The plan's limit, the current number, and the address of the plans. */
export type PlanRoom = { most: number; used: number; plans?: string };

export type ResourceData<Row extends ResourceRow> = {
  noun: ResourceNoun;
  list: Required<Omit<ListState, "onMore" | "errorTitle">> &
    Pick<ListState, "onMore"> & { items: readonly Row[]; totals?: ListTotals | undefined };
  /** The row of the current address. */
  one: { row: Row | null; loading: boolean; error: unknown; onRetry: () => void };
  mayEdit: boolean;
  mayRemove: boolean;
  archive: (ids: readonly string[], archive: boolean) => Promise<ResourceOutcome[]>;
  remove: (ids: readonly string[]) => Promise<ResourceOutcome[]>;
};
