// Adds the members of an audience to a funnel; they are read at that moment.
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { findEverybody } from "../../../business/contacts/index.ts";
import { AddDialog } from "./add-dialog.tsx";

export function AudienceToFunnel({ filter }: { filter: ContactFilter }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agregar a un funnel</Button>
      {isOpen && (
        <AddDialog count={null} find={() => findEverybody(businessId, filter)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
