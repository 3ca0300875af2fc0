// Productos.
import type { Product } from "@mostrador/domain/catalog/products/resource.ts";
import { Facts } from "../../../ui/data/facts.tsx";
import { Row } from "../../../ui/list/row.tsx";
import { ResourcePage } from "../../../ui/resource/resource-page.tsx";
import { useListAddress } from "../../../ui/resource/use-list-address.ts";
import { products } from "./api.ts";
import { columns } from "./columns.tsx";
import { ProductForm } from "./fields.tsx";

export function ProductsPage() {
  const address = useListAddress();
  return (
    <ResourcePage<Product>
      address={address}
      data={products.usePage(address)}
      labelOf={(product) => product.name}
      columns={columns}
      renderRow={(product, actions) => <Row title={product.name} subtitle={product.notes} actions={actions} />}
      empty={{ drawing: "list", text: "Aún no hay productos." }}
      tabs={(product) => [
        { value: "datos", label: "Datos", content: <Facts facts={[{ label: "Notas", value: product.notes }]} /> },
      ]}
      form={(product, onClose) => <ProductForm product={product} onClose={onClose} />}
    />
  );
}
