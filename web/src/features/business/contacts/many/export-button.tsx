// 'Exportar' of contacts, chosen ones or all of a type: the dialog that does it comes when it is pressed.
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Late, latePart } from "../../../../ui/state/late.tsx";

const dialog = latePart(async () => (await import("./export-dialog.tsx")).ExportDialog);

/** `ids`: these alone; without them all, or those of `type`. */
export type Exported = { ids?: readonly string[]; type?: ContactType | null };

export function ExportButton(props: Exported) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Exportar</Button>
      {open && <Late part={dialog} props={{ ...props, onClose: () => setOpen(false) }} />}
    </>
  );
}
