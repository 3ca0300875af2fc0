// Changes the last day of a bought package, and its note.
import { type PackagePurchase, PackagePurchaseEdit } from "@mostrador/domain/money/packages/schema.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useEditSale } from "../api.ts";

export function ExpiryForm({ purchase, onClose }: { purchase: PackagePurchase; onClose: () => void }) {
  const edit = useEditSale();
  const toast = useToast();
  const { _id: id, expiresOn, note, updatedAt, status } = purchase;
  return (
    <FormDialog<PackagePurchaseEdit>
      open
      size="small"
      onClose={onClose}
      title="Vigencia y nota"
      schema={PackagePurchaseEdit}
      defaultValues={{ expiresOn, note, updatedAt }}
      errorRoot="purchase"
      onSubmit={async (written) => {
        toast.success((await edit.mutateAsync({ params: { id }, body: { purchase: written } })).message);
      }}
    >
      <DayField
        name="expiresOn"
        label="Vence el"
        required={false}
        help={status === "expired" ? "Con una fecha nueva vuelven las sesiones que vencieron." : "Vacío: no vence"}
      />
      <TextArea name="note" label="Nota" required={false} max={500} />
    </FormDialog>
  );
}
