// 'Exportar' for contacts: selected ones, one type, or the result of a search and a filter. The dialog loads when the
// button is pressed.
import Button from "@mui/material/Button";
import { useState } from "react";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import type { ExportSelection } from "./exported.ts";

const dialog = /* @__PURE__ */ latePart(async () => (await import("./export-dialog.tsx")).ExportDialog);

export function ExportButton({ size = "medium", ...props }: ExportSelection & { size?: "small" | "medium" }) {
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
