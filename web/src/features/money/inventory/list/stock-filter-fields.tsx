// The filters of the list of stock movements.
import { CAUSE_LABELS, STOCK_CAUSES } from "@mostrador/domain/money/inventory/cause.ts";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { DayField } from "../../../../ui/time/day-field.tsx";
import { useProducts } from "../../../catalog/products/index.ts";

export function StockFilterFields({ branches }: { branches: readonly { _id: string; name: string }[] }) {
  const { data: products = [] } = useProducts();
  return (
    <>
      <DayField name="desde" label="Desde" required={false} />
      <DayField name="hasta" label="Hasta" required={false} />
      <SelectField name="producto" label="Producto" emptyLabel="Todos" options={products.map(named)} />
      <SelectField name="tipo" label="Tipo" emptyLabel="Todos" options={TYPES} />
      <SelectField name="motivo" label="Motivo" emptyLabel="Todos" options={CAUSES} />
      <SelectField name="sucursal" label="Sucursal" emptyLabel="Todas" options={branches.map(named)} />
    </>
  );
}

const TYPES = [
  { value: "in", label: "Entradas" },
  { value: "out", label: "Salidas" },
];
const CAUSES = STOCK_CAUSES.map((value) => ({ value, label: CAUSE_LABELS[value] }));

function named({ _id, name }: { _id: string; name: string }) {
  return { value: _id, label: name };
}
