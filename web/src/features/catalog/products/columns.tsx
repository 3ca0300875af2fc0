// What the list shows of each row.
import type { Product } from "@mostrador/domain/catalog/products/resource.ts";
import type { Column } from "../../../ui/list/data-list.tsx";

export const columns: readonly Column<Product>[] = [
  { key: "name", label: "Nombre", render: (product) => product.name, sortable: true },
  { key: "notes", label: "Notas", render: (product) => product.notes, wideOnly: true },
];
