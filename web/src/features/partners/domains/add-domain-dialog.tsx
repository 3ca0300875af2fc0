import { NewDomain } from "@mostrador/domain/partners/domains/schema.ts";
import type * as z from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useAddDomain } from "./api.ts";

type Props = { partnerId: string; onAdded: (hostname: string) => void; onClose: () => void };

export function AddDomainDialog({ partnerId, onAdded, onClose }: Props) {
  const add = useAddDomain();
  const toast = useToast();
  return (
    <FormDialog<z.output<typeof NewDomain>>
      open
      title="Agregar dominio"
      size="small"
      schema={NewDomain}
      defaultValues={{ hostname: "", partnerId }}
      submitLabel="Agregar"
      savingLabel="Agregando..."
      onClose={onClose}
      onSubmit={async (body) => {
        const { data, message } = await add.mutateAsync({ body });
        toast.success(message);
        onAdded(data.hostName);
      }}
    >
      <TextField
        name="hostname"
        label="Dominio"
        help="Como citas.tumarca.mx. Después te decimos qué escribir donde lo administras."
        required
      />
    </FormDialog>
  );
}
