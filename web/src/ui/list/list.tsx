// A list of rows: arrow keys move, Enter opens, Space selects; the next page loads near the end. It also draws its
// loading, empty and error states, the same in all lists.
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef } from "react";
import { press } from "../key/press.ts";
import { ErrorState } from "../state/error-state.tsx";
import { RowsSkeleton } from "../state/skeletons.tsx";
import { byFirstClick } from "./by-first-click.ts";
import { useNearEnd } from "./use-near-end.ts";

export type ListState = {
  /** Undefined while the first page loads. */
  loading?: boolean;
  error?: unknown;
  /** The text above the error. */
  errorTitle?: string;
  onRetry?: () => void;
  hasMore?: boolean;
  loadingMore?: boolean;
  onMore?: () => void;
};
export type ListProps<Item> = ListState & {
  label: string;
  items: readonly Item[];
  itemId: (item: Item) => string;
  renderItem: (item: Item, row: { selected: boolean }) => ReactNode;
  onOpen?: (item: Item) => void;
  /** The row that is open next to the list. */
  openId?: string | null | undefined;
  /** The empty state. */
  empty: ReactNode;
  skeleton?: ReactNode;
};

export function List<Item>(props: ListProps<Item>) {
  const { label, items, itemId, renderItem, onOpen, openId, empty, skeleton } = props;
  const end = useNearEnd(props.hasMore && !props.loadingMore ? props.onMore : undefined);
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const open = useCallback((item: Item) => latest.current?.(item), []);
  if (props.loading) return skeleton ?? <RowsSkeleton />;
  if (props.error && items.length === 0)
    return (
      <ErrorState
        error={props.error}
        {...(props.errorTitle && { title: props.errorTitle })}
        {...(props.onRetry && { onRetry: props.onRetry })}
        dense
      />
    );
  if (items.length === 0) return empty;
  const openIndex = items.findIndex((item) => itemId(item) === openId);

  return (
    <Box sx={{ p: 0.75 }}>
      <Box role="grid" aria-label={label} onKeyDown={walkRows}>
        {items.map((item, index) => (
          <ListRow
            key={itemId(item)}
            item={item}
            selected={index === openIndex}
            isWay={index === Math.max(openIndex, 0)}
            renderItem={renderItem}
            onOpen={onOpen ? open : undefined}
          />
        ))}
      </Box>
      <ListEnd endRef={end} {...props} />
    </Box>
  );
}

type RowProps<Item> = Pick<ListProps<Item>, "renderItem"> & {
  item: Item;
  selected: boolean;
  /** The row that Tab reaches. */
  isWay: boolean;
  onOpen: ((item: Item) => void) | undefined;
};

/** Renders again only when its item or the way items are drawn changes, because lists can have thousands. */
const ListRow = memo(function ListRow<Item>({ item, selected, isWay, renderItem, onOpen }: RowProps<Item>) {
  return (
    <Box
      role="row"
      aria-selected={selected}
      tabIndex={isWay ? 0 : -1}
      data-row
      onClick={byFirstClick(() => onOpen?.(item))}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The opened view may take the focus: the same key must not press a button there.
        press("row", event, { open: () => onOpen?.(item), select: () => false });
      }}
      sx={[ROW, { cursor: onOpen ? "pointer" : "default" }]}
    >
      <Box role="gridcell" sx={{ display: "flex", alignItems: "center", gap: 1.5, flex: 1, minWidth: 0 }}>
        {renderItem(item, { selected })}
      </Box>
    </Box>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  px: "var(--row-inset, 10px)",
  py: 1,
  minHeight: 56,
  borderRadius: "8px",
  "&:hover": { bgcolor: "action.hover" },
  "&[aria-selected=true], &[aria-selected=true]:hover": { bgcolor: "action.selected" },
  "&:focus-visible": { outlineOffset: -2 },
  contentVisibility: "auto",
  containIntrinsicSize: "auto 56px",
} as const;

/** The last line of a list: loading more, or failed to load. */
export function ListEnd({
  endRef,
  loadingMore,
  hasMore,
  error,
  onRetry,
}: ListState & { endRef: (node: HTMLElement | null) => void }) {
  if (error) {
    const title = hasMore ? "No se pudo cargar lo que sigue" : "No se pudo actualizar la lista";
    return <ErrorState error={error} {...(onRetry && { onRetry })} dense title={title} />;
  }
  if (!hasMore && !loadingMore) return null;
  return (
    <Box ref={endRef} sx={{ display: "grid", placeItems: "center", minHeight: 48 }}>
      {loadingMore && <CircularProgress size={20} aria-label="Cargando más" />}
    </Box>
  );
}

/** Moves the focus between rows. */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  if (event.target instanceof HTMLInputElement) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf((event.target as HTMLElement).closest<HTMLElement>("[data-row]") as HTMLElement);
  const go = (index: number) => rows[Math.max(0, Math.min(rows.length - 1, index))]?.focus();
  press("list", event, {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    first: () => go(0),
    last: () => go(rows.length - 1),
  });
}
