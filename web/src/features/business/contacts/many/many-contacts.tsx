// Beside the directory: many contacts in, and out again.
import type { ContactType } from "@mostrador/domain/business/contacts/schema.ts";
import Box from "@mui/material/Box";
import { BulkUpload } from "./bulk-upload.tsx";
import { ExportButton } from "./export-button.tsx";

export function ManyContacts({ type }: { type: ContactType | null }) {
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      <BulkUpload />
      <ExportButton type={type} />
    </Box>
  );
}
