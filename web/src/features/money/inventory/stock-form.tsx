// 'Registrar movimiento de inventario': records stock in or out.

import { quantityText, stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import { USUAL_ZONE } from "@mostrador/domain/kit/calendar.ts";
import type { NewStockMovement, StockMovementInput } from "@mostrador/domain/money/inventory/schema.ts";
import Box from "@mui/material/Box";
import { useState } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { ChoiceField } from "../../../ui/field/choice-field.tsx";
import { NumberField } from "../../../ui/field/number-field.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { Notice } from "../../../ui/state/notice.tsx";
import { DayField } from "../../../ui/time/day-field.tsx";
import { TimeField } from "../../../ui/time/time-field.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { useProducts } from "../../catalog/products/index.ts";
import { useMoveStock } from "./api.ts";
import { stockShape, stockValues } from "./stock-values.ts";
import { useTold } from "./told.ts";

const TYPES = [
  { value: "in" as const, label: "Entrada" },
  { value: "out" as const, label: "Salida" },
];

export function StockForm({ onClose }: { onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const branches = useBranches();
  const products = useProducts();
  const move = useMoveStock();
  const tell = useTold();
  const open = (branches.data ?? []).filter((one) => !one.isArchived);
  const first = open[0]?._id ?? null;
  const zoneOf = (id: string | null) => open.find((one) => one._id === id)?.timezone.name ?? USUAL_ZONE;
  const [now] = useState(Date.now);
  return (
    <FormDialog<NewStockMovement>
      open
      onClose={onClose}
      needs={[branches, products]}
      title="Registrar movimiento de inventario"
      schema={stockShape(businessId, zoneOf)}
      defaultValues={stockValues(first, zoneOf(first), now)}
      onSubmit={async (stockMovement: StockMovementInput) => tell(await move.mutateAsync({ body: { stockMovement } }))}
      draftKey={`stock:new:${businessId}`}
      errorRoot="stockMovement"
    >
      <StockFields branches={open} />
    </FormDialog>
  );
}

function StockFields({ branches }: { branches: readonly { _id: string; name: string }[] }) {
  const { data: products = [] } = useProducts();
  const branchId = useFormValue<string | null>("branchId") ?? undefined;
  const productId = useFormValue<string | null>("productId");
  const type = useFormValue<"in" | "out">("type");
  const quantity = useFormValue<number | null>("quantity") ?? 0;
  const product = products.find(({ _id }) => _id === productId);
  const there = product ? stockIn(product.stock, branchId) : 0;
  const left = type === "in" ? there + quantity : there - quantity;
  return (
    <>
      <FormSection title="Movimiento" columns={2}>
        <SelectField
          name="productId"
          label="Producto"
          options={products.filter((one) => !one.isArchived).map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <ChoiceField name="type" label="Tipo" options={TYPES} />
        <NumberField name="quantity" label="Cantidad" end={product?.unit} />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 2, alignItems: "start" }}>
          <DayField name="day" label="Día" />
          <TimeField name="time" label="Hora" />
        </Box>
        {branches.length > 1 && (
          <SelectField
            name="branchId"
            label="Sucursal"
            options={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        )}
      </FormSection>
      {product && (
        <Notice tone={left < 0 ? "warning" : "primary"} role="status">
          {`Hay ${quantityText(there, product.unit)}; ${left < 0 ? "con esta salida queda en" : "quedan"} ${quantityText(left, product.unit)}.`}
        </Notice>
      )}
      <TextArea name="comments" label="Comentarios" max={500} required={false} />
      <TextField name="customId" label="Identificador" required={false} help="Hasta 10 letras y números" />
    </>
  );
}
