// How much there is of a new product, in each branch.
import { NumberField } from "../../../ui/field/number-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";

export function FirstStockFields({ branches }: { branches: readonly { _id: string; name: string }[] }) {
  if (branches.length === 0) return null;
  return (
    <FormSection
      title="Existencia inicial"
      description="Cuánto tienes hoy. Después cambia con cada movimiento de inventario."
      columns={2}
    >
      {branches.map(({ _id, name }, at) => (
        <NumberField
          key={_id}
          name={`stock.${at}.quantity`}
          label={branches.length === 1 ? "Cantidad" : name}
          required={false}
        />
      ))}
    </FormSection>
  );
}
