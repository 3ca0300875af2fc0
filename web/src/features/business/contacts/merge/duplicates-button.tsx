// 'Posibles duplicados (n)' in the directory, while there are any.
import { keepApart, mergeContacts } from "@mostrador/domain/business/contacts/merge/routes.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useDuplicates } from "./merge-api.ts";

const dialog = latePart(async () => (await import("./duplicates-dialog.tsx")).DuplicatesDialog);

export function DuplicatesButton() {
  const mayCall = useMayCall();
  const total = useDuplicates().data?.total ?? 0;
  const [open, setOpen] = useState(false);
  if (!mayCall(mergeContacts) && !mayCall(keepApart)) return null;
  return (
    <>
      {total > 0 && (
        <Button onClick={() => setOpen(true)}>Posibles duplicados ({total.toLocaleString("es-MX")})</Button>
      )}
      {open && <Late part={dialog} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
