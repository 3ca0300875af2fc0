// The actions on the selected rows.

import Button from "@mui/material/Button";
import { ArchiveOutlined, DeleteOutlineRounded, UnarchiveOutlined } from "../icon/list-actions.ts";
import { usePhone } from "../layout/use-screen.ts";
import { SelectionBar } from "../list/selection-bar.tsx";

type Props<Row> = {
  rows: readonly Row[];
  archived: boolean;
  onClear: () => void;
  onArchive?: (rows: readonly Row[], archive: boolean) => unknown;
  onRemove?: (rows: readonly Row[]) => unknown;
};

export function SelectedRows<Row>({ rows, archived, onClear, onArchive, onRemove }: Props<Row>) {
  const phone = usePhone();
  const then = (act: () => unknown) => () => {
    act();
    onClear();
  };
  return (
    <SelectionBar count={rows.length} onClear={onClear}>
      {onArchive && (
        <Button
          size="small"
          startIcon={!phone && (archived ? <UnarchiveOutlined /> : <ArchiveOutlined />)}
          onClick={then(() => onArchive(rows, !archived))}
        >
          {archived ? "Desarchivar" : "Archivar"}
        </Button>
      )}
      {onRemove && !archived && (
        <Button
          size="small"
          color="error"
          startIcon={!phone && <DeleteOutlineRounded />}
          onClick={then(() => onRemove(rows))}
        >
          Eliminar
        </Button>
      )}
    </SelectionBar>
  );
}
