// The order of the directory on a phone, where no headers stand to be pressed. The chosen one again turns it around.
import Button from "@mui/material/Button";
import { MenuButton } from "../../../../ui/action/menu-button.tsx";
import type { Sort } from "../../../../ui/list/data-list.tsx";
import { sortableColumns } from "./directory-columns.tsx";

/** `onSort`: as the address has it. */
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
