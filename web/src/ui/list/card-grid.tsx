// A list as cards side by side, for items recognised by their looks. It has the same states and keys as other lists.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import { ErrorState } from "../state/error-state.tsx";
import { CardsSkeleton } from "../state/skeletons.tsx";
import { byFirstClick } from "./by-first-click.ts";
import type { DataListProps } from "./data-list.tsx";
import { ListEnd, walkRows } from "./list.tsx";
import { useNearEnd } from "./use-near-end.ts";

type Props<Item> = Omit<DataListProps<Item>, "columns" | "renderRow" | "sort" | "onSort" | "openId"> & {
  /** The card's content is up to the caller; the menu is at its bottom. */
  renderCard: (item: Item, actions: ReactNode) => ReactNode;
  /** For items described by text: fewer per row, one on the phone. */
  wide?: boolean;
};

export function CardGrid<Item>(props: Props<Item>) {
  const { label, items, itemId, itemLabel, renderCard, rowActions, onOpen, selection, onSelect, empty, wide } = props;
  const end = useNearEnd(props.hasMore && !props.loadingMore ? props.onMore : undefined);
  if (props.loading) return <CardsSkeleton />;
  if (props.error && items.length === 0)
    return (
      <ErrorState
        error={props.error}
        {...(props.errorTitle && { title: props.errorTitle })}
        {...(props.onRetry && { onRetry: props.onRetry })}
      />
    );
  if (items.length === 0) return empty;
  return (
    <>
      <Box
        role="grid"
        aria-label={label}
        onKeyDown={walkRows}
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: wide ? "1fr" : "1fr 1fr",
            sm: `repeat(auto-fill, minmax(${wide ? 320 : 216}px, 1fr))`,
          },
          gap: { xs: 1.5, sm: 2 },
        }}
      >
        {items.map((item, index) => {
          const id = itemId(item);
          const name = itemLabel?.(item) ?? "";
          return (
            <Box
              key={id}
              role="row"
              aria-label={name}
              tabIndex={index === 0 ? 0 : -1}
              data-row
              onClick={byFirstClick(() => onOpen?.(item))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.target !== event.currentTarget) return;
                event.preventDefault();
                onOpen?.(item);
              }}
              sx={{
                position: "relative",
                minWidth: 0,
                overflow: "hidden",
                border: "1px solid",
                borderColor: selection?.has(id) ? "primary.main" : "divider",
                borderRadius: "10px",
                bgcolor: "background.paper",
                cursor: onOpen ? "pointer" : "default",
                "&:hover": { borderColor: "outline" },
              }}
            >
              <Box role="gridcell" sx={{ height: 1 }}>
                {onSelect && (
                  <Checkbox
                    size="small"
                    checked={selection?.has(id) ?? false}
                    onClick={(event) => event.stopPropagation()}
                    onChange={() => onSelect(toggled(selection, id))}
                    slotProps={{ input: { "aria-label": `Seleccionar ${name}` } }}
                    sx={{ position: "absolute", top: 4, left: 4, bgcolor: "background.paper", zIndex: 1 }}
                  />
                )}
                {renderCard(item, rowActions?.(item))}
              </Box>
            </Box>
          );
        })}
      </Box>
      <ListEnd endRef={end} {...props} />
    </>
  );
}

function toggled(selection: ReadonlySet<string> | undefined, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}
