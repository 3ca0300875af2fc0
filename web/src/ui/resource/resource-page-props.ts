// What a capability says of the page of its resource.
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
  /** A `sortable` one is named as the sort. */
  columns: readonly Column<Row>[];
  /** How a row reads on the phone. */
  renderRow: (row: Row, actions: ReactNode) => ReactNode;
  /** As cards beside each other, where things are told by how they look; the columns are then its orders. */
  renderCard?: (row: Row, actions: ReactNode) => ReactNode;
  /** Which of the list's sums its foot says, and how each is called. */
  sums?: Readonly<Record<string, string>>;
  empty: Omit<EmptyProps, "action" | "dense">;
  /** Where the documents say how its search waits, and what is said when it finds nothing or fails. */
  search?: { restMs: number; none: string; failed: string };
  /** What is shown of one row; a single tab shows no tabs. */
  tabs: (row: Row) => readonly DetailTab[];
  /** A dialog; null is a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode;
  /** Other tools beside the search. */
  tools?: ReactNode;
  /** Whether those tools narrow the list: what is empty then is no page without rows. */
  narrowed?: boolean;
};
