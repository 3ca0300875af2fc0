// A journal: dated rows in pages, newest first, with a text for an empty list.
import type { ReactNode } from "react";
import { Card } from "../layout/card.tsx";
import { Empty, type EmptyProps } from "../state/empty.tsx";
import { type Column, DataList, type DataListProps } from "./data-list.tsx";
import { type Pages, pagedList } from "./paged-list.ts";

type Props<Row> = Pick<DataListProps<Row>, "onOpen" | "openId"> & {
  label: string;
  query: Pages & { data?: { pages: readonly { data: readonly Row[] }[] } | undefined };
  columns: readonly Column<Row>[];
  /** A row on the phone. */
  renderRow: (row: Row) => ReactNode;
  /** The text when filters find nothing; null without filters. */
  narrowed: string | null;
  empty: Pick<EmptyProps, "text" | "action">;
};

export function JournalList<Row extends { _id: string }>({ query, narrowed, empty, ...list }: Props<Row>) {
  return (
    <Card flush>
      <DataList<Row>
        {...list}
        {...pagedList(query)}
        items={journalRows(query)}
        itemId={({ _id }) => _id}
        empty={
          narrowed === null ? <Empty drawing="list" {...empty} /> : <Empty drawing="search" text={narrowed} dense />
        }
      />
    </Card>
  );
}

/** The rows read so far. */
export function journalRows<Row>({ data }: Pick<Props<Row>, "query">["query"]): Row[] {
  return data?.pages.flatMap((page) => page.data) ?? [];
}

/** Read, and without a row: only then the list itself offers the first one. */
export function isEmptyJournal<Row>(query: Pick<Props<Row>, "query">["query"]): boolean {
  return query.data !== undefined && journalRows(query).length === 0;
}
