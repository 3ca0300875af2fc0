// The form in its dialog. Only stock movements change the quantity of a product.
import { type NewProduct, type Product, products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import type { ReactNode } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import type { PlanRoom } from "../../../ui/resource/resource-data.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { products } from "./api.ts";
import { ProductFields } from "./product-fields.tsx";
import { productShape, productValues } from "./product-values.ts";

type Props = {
  product: Product | null;
  limit?: PlanRoom | null | undefined;
  /** Above the fields: the tabs of `OneOrMany`. */
  head?: ReactNode;
  onClose: () => void;
};

export function ProductForm({ product, limit, head, onClose }: Props) {
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
      limit={limit}
      head={head}
      warnsOnLeaving
    >
      <ProductFields businessId={businessId} />
    </ResourceDialog>
  );
}
