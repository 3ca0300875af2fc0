// 'Traspasar entre sucursales': products that go from one branch to another.
import type { NewStockTransfer } from "@mostrador/domain/money/inventory/schema.ts";
import { useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { useBranches } from "../../business/branches/index.ts";
import { ProductLinesField, useProducts } from "../../catalog/products/index.ts";
import { useTransferStock } from "./api.ts";
import { contentKeys } from "./count-values.ts";
import { useTold } from "./told.ts";
import { transferShape } from "./transfer-values.ts";

export function TransferForm({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const branches = useBranches();
  const products = useProducts();
  const transfer = useTransferStock();
  const tell = useTold();
  const [keyOf] = useState(contentKeys);
  const open = (branches.data ?? []).filter((one) => !one.isArchived);
  return (
    <FormDialog<NewStockTransfer>
      open
      onClose={onClose}
      needs={[branches, products]}
      title="Traspasar entre sucursales"
      schema={transferShape(businessId, keyOf)}
      defaultValues={{
        fromBranchId: open[0]?._id ?? null,
        toBranchId: open[1]?._id ?? null,
        lines: [{ productId: null, quantity: 1 }],
        comments: "",
      }}
      onSubmit={async (values) => tell(await transfer.mutateAsync({ body: { transfer: values } }))}
      submitLabel="Traspasar"
      savingLabel="Guardando…"
      errorRoot="transfer"
    >
      <TransferFields branches={open} />
    </FormDialog>
  );
}

function TransferFields({ branches }: { branches: readonly { _id: string; name: string }[] }) {
  const from = useFormValue<string | null>("fromBranchId");
  const options = branches.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      <FormSection columns={2}>
        <SelectField name="fromBranchId" label="Sale de" options={options} />
        <SelectField name="toBranchId" label="Llega a" options={options} />
      </FormSection>
      <ProductLinesField name="lines" amountName="quantity" {...(from && { branchId: from })} />
      <TextArea name="comments" label="Comentarios" max={200} minRows={2} required={false} />
    </>
  );
}
