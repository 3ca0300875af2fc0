// Next to the search: order and selection when there are no column heads, and the archive.

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { MenuButton } from "../action/menu-button.tsx";
import { UnfoldMoreRounded } from "../icon/arrows.ts";
import type { Sort } from "../list/data-list.tsx";

type Props = {
  columns: readonly { key: string; label: string; sortable?: boolean }[];
  /** For lists without column heads to sort by. */
  sorts: boolean;
  order: Sort;
  onOrder: (order: Sort) => void;
  /** Undefined: no selection, or checkboxes are always visible. */
  choosing: boolean | undefined;
  onChoosing: (wanted: boolean) => void;
  archiveLabel: string;
  onArchive: () => void;
};

export function ListTools({ columns, sorts, order, onOrder, choosing, onChoosing, archiveLabel, onArchive }: Props) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, label }) => [
      { key, direction: "asc" as const, label },
      { key, direction: "desc" as const, label: `${label}, al revés` },
    ]);
  return (
    <Box sx={{ display: "flex", alignItems: "center", ml: { xs: -1, sm: "auto" }, width: { xs: 1, sm: "auto" } }}>
      {sorts && orders.length > 2 && (
        <MenuButton
          label="Ordenar"
          align="left"
          trigger={(props) => (
            <Button variant="text" startIcon={<UnfoldMoreRounded />} {...props}>
              Ordenar
            </Button>
          )}
          actions={orders.map(({ label, ...wanted }) => ({
            label,
            selected: wanted.key === order.key && wanted.direction === order.direction,
            onSelect: () => onOrder(wanted),
          }))}
        />
      )}
      {choosing !== undefined && (
        <Button variant="text" onClick={() => onChoosing(!choosing)}>
          {choosing ? "Listo" : "Seleccionar"}
        </Button>
      )}
      <Button variant="text" onClick={onArchive} sx={{ ml: "auto" }}>
        {archiveLabel}
      </Button>
    </Box>
  );
}
