// The list of a resource: search, order and archive in the address, pages loaded as needed, and actions on one or many
// rows.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { AddRounded } from "../icon/list-actions.ts";
import { Card } from "../layout/card.tsx";
import { Page } from "../layout/page.tsx";
import { useRowLists } from "../layout/use-screen.ts";
import { CardGrid } from "../list/card-grid.tsx";
import { DataList, type Sort } from "../list/data-list.tsx";
import { SearchInput } from "../pick/search-input.tsx";
import { Empty } from "../state/empty.tsx";
import { ListFoot } from "./list-foot.tsx";
import { ListTools } from "./list-tools.tsx";
import { useRemovedIds } from "./removal-queue.ts";
import type { ResourceRow } from "./resource-data.ts";
import type { ResourcePageProps } from "./resource-page-props.ts";
import { resourceWords } from "./resource-words.ts";
import { SelectedRows } from "./selected-rows.tsx";
import type { useResourceActions } from "./use-resource-actions.ts";

type Props<Row extends ResourceRow> = ResourcePageProps<Row> & {
  actions: ReturnType<typeof useResourceActions<Row>>;
  menu: (row: Row) => ReactNode;
  onAdd: () => void;
};

export function ResourceList<Row extends ResourceRow>(props: Props<Row>) {
  const { address, data, labelOf, columns, renderRow, renderCard, empty, actions, menu, onAdd, tools } = props;
  const { narrowed = false, search: searching } = props;
  const { search, sort, archived } = address.given;
  const words = resourceWords(data.noun);
  const isRows = useRowLists();
  const hidden = useRemovedIds();
  const { items: all, totals, ...state } = data.list;
  const items = all.filter(({ _id }) => !hidden.has(_id));
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const mayChoose = (data.mayEdit || data.mayRemove) && items.length > 0;
  // Rows have no room for checkboxes until selecting starts.
  const asks = isRows || renderCard !== undefined;
  const isChoosing = mayChoose && (chosen !== null || !asks);
  const selection = new Set(items.map(({ _id }) => _id).filter((id) => chosen?.has(id)));
  const order = sortOf(sort);
  const setOrder = ({ key, direction }: Sort) => address.set("orden", direction === "desc" ? `-${key}` : key);
  const add = data.mayEdit && (
    <Button variant="contained" color="primary" startIcon={<AddRounded />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  const isBare = items.length === 0 && !search && !archived && !narrowed;
  const shown = {
    ...state,
    ...(search && searching && { errorTitle: searching.failed }),
    label: words.title,
    items,
    itemId: ({ _id }: Row) => _id,
    itemLabel: labelOf,
    rowActions: menu,
    onOpen: ({ _id }: Row) => address.open(_id),
    ...(isChoosing && { selection, onSelect: setChosen }),
  };
  const nothing = search ? (
    <Empty drawing="search" text={searching?.none ?? `Nada coincide con «${search}».`} dense />
  ) : narrowed ? (
    <Empty drawing="search" text="Nada coincide con el filtro." dense />
  ) : archived ? (
    <Empty drawing={empty.drawing} text={words.noneArchived} dense />
  ) : (
    <Empty {...empty} action={add} />
  );
  return (
    <Page
      title={archived ? words.archivedTitle : words.title}
      // An empty list itself offers to add one.
      action={!archived && !(isBare && !state.loading && !state.error) && add}
      tools={
        <>
          <SearchInput
            value={search}
            onChange={(text) => address.set("buscar", text)}
            label={words.search}
            restMs={searching?.restMs}
          />
          <Box data-pans sx={IN_A_ROW}>
            {tools}
          </Box>
          <ListTools
            columns={items.length > 0 ? columns : []}
            sorts={asks}
            order={order}
            onOrder={setOrder}
            choosing={asks && mayChoose ? chosen !== null : undefined}
            onChoosing={(wanted) => setChosen(wanted ? new Set() : null)}
            archiveLabel={archived ? `Ver ${words.title}` : "Ver Archivados"}
            onArchive={() => {
              setChosen(null);
              address.set("archivados", archived ? "" : "1");
            }}
          />
        </>
      }
    >
      <SelectedRows
        rows={items.filter(({ _id }) => selection.has(_id))}
        archived={archived}
        onClear={() => setChosen(null)}
        {...(data.mayEdit && { onArchive: actions.archive })}
        {...(data.mayRemove && { onRemove: actions.remove })}
      />
      {renderCard ? (
        <CardGrid<Row> {...shown} renderCard={renderCard} empty={<Card flush>{nothing}</Card>} />
      ) : (
        <Card flush>
          <DataList<Row>
            {...shown}
            columns={columns}
            renderRow={(row) => renderRow(row, menu(row))}
            sort={order}
            onSort={setOrder}
            empty={nothing}
          />
        </Card>
      )}
      {totals && items.length > 0 && (
        <ListFoot noun={data.noun} totals={totals} {...(props.sums && { sums: props.sums })} />
      )}
    </Page>
  );
}

/** On a phone they stay on one line, which scrolls sideways. The room around is for focus rings and outdented ones. */
const IN_A_ROW = {
  display: { xs: "flex", sm: "contents" },
  gap: 1,
  width: "calc(100% + 16px)",
  mx: -1,
  px: 1,
  my: -0.5,
  py: 0.5,
  overflowX: { xs: "auto", sm: "visible" },
  scrollbarWidth: "none",
  "& > *": { flexShrink: 0 },
  "&:empty": { display: "none" },
} as const;

function sortOf(text: string): Sort {
  return text.startsWith("-") ? { key: text.slice(1), direction: "desc" } : { key: text, direction: "asc" };
}
