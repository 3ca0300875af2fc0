import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { audiences } from "./api.ts";
import { AudienceForm } from "./fields.tsx";
import { RemoveFilter } from "./shown-audience.tsx";

/** Beside the filter of the directory: keeps it as a living audience; or says which audience the directory shows. */
export function FilterAudience({ filter }: { filter: ContactFilter }) {
  const [isOpen, setOpen] = useState(false);
  const { audience, ...rest } = filter;
  const all = audiences.useAll().data;
  if (audience) return <RemoveFilter name={all?.find(({ _id }) => _id === audience)?.name ?? "Audiencia"} />;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        Crear audiencia
      </Button>
      {isOpen && <AudienceForm audience={null} filter={rest} onClose={() => setOpen(false)} />}
    </>
  );
}
