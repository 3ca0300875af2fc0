// Adds the contacts selected in the directory to a funnel.
import Button from "@mui/material/Button";
import { useState } from "react";
import { AddDialog } from "./add-dialog.tsx";

type Props = { ids: readonly string[]; onDone: () => void };

export function AddToFunnel({ ids, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Agregar a un funnel
      </Button>
      {isOpen && (
        <AddDialog
          count={ids.length}
          find={async () => ({ ids, total: ids.length })}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
