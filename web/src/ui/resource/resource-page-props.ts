// What a capability configures for its resource page.
import type { ReactNode } from "react";
import type { Column } from "../list/data-list.tsx";
import type { EmptyProps } from "../state/empty.tsx";
import type { ResourceData, ResourceRow } from "./resource-data.ts";
import type { DetailTab } from "./resource-detail.tsx";
import type { ListAddress } from "./use-list-address.ts";

export type ResourcePageProps<Row extends ResourceRow> = {
  address: ListAddress;
  data: ResourceData<Row>;
  labelOf: (row: Row) => string;
  /** A `sortable` one has the name of the sort. */
  columns: readonly Column<Row>[];
  /** A row on the phone. */
  renderRow: (row: Row, actions: ReactNode) => ReactNode;
  /** As cards side by side, for rows recognised by their looks; the columns are then the sort options. */
  renderCard?: (row: Row, actions: ReactNode) => ReactNode;
  /** The sums shown at the foot, with their names. */
  sums?: Readonly<Record<string, string>>;
  empty: Omit<EmptyProps, "action" | "dense">;
  /** The documented search delay, and the texts for no result and for a failure. */
  search?: { restMs: number; none: string; failed: string };
  /** The content for one row; a single tab shows no tabs. */
  tabs: (row: Row) => readonly DetailTab[];
  /** A dialog; null is a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode;
  /** Other tools next to the search. */
  tools?: ReactNode;
  /** Whether those tools filter the list: then an empty list is not the first-use state. */
  narrowed?: boolean;
};
