// The form in its dialog. A new product may bring its first stock; later only stock movements change it.
import { type NewProduct, type Product, products as resource } from "@mostrador/domain/catalog/products/resource.ts";
import type { ReactNode } from "react";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import type { PlanRoom } from "../../../ui/resource/resource-data.ts";
import { ResourceDialog } from "../../../ui/resource/resource-dialog.tsx";
import { useBranches } from "../../business/branches/index.ts";
import { products } from "./api.ts";
import { FirstStockFields } from "./first-stock-fields.tsx";
import { countedShape, emptyStock } from "./first-stock-values.ts";
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
  const branches = useBranches();
  const open = product ? [] : (branches.data ?? []).filter(({ isArchived }) => !isArchived);
  return (
    <ResourceDialog<NewProduct>
      noun={resource.noun}
      name={resource.name}
      owner={businessId}
      row={product}
      schema={product ? productShape : countedShape}
      needs={product ? [] : [branches]}
      values={{ ...productValues(product, businessId), ...(!product && { stock: emptyStock(open) }) }}
      save={(values) => save(product, values)}
      onClose={onClose}
      limit={limit}
      head={head}
      warnsOnLeaving
    >
      <ProductFields businessId={businessId} />
      <FirstStockFields branches={open} />
    </ResourceDialog>
  );
}
