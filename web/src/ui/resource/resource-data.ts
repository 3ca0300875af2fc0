// What a page of a resource is given: plain shapes, which `lib/resource` fills from the server.
import type { ListState } from "../list/list.tsx";

export type ResourceNoun = { one: string; many: string; gender: "m" | "f"; isPerson?: boolean };
export type ResourceRow = { _id: string; isArchived: boolean; updatedAt: string };
/** How it went with one of the rows; `isArchived`: archived instead of deleted. */
export type ResourceOutcome = { id: string; message: string; isArchived?: boolean; error?: unknown };

/** Of all that is found, however many pages it is. */
export type ListTotals = {
  count: number;
  sums: Readonly<Record<string, number>>;
  limit: PlanRoom | null;
};
/** How many the plan allows, how many there are, and where plans are compared. */
export type PlanRoom = { most: number; used: number; plans?: string };

export type ResourceData<Row extends ResourceRow> = {
  noun: ResourceNoun;
  list: Required<Omit<ListState, "onMore" | "errorTitle">> &
    Pick<ListState, "onMore"> & { items: readonly Row[]; totals?: ListTotals | undefined };
  /** The row whose address is open. */
  one: { row: Row | null; loading: boolean; error: unknown; onRetry: () => void };
  mayEdit: boolean;
  mayRemove: boolean;
  archive: (ids: readonly string[], archive: boolean) => Promise<ResourceOutcome[]>;
  remove: (ids: readonly string[]) => Promise<ResourceOutcome[]>;
};
