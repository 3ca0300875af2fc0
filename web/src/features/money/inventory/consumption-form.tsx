// Records what an appointment used up; starts with the usual amounts of its service.
import type { StockMovementBody } from "@mostrador/domain/money/inventory/schema.ts";
import type * as z from "zod";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { ProductLinesField, useProducts } from "../../catalog/products/index.ts";
import { useMoveStock } from "./api.ts";
import { consumptionShape } from "./consumption-values.ts";
import { useTold } from "./told.ts";

export type ConsumptionOf = {
  appointmentId: string;
  branchId: string;
  /** The usual consumption of the service. */
  usual: readonly { productId: string; amount: number }[];
};
type Output = z.output<typeof StockMovementBody>;

export function ConsumptionForm({ of, onClose }: { of: ConsumptionOf; onClose: () => void }) {
  const { appointmentId, branchId, usual } = of;
  const { businessId } = useActiveBusiness();
  const products = useProducts();
  const move = useMoveStock();
  const tell = useTold();
  const lines = usual.map(({ productId, amount }) => ({ productId, quantity: amount }));
  return (
    <FormDialog<Output>
      open
      onClose={onClose}
      needs={[products]}
      title="Registrar consumo de productos"
      schema={consumptionShape({ businessId: businessId ?? "", appointmentId, branchId })}
      defaultValues={{
        stockMovements: lines.length > 0 ? lines : [{ productId: null, quantity: 1 }],
        comments: "",
      }}
      onSubmit={async (body) => tell(await move.mutateAsync({ body }))}
      submitLabel="Registrar consumo"
    >
      <ProductLinesField name="stockMovements" amountName="quantity" branchId={branchId} />
      <TextArea name="comments" label="Comentarios" max={500} minRows={2} required={false} />
    </FormDialog>
  );
}
