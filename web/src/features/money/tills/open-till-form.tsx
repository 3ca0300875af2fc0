// 'Abrir caja': the caller's own till in a branch, with its float.
import { NewTill } from "@mostrador/domain/money/tills/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PesosField } from "../../../ui/field/pesos-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useOpenTill } from "./api.ts";

type Props = { branches: readonly { _id: string; name: string }[]; onClose: () => void };

export function OpenTillForm({ branches, onClose }: Props) {
  const businessId = useActiveBusiness().businessId ?? "";
  const open = useOpenTill();
  const toast = useToast();
  return (
    <FormDialog<NewTill>
      open
      size="small"
      onClose={onClose}
      title="Abrir caja"
      schema={NewTill}
      defaultValues={{ businessId, branchId: branches[0]?._id ?? null, float: 0, note: "" }}
      errorRoot="till"
      submitLabel="Abrir caja"
      savingLabel="Abriendo…"
      onSubmit={async (till) => {
        toast.success((await open.mutateAsync({ body: { till } })).message);
      }}
    >
      {branches.length > 1 && (
        <SelectField
          name="branchId"
          label="Sucursal"
          options={branches.map(({ _id: value, name: label }) => ({ value, label }))}
        />
      )}
      <PesosField name="float" label="Fondo" help="El efectivo que ya está en la caja" placeholder="500.00" />
      <TextField name="note" label="Nota" required={false} />
    </FormDialog>
  );
}
