// A list of the team: its totals, its rows page after page, and what it says when there is none.
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Card } from "../../../../ui/layout/card.tsx";
import { DividedList } from "../../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";

type Read<Item> = {
  data: { pages: { data: readonly Item[] }[] } | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};

type Props<Item> = {
  title: string;
  description: string;
  read: Read<Item>;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
};

export function TeamList<Item>({ title, description, read, empty, row }: Props<Item>) {
  const items = read.data?.pages.flatMap(({ data }) => data);
  return (
    <Card title={title} description={description}>
      {read.isPending && <RowsSkeleton />}
      {read.error && (
        <ErrorState dense error={read.error} title="Error al cargar los datos" onRetry={() => void read.refetch()} />
      )}
      {items?.length === 0 && empty}
      {items && items.length > 0 && <DividedList label={title}>{items.map(row)}</DividedList>}
      {read.hasNextPage && (
        <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? "Cargando..." : "Ver más"}
        </Button>
      )}
    </Card>
  );
}
