// The form: what people write of each.
import { type NewProduct, type Product, products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { products } from "./api.ts";

export function ProductForm({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = products.useSave();
  return (
    <ResourceDialog<NewProduct>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={product}
      schema={resource.New}
      values={{ name: "", notes: "", ...(product && products.values(product)), businessId }}
      save={(values) => save(product, values)}
      onClose={onClose}
    >
      <FormSection title="Datos">
        <TextField name="name" label="Nombre" autoFocus />
        <TextField name="notes" label="Notas" required={false} />
      </FormSection>
    </ResourceDialog>
  );
}
