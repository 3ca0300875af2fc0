// The form in its dialog. What there is of a product changes by movements alone.
import { type NewProduct, type Product, products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { products } from "./api.ts";
import { ProductFields } from "./product-fields.tsx";
import { productShape, productValues } from "./product-values.ts";

export function ProductForm({ product, onClose }: { product: Product | null; onClose: () => void }) {
  const businessId = useActiveBusiness().businessId ?? "";
  const save = products.useSave();
  return (
    <ResourceDialog<NewProduct>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={product}
      schema={productShape}
      values={productValues(product, businessId)}
      save={(values) => save(product, values)}
      onClose={onClose}
      warnsOnLeaving
    >
      <ProductFields businessId={businessId} />
    </ResourceDialog>
  );
}
