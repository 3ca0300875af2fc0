// 'Exportar' of contacts, chosen ones or all of a type: the dialog that does it comes when it is pressed.
import Button from "@mui/material/Button";
import { useState } from "react";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import type { Exported } from "./exported.ts";

const dialog = latePart(async () => (await import("./export-dialog.tsx")).ExportDialog);

export function ExportButton({ size = "medium", ...props }: Exported & { size?: "small" | "medium" }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        Exportar
      </Button>
      {open && <Late part={dialog} props={{ ...props, onClose: () => setOpen(false) }} />}
    </>
  );
}
