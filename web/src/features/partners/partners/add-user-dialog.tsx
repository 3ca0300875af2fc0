import type { FoundUser } from "@mostrador/domain/partners/partners/schema.ts";
import { UserEmail } from "@mostrador/domain/partners/partners/schema.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import type * as z from "zod";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { Notice } from "../../../ui/state/notice.tsx";
import { sayError } from "../../../ui/state/say-error.ts";
import { useToast } from "../../../ui/state/toast.ts";
import { useAddUser, useFindUser } from "./api.ts";

const NOT_FOUND_YET = "Primero debes buscar y encontrar un usuario válido";

/** Adding is possible only once a person was found. */
export function AddUserDialog({ partnerId, onClose }: { partnerId: string; onClose: () => void }) {
  const find = useFindUser();
  const add = useAddUser();
  const toast = useToast();
  const [found, setFound] = useState<z.infer<typeof FoundUser> | null>(null);
  const addFound = async () => {
    if (!found) return toast.error(NOT_FOUND_YET);
    const body = { action: "addUser" as const, userId: found._id };
    try {
      toast.success((await add.mutateAsync({ params: { id: partnerId }, body })).message);
      onClose();
    } catch (error) {
      toast.error(sayError(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Agregar usuario"
      actions={
        <Button variant="contained" color="primary" disabled={add.isPending} onClick={() => void addFound()}>
          Agregar
        </Button>
      }
    >
      <Form<z.infer<typeof UserEmail>>
        aria-label="Buscar usuario"
        schema={UserEmail}
        defaultValues={{ email: "" }}
        onSubmit={async (body) => {
          setFound(null);
          setFound((await find.mutateAsync({ body })).data);
        }}
        actions={<FormActions submitLabel="Buscar" savingLabel="Buscando..." onCancel={onClose} />}
      >
        <TextField
          name="email"
          label="Correo"
          type="email"
          help="El correo exacto con el que inicia sesión."
          required
        />
      </Form>
      {found && (
        <Notice tone="success" role="status">
          {`${found.name} (${found.email})`}
        </Notice>
      )}
    </Dialog>
  );
}
