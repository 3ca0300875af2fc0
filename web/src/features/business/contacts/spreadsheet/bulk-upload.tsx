// 'Carga Masiva' in the directory: only the button; the rest loads when it is pressed.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../../../../lib/session/active-business.ts";
import { UploadFileOutlined } from "../../../../ui/icon/list-actions.ts";
import { Late, latePart } from "../../../../ui/state/late.tsx";

const dialog = latePart(async () => (await import("./bulk-upload-dialog.tsx")).BulkUploadDialog);

export function BulkUpload() {
  const [open, setOpen] = useState(false);
  if (!useMay()(PAGE.contactos, "edit")) return null;
  return (
    <>
      <Button startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        Carga Masiva
      </Button>
      {open && <Late part={dialog} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
