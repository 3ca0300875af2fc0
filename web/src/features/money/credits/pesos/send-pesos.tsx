// 'Enviar saldo': the team sends pesos to a business that pays by conversion, or takes them back.
import { NewPesoMovement } from "@mostrador/domain/money/credits/pesos/schema.ts";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { newKey } from "../../../../lib/new-key.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../../ui/field/choice-field.tsx";
import { PesosField } from "../../../../ui/field/pesos-field.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useSendPesos } from "../api.ts";

const TYPES = [
  { value: "recharge", label: "Enviar" },
  { value: "extract", label: "Extraer" },
] as const;

export function SendPesos({ business, onClose }: { business: { _id: string; name: string }; onClose: () => void }) {
  const send = useSendPesos();
  const toast = useToast();
  // a double click or a retry after a connection error creates one movement
  const [key] = useState(() => newKey());
  return (
    <FormDialog<NewPesoMovement>
      open
      onClose={onClose}
      title="Enviar saldo"
      schema={NewPesoMovement}
      defaultValues={{ businessId: business._id, key, type: "recharge", amount: null, note: "" }}
      submitLabel="Guardar"
      onSubmit={async (body) => {
        toast.success((await send.mutateAsync({ body })).message);
      }}
    >
      <Typography variant="body2">{business.name}</Typography>
      <ChoiceField name="type" label="Movimiento" options={TYPES} />
      <PesosField name="amount" label="Cantidad" />
      <TextField name="note" label="Nota" required={false} />
    </FormDialog>
  );
}
