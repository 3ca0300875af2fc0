// A list as a table on wide screens and as rows on narrow ones, with the same columns, states and keys.
import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { ReactNode } from "react";
import { press } from "../key/press.ts";
import { HiddenText } from "../layout/hidden-text.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import { useRowLists } from "../layout/use-screen.ts";
import { ErrorState } from "../state/error-state.tsx";
import { TableSkeleton } from "../state/skeletons.tsx";
import { byFirstClick } from "./by-first-click.ts";
import { List, ListEnd, type ListProps, walkRows } from "./list.tsx";
import { useNearEnd } from "./use-near-end.ts";

export type Column<Item> = {
  key: string;
  label: string;
  /** Only for screen readers. */
  hidesLabel?: boolean;
  render: (item: Item) => ReactNode;
  align?: "left" | "right";
  width?: number | string;
  sortable?: boolean;
  /** Hidden in the table below 1200 px. */
  wideOnly?: boolean;
};
export type Sort = { key: string; direction: "asc" | "desc" };
export type DataListProps<Item> = Omit<ListProps<Item>, "renderItem"> & {
  columns: readonly Column<Item>[];
  /** An item on a narrow screen: usually a `<Row>`. */
  renderRow: ListProps<Item>["renderItem"];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Selected ids; `onSelect` adds checkboxes. */
  selection?: ReadonlySet<string>;
  onSelect?: (selection: ReadonlySet<string>) => void;
  /** The name of a row's checkbox for screen readers. */
  itemLabel?: (item: Item) => string;
  /** Buttons at the end of a row. */
  rowActions?: (item: Item) => ReactNode;
};

export function DataList<Item>(props: DataListProps<Item>) {
  const isRows = useRowLists();
  const { items, columns, renderRow, rowActions } = props;
  if (isRows) return <List {...props} renderItem={props.onSelect ? withCheck(props) : renderRow} />;
  if (props.loading)
    return (
      props.skeleton ?? <TableSkeleton columns={Math.min(columns.length, 6)} tall={props.onSelect !== undefined} />
    );
  if (props.error && items.length === 0)
    return (
      <ErrorState
        error={props.error}
        {...(props.errorTitle && { title: props.errorTitle })}
        {...(props.onRetry && { onRetry: props.onRetry })}
      />
    );
  if (items.length === 0) return props.empty;
  return <Lines {...props} actions={Boolean(rowActions)} />;
}

/** On a narrow screen the checkbox is before the row. */
function withCheck<Item>({ renderRow, itemId, itemLabel, selection, onSelect }: DataListProps<Item>) {
  const render: ListProps<Item>["renderItem"] = (item, row) => (
    <>
      <Checkbox
        size="small"
        checked={selection?.has(itemId(item)) ?? false}
        onClick={(event) => event.stopPropagation()}
        onChange={() => onSelect?.(toggled(selection, itemId(item)))}
        slotProps={{ input: { "aria-label": `Seleccionar ${itemLabel?.(item) ?? "renglón"}` } }}
        sx={{ mx: -1.25 }}
      />
      {renderRow(item, row)}
    </>
  );
  return render;
}

function toggled(selection: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

function Lines<Item>(props: DataListProps<Item> & { actions: boolean }) {
  const {
    items,
    columns,
    itemId,
    onOpen,
    openId,
    selection = new Set<string>(),
    onSelect,
    sort,
    onSort,
    rowActions,
  } = props;
  const end = useNearEnd(props.hasMore && !props.loadingMore ? props.onMore : undefined);
  const all = items.length > 0 && items.every((item) => selection.has(itemId(item)));
  const toggle = (id: string) => onSelect?.(toggled(selection, id));
  const hide = (column: Column<Item>) => (column.wideOnly ? { display: { xs: "none", lg: "table-cell" } } : {});
  const flip = (key: string): Sort => ({
    key,
    direction: sort?.key === key && sort.direction === "asc" ? "desc" : "asc",
  });

  return (
    <ScrollBox label={props.label}>
      <Table aria-label={props.label} onKeyDown={walkRows} stickyHeader>
        <TableHead>
          <TableRow>
            {onSelect && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={all}
                  indeterminate={!all && selection.size > 0}
                  onChange={() => onSelect(all ? new Set() : new Set(items.map(itemId)))}
                  slotProps={{ input: { "aria-label": "Seleccionar todo" } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align={column.align ?? "left"}
                sx={{ width: column.width, ...hide(column) }}
                sortDirection={sort?.key === column.key ? sort.direction : false}
              >
                {column.sortable && onSort ? (
                  <TableSortLabel
                    active={sort?.key === column.key}
                    direction={sort?.key === column.key ? sort.direction : "asc"}
                    onClick={() => onSort(flip(column.key))}
                  >
                    {column.label}
                  </TableSortLabel>
                ) : column.hidesLabel ? (
                  <HiddenText>{column.label}</HiddenText>
                ) : (
                  column.label
                )}
              </TableCell>
            ))}
            {props.actions && (
              <TableCell sx={{ width: 56 }}>
                <HiddenText>Acciones</HiddenText>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => {
            const id = itemId(item);
            return (
              <TableRow
                key={id}
                hover={Boolean(onOpen)}
                selected={id === openId || selection.has(id)}
                tabIndex={0}
                data-row
                onClick={byFirstClick(() => onOpen?.(item))}
                onKeyDown={(event) => {
                  if (event.target !== event.currentTarget) return;
                  // The opened view may take the focus: the same key must not press a button there.
                  press("row", event, {
                    open: () => onOpen?.(item),
                    select: () => (onSelect ? toggle(id) : false),
                  });
                }}
                sx={{
                  cursor: onOpen ? "pointer" : "default",
                  "&:focus-visible": { outlineOffset: -2 },
                  "&:last-child td": { border: 0 },
                }}
              >
                {onSelect && (
                  <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      size="small"
                      checked={selection.has(id)}
                      onChange={() => toggle(id)}
                      slotProps={{ input: { "aria-label": `Seleccionar ${props.itemLabel?.(item) ?? "renglón"}` } }}
                    />
                  </TableCell>
                )}
                {columns.map((column) => (
                  <TableCell
                    key={column.key}
                    align={column.align ?? "left"}
                    sx={{ maxWidth: 360, overflow: "hidden", textOverflow: "ellipsis", ...hide(column) }}
                  >
                    {column.render(item)}
                  </TableCell>
                ))}
                {rowActions && (
                  <TableCell align="right" sx={{ py: 0, pr: 1 }} onClick={(event) => event.stopPropagation()}>
                    {rowActions(item)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <ListEnd endRef={end} {...props} />
    </ScrollBox>
  );
}
