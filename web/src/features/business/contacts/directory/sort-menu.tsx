// The order of the directory on a phone, where there are no column headers. Choosing the current one again reverses it.
import Button from "@mui/material/Button";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import type { Sort } from "../../../../ui/list/data-list.tsx";
import { sortableColumns } from "./directory-columns.tsx";

/** `onSort`: gets the value for the address. */
type Props = { seesMoney: boolean; sort: Sort | null; onSort: (order: string) => void };

export function SortMenu({ seesMoney, sort, onSort }: Props) {
  return (
    <MenuButton
      label="Ordenar contactos"
      trigger={(props) => (
        <Button variant="text" {...props}>
          Ordenar
        </Button>
      )}
      actions={sortableColumns(seesMoney).map(({ key, label }) => {
        const chosen = sort?.key === key ? sort.direction : null;
        const arrow = chosen && (chosen === "asc" ? " ↑" : " ↓");
        return {
          label: `${label}${arrow ?? ""}`,
          selected: chosen !== null,
          onSelect: () => onSort(chosen === "asc" ? `-${key}` : key),
        };
      })}
    />
  );
}
